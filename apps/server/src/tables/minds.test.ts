import { below, type GameTypes, seeded } from '@nocturne/kernel';
import { expect, test } from 'vitest';
import { randomChoice } from '../../test/player.ts';
import { findGame } from '../games.ts';
import { begin, follow, type Live, noted, tryMove } from './live.ts';
import { mindAt } from './minds.ts';

const AGREED = { commitment: '', clock: { kind: 'none' }, botAtZero: false, bots: [], began: 0 } as const;
const SEATS = ['Ada', 'Boris', 'Carmen', 'Dario', 'Elena'];

function newGame<T extends GameTypes>(game: string): Live<T> {
  return findGame(game)!((entry) => {
    const options = entry.decks.length === 0 ? {} : { decks: entry.decks.slice(0, SEATS.length) };
    const live = begin('t', entry, { seats: SEATS, options, seed: 'minds', ...AGREED });
    if ('problems' in live) throw new Error('no game');
    return live as unknown as Live<T>;
  });
}

/** Whoever is asked answers at random. */
function playOn<T extends GameTypes>(live: Live<T>, moves: number): void {
  const luck = seeded('answers');
  for (let made = 0; made < moves && live.state.result === null; made++) {
    const open = live.state.open[below(luck, live.state.open.length)]!;
    const tried = tryMove(live, { seat: open.seat, choice: randomChoice(open as never, luck) });
    if ('reason' in tried) throw new Error(tried.reason.why);
    noted(live, tried.recorded, made);
  }
}

const inMind = <T extends GameTypes>(live: Live<T>): unknown[] =>
  SEATS.map((_, seat) => mindAt(live, seat, 'heuristic').memory);

test.each(['vtes', 'nosferatu'])(
  'a bot that sits down late at %s knows what it would have noticed',
  (game) => {
    const [early, late] = [newGame(game), newGame(game)];
    const atFirst = inMind(early);
    playOn(early, 150);
    playOn(late, 150);
    // where no bot plays, nobody keeps anything in mind
    expect([early.minds.length, late.minds.length]).toEqual([SEATS.length, 0]);
    expect(inMind(early)).not.toEqual(atFirst);
    expect(inMind(late)).toEqual(inMind(early));
    const back = { kind: 'take-back', seat: 0, move: '60', table: 't', request: null, made: 0 } as const;
    for (const live of [early, late]) follow(live, { ...back, at: live.at + 1 });
    const upToThere = newGame(game);
    playOn(upToThere, 60);
    expect(inMind(early)).toEqual(inMind(upToThere));
  },
);
