// What the views know of a table of VTES, and the words for it.

import type { Seat, View } from '@nocturne/kernel';
import {
  cardName,
  type Own,
  type PublicCard,
  type Table,
  type Vtes,
  type VtesMessageKey,
  vtesMessages,
} from '@nocturne/vtes';
import type { Page } from '../cli-game.ts';
import { format, type Values } from '../language.ts';
import { cliText } from '../text/index.ts';

/** A table, and what the viewers know beyond it. */
export interface Known {
  readonly table: Table;
  readonly owns: readonly Own[];
  readonly page: Page;
}

export const knownTo = (views: readonly View<Vtes>[], page: Page): Known => ({
  table: views[0]!.table,
  owns: views.flatMap(({ own }) => (own === null ? [] : [own])),
  page,
});

export const text = ({ language }: Page, key: VtesMessageKey, values: Values = {}): string =>
  format(vtesMessages[language][key], language, values);

/** What stands before a list. */
export const labelOf = ({ language }: Page, label: string): string =>
  cliText(language)('vtes.list', { label });

/** The seat of the only viewer, if there is one. */
export const viewerOf = ({ owns }: Known): Seat | null => (owns.length === 1 ? owns[0]!.seat : null);

export const cardWith = ({ table }: Known, id: PublicCard['id']): PublicCard | undefined =>
  table.cards.find((card) => card.id === id);

/** The name of a card, if the viewers know it. */
export const knownName = ({ owns }: Known, { id, name }: PublicCard): string | undefined =>
  name ?? owns.map(({ uncontrolled }) => uncontrolled[String(id)]).find((one) => one !== undefined);

/** A card as the notation calls it: copies in play are numbered. */
export function called(known: Known, card: PublicCard): string {
  const { table, page } = known;
  const name = knownName(known, card);
  if (name === undefined) return '?';
  const alike = table.cards.filter((one) =>
    card.region === 'uncontrolled'
      ? one.region === card.region && one.controller === card.controller && knownName(known, one) === name
      : one.region !== 'uncontrolled' && one.name === name,
  );
  const number = alike.length < 2 ? '' : ` #${alike.indexOf(card) + 1}`;
  return cardName(name, page.language) + number;
}

/** Those still in the game, clockwise from a seat. */
export function clockwise({ order, methuselahs }: Table, from: Seat): Seat[] {
  const at = order.indexOf(from);
  return [...order.slice(at), ...order.slice(0, at)].filter((seat) => !methuselahs[seat]!.out);
}

/** The next on the left and on the right; nobody if the seat is out of the game or alone in it. */
export function neighbours(table: Table, seat: Seat): { prey: Seat | null; predator: Seat | null } {
  if (table.methuselahs[seat]!.out) return { prey: null, predator: null };
  const round = clockwise(table, seat);
  return { prey: round[1] ?? null, predator: round.length > 1 ? round.at(-1)! : null };
}
