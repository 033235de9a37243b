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
function aimOf(state: Vt, { seat, card, cards, amount, x, ash, choice }: Targeted): string {
  const at = seat === undefined ? '' : ` on ${state.seats[seat]}`;
  const on = card === undefined || card === 0 ? '' : ` on ${targetName(state, card)}`;
  const several =
    cards === undefined ? '' : on === '' ? ` on ${named(state, cards)}` : ` burning ${named(state, cards)}`;
  const much = amount === undefined ? '' : ` for ${amount} pool`;
  const heap = ash === undefined ? '' : ` with ${ash.name} of ${state.seats[ash.seat]}`;
  const as = choice === undefined ? '' : ` as ${choice}`;
  return `${x === undefined ? '' : ` for ${x} blood`}${heap}${at}${on}${several}${much}${as}`;
}

export function playNotation(state: Vt, option: PlayOption): string {
  const { name, mode, minion } = option;
  const { action, word } = libraryCard(name).modes[mode]!;
  const by = minion === 0 ? '' : ` with ${nameOf(state, minion)}`;
  const verb = (action === undefined ? undefined : VERBS[action.kind]) ?? 'play';
  const how = word === undefined ? levelWord(option) : ` ${word}`;
  return `${verb} ${name}${how}${by}${aimOf(state, option)}`;
}

const counted = (votes: number): string => (votes === 1 ? '1 vote' : `${votes} votes`);

/** While votes are cast, by what is done for them: `lock CARD for 3 votes for`, `discard CARD for 1 vote with MINION`. */
function pollNotation(state: Vt, { use, ability, minion, hand, side }: UseOption): string {
  const card = cardAt(state.board, use);
  const [effect] = abilityOf(card, ability).effects;
  const gain = ` for ${counted(effect !== undefined && 'amount' in effect ? effect.amount : 0)}`;
  if (hand !== undefined) return `discard ${hand}${gain} with ${nameOf(state, minion)}`;
  return `lock ${nameOf(state, use)}${side === undefined ? '' : `${gain} ${side}`}`;
}

/** `use The Barrens on Sport Bike`, `use Dreams of the Sphinx for pool`, `use Pentex™ Subversion with Ryan`. */
export function useNotation(state: Vt, option: UseOption): string {
  const card = cardAt(state.board, option.use);
  const { word, minion, action, cost, moments } = abilityOf(card, option.ability);
  if (moments.includes('polling')) return pollNotation(state, option);
  const how = word === undefined ? '' : ` for ${word}`;
  const takesPart = (minion !== undefined || action !== undefined) && option.minion !== 0;
  const by = takesPart ? ` with ${nameOf(state, option.minion)}` : '';
  const hand =
    option.hand === undefined ? '' : ` ${cost?.discard === undefined ? 'on' : 'discarding'} ${option.hand}`;
  return `use ${nameOf(state, option.use)}${how}${by}${hand}${aimOf(state, option)}`;
}
