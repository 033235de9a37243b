// How a card played from hand, or used in play, is written.

import { cardAt, type Vt } from './board.ts';
import { libraryCard } from './cards/book.ts';
import type { ActionMode } from './cards/printed.ts';
import { nameOf, uncontrolledName } from './names.ts';
import type { Id, PlayOption, Targeted, UseOption } from './types.ts';
import { abilityOf } from './uses.ts';

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

const named = (state: Vt, ids: readonly Id[]): string =>
  ids.length === 0 ? 'nobody' : ids.map((id) => targetName(state, id)).join(' and ');

/** What it is aimed at, and how much of it. */
function aimOf(state: Vt, { seat, card, cards, amount, x }: Targeted): string {
  const at = seat === undefined ? '' : ` on ${state.seats[seat]}`;
  const on = card === undefined || card === 0 ? '' : ` on ${targetName(state, card)}`;
  const several =
    cards === undefined ? '' : on === '' ? ` on ${named(state, cards)}` : ` burning ${named(state, cards)}`;
  const much = amount === undefined ? '' : ` for ${amount} pool`;
  return `${x === undefined ? '' : ` for ${x} blood`}${at}${on}${several}${much}`;
}

export function playNotation(state: Vt, option: PlayOption): string {
  const { name, mode, minion } = option;
  const { action, word } = libraryCard(name).modes[mode]!;
  const by = minion === 0 ? '' : ` with ${nameOf(state, minion)}`;
  const verb = (action === undefined ? undefined : VERBS[action.kind]) ?? 'play';
  const how = word === undefined ? levelWord(option) : ` ${word}`;
  return `${verb} ${name}${how}${by}${aimOf(state, option)}`;
}

/** `use The Barrens on Sport Bike`, `use Dreams of the Sphinx for pool`, `use Pentex™ Subversion with Ryan`. */
export function useNotation(state: Vt, option: UseOption): string {
  const card = cardAt(state.board, option.use);
  const { word, minion, action, cost } = abilityOf(card, option.ability);
  const how = word === undefined ? '' : ` for ${word}`;
  const takesPart = (minion !== undefined || action !== undefined) && option.minion !== 0;
  const by = takesPart ? ` with ${nameOf(state, option.minion)}` : '';
  const hand =
    option.hand === undefined ? '' : ` ${cost?.discard === undefined ? 'on' : 'discarding'} ${option.hand}`;
  return `use ${nameOf(state, option.use)}${how}${by}${hand}${aimOf(state, option)}`;
}
