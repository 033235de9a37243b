// Parts that several cards have: art, name, costs, flags, keys. The name of the whole says what they show.

import type { Card, LibraryCard } from '@nocturne/vtes';
import { memo, type ReactNode } from 'react';
import { artOf } from '../art/art.ts';
import { Mark } from '../marks/mark.tsx';
import { useReader } from '../text/reader.tsx';
import { type CardState, flagOf } from './state.ts';

/** What of a portrait is seen where it is wider than high. */
const PORTRAIT = { whole: '0 0 100 100', wide: '0 8 100 62' } as const;

/** The text never changes, so it is set once. It is ours: no word of it comes from outside. */
export const Art = memo(function Art({
  card,
  wide = false,
}: {
  readonly card: Card;
  readonly wide?: boolean;
}): ReactNode {
  const viewBox = card.kind === 'crypt' ? PORTRAIT[wide ? 'wide' : 'whole'] : '0 0 120 90';
  return (
    <span className="art" aria-hidden="true">
      <svg
        viewBox={viewBox}
        preserveAspectRatio="xMidYMid slice"
        dangerouslySetInnerHTML={{ __html: artOf(card) }}
      />
    </span>
  );
});

/** Letters of the longest word that fits beside a mark, in large and in smaller letters. */
const WIDE = { fits: 10, smaller: 13 };

/** Long names, and names with a long word, in smaller letters, down to 11 px. */
export function CardName({
  name,
  written = name,
  long,
  longer,
  children,
}: {
  readonly name: string;
  /** With soft hyphens, where there are several lines. */
  readonly written?: string;
  readonly long: number;
  readonly longer: number;
  readonly children?: ReactNode;
}): ReactNode {
  const widest = Math.max(...name.split(' ').map((word) => word.length));
  const isLonger = name.length > longer || widest > WIDE.smaller;
  const isLong = name.length > long || widest > WIDE.fits;
  const size = isLonger ? 'name longer' : isLong ? 'name long' : 'name';
  return (
    <span className={size}>
      {children}
      <b>{written}</b>
    </span>
  );
}

/** No card costs nothing in so many words: where the player chooses how much, the number is X. */
export const bloodCost = (blood: number | 'copies'): string =>
  blood === 'copies' || blood === 0 ? 'X' : String(blood);

/** Blood is a drop, pool a disc. */
export function Costs({ cost }: { readonly cost: LibraryCard['cost'] }): ReactNode {
  const { blood, pool } = cost ?? {};
  return (
    <>
      {blood !== undefined && (
        <span className="cost">
          <Mark id="i-drop" className="" />
          <b>{bloodCost(blood)}</b>
        </span>
      )}
      {pool !== undefined && (
        <span className="cost in-pool">
          <svg viewBox="0 0 24 24">
            <circle cx="12" cy="12" r="11" fill="currentColor" stroke="#201a10" strokeWidth="1.5" />
          </svg>
          <b>{pool}</b>
        </span>
      )}
    </>
  );
}

export function FlagOf({ state }: { readonly state: CardState }): ReactNode {
  const { say } = useReader();
  const flag = flagOf(state);
  if (flag === undefined) return null;
  return (
    <span className={`flag ${flag.look}`} aria-hidden="true">
      <Mark id={flag.sign === 'combat' ? 't-combat' : `i-${flag.sign}`} />
      <span>{say(flag.words)}</span>
    </span>
  );
}

export function KeyOf({ state: { lit, keyNumber } }: { readonly state: CardState }): ReactNode {
  return lit && keyNumber !== undefined ? (
    <span className="key" aria-hidden="true">
      {keyNumber}
    </span>
  ) : null;
}
