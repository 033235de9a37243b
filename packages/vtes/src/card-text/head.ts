// What stands above a card's text: names, types, costs and other facts, as words.

import {
  type Card,
  type CryptCard,
  type Discipline,
  DISCIPLINES,
  type LibraryCard,
} from '../cards/printed.ts';
import { cardName } from '../text/index.ts';
import { titleText } from './proposals.ts';
import { and, blood, clanName, pool, say, symbol, term } from './words.ts';
import type { CardReader } from './reader.ts';

export interface CardHead {
  readonly name: string;
  readonly types: readonly string[];
  readonly clan?: string;
  readonly sect?: string;
  readonly title?: string;
  readonly capacity?: string;
  readonly group?: string;
  /** Of a vampire at their levels, `[DOM]` the superior one; of a library card those that it can need. */
  readonly disciplines: readonly { readonly symbol: string; readonly name: string }[];
  readonly cost?: string;
  readonly traits: readonly string[];
}

const discipline = (reader: CardReader, one: Discipline, level: number): CardHead['disciplines'][number] => ({
  symbol: symbol(one, level),
  name: term(reader, `term.discipline.${one}`),
});

function cryptHead(card: CryptCard, reader: CardReader): CardHead {
  const { name, clan, sect, title, capacity, group, disciplines, traits = [], slaveOf, circle } = card;
  const levels = DISCIPLINES.flatMap((one) =>
    disciplines[one] === undefined ? [] : [discipline(reader, one, disciplines[one])],
  );
  return {
    name: cardName(name, reader.language),
    types: [term(reader, card.imbued ? 'term.imbued' : 'term.vampire')],
    clan: clanName(reader, clan),
    ...(sect === null ? {} : { sect: term(reader, `term.sect.${sect}`) }),
    ...(title === undefined ? {} : { title: titleText(reader, title) }),
    capacity: say(reader, 'head.capacity', { amount: capacity }),
    group: say(reader, 'head.group', { group }),
    // basic levels first, as they are drawn
    disciplines: levels.toSorted((a, b) => Number(isSuperior(a.symbol)) - Number(isSuperior(b.symbol))),
    traits: [
      ...(card.base === undefined ? [] : [term(reader, 'term.advanced')]),
      ...(card.parts === undefined ? [] : [term(reader, 'term.merged')]),
      ...(circle === undefined ? [] : [say(reader, 'head.circle', { circle })]),
      ...traits.map((trait) => term(reader, `term.trait.${trait}`)),
      ...(slaveOf === undefined ? [] : [say(reader, 'head.slave', { clan: clanName(reader, slaveOf) })]),
    ],
  };
}

const isSuperior = (drawn: string): boolean => drawn === drawn.toUpperCase();

function bloodCost({ cost, modes }: LibraryCard, reader: CardReader): string | undefined {
  if (cost?.blood === undefined) return undefined;
  const isX = modes.some(({ effects }) => effects.some((effect) => effect.op === 'prevent' && effect.plusX));
  return cost.blood === 'copies' || isX ? say(reader, 'points.blood-x') : blood(reader, cost.blood);
}

function costOf(card: LibraryCard, reader: CardReader): string | undefined {
  const inPool = card.cost?.pool === undefined ? undefined : pool(reader, card.cost.pool);
  const parts = [inPool, bloodCost(card, reader)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : and(reader, parts);
}

function libraryHead(card: LibraryCard, reader: CardReader): CardHead {
  const { name, types, requires, modes, traits = [] } = card;
  const needed = DISCIPLINES.filter((one) =>
    modes.some(({ disciplines, or }) => disciplines?.[one] !== undefined || or?.[one] !== undefined),
  );
  const cost = costOf(card, reader);
  return {
    name: cardName(name, reader.language),
    types: types.map((type) => term(reader, `term.type.${type}`)),
    ...(requires?.clan === undefined ? {} : { clan: clanName(reader, requires.clan) }),
    disciplines: needed.map((one) => discipline(reader, one, 1)),
    ...(cost === undefined ? {} : { cost }),
    traits: [
      ...traits.map((trait) => term(reader, `term.trait.${trait}`)),
      ...(card.burnOption ? [term(reader, 'term.burnOption')] : []),
    ],
  };
}

export const headOf = (card: Card, reader: CardReader): CardHead =>
  card.kind === 'crypt' ? cryptHead(card, reader) : libraryHead(card, reader);
