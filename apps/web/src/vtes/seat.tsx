// A Methuselah at the table.

import type { Seat as SeatNumber } from '@nocturne/kernel';
import type { Table } from '@nocturne/vtes';
import { type CSSProperties, memo, type ReactNode, useCallback, useMemo } from 'react';
import { Mark } from '../marks/mark.tsx';
import type { Sheet } from './here.ts';
import { useNarrow } from './media.ts';
import { clanOf, type Regions } from './regions.ts';
import { Plate, type SittingThere } from './seat-plate.tsx';
import { RegionsOf, rowOf } from './seat-regions.tsx';
import type { Sitting } from './seating.ts';
import { useBoardText } from './board-text.ts';

/** Where there is room for one other: who it is, and the way back to whom the action concerns. */
export interface Focus {
  /** Somebody else is looked at, by choice. */
  readonly strayed: boolean;
  readonly back: () => void;
}

interface SeatProps {
  readonly sitting: Sitting;
  readonly there: SittingThere;
  readonly regions: Regions;
  /** As far as it concerns this one. */
  readonly action: Table['action'];
  readonly has: Table['methuselahs'][number];
  readonly known: Readonly<Record<string, string>> | null;
  /** Where there is room for one: this one. */
  readonly focus: Focus | null;
  /** Its place in the ring: oneself first, then clockwise. */
  readonly place: number;
  readonly isLast: boolean;
  readonly onFocus: (seat: SeatNumber) => void;
  readonly onOpen: (sheet: Sheet) => void;
}

/** Cards in play that are no minions, as many as there is room for. Where there is little they are scrolled. */
function stripsAt({ place, columns }: Sitting, { ready, torpor }: Regions): number {
  if (place === 'you') return 4;
  // the third would lie on the name of a minion, where these reach below it
  if (place === 'top') return rowOf(ready) * columns > 8 ? 2 : 3;
  return ready.length > 4 || torpor.length > 0 ? 2 : 3;
}

/** Where predators come from: a chevron at the edge of the seat, in the direction of the game. */
function Hinges({ sitting }: { readonly sitting: Sitting }): ReactNode {
  const { place, relation, column } = sitting;
  if (place === 'you' || place === 'out') return null;
  const into =
    place === 'left' || (place === 'top' && column === 0) ? 'up' : place === 'right' ? 'down' : 'across';
  const isMine = relation === 'prey' || relation === 'both';
  return (
    <>
      <span className={`vtes-hinge into-${into}${isMine ? ' mine' : ''}`} aria-hidden="true">
        <Mark id="i-chev" />
      </span>
      {(relation === 'predator' || relation === 'both') && (
        <span className="vtes-hinge out mine" aria-hidden="true">
          <Mark id="i-chev" />
        </span>
      )}
    </>
  );
}

function classesOf({ sitting, there, has, focus, isLast, action }: SeatProps): string {
  const { place, seat, preyOf } = sitting;
  const targeted =
    action !== null && action.state !== 'over' && action.aim.seats.includes(seat) && action.by !== seat;
  return [
    `vtes-seat at-${place}`,
    targeted ? 'targeted' : '',
    targeted && action.by === preyOf ? 'by-predator' : '',
    there.hasEdge || there.decides || there.away ? 'long-plate' : '',
    focus === null ? '' : 'in-focus',
    isLast ? 'is-last' : '',
    has.out ? 'is-out' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function useLabel({ sitting, there, has }: SeatProps): string {
  const say = useBoardText();
  const { relation } = sitting;
  const words = relation === 'other' ? [] : [say(`seat.${relation}`)];
  return [there.name, ...words, say('seat.pool', { pool: has.pool })].join(', ');
}

function Focused({ name, focus }: { readonly name: string; readonly focus: Focus }): ReactNode {
  const say = useBoardText();
  return (
    <div className="vtes-focus">
      {say('seat.side', { name })}
      {focus.strayed && (
        <button type="button" onClick={focus.back}>
          {say('seat.back')}
        </button>
      )}
    </div>
  );
}

export const Seat = memo(function Seat(props: SeatProps): ReactNode {
  const { sitting, there, regions, action, has, known, focus, place, onFocus, onOpen } = props;
  const { seat } = sitting;
  const narrow = useNarrow();
  const strips = narrow ? Infinity : stripsAt(sitting, regions);
  const openAsh = useCallback(() => onOpen({ is: 'ash', seat }), [onOpen, seat]);
  const openSeat = useCallback(() => onOpen({ is: 'seat', seat }), [onOpen, seat]);
  const show = useCallback(() => onFocus(seat), [onFocus, seat]);
  const head = useMemo(
    () => narrow && focus !== null && <Focused name={there.name} focus={focus} />,
    [narrow, focus, there.name],
  );
  const style = { '--ring': place + 1, '--column': sitting.column + 1, '--columns': sitting.columns };
  return (
    <section className={classesOf(props)} aria-label={useLabel(props)} style={style as CSSProperties}>
      <Plate
        sitting={sitting}
        has={has}
        clan={clanOf(regions, known)}
        onAsh={openAsh}
        onShow={show}
        {...there}
      />
      {!has.out && (
        <RegionsOf regions={regions} action={action} known={known} strips={strips} onMore={openSeat}>
          {head}
        </RegionsOf>
      )}
      {!narrow && <Hinges sitting={sitting} />}
    </section>
  );
});
