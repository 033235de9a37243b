// What is armed: what it is, what could be otherwise about it, what comes of it, and the button that does it.

import { cardNamed, type LibraryCard, microText, standingAfter } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { Symbols } from '../../cards/symbols.tsx';
import type { Step } from '../../table/narrowing.ts';
import type { LiveTable } from '../../table/types.ts';
import { useReader } from '../../text/reader.tsx';
import { useDeciding } from './deciding.ts';
import type { Asked } from './draft.ts';
import { type AnyOption, thingOf } from './facts.ts';
import { factKey, type Labels, labelOf, thingName } from './labels.ts';
import { levelMarks } from './levels.ts';
import { armedOption, poolsOf } from './lights.ts';
import { Stepper } from './numbers.tsx';
import { usePromptText } from './text/use-prompt-text.ts';
import { useFollows } from './use-follows.ts';
import { useWords } from './use-words.ts';

interface ArmedProps {
  readonly table: LiveTable;
  readonly asked: Asked;
}

/** More than that are chosen on the table, or in words. */
const MOST_CHIPS = 8;
const NUMBERS: readonly string[] = ['amount', 'x'];
/** Chosen on their own buttons. */
const ELSEWHERE: readonly string[] = ['subject', 'side', 'option'];

function LevelSwitch({ asked, step, labels }: { asked: Asked; step: Step; labels: Labels }): ReactNode {
  const { pickFact } = useDeciding();
  const option = armedOption(asked)!;
  return (
    <span className="prompt-levels" role="group" aria-label={labels.say('fact.mode')}>
      {step.values.map((value) => {
        const { marks, key } = levelMarks(String(option['name']), Number(value));
        return (
          <button
            key={value}
            type="button"
            aria-pressed={value === step.chosen}
            onClick={() => pickFact(step.facet, value)}
          >
            <Symbols text={marks} />
            <span>{labels.say(key)}</span>
          </button>
        );
      })}
    </span>
  );
}

/** Ways to play a card that the levels tell apart. */
const areLevels = ({ values }: Step, name: string): boolean =>
  new Set(values.map((value) => JSON.stringify(levelMarks(name, Number(value))))).size === values.length;

/** What could be otherwise. */
function Switch({ asked, step, labels }: { asked: Asked; step: Step; labels: Labels }): ReactNode {
  const { pickFact } = useDeciding();
  const { facet, values, chosen } = step;
  const name = labels.say(factKey(facet));
  if (NUMBERS.includes(facet))
    return (
      <div className="prompt-switch">
        <span>{name}</span>
        <Stepper
          value={Number(chosen)}
          values={values.map(Number).toSorted((one, other) => one - other)}
          label={name}
          onChange={(value) => pickFact(facet, String(value))}
        />
      </div>
    );
  if (values.length > MOST_CHIPS) return null;
  return (
    <div className="prompt-switch" role="group" aria-label={name}>
      <span aria-hidden="true">{name}</span>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => pickFact(facet, value)}
        >
          {labelOf(labels, asked, facet, value)}
        </button>
      ))}
    </div>
  );
}

/** What its level does, in a few words. */
function useDoes(option: AnyOption): string {
  const reader = useReader();
  if (option.do !== 'play') return '';
  const card = cardNamed(String(option['name'])) as LibraryCard;
  const lines = microText(card, reader);
  return lines.length === card.modes.length ? (lines[Number(option['mode'])]?.text ?? '') : '';
}

function useConsequences(table: LiveTable, option: AnyOption): string[] {
  const words = useWords(table);
  const say = usePromptText();
  const { view, seat } = words;
  const after =
    option.do === 'play' || option.do === 'use' ? standingAfter(view.table, option as never) : null;
  const numbers = (['stealth', 'intercept', 'bleed'] as const).flatMap((what) => {
    const amount = after?.[what] ?? null;
    return amount === null || !changes(option, what) ? [] : [say(`becomes.${what}`, { amount })];
  });
  const paid =
    (after !== null && changes(option, 'bleed')) || option.do === 'bleed' || option.do === 'transfer';
  const pools = [...(paid ? poolsOf(view, option) : [])].map(([whose, pool]) =>
    say('becomes.pool', {
      seat: words.who(whose),
      before: view.table.methuselahs[whose]?.pool ?? 0,
      after: pool,
    }),
  );
  const last = seat !== null && paid && poolsOf(view, option).get(seat) === 0;
  return [...numbers, ...pools, ...(last ? [say('ruin')] : [])];
}

/** Whether it says anything of that number. */
function changes(option: AnyOption, what: string): boolean {
  if (option.do !== 'play') return true;
  const card = cardNamed(String(option['name'])) as LibraryCard;
  const effects = card.modes[Number(option['mode'])]?.effects ?? [];
  return effects.some(({ op }) => op === what || op.startsWith(`${what}-`));
}

function nameOf(labels: Labels, asked: Asked): string {
  const subject = asked.narrowing.options[asked.choice as number]!['subject']!;
  const thing = thingOf('subject', subject);
  return thing === undefined ? '' : thingName(labels, thing);
}

export function Armed({ table, asked }: ArmedProps): ReactNode {
  const { act } = useDeciding();
  const words = useWords(table);
  const say = usePromptText();
  const option = armedOption(asked)!;
  const does = useDoes(option);
  const consequences = useConsequences(table, option);
  const follows = useFollows(table, asked);
  const labels = { words, say };
  const steps = asked.narrowed.steps.filter(({ facet }) => !ELSEWHERE.includes(facet));
  const level = steps.find((step) => step.facet === 'mode' && areLevels(step, String(option['name'])));
  const text = [does, ...consequences, follows]
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.$/, ''))
    .join(' · ');
  return (
    <div className="prompt-armed">
      {option.do === 'end' && <p>{say('end-only')}</p>}
      <div className="prompt-armed-name">
        <b>{nameOf(labels, asked)}</b>
        {level !== undefined && <LevelSwitch asked={asked} step={level} labels={labels} />}
      </div>
      {text !== '' && <p>{text}</p>}
      {steps
        .filter((step) => step !== level)
        .map((step) => (
          <Switch key={step.facet} asked={asked} step={step} labels={labels} />
        ))}
      <button type="button" className="button prompt-do" onClick={act}>
        {words.option(asked.question, option)}
        <kbd aria-hidden="true">Enter</kbd>
      </button>
    </div>
  );
}
