// Stealth above, intercept below, on the same rungs; what is armed as a ghost.

import { type Action, allCards, type Standing } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { Mark } from '../../marks/mark.tsx';
import type { Words } from '../prompt/use-words.ts';
import { useStageText } from './text/use-stage-text.ts';

interface LadderProps {
  readonly words: Words;
  readonly action: Action;
  readonly standing: Standing;
  readonly ghost: Standing | null;
}

type Look = 'stealth' | 'intercept';
interface Rail {
  readonly y: number;
  readonly look: Look;
  readonly amount: number | null;
  readonly ghost: number | null;
}

const RUNGS = 4;
const FIRST = 92;
const WIDTH = 430;
/** Where a rung stands. */
type Across = (rung: number) => number;

function Knob({ x, y, look, ghost }: { x: number; y: number; look: Look; ghost: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className={ghost ? 'ladder-knob ghost' : `ladder-knob ${look}`}>
      <circle r="14.5" />
      <svg x="-9" y="-9" width="18" height="18">
        <Mark id={look === 'stealth' ? 'i-mask' : 'i-eye'} className="" />
      </svg>
    </g>
  );
}

/** Cards that change this number at some level. */
const CHANGING: Readonly<Record<Look, ReadonlySet<string>>> = {
  stealth: namesWith('stealth'),
  intercept: namesWith('intercept'),
};
function namesWith(look: Look): ReadonlySet<string> {
  const cards = [...allCards()].filter(
    (card) =>
      card.kind === 'library' && card.modes.some(({ effects }) => effects.some(({ op }) => op === look)),
  );
  return new Set(cards.map(({ name }) => name));
}

/** Those of them that were played in this action. */
function sourcesOf({ words, action }: LadderProps, look: Look): string {
  const names = action.played
    .map((key) => key.replace(/^\S+ /, ''))
    .filter((name) => CHANGING[look].has(name));
  return [...new Set(names)].map(words.card).join(', ');
}

function Rungs({ top, reached, across }: { top: number; reached: number; across: Across }): ReactNode {
  return Array.from({ length: top + 1 }, (_, rung) => (
    <g key={rung} className={rung <= reached ? 'ladder-rung reached' : 'ladder-rung'}>
      <path d={`M${across(rung)} 31V81`} />
      <circle cx={across(rung)} cy="56" r="9" />
      <text x={across(rung)} y="60.5" textAnchor="middle">
        {rung}
      </text>
    </g>
  ));
}

function Way({ rail: { y, look, amount, ghost }, across }: { rail: Rail; across: Across }): ReactNode {
  if (amount === null) return null;
  return (
    <g>
      <path className={`ladder-way ${look}`} d={`M${across(0)} ${y}H${across(amount)}`} />
      {ghost !== null && ghost !== amount && (
        <>
          <path className={`ladder-way ghost ${look}`} d={`M${across(amount)} ${y}H${across(ghost)}`} />
          <Knob x={across(ghost)} y={y} look={look} ghost />
        </>
      )}
      <Knob x={across(amount)} y={y} look={look} ghost={false} />
    </g>
  );
}

function Name({ rail: { y, look, amount } }: { readonly rail: Rail }): ReactNode {
  const say = useStageText();
  return (
    <text x="70" y={y + 5} textAnchor="end" className={`ladder-name ${look}`}>
      {amount === null ? say('ladder.no-intercept') : say(`ladder.${look}`, { amount })}
    </text>
  );
}

/** The names at its left are longer in some languages than in others. */
const LEFT = -24;

/** As tall as what is written on it. */
function viewBoxOf(sources: Readonly<Record<Look, string>>): string {
  const top = sources.stealth === '' ? 14 : -2;
  const bottom = sources.intercept === '' ? 98 : 115;
  return `${LEFT} ${top} ${WIDTH - LEFT} ${bottom - top}`;
}

export function Ladder(props: LadderProps): ReactNode {
  const say = useStageText();
  const { standing, ghost } = props;
  const { stealth, intercept } = standing;
  const reached = Math.max(stealth, intercept ?? 0);
  const top = Math.max(RUNGS, reached, ghost?.stealth ?? 0, ghost?.intercept ?? 0);
  const across: Across = (rung) => FIRST + (rung * RUNGS * 66) / top;
  const rails: Rail[] = [
    { y: 31, look: 'stealth', amount: stealth, ghost: ghost?.stealth ?? null },
    { y: 81, look: 'intercept', amount: intercept, ghost: ghost?.intercept ?? null },
  ];
  const sources = { stealth: sourcesOf(props, 'stealth'), intercept: sourcesOf(props, 'intercept') };
  const words =
    intercept === null ? say('ladder.alone', { stealth }) : say('ladder.words', { stealth, intercept });
  return (
    <div className="ladder" role="img" aria-label={words}>
      <svg viewBox={viewBoxOf(sources)} aria-hidden="true">
        {rails.map(({ y, look }) => (
          <path key={look} className="ladder-rail" d={`M78 ${y}H${across(top) + 26}`} />
        ))}
        <Rungs top={top} reached={reached} across={across} />
        {rails.map((rail) => (
          <Way key={rail.look} rail={rail} across={across} />
        ))}
        {rails.map((rail) => (
          <Name key={rail.look} rail={rail} />
        ))}
        {rails.map(({ look, y }) => (
          <text key={look} x={across(0)} y={look === 'stealth' ? 9 : y + 30} className="ladder-source">
            {sources[look]}
          </text>
        ))}
      </svg>
    </div>
  );
}
