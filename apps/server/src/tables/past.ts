// What somebody would have been told of a game before they came: made anew from its moves when they ask, so that it costs a
// move nothing. Steps have the numbers of the socket: what was answered in secret is no step, and nobody can count it.

import { eventFor, type Game, type GameTypes, type Seat, view } from '@nocturne/kernel';
import { findGame } from '../games.ts';
import { takeTurns } from '../storage/turns.ts';
import { type Played, positionsOf } from './positions.ts';

interface PastStep {
  readonly at: number;
  readonly when: number;
  readonly events: readonly unknown[];
}

/** A view, of which step it is, and the steps that led on from it. */
export interface PastPage {
  readonly at: number;
  readonly view: unknown;
  readonly steps: readonly PastStep[];
}

/** A game by now, and whose eyes look back. */
export interface Present {
  readonly played: Played;
  readonly made: number;
  /** The number of the last step. */
  readonly shown: number;
  readonly seat: Seat | null;
}

interface Past {
  readonly moves: Played['moves'];
  /** The last steps until that of a number. */
  readonly page: (now: Present, until: number, most: number) => Promise<PastPage>;
}

function pastOf<T extends GameTypes>(game: Game<T>, played: Played): Past {
  const { moves } = played;
  const { after, goOn } = positionsOf(game, played);
  const inTurn = takeTurns();
  /** After each number of moves: how many of them were steps. */
  const steps = [0];

  async function count(made: number): Promise<void> {
    const state = await after(steps.length - 1);
    await goOn(state, made, () => steps.push(steps.at(-1)! + Number(state.events.length > 0)));
  }
  return {
    moves,
    async page({ seat, made, shown }, until, most) {
      await inTurn(() => count(made));
      // a take-back has a number of its own, and what it took back had others
      const gone = shown - steps[made]!;
      const last = Math.min(Math.max(until - gone, 0), steps[made]!);
      const first = Math.max(last - most, 0);
      const state = await after(steps.indexOf(first));
      const begins = { at: first + gone, view: view(game, state, seat) };
      const told: PastStep[] = [];
      await goOn(state, steps.indexOf(last), () => {
        const events = state.events.map((event) => eventFor(event, seat));
        if (events.length > 0)
          told.push({ at: steps[state.at]! + gone, when: moves[state.at - 1]!.made, events });
      });
      return { ...begins, steps: told };
    },
  };
}

/** The games of which somebody asked lately what had happened. */
export function keepPasts(
  most: number,
): (table: string, now: Present, until: number, steps: number) => Promise<PastPage> {
  const known = new Map<string, Past>();
  return (table, now, until, steps) => {
    const { played } = now;
    const kept = known.get(table);
    // moves are only added to it, unless one was taken back or the game was read anew
    const past =
      kept?.moves === played.moves ? kept : findGame(played.game)!(({ game }) => pastOf(game, played));
    // the latest is the last
    known.delete(table);
    known.set(table, past);
    if (known.size > most) known.delete(known.keys().next().value!);
    return past.page(now, until, steps);
  };
}
