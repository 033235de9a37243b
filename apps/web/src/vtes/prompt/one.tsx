// Choosing one: what is lit, what comes next, what is armed; and everything in words.

import { type ReactNode, useState } from 'react';
import { useTableTexts } from '../../table/texts.ts';
import type { LiveTable } from '../../table/types.ts';
import type { Thing } from '../choosing.ts';
import { useNarrow } from '../media.ts';
import { Armed } from './armed.tsx';
import { useDeciding } from './deciding.ts';
import type { Asked } from './draft.ts';
import { PASSING, type Seen, thingOf } from './facts.ts';
import { askKey, labelOf, thingName } from './labels.ts';
import { armedOption } from './lights.ts';
import { Sharing } from './sharing.tsx';
import { Sides, Sources } from './sides.tsx';
import { usePromptText } from './text/use-prompt-text.ts';
import { useWords } from './use-words.ts';

interface BodyProps {
  readonly table: LiveTable;
  readonly asked: Asked;
}

/** What was chosen first. */
function Chosen({ table, asked }: BodyProps): ReactNode {
  const words = useWords(table);
  const say = usePromptText();
  const subject = asked.narrowed.steps.find(({ facet }) => facet === 'subject')?.chosen ?? '';
  const thing = thingOf('subject', subject);
  return thing === undefined ? null : <b className="prompt-chosen">{thingName({ words, say }, thing)}</b>;
}

/** The way back to everything that may be chosen. */
function PutBack(): ReactNode {
  const { putBack } = useDeciding();
  const say = useTableTexts();
  return (
    <button type="button" className="prompt-back" onClick={putBack}>
      {say('choose.put-back')} <kbd aria-hidden="true">Esc</kbd>
    </button>
  );
}

/** The answers to what is asked next. */
function Asks({ table, asked }: BodyProps): ReactNode {
  const { pressFact, keyed } = useDeciding();
  const words = useWords(table);
  const say = usePromptText();
  const { asks } = asked.narrowed;
  if (asks === null) return null;
  return (
    <>
      <Chosen table={table} asked={asked} />
      <p className="prompt-next">{say(askKey(asks.facet))}</p>
      <ul className="prompt-chips">
        {asks.values.map((value) => {
          const key = keyed.findIndex((one) => one.facet === asks.facet && one.value === value) + 1;
          return (
            <li key={value}>
              <button type="button" onClick={() => pressFact(asks.facet, value)}>
                {key > 0 && <kbd aria-hidden="true">{key}</kbd>}
                {labelOf({ words, say }, asked, asks.facet, value)}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A card on another one is no more than a mark there. */
const isSeen = ({ table }: Seen, thing: Thing | undefined): boolean =>
  thing !== undefined && !table.cards.some(({ id, on }) => on !== 0 && thing === `card ${id}`);

/** So many things that are lit are named, too. */
const FEW = 3;

/** What may be chosen on the table: with what it does if it is one thing, by name if they are few and there is room. */
function Lit({ table, asked, subjects }: BodyProps & { readonly subjects: readonly string[] }): ReactNode {
  const words = useWords(table);
  const say = usePromptText();
  const narrow = useNarrow();
  const [only, ...others] = asked.options.filter((option) => !PASSING.includes(option.do));
  const isOne = others.length === 0;
  const what = isOne
    ? words.option(asked.question, only)
    : subjects.map((subject) => labelOf({ words, say }, asked, 'subject', subject)).join(', ');
  const isNamed = isOne || (!narrow && subjects.length <= FEW);
  return (
    <p className="prompt-next prompt-lit">{isNamed ? say('pick-lit-named', { what }) : say('pick-lit')}</p>
  );
}

/** What is no thing on the table, or not one that is seen: in words from the first. */
function Begin({ table, asked }: BodyProps): ReactNode {
  const { pressFact, keyed } = useDeciding();
  const words = useWords(table);
  const say = usePromptText();
  const subjects = [...new Set(asked.narrowing.options.map((facts) => facts['subject']!))];
  const lit = subjects.filter((subject) => isSeen(words.view, thingOf('subject', subject)));
  const unseen = subjects.filter((subject) => !lit.includes(subject) && !PASSING.includes(subject.slice(3)));
  return (
    <>
      {lit.length > 0 && <Lit table={table} asked={asked} subjects={lit} />}
      <ul className="prompt-chips">
        {unseen.map((subject) => {
          const key = keyed.findIndex(({ value }) => value === subject) + 1;
          return (
            <li key={subject}>
              <button type="button" onClick={() => pressFact('subject', subject)}>
                {key > 0 && <kbd aria-hidden="true">{key}</kbd>}
                {labelOf({ words, say }, asked, 'subject', subject)}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Those that are left; of what is armed, those of the same thing. */
function placesLeft({ options, narrowing, narrowed, draft }: Asked): readonly number[] {
  if (draft.picks.size === 0) return options.map((_, place) => place);
  if (narrowed.option === null) return narrowed.fitting;
  const of = (place: number): string => narrowing.options[place]!['subject']!;
  return options.map((_, place) => place).filter((place) => of(place) === of(narrowed.option!));
}

/** Every option that is left, as a sentence. */
function InWords({ table, asked }: BodyProps): ReactNode {
  const { pressOption } = useDeciding();
  const words = useWords(table);
  const say = usePromptText();
  const [open, setOpen] = useState(false);
  const { options, question, choice } = asked;
  const places = placesLeft(asked).filter((place) => !PASSING.includes(options[place]!.do));
  if (places.length < 2) return null;
  return (
    <details className="prompt-all" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('all', { count: places.length })}</summary>
      {open && (
        <ul className="prompt-chips">
          {places.map((place) => (
            <li key={place}>
              <button type="button" aria-pressed={choice === place} onClick={() => pressOption(place)}>
                {words.option(question, options[place])}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function Stage({ table, asked }: BodyProps): ReactNode {
  const { narrowed, sharing, draft, choice } = asked;
  if (sharing !== null) return <Sharing table={table} asked={asked} sharing={sharing} />;
  if (armedOption(asked)?.['side'] !== undefined) return <Sources table={table} asked={asked} />;
  if (choice !== null) return <Armed table={table} asked={asked} />;
  if (narrowed.asks?.facet === 'subject' && draft.picks.size === 0)
    return <Begin table={table} asked={asked} />;
  return <Asks table={table} asked={asked} />;
}

export function OneBody(props: BodyProps): ReactNode {
  return (
    <>
      <Sides {...props} />
      <Stage {...props} />
      <div className="prompt-foot">
        <InWords {...props} />
        {props.asked.draft.picks.size > 0 && <PutBack />}
      </div>
    </>
  );
}
