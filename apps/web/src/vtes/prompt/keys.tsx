// The keys of decisions. What cards and regions do with keys is theirs.

import { type ReactNode, useState } from 'react';
import { KeysSheet } from '../../table/keys-sheet.tsx';
import { type Keys as Handled, useKeys } from '../../table/keys.ts';
import type { Thing } from '../choosing.ts';
import { type Deciding, useDeciding } from './deciding.ts';
import { usePromptText } from './text/use-prompt-text.ts';

/** The other level, if there is one. */
function otherLevel({ asked, pickFact }: Deciding): void {
  const level = asked?.narrowed.steps.find(({ facet }) => facet === 'mode');
  if (level === undefined) return;
  const at = level.values.indexOf(level.chosen);
  pickFact('mode', level.values[(at + 1) % level.values.length]!);
}

function takeSide({ asked, pressFact }: Deciding, side: 'for' | 'against'): void {
  if (asked?.narrowing.options.some((facts) => facts['side'] === side)) pressFact('side', side);
}

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

function numbers({ keyed, pressFact }: Deciding, press: (thing: Thing) => void): Handled {
  return Object.fromEntries(
    keyed.map(({ facet, value, thing }, index) => [
      String(index + 1),
      () => (thing === undefined ? pressFact(facet, value) : press(thing)),
    ]),
  );
}

export function Keys({ press }: { readonly press: (thing: Thing) => void }): ReactNode {
  const deciding = useDeciding();
  const say = usePromptText();
  const [listed, setListed] = useState(false);
  useKeys({
    ...numbers(deciding, press),
    Enter: deciding.act,
    Escape: deciding.putBack,
    ' ': deciding.pass,
    l: () => otherLevel(deciding),
    e: deciding.end,
    f: () => takeSide(deciding, 'for'),
    a: () => takeSide(deciding, 'against'),
    y: () => focusOn('.prompt-skips button'),
    w: () => focusOn('.why-not'),
    '?': () => setListed(true),
  });
  if (!listed) return null;
  const keys = [
    ['1–9', say('keys.numbers')],
    ['Enter', say('keys.enter')],
    ['Esc', say('keys.escape')],
    ['␣', say('keys.space')],
    ['L', say('keys.level')],
    ['E E', say('keys.end')],
    ['F · A', say('keys.sides')],
    ['Y', say('keys.skip')],
    ['W', say('keys.why')],
    ['Tab', say('keys.tab')],
    ['?', say('keys.help')],
  ] as const;
  return <KeysSheet keys={keys} onClose={() => setListed(false)} />;
}
