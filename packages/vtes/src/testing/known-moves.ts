// Whether a text could be a move of this game: its verb is one, and what it names is a card, a clan or a seat.

import { fold, type State } from '@nocturne/kernel';
import { allCards, CLANS } from '../cards/book.ts';
import type { Vtes } from '../types.ts';

/** Verbs that are followed by the name of what they are about. */
const ABOUT = [
  'bleed',
  'play',
  'call',
  'equip',
  'employ',
  'recruit',
  'raise',
  'use',
  'choose',
  'lock',
  'unlock',
  'rescue',
  'diablerize',
  'fight',
  'mark',
  'award',
  'attach',
  'spare',
  'bring',
  'merge',
  'discard',
  'find',
  'remove',
  'take',
  'contest the title of',
  'contest',
  'yield the title of',
  'yield',
  'strike',
] as const;

/** Other verbs; names follow after words like `with`. */
const VERBS = [
  'strike hand',
  'take equipment',
  'take back',
  'hunt',
  'leave torpor',
  'become anarch',
  'block',
  'no block',
  'pass',
  'none',
  'end phase',
  'transfer',
  'draw crypt',
  'pay',
  'gain 1 pool from the edge',
  'withdraw',
  'allocate',
  'shift',
  'vote',
  'ballot',
  'dodge',
  'maneuver',
  'press',
  'optional',
  'prevent',
  'find nothing',
  'burn',
  'take over the combat',
] as const;

const NAMES_FOLLOW = /(?:^|\s)(?:with|from|at|of|discarding|burning|to(?! block )|on(?! nobody$)) /;

const allNames = new Set(
  [...allCards()]
    .flatMap((card) => (card.kind === 'crypt' ? [card.name, card.clan] : [card.name]))
    .concat('the Edge', 'the library', 'the ash heap', 'the hand', CLANS)
    .map(fold),
);

const begins = (text: string, words: string): boolean =>
  text.startsWith(words) && !/^[\p{L}\p{N}]/u.test(text.slice(words.length));

/** What follows the name at the beginning of a text: the longest that fits. */
function afterName(text: string, names: readonly string[]): string | undefined {
  const fitting = names.filter((name) => begins(text, name));
  return fitting.length === 0 ? undefined : text.slice(Math.max(...fitting.map((name) => name.length)));
}

/** Wherever a name must follow, one does. */
function isNamed(text: string, names: readonly string[]): boolean {
  const found = NAMES_FOLLOW.exec(text);
  if (found === null) return true;
  const rest = afterName(text.slice(found.index + found[0].length), names);
  return rest !== undefined && isNamed(rest, names);
}

export function knowsMove({ seats }: Pick<State<Vtes>, 'seats'>, move: string): boolean {
  const text = fold(move);
  const names = [...allNames, ...seats.map(fold)];
  const verb = VERBS.find((one) => begins(text, one));
  if (verb !== undefined) return isNamed(text.slice(verb.length), names);
  const about = ABOUT.find((one) => text.startsWith(`${one} `));
  const rest = about === undefined ? undefined : afterName(text.slice(about.length + 1), names);
  return rest !== undefined && isNamed(rest, names);
}
