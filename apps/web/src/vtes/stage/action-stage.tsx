// The action under way: how far it has come, what it does, how it stands, and who has a say.

import { type Action, impulseOrder, type Standing, standingAfter, standingOf } from '@nocturne/vtes';
import { Fragment, type ReactNode } from 'react';
import { Mark } from '../../marks/mark.tsx';
import type { LiveTable } from '../../table/types.ts';
import { useLow, useNarrow } from '../media.ts';
import { useDeciding } from '../prompt/deciding.ts';
import { passOf } from '../prompt/draft.ts';
import { armedOption } from '../prompt/lights.ts';
import { useWords, type Words } from '../prompt/use-words.ts';
import { Ladder } from './ladder.tsx';
import { actionSentence, NUMBER, sourceOf } from './sentence.ts';
import { useStageText } from './text/use-stage-text.ts';
import { verdictOf } from './verdict.ts';

const STEPS = ['announced', 'block', 'resolution', 'after'] as const;

function stepOf({ state, outcome }: Action): number {
  if (state === 'over') return 3;
  if (outcome !== 'pending' || state === 'blocked') return 2;
  return state === 'announced' ? 0 : 1;
}

function Steps({ action }: { readonly action: Action }): ReactNode {
  const say = useStageText();
  const now = stepOf(action);
  return (
    <ol className="stage-steps">
      {STEPS.map((step, at) => (
        <li key={step} className={at < now ? 'done' : ''} aria-current={at === now ? 'step' : undefined}>
          {at > 0 && <Mark id="i-chev" />}
          <span>{say(`step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The sentence with its number in red. */
function Sentence({
  words,
  action,
  bleed,
}: {
  words: Words;
  action: Action;
  bleed: number | null;
}): ReactNode {
  const say = useStageText();
  const { key, values } = actionSentence(words, action);
  const parts = say(key, values).split(NUMBER);
  return (
    <h1 className="stage-sentence">
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <em>{bleed ?? 0}</em>}
          {part}
        </Fragment>
      ))}
    </h1>
  );
}

function Under({ words, action }: { words: Words; action: Action }): ReactNode {
  const say = useStageText();
  const source = sourceOf(words, action);
  const { blood, pool } = action.cost;
  const parts = [
    ...(source === '' ? [] : [say('with', { card: source })]),
    ...(blood > 0 ? [say('cost.blood', { amount: blood })] : []),
    ...(pool > 0 ? [say('cost.pool', { amount: pool })] : []),
  ];
  return parts.length === 0 ? null : <p className="stage-under">{parts.join(' · ')}</p>;
}

/** V-4.19's order, whoever has anything to say. */
function Order({ words }: { readonly words: Words }): ReactNode {
  const say = useStageText();
  const { asked } = useDeciding();
  const { seat, view } = words;
  return (
    <ol className="stage-order" aria-label={say('order.title')}>
      {impulseOrder(view.table).map((one, at) => {
        const decides = one === seat && asked !== null;
        return (
          <li key={one}>
            {at > 0 && <Mark id="i-chev" />}
            <span className={decides ? 'deciding' : ''}>
              {decides && <Mark id="i-play" />}
              {decides ? say('order.decide') : words.who(one)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** On small screens in place of the ladder. */
function InALine({ standing, ghost }: { standing: Standing; ghost: Standing | null }): ReactNode {
  const next = (what: 'stealth' | 'intercept'): string => {
    const after = ghost?.[what] ?? null;
    return after === null || after === standing[what] ? '' : ` → ${after}`;
  };
  return (
    <p className="stage-line" aria-hidden="true">
      <Mark id="i-mask" /> {standing.stealth}
      <b>{next('stealth')}</b> · <Mark id="i-eye" /> {standing.intercept ?? '–'}
      <b>{next('intercept')}</b>
    </p>
  );
}

function useGhost(words: Words): Standing | null {
  const option = armedOption(useDeciding().asked);
  if (option === undefined || !['play', 'use'].includes(option.do)) return null;
  return standingAfter(words.view.table, option as never);
}

/** How it stands; Pass says it, too. */
function Verdict({ words }: { readonly words: Words }): ReactNode {
  const say = useStageText();
  const { asked } = useDeciding();
  const verdict = verdictOf(words, null);
  if (verdict === null) return null;
  const said = asked !== null && passOf(asked) !== null;
  return <p className={said ? 'stage-verdict said' : 'stage-verdict'}>{say(verdict.key, verdict.values)}</p>;
}

export function ActionStage({ table, action }: { table: LiveTable; action: Action }): ReactNode {
  const words = useWords(table);
  const ghost = useGhost(words);
  const narrow = useNarrow();
  const low = useLow();
  const standing = standingOf(words.view.table);
  const open = action.outcome === 'pending' && action.state !== 'blocked';
  return (
    <>
      {!narrow && <Steps action={action} />}
      <Sentence words={words} action={action} bleed={ghost?.bleed ?? standing?.bleed ?? null} />
      {!narrow && <Under words={words} action={action} />}
      {open && standing !== null && (
        <>
          {!low && <Ladder words={words} action={action} standing={standing} ghost={ghost} />}
          <InALine standing={standing} ghost={ghost} />
        </>
      )}
      {!low && <Verdict words={words} />}
      {!narrow && <Order words={words} />}
    </>
  );
}
