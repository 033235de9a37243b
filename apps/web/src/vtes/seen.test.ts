import { expect, it } from 'vitest';
import { type Seen, toldFrom } from './seen.ts';

const own = (seat: number, uncontrolled: Readonly<Record<string, string>>) => ({
  seat,
  uncontrolled,
  hand: [],
});

it('names every card that lies face down where all is open, and none elsewhere', () => {
  const view = { table: {}, own: null } as unknown as Seen;
  expect(toldFrom(view)).toBe(view);
  const all = [own(0, { 7: 'Ryan' }), own(1, { 9: 'Colette' })] as unknown as NonNullable<Seen['all']>;
  expect(toldFrom({ ...view, all }).own?.uncontrolled).toEqual({ 7: 'Ryan', 9: 'Colette' });
});
