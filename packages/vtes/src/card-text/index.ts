// A card's text, made from its definition, in the reader's language.

import type { Card } from '../cards/printed.ts';
import { type CardParagraph, cryptBody, libraryBody } from './body.ts';
import { type CardHead, headOf } from './head.ts';
import { capitalized, say, term } from './words.ts';
import type { CardReader } from './reader.ts';

export type { CardHead } from './head.ts';
export type { CardParagraph } from './body.ts';

export interface CardText {
  readonly head: CardHead;
  readonly body: readonly CardParagraph[];
}

export const cardText = (card: Card, reader: CardReader): CardText => ({
  head: headOf(card, reader),
  body: card.kind === 'crypt' ? cryptBody(card, reader) : libraryBody(card, reader),
});

function headLine({ kind }: Card, head: CardHead, reader: CardReader): string {
  const { types, clan, sect, title, capacity, group, disciplines, cost, traits } = head;
  const known =
    kind === 'crypt'
      ? disciplines.map(({ symbol }) => symbol).join(' ')
      : disciplines.map(({ name }) => name).join(', ');
  const price = cost === undefined ? [] : [`${term(reader, 'term.cost')} ${cost}`];
  const facts = [types.join(' / '), clan, sect, title, capacity, group, known, ...price, ...traits];
  return capitalized(facts.filter((fact) => fact !== undefined && fact !== '').join(' · '));
}

function line({ needs, types, sentences }: CardParagraph, reader: CardReader): string {
  const text = sentences.join(' ');
  const typed =
    types.length === 0 ? text : say(reader, 'line.type', { type: capitalized(types.join(' / ')), text });
  return [needs.join(''), typed].filter((one) => one !== '').join(' ');
}

/** As plain text: the name, the facts, and a line for each paragraph. */
export function cardTextLines(card: Card, reader: CardReader): string[] {
  const { head, body } = cardText(card, reader);
  return [head.name, headLine(card, head, reader), ...body.map((paragraph) => line(paragraph, reader))];
}
