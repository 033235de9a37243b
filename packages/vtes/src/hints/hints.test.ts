import { describe, expect, test } from 'vitest';
import { allCards, libraryCard } from '../cards/book.ts';
import { buildPosition } from '../testing/position.ts';
import type { Id, Table } from '../types.ts';
import { tableOf } from '../view.ts';
import {
  type Gain,
  gainsInPlay,
  gainsOfCalling,
  gainsOfPlay,
  gainsOfTerms,
  prowessOf,
  waysFor,
} from './index.ts';

const SEATS = ['Ana', 'Bruno', 'Carla', 'Dino'];
const [ANA, BRUNO, CARLA, DINO] = [0, 1, 2, 3] as const;

const tableWith = (fields: Record<string, Record<string, unknown>>): Table =>
  tableOf(
    buildPosition({
      seats: SEATS,
      bySeat: SEATS.map((name) => fields[name] ?? {}),
      table: { turn: 'Ana', phase: 'minion' },
      options: {},
      seed: 'hints',
    }),
  );

const idOf = (table: Table, name: string): Id => table.cards.find((card) => card.name === name)!.id;

/** What a card brings when this minion plays it. */
function playedBy(table: Table, name: string, minion: string, mode = 0, target: object = {}): Gain[] {
  return gainsOfPlay(table, ANA, { do: 'play', name, mode, minion: idOf(table, minion), ...target });
}

const brief = (gains: readonly Gain[]): string[] =>
  gains.map(({ good, amount, seat }) => `${good} ${amount} ${seat}`);

describe('cards', () => {
  const table = tableWith({
    Ana: { ready: ['Trevon Parker', 'Catalina Vega', 'Ryan'], uncontrolled: ['Lauren'] },
    Bruno: { pool: 12, ready: ['Madison'] },
  });

  test('every way to play every card says what it brings, to somebody who is there', () => {
    let ways = 0;
    for (const card of allCards()) {
      if (card.kind !== 'library') continue;
      for (const mode of card.modes.keys()) {
        const gains = playedBy(table, card.name, 'Trevon Parker', mode);
        for (const { seat, card: id } of gains) {
          expect(SEATS[seat]).toBeDefined();
          expect(id === 0 || table.cards.some((one) => one.id === id)).toBe(true);
        }
        ways += 1;
      }
    }
    expect(ways).toBeGreaterThan(100);
  });

  test('price and effect are both told', () => {
    expect(brief(playedBy(table, 'Conditioning', 'Trevon Parker', 1))).toEqual([
      `blood -1 ${ANA}`,
      `bleed 3 ${ANA}`,
    ]);
    expect(brief(playedBy(table, 'Govern the Unaligned', 'Trevon Parker'))).toEqual([
      `blood -1 ${ANA}`,
      `pool -3 ${BRUNO}`,
    ]);
    const lauren = table.cards.find(({ region }) => region === 'uncontrolled')!.id;
    const [, gift] = playedBy(table, 'Govern the Unaligned', 'Trevon Parker', 1, { card: lauren });
    expect(gift).toMatchObject({ good: 'blood', amount: 3, seat: ANA, card: lauren });
  });

  test('what depends on the minion or on the target is worked out', () => {
    const elation = (minion: string): Gain[] => playedBy(table, 'Aire of Elation', minion, 1);
    expect(elation('Catalina Vega').at(-1)!.amount - elation('Trevon Parker').at(-1)!.amount).toBe(1);
    const foreshadowing = (pool: number): Gain[] => {
      const facing = tableWith({ Ana: { ready: ['Trevon Parker'] }, Bruno: { pool } });
      return playedBy(facing, 'Foreshadowing Destruction', 'Trevon Parker', 1);
    };
    expect(foreshadowing(10)).toEqual([]);
    expect(brief(foreshadowing(9))).toEqual([`bleed 3 ${ANA}`]);
  });

  test('what comes into play brings its gains later', () => {
    const spy = playedBy(table, 'Raven Spy', 'Ryan');
    expect(spy.filter(({ later }) => later)).toMatchObject([
      { good: 'intercept', amount: 1, card: idOf(table, 'Ryan') },
    ]);
    const jack = tableWith({ Dino: { 'in play': [{ 'Smiling Jack, The Anarch': { counters: 3 } }] } });
    const burdens = gainsInPlay(
      jack,
      jack.cards.find(({ name }) => name === 'Smiling Jack, The Anarch')!,
    );
    for (const seat of [ANA, BRUNO, CARLA])
      expect(burdens.some((gain) => gain.good === 'pool' && gain.seat === seat && gain.amount < 0)).toBe(
        true,
      );
  });

  test('a minion can play what its Disciplines and blood allow', () => {
    const minion = (name: string) => table.cards.find((card) => card.name === name)!;
    expect(waysFor(table, ANA, 'Conditioning', minion('Trevon Parker'))).toEqual([0, 1]);
    expect(waysFor(table, ANA, 'Conditioning', minion('Ryan'))).toEqual([]);
    expect(libraryCard('Conditioning').modes).toHaveLength(2);
  });
});

describe('referendums', () => {
  const table = tableWith({
    Ana: { pool: 8, ready: ['Alexa Draper', 'Madison'] },
    Bruno: { pool: 20, ready: ['Ryan'] },
    Carla: { pool: 9 },
    Dino: { pool: 25 },
  });

  test('callers are expected to serve themselves', () => {
    expect(brief(gainsOfCalling(table, 'Kine Resources Contested', ANA))).toEqual([
      `pool -3 ${BRUNO}`,
      `pool -1 ${DINO}`,
    ]);
    expect(brief(gainsOfCalling(table, 'Parity Shift', ANA))).toEqual([`pool -3 ${BRUNO}`, `pool 3 ${ANA}`]);
    expect(brief(gainsOfCalling(table, 'Consanguineous Boon', ANA))).toContain(`pool 2 ${ANA}`);
    expect(gainsOfCalling(table, 'Parity Shift', DINO)).toEqual([]);
  });

  test('terms say who gains and who loses', () => {
    const terms = { do: 'allocate', points: [0, 0, 2, 2] } as const;
    expect(
      brief(gainsOfTerms(table, 'Kine Resources Contested', { ...terms, points: [...terms.points] })),
    ).toEqual([`pool -2 ${CARLA}`, `pool -2 ${DINO}`]);
    expect(brief(gainsOfTerms(table, 'Ancilla Empowerment', null))).toContain(`pool -2 ${ANA}`);
  });
});

test('minions: what they bleed, intercept, strike and vote for', () => {
  const table = tableWith({ Ana: { ready: ['Catalina Vega', { Ryan: { cards: ['Raven Spy'] } }] } });
  const of = (name: string) =>
    prowessOf(
      table,
      table.cards.find((card) => card.name === name)!,
    );
  expect(of('Catalina Vega')).toMatchObject({
    bleed: 2,
    votes: 2,
    intercept: 0,
    strength: 1,
    canBlock: true,
  });
  expect(of('Ryan')).toMatchObject({ bleed: 1, votes: 0, intercept: 1 });
});
