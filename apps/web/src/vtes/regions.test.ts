import type { PublicCard, Table } from '@nocturne/vtes';
import { expect, test } from 'vitest';
import { actionAt, clanOf, regionsOf, steadyRegions } from './regions.ts';

const card = (id: number, more: Partial<PublicCard>): PublicCard =>
  ({ id, name: 'Ryan', controller: 0, region: 'ready', on: 0, clan: null, ...more }) as PublicCard;

const cards = [
  card(1, { clan: 'Nosferatu' }),
  card(2, { region: 'attached', on: 1 }),
  card(3, { region: 'attached', on: 2 }),
  card(4, { region: 'uncontrolled', name: null }),
  card(5, { region: 'uncontrolled', name: null }),
  card(6, { region: 'table' }),
  card(7, { controller: 1 }),
];

test('each card lies in its region, with all that is on it', () => {
  const { ready, uncontrolled, table, torpor } = regionsOf({ cards }, 0);
  expect(ready.map((laid) => [laid.card.id, laid.on.map(({ id }) => id)])).toEqual([[1, [2, 3]]]);
  expect(uncontrolled.map((laid) => laid.card.id)).toEqual([4, 5]);
  expect(table.map((laid) => laid.card.id)).toEqual([6]);
  expect(torpor).toEqual([]);
});

test('what lies as it lay is the same thing', () => {
  const before = regionsOf({ cards }, 0);
  expect(steadyRegions(before, regionsOf({ cards: [...cards] }, 0))).toBe(before);
  const moved = cards.map((one) =>
    one.id === 3 ? card(3, { region: 'attached', on: 2, locked: true }) : one,
  );
  const now = steadyRegions(before, regionsOf({ cards: moved }, 0));
  expect(now.ready[0]!.on[1]!.locked).toBe(true);
  expect(now.uncontrolled).toBe(before.uncontrolled);
  const fewer = steadyRegions(before, regionsOf({ cards: cards.filter(({ id }) => id !== 4) }, 0));
  expect(fewer.uncontrolled).toEqual([before.uncontrolled[1]]);
  expect(fewer.uncontrolled[0]).toBe(before.uncontrolled[1]);
});

test('an action concerns whom it is directed at, and whoever has a card that has a part in it', () => {
  const at = (seat: number, more: object): Table['action'] => {
    const action = { state: 'A', minion: 1, blocker: 0, aim: { seats: [], card: 0 }, awake: [], ...more };
    return actionAt(action as unknown as Table['action'], seat, regionsOf({ cards }, seat));
  };
  expect(at(0, {})).toMatchObject({ minion: 1 });
  expect(at(1, {})).toBeNull();
  expect(at(1, { blocker: 7 })).not.toBeNull();
  expect(at(1, { awake: [7] })).not.toBeNull();
  expect(at(1, { aim: { seats: [], card: 7 } })).not.toBeNull();
  expect(at(1, { aim: { seats: [1], card: 0 } })).not.toBeNull();
  expect(at(0, { state: 'over' })).toBeNull();
});

test('the clan is that of most minions that one may know', () => {
  const regions = regionsOf({ cards }, 0);
  expect(clanOf(regions, null)).toBe('Nosferatu');
  expect(clanOf(regions, { 4: 'Colette', 5: 'Ashley' })).toBe('Malkavian');
  expect(clanOf(regionsOf({ cards }, 1), null)).toBeNull();
});
