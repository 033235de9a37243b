// What must be true between moves, whatever is played.

import type { Seat } from '@nocturne/kernel';
import { activeSeats, isActive, NOBODY, nightsInClock, type Nos } from './board.ts';
import { emptyTally, KINDS, size, type Tally } from './cards.ts';

/** All cards but the Dawn, wherever they are. */
function allCards({ board }: Nos): Tally {
  const all = emptyTally();
  for (const card of board.library) all[card] += 1;
  for (const tally of [...board.reserves, board.discard, board.actionDeck]) {
    for (const kind of KINDS) all[kind] += tally[kind];
  }
  for (const count of board.bites) all.bite += count;
  all.night += nightsInClock(board) + board.removed;
  return all;
}

/** The seats whose Reserve is not at rest: who is playing, and who still owes a card for a Bite. */
function unsettled({ stack }: Nos): Seat[] {
  const frame = stack.at(-1);
  if (frame?.proc === 'bites') return frame.owed;
  return stack.flatMap((one) => (one.proc === 'round' ? [one.seat] : []));
}

function reserveFaults(state: Nos): string[] {
  const { board, result } = state;
  if (board.phase === 'setup' || result !== null) return [];
  const moving = unsettled(state);
  return activeSeats(state)
    .filter((seat) => !moving.includes(seat) && size(board.reserves[seat]!) !== 2 - board.bites[seat]!)
    .map(
      (seat) =>
        `N-4.8: ${state.seats[seat]} has ${size(board.reserves[seat]!)} cards and ${board.bites[seat]} Bites`,
    );
}

export function faultsOf(state: Nos): string[] {
  const { board, options, result, open } = state;
  const all = allCards(state);
  const faults = KINDS.filter((kind) => all[kind] !== options.counts[kind]).map(
    (kind) => `${all[kind]} cards of ${kind} instead of ${options.counts[kind]}`,
  );
  if (
    [...board.clock, ...board.turned.map(({ card }) => card)].some(
      (card) => card !== 'night' && card !== 'dawn',
    )
  ) {
    faults.push('a strange card is in the Clock');
  }
  const dawns = [...board.clock, ...board.turned.map(({ card }) => card)].filter((card) => card === 'dawn');
  if (dawns.length !== 1) faults.push(`${dawns.length} Dawns in the Clock`);
  if (board.bites.some((count) => count < 0 || count > 2)) faults.push(`Bites: ${board.bites.join(' ')}`);
  if (board.stake !== NOBODY && !isActive(state, board.stake)) faults.push('Renfield holds the Stake');
  if (board.renfield !== NOBODY && size(board.reserves[board.renfield]!) > 0)
    faults.push('Renfield has a Reserve');
  if ((result === null) !== open.length > 0) faults.push('a game goes on exactly while somebody decides');
  return [...faults, ...reserveFaults(state)];
}
