// The seat of somebody who is gone: after a while the host, or all others together, give it to a bot, which hands it back
// when the player returns.

import type { Storage } from '../storage/index.ts';
import type { About } from './about.ts';
import type { Keeper } from './keeper.ts';
import type { Reasoned } from './running.ts';
import type { Slot } from './slots.ts';
import { peoplePlaying, setStandIn } from './standing-in.ts';

interface Parts {
  readonly storage: Pick<Storage<About>, 'presences'>;
  readonly keeper: Pick<Keeper, 'write' | 'change'>;
  readonly now: () => number;
}

const GRACE = 60_000;

/** How long somebody may be away: at a slow table, as long as a decision may take. */
const graceOf = ({ clock }: About): number => (clock.kind === 'slow' ? clock.hours * 3_600_000 : GRACE);

/** Since when the people of a table are gone; those who are there are not in it. */
async function absences({ storage }: Parts, { id, kept: { about } }: Slot): Promise<Map<number, number>> {
  const presences = await storage.presences.of(id);
  const gone = new Map<number, number>();
  for (const [seat, { person }] of about.chairs.entries()) {
    if (person === null) continue;
    const found = presences.find((one) => one.person === person);
    if (found?.gone !== null) gone.set(seat, Math.max(found?.gone ?? 0, about.began ?? 0));
  }
  return gone;
}

/** Gives a seat to a bot, or notes that somebody wants to; or why not. */
export async function replace(
  parts: Parts,
  slot: Slot,
  by: number,
  seat: number,
): Promise<Reasoned | undefined> {
  const { keeper, now } = parts;
  const { about } = slot.kept;
  const playing = peoplePlaying(slot);
  if (slot.running === undefined || slot.running.over()) return { why: 'not-playing' };
  if (by === seat || !playing.includes(seat)) return { why: 'not-a-player' };
  const gone = await absences(parts, slot);
  const since = gone.get(seat);
  if (since === undefined) return { why: 'player-is-here' };
  const at = since + graceOf(about);
  if (now() < at) return { why: 'too-early', at };
  const before =
    about.replacing?.seat === seat && about.replacing.since === since ? about.replacing.agreed : [];
  const agreed = [...new Set([...before, by])];
  const isHost = about.chairs[by]!.person === about.host;
  const others = playing.filter((one) => one !== seat && !gone.has(one));
  const isAgreed = isHost || others.every((one) => agreed.includes(one));
  const done = await keeper.change(slot, (so) => ({
    ...so,
    replacing: isAgreed ? null : { seat, since, agreed },
  }));
  if (!done) return { why: 'changed-meanwhile' };
  if (isAgreed) await setStandIn(keeper, slot, seat, true);
  return undefined;
}
