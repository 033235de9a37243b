// Taking back a move: everyone else who plays must agree, and nothing secret may have come to light since.

import type { Keeper } from '../tables/keeper.ts';
import type { Reasoned } from '../tables/running.ts';
import type { Slot } from '../tables/slots.ts';
import { peoplePlaying } from '../tables/standing-in.ts';

interface Wish {
  readonly seat: number;
  readonly to: number;
  /** The entry at which it was asked: later moves make it moot. */
  readonly at: number;
  readonly agreed: Set<number>;
}

export interface Consents {
  readonly ask: (slot: Slot, seat: number) => Promise<Reasoned | undefined>;
  readonly answer: (slot: Slot, seat: number, agrees: boolean) => Promise<Reasoned | undefined>;
}

function tell(slot: Slot, { seat, to, agreed }: Wish): void {
  const text = JSON.stringify({ type: 'take-back', table: slot.id, by: seat, to, agreed: [...agreed] });
  for (const { send } of slot.watchers) send(text);
}

export function keepConsents(keeper: Keeper): Consents {
  const wishes = new Map<string, Wish>();

  async function settle(slot: Slot, wish: Wish): Promise<undefined> {
    tell(slot, wish);
    if (peoplePlaying(slot).some((seat) => !wish.agreed.has(seat))) return;
    wishes.delete(slot.id);
    await keeper.write(slot, { kind: 'take-back', seat: wish.seat, move: String(wish.to) });
  }

  return {
    async ask(slot, seat) {
      const { running } = slot;
      if (running === undefined || running.over) return { why: 'over' };
      const to = running.backTo(seat);
      if (to === undefined) return { why: 'secret-came-to-light' };
      const wish: Wish = { seat, to, at: running.at, agreed: new Set([seat]) };
      wishes.set(slot.id, wish);
      return settle(slot, wish);
    },
    async answer(slot, seat, agrees) {
      const wish = wishes.get(slot.id);
      if (wish === undefined || wish.at !== slot.running?.at) return { why: 'nothing-to-take-back' };
      if (agrees) {
        wish.agreed.add(seat);
        return settle(slot, wish);
      }
      wishes.delete(slot.id);
      tell(slot, { ...wish, agreed: new Set() });
      return undefined;
    },
  };
}
