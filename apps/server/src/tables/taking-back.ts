// Taking back a move: everyone else who plays must agree, and nothing hidden may have come to light since. What is wished
// for is kept with the table, so any process hears those who agree, also after a restart.

import type { About, TakeBack } from './about.ts';
import type { Keeper } from './keeper.ts';
import type { Reasoned } from './running.ts';
import type { Slot } from './slots.ts';
import { peoplePlaying } from './standing-in.ts';

type Keeping = Pick<Keeper, 'write' | 'change'>;
type Heard = Promise<Reasoned | undefined>;

/** What is wished for now. What everyone can see to have happened since makes a wish moot; a secret answer does not. */
export const pendingTakeBack = ({ kept: { about }, running }: Slot): TakeBack | undefined => {
  const { takeBack } = about;
  return takeBack === null || running === undefined || takeBack.shown !== running.shown()
    ? undefined
    : takeBack;
};

/** Changes what is wished for, whoever changes the table besides. */
async function setWish(keeper: Keeping, slot: Slot, wish: (about: About) => TakeBack | null): Promise<void> {
  while (!(await keeper.change(slot, (about) => ({ ...about, takeBack: wish(about) }))));
}

/** Takes the move back if all have agreed and it is still possible. */
async function settle(keeper: Keeping, slot: Slot): Heard {
  const wish = pendingTakeBack(slot);
  if (wish === undefined) return { why: 'moved-on' };
  if (peoplePlaying(slot).some((seat) => !wish.agreed.includes(seat))) return undefined;
  const isPossible = slot.running!.backTo(wish.by) === wish.to;
  const done =
    isPossible && (await keeper.write(slot, { kind: 'take-back', seat: wish.by, move: String(wish.to) }));
  await setWish(keeper, slot, () => null);
  if (done) return undefined;
  return { why: isPossible ? 'moved-on' : 'secret-came-to-light' };
}

export async function askTakeBack(keeper: Keeping, slot: Slot, seat: number): Heard {
  const { running } = slot;
  if (running === undefined) return { why: 'not-begun' };
  if (running.over()) return { why: 'over' };
  const pending = pendingTakeBack(slot);
  if (pending !== undefined && pending.by !== seat) return { why: 'take-back-pending' };
  const to = running.backTo(seat);
  if (to === undefined)
    return { why: running.hasMoved(seat) ? 'secret-came-to-light' : 'nothing-to-take-back' };
  const shown = running.shown();
  await setWish(keeper, slot, () => ({ by: seat, to, shown, agreed: [seat] }));
  return settle(keeper, slot);
}

export async function answerTakeBack(keeper: Keeping, slot: Slot, seat: number, agrees: boolean): Heard {
  const pending = pendingTakeBack(slot);
  if (pending === undefined) return { why: 'nothing-to-take-back' };
  const { by, shown } = pending;
  await setWish(keeper, slot, ({ takeBack: now }) => {
    // another wish in its place is not what was agreed to
    if (now === null || now.by !== by || now.shown !== shown) return now;
    return agrees ? { ...now, agreed: [...new Set([...now.agreed, seat])] } : null;
  });
  return agrees ? settle(keeper, slot) : undefined;
}
