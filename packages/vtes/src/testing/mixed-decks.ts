// Legal decks of whatever cards there are, for random games.

import { pick, type Random, shuffle } from '@nocturne/kernel';
import { allCards } from '../cards/book.ts';
import type { Card, CryptCard, Discipline, LibraryCard, Mode } from '../cards/printed.ts';
import type { Deck } from '../types.ts';

// 12 and 75 cards.
const VAMPIRES = 6;
const COPIES_OF_VAMPIRES = 2;
const CARDS = 15;
const COPIES_OF_CARDS = 5;

/** V-1.5: all of this group, of the next one, and of any. */
const fitsGroup = ({ group }: CryptCard, least: number): boolean =>
  group === 'any' || group === least || group === least + 1;

const hasLevels = ({ disciplines }: CryptCard, { disciplines: needed = {} }: Mode): boolean =>
  Object.entries(needed).every(([name, level]) => (disciplines[name as Discipline] ?? 0) >= level);

function meets({ clan, title }: CryptCard, { requires = {} }: LibraryCard): boolean {
  const { clan: needed = clan, titles } = requires;
  return needed === clan && (titles === undefined || (title !== undefined && titles.includes(title.rank)));
}

const canPlay = (vampire: CryptCard, card: LibraryCard): boolean =>
  meets(vampire, card) && card.modes.some((mode) => hasLevels(vampire, mode));

const canPlayAll = (vampire: CryptCard, card: LibraryCard): boolean =>
  meets(vampire, card) && card.modes.every((mode) => hasLevels(vampire, mode));

/** Some of the cards at random, those that are wanted first. */
const draw = <Kind extends Card>(
  random: Random,
  cards: readonly Kind[],
  isWanted: (card: Kind) => boolean,
  most: number,
): Kind[] =>
  shuffle(random, [...cards])
    .toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one)))
    .slice(0, most);

const copies = (cards: readonly Card[], count: number): Record<string, number> =>
  Object.fromEntries(cards.map(({ name }) => [name, count]));

/** Vampires at random, and cards that some of them can play; first what is wanted, and who can play it at all levels. */
export function mixedDeck(random: Random, isWanted: (name: string) => boolean): Deck {
  const all = [...allCards()];
  const vampires = all.filter((card) => card.kind === 'crypt');
  const library = all.filter((card) => card.kind === 'library');
  const least = pick(
    random,
    vampires.flatMap(({ group }) => (group === 'any' ? [] : [group])),
  );
  const crypt = draw(
    random,
    vampires.filter((vampire) => fitsGroup(vampire, least)),
    (vampire) =>
      isWanted(vampire.name) || library.some((card) => isWanted(card.name) && canPlayAll(vampire, card)),
    VAMPIRES,
  );
  const playable = library.filter((card) => crypt.some((vampire) => canPlay(vampire, card)));
  return {
    crypt: copies(crypt, COPIES_OF_VAMPIRES),
    library: copies(
      draw(random, playable, ({ name }) => isWanted(name), CARDS),
      COPIES_OF_CARDS,
    ),
  };
}
