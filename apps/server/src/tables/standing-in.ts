// A bot that plays for a person, and hands back. The log says who plays: so every process finds the same clocks.

import type { About } from './about.ts';
import type { Strength } from '../games.ts';
import type { Keeper } from './keeper.ts';
import { BOT, PERSON } from './live.ts';
import type { Running } from './running.ts';
import type { Slot } from './slots.ts';

export const STAND_IN: Strength = 'heuristic';

/** Who plays a seat: a bot of this strength, or a person. */
export const botAt = ({ chairs }: About, running: Running, seat: number): Strength | null =>
  chairs[seat]?.bot ?? (running.standIn(seat) ? STAND_IN : null);

/** Seats that people play now. */
export const peoplePlaying = ({ kept: { about }, running }: Slot): number[] =>
  about.chairs.flatMap(({ person }, seat) =>
    person !== null && running?.standIn(seat) !== true ? [seat] : [],
  );

/** From now on a bot plays the seat, or the person who sits there. */
export async function setStandIn(
  keeper: Pick<Keeper, 'write'>,
  slot: Slot,
  seat: number,
  bot: boolean,
): Promise<void> {
  const isSet = (): boolean =>
    slot.running === undefined || slot.running.over() || slot.running.standIn(seat) === bot;
  // whoever finds the place in the log taken has caught up, and tries the next
  while (!isSet()) await keeper.write(slot, { kind: 'stand-in', seat, move: bot ? BOT : PERSON });
}
