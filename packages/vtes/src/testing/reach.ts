// What games with the cards there are can come to at most, computed from the cards: a way that needs a level, a title
// or another card that nobody can ever have is out of reach. In doubt it is within reach.

import { allCards, mergedCards } from '../cards/book.ts';
import type {
  Card,
  CryptCard,
  Discipline,
  Effect,
  Levels,
  LibraryCard,
  Mode,
  Requirement,
  Sect,
  TargetKind,
  TitleRank,
  Trait,
} from '../cards/printed.ts';

const cards: readonly Card[] = [...allCards()];
const library = cards.filter((card) => card.kind === 'library');
const crypt: readonly CryptCard[] = [...cards.filter((card) => card.kind === 'crypt'), ...mergedCards()];

const isUnique = ({ traits }: LibraryCard): boolean => traits?.includes('unique') === true;

/** How many levels of a Discipline cards can give one vampire: of a unique card there is only one (V-3.23). */
function levelsFrom(discipline: Discipline | 'chosen'): number {
  const givers = library.filter(({ does }) => does?.makes?.level === discipline);
  return givers.some((card) => !isUnique(card)) ? Infinity : givers.length;
}
const ANY = levelsFrom('chosen');

/** V-6.13: its own levels, and those that cards give it; the imbued get none. */
function mayHave({ disciplines, imbued }: CryptCard, needed: Levels): boolean {
  const gaps = Object.entries(needed).map(([name, level]) => {
    const discipline = name as Discipline;
    const gap = Math.max(0, level - (disciplines[discipline] ?? 0));
    return gap === 0 || imbued !== true ? Math.max(0, gap - levelsFrom(discipline)) : Infinity;
  });
  return gaps.reduce((sum, gap) => sum + gap, 0) <= ANY;
}

const effectsOf = (card: Card): Effect[] => [
  ...(card.kind === 'library' ? card.modes.flatMap(({ effects }) => effects) : []),
  ...(card.does?.abilities ?? []).flatMap(({ effects }) => effects),
];

/** Sects that vampires can become of; anyone may become Anarch. */
const JOINED: ReadonlySet<Sect> = new Set<Sect>([
  'anarch',
  ...cards.flatMap(effectsOf).flatMap((effect) => (effect.op === 'join-sect' ? [effect.sect] : [])),
]);
/** Titles that cards stand for, or referendums grant. */
export const ranksGivenBy = ({ modes, does }: LibraryCard): TitleRank[] => [
  ...(does?.title === undefined ? [] : [does.title.rank]),
  ...modes.flatMap(({ action }) =>
    action?.referendum?.op === 'grant-title' ? [action.referendum.title.rank] : [],
  ),
];
const RANKS: ReadonlySet<TitleRank> = new Set(library.flatMap(ranksGivenBy));
const CLAN_CHANGES = library.some(({ does }) => does?.makes?.clan !== undefined);
const GROWS = library.some(({ does }) => (does?.makes?.capacity ?? 0) > 0);

function mayMeet(vampire: CryptCard, { clan, sect, capacity = 0, titles, trait }: Requirement): boolean {
  const { title } = vampire;
  return (
    (clan === undefined || vampire.clan === clan || CLAN_CHANGES) &&
    (sect === undefined || vampire.sect === sect || JOINED.has(sect)) &&
    (vampire.capacity >= capacity || GROWS) &&
    (titles === undefined || titles.some((rank) => rank === title?.rank || RANKS.has(rank))) &&
    (trait === undefined || vampire.traits?.includes(trait) === true)
  );
}

/** Whether somebody could ever play it this way, were there something to play it at. */
const hasPlayer = ({ requires = {} }: LibraryCard, { disciplines = {}, or }: Mode): boolean =>
  crypt.some(
    (one) => mayMeet(one, requires) && (mayHave(one, disciplines) || (or !== undefined && mayHave(one, or))),
  );

/** Whether there is such a library card that somebody could play. */
const isThere = (fits: (card: LibraryCard) => boolean): boolean =>
  library.some((card) => fits(card) && card.modes.some((mode) => hasPlayer(card, mode)));

const isEquipmentWith = (trait: Trait | undefined): boolean =>
  isThere(
    ({ types, traits = [] }) =>
      types.includes('equipment') && (trait === undefined || traits.includes(trait)),
  );

function hasObject(effect: Effect): boolean {
  switch (effect.op) {
    case 'weapon-strike':
      return isEquipmentWith(effect.trait);
    case 'cancel':
      return effect.trait === undefined || isThere(({ traits }) => traits?.includes(effect.trait!) === true);
    case 'strike':
      return (
        !effect.strike.kind.endsWith('equipment') ||
        isEquipmentWith(effect.strike.weapon === true ? 'weapon' : undefined)
      );
    default:
      return true;
  }
}

function hasTarget({ what, imbued }: TargetKind): boolean {
  if (imbued === true) return crypt.some((one) => one.imbued === true);
  return what === 'ally' || what === 'equipment' || what === 'retainer'
    ? isThere(({ types }) => types.includes(what))
    : true;
}

/** Whether it can be played this way in some game. */
export const isInReach = (card: LibraryCard, mode: Mode): boolean =>
  hasPlayer(card, mode) &&
  mode.effects.every(hasObject) &&
  (mode.target === undefined || hasTarget(mode.target));

/** Whether it can be in play, or in play at one of its levels. */
export function canBeInPlay(card: Card, level?: 'basic' | 'superior'): boolean {
  if (card.kind === 'crypt') return true;
  return card.modes.some(
    (mode, index) => (level === undefined || (level === 'superior') === index > 0) && isInReach(card, mode),
  );
}
