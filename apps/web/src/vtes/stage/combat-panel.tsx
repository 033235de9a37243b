// A combat: who fights, at what range, and its steps as a score.

import type { Combat, Damage } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { term } from '../../cards/term.ts';
import { Mark } from '../../marks/mark.tsx';
import type { LiveTable } from '../../table/types.ts';
import { useReader } from '../../text/reader.tsx';
import { useDeciding } from '../prompt/deciding.ts';
import { useWords, type Words } from '../prompt/use-words.ts';
import { Fighter } from './fighter.tsx';
import { Pools } from './pools.tsx';
import { COMBAT_STEPS, type CombatStep, combatStep } from './steps.ts';
import { useStageText } from './text/use-stage-text.ts';

function Range({ combat }: { readonly combat: Combat }): ReactNode {
  const say = useStageText();
  const reader = useReader();
  const words = (range: 'close' | 'long'): string => term(reader, `term.range.${range}`);
  const { range } = combat;
  return (
    <div className="combat-range" role="img" aria-label={say('combat.range-words', { range: words(range) })}>
      <span className={range === 'close' ? 'now' : ''}>{words('close')}</span>
      <svg viewBox="0 0 300 30" aria-hidden="true">
        <path d="M14 15H286" />
        <path d="M112 15h-14m5 -6l-7 6l7 6M188 15h14m-5 -6l7 6l-7 6" />
        <circle cx="14" cy="15" r="11" className={range === 'close' ? 'now' : ''} />
        <circle cx="286" cy="15" r="11" className={range === 'long' ? 'now' : ''} />
      </svg>
      <span className={range === 'long' ? 'now' : ''}>{words('long')}</span>
    </div>
  );
}

/** Damage to somebody as drops: those that would be lost are struck out. */
function Drops({
  words,
  victim,
  damage,
}: {
  words: Words;
  victim: number;
  damage: readonly Damage[];
}): ReactNode {
  const say = useStageText();
  const card = words.view.table.cards.find(({ id }) => id === victim);
  const has = card?.counters ?? 0;
  const amount = damage.reduce((sum, one) => sum + one.amount, 0);
  const lost = Math.min(has, amount);
  return (
    <div className="combat-drops">
      <span>{say('combat.takes', { minion: words.cardAt(victim), amount })}</span>
      <span className="drops" role="img" aria-label={say('combat.drops', { lost, all: has })}>
        {Array.from({ length: has }, (_, at) => (
          <i key={at} className={at >= has - lost ? 'lost' : ''}>
            <Mark id="i-drop" className="" />
          </i>
        ))}
      </span>
      <b>{say('combat.left', { before: has, after: has - lost })}</b>
    </div>
  );
}

function Detail({ step, combat, words }: { step: CombatStep; combat: Combat; words: Words }): ReactNode {
  const say = useStageText();
  const reader = useReader();
  const { asked } = useDeciding();
  const question = asked?.question;
  switch (step) {
    case 'range':
      return term(reader, `term.range.${combat.range}`);
    case 'before-strikes':
      return combat.onlyHands ? say('combat.only-hands') : '';
    case 'strikes':
      return combat.sides
        .filter(({ strike }) => strike !== null)
        .map(({ minion, strike }) => {
          const name = strike!.name === null ? say('combat.hand') : words.card(strike!.name);
          return say('whose', { who: words.cardAt(minion), what: name });
        })
        .join(' · ');
    case 'damage':
      return question?.name === 'prevent' ? (
        <Drops words={words} victim={question.about.victim} damage={question.about.damage} />
      ) : null;
    case 'press':
      return say(combat.pressed ? 'combat.pressed' : 'combat.not-pressed');
    case 'end':
      return say('combat.then');
    default:
      return '';
  }
}

function Score({ combat, words }: { readonly combat: Combat; readonly words: Words }): ReactNode {
  const say = useStageText();
  const { asked } = useDeciding();
  const now = COMBAT_STEPS.indexOf(combatStep(combat, asked?.question ?? null));
  return (
    <ol className="combat-score">
      {COMBAT_STEPS.map((step, at) => (
        <li key={step} className={at < now ? 'done' : at === now ? 'now' : 'next'}>
          <b>
            {at < now && <Mark id="i-check" />}
            {at === now && <Mark id="i-play" />}
            {say(`combat.${step}`)}
          </b>
          <div>{at <= now || step === 'end' ? <Detail step={step} combat={combat} words={words} /> : ''}</div>
        </li>
      ))}
    </ol>
  );
}

export function CombatPanel({
  table,
  combat,
}: {
  readonly table: LiveTable;
  readonly combat: Combat;
}): ReactNode {
  const words = useWords(table);
  const say = useStageText();
  const [acting, opposing] = combat.sides;
  return (
    <section className="panel combat" aria-label={say('combat.title')}>
      <Fighter words={words} one={acting} acting />
      <div className="combat-middle">
        <div className="combat-head">
          <h2>{say('combat.title')}</h2>
          <span>{say('combat.round', { round: combat.round })}</span>
        </div>
        <Range combat={combat} />
        <Score combat={combat} words={words} />
        <Pools words={words} />
      </div>
      <Fighter words={words} one={opposing} acting={false} />
    </section>
  );
}
