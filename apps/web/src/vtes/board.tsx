// The table of VTES: the frame around what each Methuselah has, what is happening and what is asked.

import type { Seat as SeatNumber } from '@nocturne/kernel';
import { oustersOf, type Table } from '@nocturne/vtes';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useState } from 'react';
import { lineState } from '../net/line.ts';
import { useStore } from '../net/store.ts';
import { useOnPage } from '../shell/on-page.ts';
import { useAfterPicture } from '../table/after-picture.ts';
import { LineBar } from '../table/line-bar.tsx';
import type { LiveTable } from '../table/types.ts';
import { Wishes } from '../table/wishes.tsx';
import { focusSeat } from './focus.ts';
import { Hand } from './hand.tsx';
import { Heard } from './heard.tsx';
import { type Here, HereContext, type Sheet, type Shown, useHere } from './here.ts';
import { useNarrow } from './media.ts';
import { Chooses } from './prompt/chooses.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { Rail } from './rail/rail.tsx';
import { actionAt, type Regions, regionsOf, steadyRegions } from './regions.ts';
import { Result } from './result.tsx';
import { Seat } from './seat.tsx';
import type { SittingThere } from './seat-plate.tsx';
import { seating } from './seating.ts';
import { knownOf, useSeen, useSteady, useWords } from './seen.ts';
import { Sheets } from './sheets.tsx';
import { Stage } from './stage/stage.tsx';
import { useSwipe } from './swipe.ts';
import { Top } from './top.tsx';
import { useTouching } from './touching.ts';
import './board.css';
import './over-table.css';
import './seat.css';
import './seat-plate.css';
import './seat-regions.css';
import './own-uncontrolled.css';
import './narrow-regions.css';
import './narrow.css';

/** What is known of those who sit there, besides the game. */
function thereOf({ state, about, seen, words, me }: Here): SittingThere[] {
  const { waiting, present, clock } = state;
  const { table } = seen;
  const predators = seating(table, 0, false);
  const ousters = oustersOf(table);
  const nameOf = (seat: SeatNumber | null | undefined): string | null => words.seats[seat ?? -1] ?? null;
  return about.chairs.map(({ name, bot }, seat) => ({
    name,
    bot: bot !== null,
    standIn: about.standIns?.includes(seat) ?? false,
    away: about.status === 'playing' && bot === null && seat !== me && !present.includes(seat),
    decides: seat !== me && waiting.some((one) => one.seat === seat),
    due: clock?.due[String(seat)] ?? null,
    hasTurn: table.over === null && table.whose === seat,
    hasEdge: table.edge === seat,
    predator: nameOf(predators.find((one) => one.seat === seat)?.preyOf),
    ouster: nameOf(ousters.get(seat)),
  }));
}

/** Whom there is room for: whom the action concerns, until somebody else is looked at. */
function useFocus({ seen, from, open }: Here, ring: readonly SeatNumber[]) {
  const [chosen, setChosen] = useState<SeatNumber | null>(null);
  // first what happened, then the side of whom it concerns: both at once is much for a phone
  const concerned = useAfterPicture(focusSeat(seen.table, from));
  const focus = chosen ?? concerned;
  const back = useCallback(() => setChosen(null), []);
  const lookAt = useCallback(
    (seat: SeatNumber) => {
      if (seat === from || seat === focus) open({ is: 'seat', seat });
      else setChosen(seat === concerned ? null : seat);
    },
    [from, focus, concerned, open],
  );
  /** To the next in the ring, or the one before. */
  const turn = (by: 1 | -1): void => {
    const at = ring.indexOf(focus ?? -1);
    const next = ring[(at + by + ring.length) % ring.length];
    if (next !== undefined) setChosen(next === concerned ? null : next);
  };
  const strayed = chosen !== null && chosen !== concerned;
  const how = useMemo(() => ({ strayed, back }), [strayed, back]);
  return { focus, how, lookAt, turn };
}

const steadySides = (before: readonly Regions[], now: readonly Regions[]): readonly Regions[] =>
  now.map((regions, seat) => steadyRegions(before[seat]!, regions));

/** What lies before each Methuselah. */
function useSides({ cards, methuselahs: { length } }: Table): readonly Regions[] {
  const sides = useMemo(
    () => Array.from({ length }, (_, seat) => regionsOf({ cards }, seat)),
    [cards, length],
  );
  return useSteady(sides, steadySides);
}

function Seats(): ReactNode {
  const here = useHere();
  const { seen, me, from, open } = here;
  const { table } = seen;
  const sittings = useSteady(seating(table, from, me !== null));
  const there = useSteady(thereOf(here));
  const sides = useSides(table);
  const others = sittings.flatMap(({ seat, place }) => (place === 'you' || place === 'out' ? [] : [seat]));
  const { focus, how, lookAt, turn } = useFocus(here, others);
  useSwipe('.in-focus > .vtes-regions', turn);
  return sittings.map((sitting, place) => (
    <Seat
      key={sitting.seat}
      sitting={sitting}
      there={there[sitting.seat]!}
      regions={sides[sitting.seat]!}
      action={actionAt(table.action, sitting.seat, sides[sitting.seat]!)}
      has={table.methuselahs[sitting.seat]!}
      known={knownOf(seen, sitting.seat)?.uncontrolled ?? null}
      focus={sitting.seat === focus ? how : null}
      place={place}
      isLast={place === sittings.length - 1}
      onFocus={lookAt}
      onOpen={open}
    />
  ));
}

/** The frame around what is happening: chevrons lead from predator to prey. */
function Ring(): ReactNode {
  return <div className="vtes-ring" aria-hidden="true" />;
}

/** The own hand; where all is open, that of whoever has the turn. */
function HandHere(): ReactNode {
  const { seen, me, words } = useHere();
  const { whose, methuselahs } = seen.table;
  const seat = me ?? whose;
  const known = knownOf(seen, seat);
  if (known === null || methuselahs[seat]!.out) return null;
  return <Hand hand={known.hand} whose={seat === me ? null : (words.seats[seat] ?? '')} />;
}

function Felt(): ReactNode {
  const { table, seen, open, show, me } = useHere();
  const narrow = useNarrow();
  const touching = useTouching(narrow, (shown) =>
    shown === null ? show(null) : open({ is: 'card', shown }),
  );
  const { order, methuselahs, combat, referendum } = seen.table;
  const living = order.filter((seat) => !methuselahs[seat]!.out).length;
  const classes = [
    `vtes-table of-${living}`,
    ...(living < order.length ? ['some-out'] : []),
    ...(me === null ? ['watched'] : []),
    ...(seen.all === undefined ? [] : ['all-open']),
    ...(combat === null && referendum === null ? [] : ['with-panel']),
    ...(combat === null && referendum !== null ? ['with-referendum'] : []),
  ];
  const style = { '--seats': order.length } as CSSProperties;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the cards on it are buttons
    <main className={classes.join(' ')} style={style} {...touching}>
      <div className="vtes-place for-prompt">
        <Prompt table={table} />
      </div>
      <div className="vtes-place for-stage">
        {!narrow && <Ring />}
        <Stage table={table} />
      </div>
      <HandHere />
      <Seats />
      <Result />
      <Sheets />
    </main>
  );
}

function Frame(): ReactNode {
  const { table } = useHere();
  const narrow = useNarrow();
  const lost = useStore(lineState) === 'lost';
  useOnPage('with-vtes');
  return (
    <div className={lost ? 'vtes lost' : 'vtes'}>
      <div className="vtes-bars">
        <LineBar />
        <Wishes table={table} />
      </div>
      <Top />
      <Felt />
      {!narrow && <Rail />}
      <Heard />
    </div>
  );
}

/** Everything that the parts of the table ask for. */
function useMakeHere(table: LiveTable): Here {
  const state = useStore(table.state);
  const seen = useSeen(table);
  const about = state.about!;
  const words = useWords(about);
  const [shown, show] = useState<Shown | null>(null);
  const [sheet, open] = useState<Sheet | null>(null);
  const me = state.seat;
  return useMemo(
    () => ({ table, state, about, seen, me, from: me ?? 0, words, shown, show, sheet, open }),
    [table, state, about, seen, me, words, shown, sheet],
  );
}

export function Board({ table }: { readonly table: LiveTable }): ReactNode {
  return (
    <HereContext value={useMakeHere(table)}>
      <Chooses table={table}>
        <Frame />
      </Chooses>
    </HereContext>
  );
}
