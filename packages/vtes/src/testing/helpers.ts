// Which cards make another one possible, computed from the cards: what a card needs, and what others give.

import { allCards, cardNamed, CLANS, mergedCards } from '../cards/book.ts';
import {
  type Ability,
  type Card,
  type CryptCard,
  type Effect,
  type Levels,
  type LibraryCard,
  type Mode,
  type Moment,
  OF_VAMPIRES,
} from '../cards/printed.ts';
import { ranksGivenBy } from './reach.ts';

/** In words: `clan Giovanni`, `level myt`, `type ally`, `trait red list`, `rank justicar`. */
type Need = string;

const cards: readonly Card[] = [...allCards()];
const vampires = cards.filter((card) => card.kind === 'crypt');

/** Operations that need cards of a type, or with a trait. */
const OF_OPERATIONS: { readonly [Op in Effect['op']]?: readonly Need[] } = {
  'consume-ally': ['type ally'],
  'raise-ally-if-empty': ['type ally'],
  'raise-retainer': ['type retainer'],
  'search-equipment': ['type equipment'],
  'fetch-discipline': ['trait discipline'],
  // they are only of use against each other
  stealth: ['op intercept'],
  intercept: ['op stealth'],
};

/** What words on cards need; all others need nothing. */
const OF_WORDS: Readonly<Record<string, (value: never) => readonly Need[]>> = {
  clan: (clan: string) => [`clan ${clan}`],
  sect: (sect: string) => [`sect ${sect}`],
  trait: (trait: string) => [`trait ${trait}`],
  traits: (traits: readonly string[]) => traits.map((trait) => `trait ${trait}`),
  titles: (ranks: readonly string[]) => ranks.map((rank) => `rank ${rank}`),
  rank: (rank: string) => [`rank ${rank}`],
  imbued: () => ['imbued'],
  what: (what: string) => [`type ${what}`],
  type: (type: string) => [`type ${type}`],
  poolPerOther: (type: string) => [`type ${type}`],
  kind: (kind: string) => {
    if (kind.endsWith('equipment')) return ['type equipment', 'trait weapon'];
    return kind === 'political' ? ['type political action'] : [];
  },
  moments: (moments: readonly string[]) => (moments.includes('polling') ? ['type political action'] : []),
  op: (op: Effect['op']) => OF_OPERATIONS[op] ?? [],
};

/** Words below which a card says what it gives, not what it needs. */
const GIVEN: ReadonlySet<string> = new Set(['title', 'makes']);

function needsIn(data: unknown): Need[] {
  if (Array.isArray(data)) return data.flatMap(needsIn);
  if (typeof data !== 'object' || data === null || ('op' in data && data.op === 'join-sect')) return [];
  return Object.entries(data).flatMap(([word, value]) =>
    GIVEN.has(word) ? [] : [...(OF_WORDS[word]?.(value as never) ?? []), ...needsIn(value)],
  );
}

export const hasLevels = ({ disciplines }: CryptCard, needed: Levels = {}): boolean =>
  Object.entries(needed).every(([name, level]) => (disciplines[name as keyof Levels] ?? 0) >= level);

/** The Disciplines of a mode that no vampire can play as it is printed. */
const levelsOf = ({ disciplines = {} }: Mode): Need[] =>
  vampires.some((one) => hasLevels(one, disciplines))
    ? []
    : Object.keys(disciplines).map((name) => `level ${name}`);

function needsOf(card: Card): Need[] {
  if (card.kind === 'crypt') {
    const { does, slaveOf, circle, clan } = card;
    return [
      ...needsIn(does),
      ...(slaveOf === undefined ? [] : [`clan ${slaveOf}`]),
      ...(circle === undefined ? [] : [`clan ${clan}`]),
    ];
  }
  const { requires, modes, does, traits } = card;
  return [
    ...needsIn([requires, does]),
    ...modes.flatMap(({ type: _own, ...mode }) => needsIn(mode)),
    ...modes.flatMap(levelsOf),
    // V-17.16
    ...(traits?.includes('trophy') ? ['trait red list'] : []),
  ];
}

const givenByVampire = ({ clan, sect, traits = [], title, imbued }: CryptCard): Need[] => [
  `clan ${clan}`,
  `sect ${sect}`,
  ...traits.map((trait) => `trait ${trait}`),
  ...(title === undefined ? [] : [`rank ${title.rank}`]),
  ...(imbued === true ? ['imbued'] : []),
];

function givenByLibrary(card: LibraryCard): Need[] {
  const { types, traits = [], modes, does } = card;
  const level = does?.makes?.level;
  const levels = level === 'chosen' ? OF_VAMPIRES : level === undefined ? [] : [level];
  const effects = modes.flatMap((mode) => mode.effects);
  const joined = effects.filter(({ op }) => op === 'join-sect');
  return [
    ...types.map((type) => `type ${type}`),
    ...traits.map((trait) => `trait ${trait}`),
    ...effects.map(({ op }) => `op ${op}`),
    ...levels.map((one) => `level ${one}`),
    ...(does?.makes?.clan === undefined ? [] : CLANS.map((clan) => `clan ${clan}`)),
    ...ranksGivenBy(card).map((rank) => `rank ${rank}`),
    ...joined.map((effect) => `sect ${'sect' in effect ? effect.sect : ''}`),
  ];
}

const GIVEN_BY: ReadonlyMap<string, readonly Need[]> = new Map(
  cards.map((card) => [card.name, card.kind === 'crypt' ? givenByVampire(card) : givenByLibrary(card)]),
);

/** What many cards give needs no help. */
const MANY = 15;
const GIVERS = new Map<Need, string[]>();
for (const [name, given] of GIVEN_BY)
  for (const one of given) GIVERS.set(one, [...(GIVERS.get(one) ?? []), name]);

const NEEDS: ReadonlyMap<string, readonly Need[]> = new Map(
  [...cards, ...mergedCards()].map((card) => [
    card.name,
    [...new Set(needsOf(card))].filter((need) => (GIVERS.get(need)?.length ?? 0) <= MANY),
  ]),
);

/** Other versions of a vampire: both are needed for the merged one (V-13.13). */
const versionsOf = (name: string): readonly string[] => {
  const card = cardNamed(name);
  return card.kind === 'crypt' ? (card.parts ?? []) : [];
};

const helpersOf = (name: string): string[] => [
  ...versionsOf(name),
  ...NEEDS.get(name)!.flatMap((need) => GIVERS.get(need) ?? []),
];

/** What makes the cards of these names possible, and what makes that possible. */
export function helpersFor(names: Iterable<string>): ReadonlySet<string> {
  const first = new Set([...names].flatMap(helpersOf));
  return new Set([...first, ...[...first].flatMap(helpersOf)]);
}

const IN_COMBAT: ReadonlySet<Moment> = new Set([
  'before-range',
  'range',
  'before-strikes',
  'strike',
  'damage',
  'additional-strikes',
  'press',
  'end-of-round',
  'after-combat',
]);

const isOfCombat = ({ moments, target, effects }: Mode | Ability): boolean =>
  moments.some((moment) => IN_COMBAT.has(moment)) ||
  target?.where === 'torpor' ||
  effects.some((effect) => effect.op === 'cancel' && effect.by === 'opponent');

/** Whether combats bring the ways to play or use it, or those whom it is for. */
export function needsCombat(name: string): boolean {
  const card = cardNamed(name);
  const { abilities = [], strikes, press } = card.does ?? {};
  const modes = card.kind === 'library' ? card.modes : [];
  return (
    [...modes, ...abilities].some(isOfCombat) ||
    strikes !== undefined ||
    press !== undefined ||
    (card.kind === 'library' && card.traits?.includes('trophy') === true)
  );
}

/** Disciplines and clans to be chosen for the cards of these names, as they have none of their own to play them. */
export function wordsFor(names: Iterable<string>): ReadonlySet<string> {
  const own = new Set(vampires.map(({ clan }) => `clan ${clan}`));
  return new Set(
    [...names]
      .flatMap((name) => NEEDS.get(name)!)
      .filter((need) => need.startsWith('level ') || (need.startsWith('clan ') && !own.has(need)))
      .map((need) => need.slice(need.indexOf(' ') + 1)),
  );
}
