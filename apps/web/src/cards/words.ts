// Words of cards, for their faces and for screen readers.

import {
  type Card,
  cardName,
  type Clan,
  type Discipline,
  DISCIPLINES,
  type Level,
  type Levels,
  type Title,
  votesOfTitle,
} from '@nocturne/vtes';
import type { WebReader } from '../text/reader.tsx';
import { type CardState, stateWords } from './state.ts';
import { term } from './term.ts';

/** A Discipline at a level. */
export interface Known {
  readonly discipline: Discipline;
  readonly level: Level;
}

/** The superior ones first, as they are drawn. */
export const knownOf = (levels: Levels): Known[] =>
  DISCIPLINES.flatMap((discipline) => {
    const level = levels[discipline];
    return level === undefined ? [] : [{ discipline, level }];
  }).toSorted((one, other) => other.level - one.level);

const isDiscipline = (text: string): text is Discipline => (DISCIPLINES as readonly string[]).includes(text);

/** Before a directed action. */
export const DIRECTED = 'Ⓓ';

/** Card texts write `[dom]` and `[DOM]` for a Discipline and its level: such a text in its parts. */
export function readSymbols(text: string): (string | Known)[] {
  return text
    .split(/(\[\w+\]|Ⓓ)/)
    .filter((part) => part !== '')
    .map((part) => {
      const word = part.slice(1, -1);
      const discipline = word.toLowerCase();
      if (!part.startsWith('[') || !isDiscipline(discipline)) return part;
      return { discipline, level: word === discipline ? 1 : 2 };
    });
}

export function disciplineWords({ discipline, level }: Known, reader: WebReader): string {
  const name = term(reader, `term.discipline.${discipline}`);
  return level === 2 ? reader.say('card.superior', { discipline: name }) : name;
}

const titleWords = (title: Title, reader: WebReader): string =>
  reader.say('card.title', { title: term(reader, `term.title.${title.rank}`), votes: votesOfTitle(title) });

export interface MinionFacts {
  readonly card: Card;
  readonly amount: number;
  readonly capacity: number;
  readonly life: boolean;
  readonly clan?: Clan;
  readonly title?: Title;
  readonly attached: readonly Card[];
}

/** “Colette, Malkavian, 4 of 5 blood, locked, with Kevlar Vest; bleeds”. */
export function minionLabel(minion: MinionFacts, state: CardState, reader: WebReader): string {
  const { card, amount, capacity, life, clan, title, attached } = minion;
  const { language, say } = reader;
  const cards = attached.map(({ name }) => cardName(name, language)).join(', ');
  const kind = clan === undefined ? term(reader, 'term.type.ally') : term(reader, `term.clan.${clan}`);
  const points = say(life ? 'card.life' : 'card.blood', { amount, capacity });
  return [
    cardName(card.name, language),
    kind,
    points,
    ...(title === undefined ? [] : [titleWords(title, reader)]),
    ...(cards === '' ? [] : [say('card.with', { cards })]),
    ...stateWords(state, reader),
  ].join(', ');
}
