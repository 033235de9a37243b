import { below, type Random, seeded } from '@nocturne/kernel';
import { expect, test } from 'vitest';
import type { Table } from '../types-view.ts';
import { oustersOf } from './ousters.ts';

const SEATS = [0, 1, 2, 3, 4, 5];
type Sits = { pool: number; points: number; out: boolean };

/** A game as it may go: some are ousted, now and then several at once, some withdraw. */
function playedOut(random: Random): { sits: Sits[]; ousters: Map<number, number> } {
  const sits = SEATS.map(() => ({ pool: 10, points: 0, out: false }));
  const ousters = new Map<number, number>();
  const predatorOf = (seat: number): number =>
    SEATS.map((_, by) => (seat + SEATS.length - 1 - by) % SEATS.length).find((one) => !sits[one]!.out)!;
  const living = (): number[] => SEATS.filter((seat) => !sits[seat]!.out);
  for (let steps = below(random, 5); steps > 0 && living().length > 1; steps--) {
    const losers = living()
      .filter(() => below(random, 3) === 0)
      .slice(1);
    const withdraws = below(random, 4) === 0;
    const rewards = losers.map((seat) => [seat, predatorOf(seat)] as const);
    for (const [seat, by] of rewards) {
      sits[seat] = { ...sits[seat]!, out: true, ...(withdraws ? {} : { pool: 0 }) };
      if (withdraws) sits[seat].points += 0.5;
      else ousters.set(seat, by);
    }
    if (!withdraws) for (const [, by] of rewards) sits[by]!.points += 1;
  }
  return { sits, ousters };
}

const found = (sits: readonly Sits[]): ReadonlyMap<number, number> =>
  oustersOf({ order: SEATS, methuselahs: sits as Table['methuselahs'] });

test('points and places say who ousted whom, however the game went', () => {
  const random = seeded('ousters');
  let named = 0;
  for (let games = 0; games < 2000; games++) {
    const { sits, ousters } = playedOut(random);
    expect(found(sits)).toEqual(ousters);
    named += ousters.size;
  }
  expect(named).toBeGreaterThan(2000);
});

test('nobody is named for who withdrew, nor where no point tells', () => {
  const sit = { pool: 10, points: 0, out: false };
  const withdrawn = { pool: 3, points: 0.5, out: true };
  expect(found([{ ...sit, points: 1 }, withdrawn, sit, sit, sit, sit]).size).toBe(0);
  expect(found([sit, { pool: 0, points: 0, out: true }, sit, sit, sit, sit]).size).toBe(0);
  expect(found(SEATS.map(() => ({ pool: 0, points: 1, out: true }))).size).toBe(0);
});
