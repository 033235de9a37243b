// The tables as whoever runs the server sees them: decisions are counted, beginnings and ends are in the log.

import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Keeper } from './keeper.ts';

export function measuredKeeper(keeper: Keeper, metrics: Metrics, log: Log): Keeper {
  metrics.count('tables', () => keeper.ids().length);
  return {
    ...keeper,
    async move(slot, wanted) {
      const moved = await keeper.move(slot, wanted);
      if ('reason' in moved) metrics.refused(moved.reason.why);
      else metrics.decided(wanted.request === null ? 'server' : 'person');
      return moved;
    },
    async change(slot, change, more) {
      const done = await keeper.change(slot, change, more);
      const { game, chairs } = slot.kept.about;
      const seats = { seats: chairs.length, bots: chairs.filter(({ bot }) => bot !== null).length };
      if (done && more?.status !== undefined)
        log.info({ table: slot.id, game, ...seats, entries: slot.running?.at() }, `table ${more.status}`);
      return done;
    },
  };
}

export const measuredThinkers = ({ think, close }: Thinkers, metrics: Metrics): Thinkers => ({
  async think(thought) {
    const from = performance.now();
    try {
      return await think(thought);
    } finally {
      metrics.thought(performance.now() - from);
    }
  },
  close,
});
