// Words and sentences in a language.

import { DISCIPLINES, type Discipline, type Levels } from '../cards/printed.ts';
import { vtesMessages } from '../text/index.ts';
import { type Clan, CLANS, type TermKey } from '../text/messages.ts';
import { list } from '../text/told.ts';
import { cardMessages } from './languages.ts';
import type { CardMessageKey } from './messages.ts';
import type { CardReader, Values } from './reader.ts';

export type { Values } from './reader.ts';

export const say = (reader: CardReader, key: CardMessageKey, values: Values = {}): string =>
  reader.format(cardMessages[reader.language][key], reader.language, values);

/** The rulebook's word. */
export const term = (reader: CardReader, key: TermKey, values: Values = {}): string =>
  reader.format(vtesMessages[reader.language][key], reader.language, values);

const isClan = (name: string): name is Clan => (CLANS as readonly string[]).includes(name);
export const clanName = (reader: CardReader, clan: string): string =>
  isClan(clan) ? term(reader, `term.clan.${clan}`) : clan;

export const yes = (is: boolean | undefined): string => (is === true ? 'yes' : 'no');
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
/** As an id, for `select`, which knows no spaces and hyphens. */
export const idOf = (name: string): string =>
  name.replaceAll(/[ -](.)/g, (_sign, next: string) => next.toUpperCase());
export const orNone = (value: string | number | undefined): string | number => value ?? 'none';

export const blood = (reader: CardReader, amount: number): string => say(reader, 'points.blood', { amount });
export const pool = (reader: CardReader, amount: number): string => say(reader, 'points.pool', { amount });

/** As it is drawn on cards: the superior level in capitals. */
export const symbol = (discipline: Discipline, level: number): string =>
  `[${level === 2 ? discipline.toUpperCase() : discipline}]`;
export const symbols = (levels: Levels): string[] =>
  DISCIPLINES.flatMap((one) => (levels[one] === undefined ? [] : [symbol(one, levels[one])]));

/** “A, B and C”. */
export const and = (reader: CardReader, words: readonly string[]): string => list(words, reader);

/** “A, B or C”. Spanish has another word before the sound of an o. */
export function or(reader: CardReader, words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined || words.length === 1) return last ?? '';
  const values = { first: words.slice(0, -1).join(', '), last, o: yes(/^h?[oó]/i.test(last)) };
  return say(reader, 'list.or', values);
}

/** Whatever sign stands before the first word. */
export const capitalized = (text: string): string =>
  text.replace(/^(Ⓓ )?\p{L}/u, (begin) => begin.toUpperCase());

/** With a capital and a full stop. A text of several sentences has the stops between them. */
export const sentences = (text: string): string[] => `${capitalized(text)}.`.split(/(?<=[.]) (?=\p{Lu})/u);
