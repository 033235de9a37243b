// Legal decks of whatever cards there are, for random games.

import { pick, type Random, shuffle } from '@nocturne/kernel';
import { allCards } from '../cards/book.ts';
import type { Card, CryptCard, Levels, LibraryCard, Mode } from '../cards/printed.ts';
import type { Deck } from '../types.ts';
import { hasLevels } from './helpers.ts';

// 12 and 75 cards.
const VAMPIRES = 4;
const CRYPT = 12;
const LIBRARY = 75;
/** Copies of a card that is neither wanted nor helps, of one that helps, of one that is wanted. */
const COPIES = [3, 5, 9] as const;

/** What a deck is for: cards by name, and what makes them possible. */
export interface Wish {
  readonly wanted: ReadonlySet<string>;
  readonly helpers: ReadonlySet<string>;
}
const NO_WISH: Wish = { wanted: new Set(), helpers: new Set() };

/** V-1.5: all of this group, of the next one, and of any. */
const fitsGroup = ({ group }: CryptCard, least: number): boolean =>
  group === 'any' || group === least || group === least + 1;

const hasMode = (vampire: CryptCard, { disciplines, or }: Mode): boolean =>
  hasLevels(vampire, disciplines) || (or !== undefined && hasLevels(vampire, or));

function meets(
  { clan, title, sect, capacity, traits = [] }: CryptCard,
  { requires = {} }: LibraryCard,
): boolean {
  const { clan: ofClan = clan, sect: ofSect = sect, capacity: least = 0, titles, trait } = requires;
  return (
    ofClan === clan &&
    ofSect === sect &&
    least <= capacity &&
    (trait === undefined || traits.includes(trait)) &&
    (titles === undefined || (title !== undefined && titles.includes(title.rank)))
  );
}

const canPlay = (vampire: CryptCard, card: LibraryCard): boolean =>
  meets(vampire, card) && card.modes.some((mode) => hasMode(vampire, mode));

/** The levels that each way to play or use it needs. */
const levelsOf = ({ modes, does }: LibraryCard): Levels[] => [
  ...modes.map(({ disciplines = {} }) => disciplines),
  ...(does?.abilities ?? []).map(({ needs }) => needs?.disciplines ?? {}),
];

/** Whether it is for some vampires only. */
const isSpecial = (card: LibraryCard): boolean =>
  card.requires !== undefined || levelsOf(card).some((levels) => Object.keys(levels).length > 0);

/** How well a vampire is made for it: in every way, or in some. */
const fitness = (vampire: CryptCard, card: LibraryCard): number =>
  !isSpecial(card) || !canPlay(vampire, card)
    ? 0
    : levelsOf(card).every((levels) => hasLevels(vampire, levels))
      ? 2
      : 1;

/** The cards at random, but those that are liked best first. */
const ordered = <Kind extends Card>(
  random: Random,
  cards: readonly Kind[],
  liking: (card: Kind) => number,
): Kind[] => shuffle(random, [...cards]).toSorted((one, other) => liking(other) - liking(one));

const all = [...allCards()];
const vampires = all.filter((card) => card.kind === 'crypt');
const library = all.filter((card) => card.kind === 'library');

/** Whoever is wanted, then who can play what is wanted at every level, then whoever helps. */
function drawCrypt(random: Random, { wanted, helpers }: Wish): CryptCard[] {
  const forPlay = library.filter(({ name }) => wanted.has(name));
  const liking = (vampire: CryptCard): number =>
    (wanted.has(vampire.name) ? 2 : 0) +
    Math.max(0, ...forPlay.map((card) => fitness(vampire, card))) +
    (helpers.has(vampire.name) ? 1 : 0);
  const liked = vampires.filter((vampire) => liking(vampire) > 0);
  const { group } = pick(random, liked.length > 0 ? liked : vampires);
  const least = group === 'any' ? pick(random, GROUPS) : group - pick(random, [0, 1]);
  return ordered(
    random,
    vampires.filter((vampire) => fitsGroup(vampire, least)),
    liking,
  ).slice(0, VAMPIRES);
}
const GROUPS = [...new Set(vampires.flatMap(({ group }) => (group === 'any' ? [] : [group])))];

/** For each of these cards, the vampires who are made for it best. */
export const playersOf = (names: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    library
      .filter(({ name }) => names.has(name))
      .flatMap((card) => {
        const best = Math.max(...vampires.map((vampire) => fitness(vampire, card)));
        return best === 0 ? [] : vampires.filter((vampire) => fitness(vampire, card) === best);
      })
      .map(({ name }) => name),
  );

/** Nobody can play them as they are printed. */
const NEEDING_HELP: ReadonlySet<Card> = new Set(
  library.filter((card) => !vampires.some((vampire) => canPlay(vampire, card))),
);

/** Vampires at random, and cards that some of them can play; first what is wanted, then what makes it possible. */
export function mixedDeck(random: Random, wish: Wish = NO_WISH): Deck {
  const crypt = drawCrypt(random, wish);
  const liking = ({ name }: LibraryCard): 0 | 1 | 2 =>
    wish.wanted.has(name) ? 2 : wish.helpers.has(name) ? 1 : 0;
  const fitting = library.filter(
    (card) => (liking(card) > 0 && NEEDING_HELP.has(card)) || crypt.some((vampire) => canPlay(vampire, card)),
  );
  const deck: Record<string, number> = {};
  let left = LIBRARY;
  for (const card of ordered(random, fitting, liking)) {
    const copies = Math.min(left, COPIES[liking(card)]);
    if (copies > 0) deck[card.name] = copies;
    left -= copies;
  }
  const copies = Math.ceil(CRYPT / crypt.length);
  return { crypt: Object.fromEntries(crypt.map(({ name }) => [name, copies])), library: deck };
}
