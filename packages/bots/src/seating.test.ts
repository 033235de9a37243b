import { answer, eventFor, hash, openFor, seeded, type SeatEvent, start, type State } from '@nocturne/kernel';
import { type Nosferatu, nosferatu } from '@nocturne/nosferatu';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { heuristicNosferatu } from './nosferatu/heuristic.ts';
import { randomBot } from './random.ts';
import { deliver, ENDLESS, nextMove, playNext, seatBots } from './seating.ts';

const NAMES = ['Ada', 'Bram', 'Cleo', 'Dirk', 'Emma', 'Finn'];
const bot = randomBot<Nosferatu>();

function newGame(options: object = {}): State<Nosferatu> {
  const started = start(nosferatu, { seats: NAMES, seed: 'seating', options });
  if ('problems' in started) throw new Error(JSON.stringify(started.problems));
  return started.state;
}

/** A bot that remembers every event it is told of. */
const listener: Bot<Nosferatu, readonly SeatEvent<Nosferatu>[]> = {
  name: 'listener',
  begin: () => [],
  notice: (heard, event) => [...heard, event],
  choose: (_heard, view, decision, random) => bot.choose(null, view, decision, random),
};

test('bots are told every event in the form of their seat, the set-up included', () => {
  const state = newGame();
  const told = NAMES.map((): SeatEvent<Nosferatu>[] => []);
  const listen = (): void => {
    for (const event of state.events)
      for (const [seat, heard] of told.entries()) heard.push(eventFor(event, seat));
  };
  listen();
  const seating = seatBots(
    nosferatu,
    state,
    NAMES.map(() => listener),
    seeded('luck'),
  );
  while (playNext(seating, state) !== undefined) listen();
  expect(state.result).not.toBeNull();
  expect(told[0]![0]!.type).toBe('renfield');
  expect(seating.chairs.map((chair) => chair?.memory)).toEqual(told);
});

test('the lowest open seat of a bot answers first, and persons are left alone', () => {
  const state = newGame({ renfield: 'volunteer' });
  const seating = seatBots(nosferatu, state, [null, bot, bot, null, bot, bot], seeded('luck'));
  const order: number[] = [];
  for (let move = playNext(seating, state); move !== undefined; move = playNext(seating, state))
    order.push(move.seat);
  expect(order).toEqual([1, 2, 4, 5]);
  expect(state.open.map(({ seat }) => seat)).toEqual([0, 3]);
});

test('a person’s move is delivered, and the bots go on', () => {
  const state = newGame({ renfield: 'host_pick' });
  const seating = seatBots(nosferatu, state, [null, ...NAMES.slice(1).map(() => listener)], seeded('luck'));
  expect(playNext(seating, state)).toBeUndefined();
  expect(answer(nosferatu, state, { seat: 0, choice: 1 }).ok).toBe(true);
  deliver(seating, state);
  expect(seating.chairs[1]!.memory).toEqual([{ type: 'renfield', data: { seat: 1 } }]);
  expect(nextMove(seating, state)).toMatchObject({ seat: 1, serial: 1 });
  expect(openFor(state, 1)).toBeDefined();
  expect(playNext(seating, state)).toMatchObject({ seat: 1 });
});

test('the same luck plays the same game; other luck another', () => {
  const play = (luck: string): string => {
    const state = newGame();
    const seating = seatBots(
      nosferatu,
      state,
      NAMES.map(() => heuristicNosferatu),
      seeded(luck),
    );
    while (playNext(seating, state) !== undefined);
    return hash(state);
  };
  expect(play('luck')).toBe(play('luck'));
  expect(play('luck')).not.toBe(play('other luck'));
});

test('an illegal answer is a fault of the bot, and is named', () => {
  const state = newGame();
  const cheat: Bot<Nosferatu> = { ...bot, name: 'cheat', choose: () => 99 };
  const seating = seatBots(
    nosferatu,
    state,
    NAMES.map(() => cheat),
    seeded('luck'),
  );
  expect(() => playNext(seating, state)).toThrow(/cheat answered .*not-an-option/);
});

test('a game that does not end is broken off', () => {
  const state = newGame();
  const seating = seatBots(
    nosferatu,
    state,
    NAMES.map(() => heuristicNosferatu),
    seeded('luck'),
  );
  state.at = ENDLESS - 1;
  expect(playNext(seating, state)).toBeDefined();
  expect(() => playNext(seating, state)).toThrow(`not ended after ${ENDLESS} moves`);
});
