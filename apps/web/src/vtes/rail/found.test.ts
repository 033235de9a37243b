import { expect, test } from 'vitest';
import type { Seen } from '../seen.ts';
import { asHeld } from './found.ts';

const here = (hand: readonly string[]) => ({ seen: { own: { hand } } as unknown as Seen });
const found = { name: 'Wider View', thing: 'hand Wider View', card: null } as const;

test('a card that was looked at in the hand is there as long as there is a copy', () => {
  expect(asHeld(here(['Bonding', 'Wider View']), found)).toEqual(found);
  expect(asHeld(here(['Bonding']), found)).toEqual({ ...found, thing: null });
});

test('whoever has no hand, and what lies on the table, is left alone', () => {
  expect(asHeld({ seen: { own: null } as unknown as Seen }, found)).toEqual(found);
  const there = { ...found, thing: 'card 7' } as const;
  expect(asHeld(here([]), there)).toEqual(there);
});
