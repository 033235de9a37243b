import { describe, expect, it } from 'vitest';
import { keepSlots, type Slot, type Slots } from './slots.ts';

/** Tables without a game; letting go of one takes until `finish` is called. */
function slowSlots(): { slots: Slots; letGo: Slot[]; finish: () => void } {
  const letGo: Slot[] = [];
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slots = keepSlots({
    open: async (id) => {
      const empty = { kept: {} as Slot['kept'], running: undefined, writing: 0, saved: 0, torn: false };
      return { id, ...empty, watchers: new Set<never>() };
    },
    mend: () => Promise.resolve(),
    letGo(slot) {
      letGo.push(slot);
      return finished;
    },
    now: () => 0,
  });
  return { slots, letGo, finish };
}

const take = (slots: Slots): Promise<Slot | undefined> => slots.at('t', async (slot) => slot);

describe('an idle table', () => {
  it('is let go once, though it is found idle twice, and whoever came meanwhile keeps the next', async () => {
    const { slots, letGo, finish } = slowSlots();
    const first = await take(slots);
    const sweeps = [slots.sweep(0), take(slots), slots.sweep(0)];
    finish();
    const [, next] = await Promise.all(sweeps);
    expect(letGo).toEqual([first]);
    expect(next).not.toBe(first);
    expect(slots.find('t')).toBe(next);
    expect(await take(slots)).toBe(next);
  });

  it('is let go before all are, and is not taken up again', async () => {
    const { slots, letGo, finish } = slowSlots();
    await take(slots);
    const sweep = slots.sweep(0);
    let closed = false;
    const closing = slots.close().then(() => {
      closed = true;
    });
    await new Promise((done) => setImmediate(done));
    expect(closed).toBe(false);
    finish();
    await Promise.all([sweep, closing]);
    expect(letGo).toHaveLength(1);
    expect(await take(slots)).toBeUndefined();
  });
});
