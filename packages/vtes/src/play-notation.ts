// How a card played from hand is written.

import { cardAt, type Vt } from './board.ts';
import { libraryCard } from './cards/book.ts';
import type { ActionMode } from './cards/printed.ts';
import { nameOf, uncontrolledName } from './names.ts';
import type { Id, PlayOption } from './types.ts';

/** Action cards with a verb of their own. */
const VERBS: Partial<Record<ActionMode['kind'], string>> = {
  political: 'call',
  equip: 'equip',
  employ: 'employ',
  recruit: 'recruit',
};

/** Level words of the notation: `superior` where the card has both levels. */
function levelWord({ name, mode }: PlayOption): string {
  const { modes } = libraryCard(name);
  const levels = modes.map(({ disciplines }) => Math.max(0, ...Object.values(disciplines ?? {})));
  return levels[mode] === 2 && levels.some((level) => level < 2) ? ' superior' : '';
}

const targetName = (state: Vt, id: Id): string =>
  cardAt(state.board, id).region === 'uncontrolled' ? uncontrolledName(state, id) : nameOf(state, id);

function aimOf(state: Vt, { seat, card, amount, x }: PlayOption): string {
  if (x !== undefined) return ` for ${x} blood`;
  if (seat !== undefined) return ` on ${state.seats[seat]}`;
  if (card !== undefined && card !== 0) return ` on ${targetName(state, card)}`;
  return amount === undefined ? '' : ` for ${amount} pool`;
}

export function playNotation(state: Vt, option: PlayOption): string {
  const { name, mode, minion } = option;
  const by = minion === 0 ? '' : ` with ${nameOf(state, minion)}`;
  const kind = libraryCard(name).modes[mode]!.action?.kind;
  const verb = (kind === undefined ? undefined : VERBS[kind]) ?? 'play';
  return `${verb} ${name}${levelWord(option)}${by}${aimOf(state, option)}`;
}
