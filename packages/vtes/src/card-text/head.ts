// What stands above a card's text: names, types, costs and other facts, as words.

import type { Language } from '@nocturne/kernel';
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

const discipline = (language: Language, one: Discipline, level: number): CardHead['disciplines'][number] => ({
  symbol: symbol(one, level),
  name: term(language, `term.discipline.${one}`),
});

function cryptHead(card: CryptCard, language: Language): CardHead {
  const { name, clan, sect, title, capacity, group, disciplines } = card;
  const levels = DISCIPLINES.flatMap((one) =>
    disciplines[one] === undefined ? [] : [discipline(language, one, disciplines[one])],
  );
  return {
    name: cardName(name, language),
    types: [term(language, 'term.vampire')],
    clan: clanName(language, clan),
    sect: term(language, `term.sect.${sect}`),
    ...(title === undefined ? {} : { title: titleText(language, title) }),
    capacity: say(language, 'head.capacity', { amount: capacity }),
    group: say(language, 'head.group', { group }),
    // basic levels first, as they are drawn
    disciplines: levels.toSorted((a, b) => Number(isSuperior(a.symbol)) - Number(isSuperior(b.symbol))),
    traits: [],
  };
}

const isSuperior = (drawn: string): boolean => drawn === drawn.toUpperCase();

function bloodCost({ cost, modes }: LibraryCard, language: Language): string | undefined {
  if (cost?.blood === undefined) return undefined;
  const isX = modes.some(({ effects }) => effects.some((effect) => effect.op === 'prevent' && effect.plusX));
  return cost.blood === 'copies' || isX ? say(language, 'points.blood-x') : blood(language, cost.blood);
}

function costOf(card: LibraryCard, language: Language): string | undefined {
  const inPool = card.cost?.pool === undefined ? undefined : pool(language, card.cost.pool);
  const parts = [inPool, bloodCost(card, language)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : and(language, parts);
}

function libraryHead(card: LibraryCard, language: Language): CardHead {
  const { name, types, requires, modes, traits = [] } = card;
  const needed = DISCIPLINES.filter((one) =>
    modes.some(({ disciplines }) => disciplines?.[one] !== undefined),
  );
  const cost = costOf(card, language);
  return {
    name: cardName(name, language),
    types: types.map((type) => term(language, `term.type.${type}`)),
    ...(requires?.clan === undefined ? {} : { clan: clanName(language, requires.clan) }),
    disciplines: needed.map((one) => discipline(language, one, 1)),
    ...(cost === undefined ? {} : { cost }),
    traits: traits.map((trait) => term(language, `term.trait.${trait}`)),
  };
}

export const headOf = (card: Card, language: Language): CardHead =>
  card.kind === 'crypt' ? cryptHead(card, language) : libraryHead(card, language);
