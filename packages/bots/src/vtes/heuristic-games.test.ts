// Whole games of bots.

import { seeded, start, view } from '@nocturne/kernel';
import { type Deck, READY_MADE, vtes, type Vtes } from '@nocturne/vtes';
import { mixedDeck } from '@nocturne/vtes/testing';
import { describe, expect, test } from 'vitest';
import { NAMES, type Table, table } from '../../test/vtes-table.ts';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { deliver, playNext, seatBots } from '../seating.ts';
import { heuristicVtes } from './heuristic.ts';

describe('games', () => {
  const decks = Object.keys(READY_MADE);

  const readyMade = (game: number, seat: number): string => decks[(seat + game) % decks.length]!;

  const mixed = (game: number, seat: number): Deck => mixedDeck(seeded(`mixed ${game} ${seat}`));

  const five = [0, 1, 2, 3, 4].map(() => heuristicVtes);

  /** No game takes so many turns. */
  const ENDLESS = 300;

  function playOut(state: Table, bots: readonly Bot<Vtes>[], seed: string, luck: string): Table {
    const seating = seatBots(vtes, state, bots, seeded(luck));
    while (playNext(seating, state) !== undefined)
      if (state.board.turn > ENDLESS) throw new Error(`game ${seed} has not ended in ${ENDLESS} turns`);
    return state;
  }

  function play(
    game: number,
    bots: readonly Bot<Vtes>[],
    deck: (game: number, seat: number) => string | Deck = readyMade,
    name = 'game',
    luck = 'bots',
  ): Table {
    const seats = bots.map((_, seat) => `Seat ${seat}`);
    const options = { decks: seats.map((_, seat) => deck(game, seat)) };
    const seed = `${name} ${game}`;
    const started = start(vtes, { seats, seed, options });
    if ('problems' in started) throw new Error(JSON.stringify(started.problems));
    return playOut(started.state, bots, seed, `${luck} ${game}`);
  }

  test('between equals end, and what a bot remembers is plain data', () => {
    for (let game = 0; game < 4; game++) {
      const state = play(game, five);
      expect(state.result, `game ${game}`).not.toBeNull();
    }
    const memory = heuristicVtes.begin(view(vtes, table({}), 0), 0);
    expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
  });

  test('with decks mixed of all cards end, and leave no fault', () => {
    for (let game = 0; game < 8; game++) {
      const state = play(game, five, mixed);
      expect(state.result, `game ${game}`).not.toBeNull();
      expect(vtes.faults(state)).toEqual([]);
    }
  });

  // what is bled comes back with the blood that is hunted for: without more minions it goes on like this
  test('in which pool comes and goes in equal measure are brought to an end', () => {
    for (const game of [72, 562])
      expect(play(game, five, readyMade, 'unseen', 'unseen bots').result).not.toBeNull();
    for (const game of [201, 224]) {
      const deck = (number: number, seat: number): Deck => mixedDeck(seeded(`mixed mix ${number} ${seat}`));
      expect(play(game, five, deck, 'mix', 'mix bots').result).not.toBeNull();
    }
  });

  test('against chance are won', () => {
    let points = 0;
    for (let game = 0; game < 5; game++) {
      const bots: Bot<Vtes>[] = [0, 1, 2, 3, 4].map((seat) =>
        seat === game ? heuristicVtes : randomBot<Vtes>(),
      );
      points += play(game, bots).result!.points[game]!;
    }
    expect(points / 25).toBeGreaterThan(0.6);
  });

  test('a bot that sits down in the middle plays on', () => {
    const { state } = start(vtes, { seats: NAMES, seed: 'late', options: { decks: decks.slice(0, 4) } }) as {
      state: Table;
    };
    const early = seatBots(
      vtes,
      state,
      NAMES.map(() => randomBot<Vtes>()),
      seeded('early'),
    );
    for (let move = 0; move < 120; move++) playNext(early, state);
    deliver(early, state);
    const late = NAMES.map(() => heuristicVtes);
    expect(playOut(state, late, 'late', 'late').result).not.toBeNull();
  });
});
