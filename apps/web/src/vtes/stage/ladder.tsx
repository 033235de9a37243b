// Stealth above, intercept below, on the same rungs; what is armed as a ghost.

import { type Action, cardNamed, type Standing } from '@nocturne/vtes';
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

const RUNGS = 4;
const FIRST = 92;
const WIDTH = 430;

interface Rail {
  readonly y: number;
  readonly look: 'stealth' | 'intercept';
  readonly amount: number;
  readonly ghost: number | null;
}

function Sign({ look }: { readonly look: Rail['look'] }): ReactNode {
  return <Mark id={look === 'stealth' ? 'i-mask' : 'i-eye'} className="" />;
}

function Knob({
  x,
  y,
  look,
  ghost = false,
}: {
  x: number;
  y: number;
  look: Rail['look'];
  ghost?: boolean;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className={ghost ? 'ladder-knob ghost' : `ladder-knob ${look}`}>
      <circle r="14.5" />
      <svg x="-9" y="-9" width="18" height="18">
        <Sign look={look} />
      </svg>
    </g>
  );
}

/** Cards played in this action that change this number, by name. */
function sourcesOf({ words, action }: LadderProps, op: 'stealth' | 'intercept'): string {
  const names = action.played.map((key) => key.replace(/^\S+ /, ''));
  const known = names.filter((name) => {
    try {
      const card = cardNamed(name);
      return (
        card.kind === 'library' && card.modes.some(({ effects }) => effects.some((one) => one.op === op))
      );
    } catch {
      return false;
    }
  });
  return [...new Set(known)].map(words.card).join(', ');
}

export function Ladder(props: LadderProps): ReactNode {
  const say = useStageText();
  const { standing, ghost } = props;
  const { stealth, intercept } = standing;
  const top = Math.max(RUNGS, stealth, intercept ?? 0, ghost?.stealth ?? 0, ghost?.intercept ?? 0);
  const x = (rung: number): number => FIRST + (rung * RUNGS * 66) / top;
  const end = x(top) + 26;
  const rails: Rail[] = [
    { y: 31, look: 'stealth', amount: stealth, ghost: ghost?.stealth ?? null },
    { y: 81, look: 'intercept', amount: intercept ?? 0, ghost: ghost?.intercept ?? null },
  ];
  const shown = rails.filter(({ look }) => look === 'stealth' || intercept !== null);
  const rungs = Array.from({ length: top + 1 }, (_, rung) => rung);
  return (
    <div
      className="ladder"
      role="img"
      aria-label={
        intercept === null ? say('ladder.alone', { stealth }) : say('ladder.words', { stealth, intercept })
      }
    >
      <svg viewBox={`0 -2 ${WIDTH} 117`} aria-hidden="true">
        {rails.map(({ y, look }) => (
          <path key={look} className="ladder-rail" d={`M78 ${y}H${end}`} />
        ))}
        {rungs.map((rung) => (
          <g
            key={rung}
            className={rung <= Math.max(stealth, intercept ?? 0) ? 'ladder-rung reached' : 'ladder-rung'}
          >
            <path d={`M${x(rung)} 31V81`} />
            <circle cx={x(rung)} cy="56" r="9" />
            <text x={x(rung)} y="60.5" textAnchor="middle">
              {rung}
            </text>
          </g>
        ))}
        {shown.map(({ y, look, amount, ghost: next }) => (
          <g key={look}>
            <path className={`ladder-way ${look}`} d={`M${x(0)} ${y}H${x(amount)}`} />
            {next !== null && next !== amount && (
              <>
                <path className={`ladder-way ghost ${look}`} d={`M${x(amount)} ${y}H${x(next)}`} />
                <Knob x={x(next)} y={y} look={look} ghost />
              </>
            )}
            <Knob x={x(amount)} y={y} look={look} />
          </g>
        ))}
        <text x="70" y="36" textAnchor="end" className="ladder-name stealth">
          {say('ladder.stealth', { amount: stealth })}
        </text>
        <text x="70" y="86" textAnchor="end" className="ladder-name intercept">
          {intercept === null ? say('ladder.no-intercept') : say('ladder.intercept', { amount: intercept })}
        </text>
        <text x={x(0)} y="9" className="ladder-source">
          {sourcesOf(props, 'stealth')}
        </text>
        <text x={x(0)} y="111" className="ladder-source">
          {sourcesOf(props, 'intercept')}
        </text>
      </svg>
    </div>
  );
}
