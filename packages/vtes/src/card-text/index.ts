// A card's text, made from its definition, in the reader's language.

import type { Language } from '@nocturne/kernel';
import type { Card } from '../cards/printed.ts';
import { type CardParagraph, cryptBody, libraryBody } from './body.ts';
import { type CardHead, headOf } from './head.ts';
import { capitalized, say, term } from './words.ts';

export type { CardHead } from './head.ts';
export type { CardParagraph } from './body.ts';

export interface CardText {
  readonly head: CardHead;
  readonly body: readonly CardParagraph[];
}

export const cardText = (card: Card, language: Language): CardText => ({
  head: headOf(card, language),
  body: card.kind === 'crypt' ? cryptBody(card, language) : libraryBody(card, language),
});

function headLine({ kind }: Card, head: CardHead, language: Language): string {
  const { types, clan, sect, title, capacity, group, disciplines, cost, traits } = head;
  const known =
    kind === 'crypt'
      ? disciplines.map(({ symbol }) => symbol).join(' ')
      : disciplines.map(({ name }) => name).join(', ');
  const price = cost === undefined ? [] : [`${term(language, 'term.cost')} ${cost}`];
  const facts = [types.join(' / '), clan, sect, title, capacity, group, known, ...price, ...traits];
  return capitalized(facts.filter((fact) => fact !== undefined && fact !== '').join(' · '));
}

function line({ needs, types, sentences }: CardParagraph, language: Language): string {
  const text = sentences.join(' ');
  const typed =
    types.length === 0 ? text : say(language, 'line.type', { type: capitalized(types.join(' / ')), text });
  return [needs.join(''), typed].filter((one) => one !== '').join(' ');
}

/** As plain text: the name, the facts, and a line for each paragraph. */
export function cardTextLines(card: Card, language: Language): string[] {
  const { head, body } = cardText(card, language);
  return [head.name, headLine(card, head, language), ...body.map((paragraph) => line(paragraph, language))];
}
