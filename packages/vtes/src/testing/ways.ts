// Every way to play each card and to use it in play: what random games should come by.

import type { Open } from '@nocturne/kernel';
import { cardAt, type Vt } from '../board.ts';
import { allCards, libraryCard } from '../cards/book.ts';
import type { Ability, ActionMode, Behaviour, Card, Mode } from '../cards/printed.ts';
import type { Id, Vtes } from '../types.ts';
import { abilityOf } from '../uses.ts';

/** In words: `Conditioning: play, superior`, `The Barrens: use`, `Madison: in play`. */
export type Way = string;

/** How often each way was taken. */
export type Tally = Map<Way, number>;

/** What a card in play gives its player to choose, besides its abilities. All else it does by itself. */
const CHOICES: Readonly<Record<keyof Behaviour, (does: Behaviour) => readonly string[]>> = {
  abilities: () => [],
  strike: ({ strike }) => (strike?.maneuver === true ? ['strike', 'maneuver'] : ['strike']),
  prevents: () => ['prevent'],
  press: () => ['press'],
  polling: () => ['polling'],
  constant: () => [],
  damageEachRound: () => [],
  called: () => [],
  burnedAt: () => [],
  countsLocks: () => [],
  insteadOfReplacing: () => [],
  atTorpor: () => [],
  onBlock: () => [],
  pair: () => [],
  atBleed: () => [],
  opensHand: () => [],
  dearerAgain: () => [],
};

const LEVELS = ['', 'basic', 'superior'] as const;

const wordsOfMode = ({ disciplines, type, word, moments }: Mode): string[] => [
  LEVELS[Math.max(0, ...Object.values(disciplines ?? {})) as 0 | 1 | 2],
  type,
  word ?? moments.join(' '),
];

const wordsOfAbility = ({ moments, word, effects, action }: Ability): string[] => [
  moments.join(' '),
  word ?? (action === undefined ? '' : 'action ') + effects.map(({ op }) => op).join(' '),
];

/** The verb alone, or with the words that tell several ways apart; with a number if none do. */
function labelled(verb: string, ways: readonly (readonly string[])[]): string[] {
  const labels = ways.map((words) =>
    [verb, ...words.filter((word, at) => word !== '' && ways.some((other) => other[at] !== word))].join(', '),
  );
  return labels.map((label, at) => (labels.indexOf(label) === at ? label : `${label} (${at + 1})`));
}

interface WaysOfCard {
  /** By mode, and by ability. */
  plays: readonly Way[];
  uses: readonly Way[];
  others: readonly Way[];
}

function waysOf(card: Card): WaysOfCard {
  const { name, does = {} } = card;
  const ways = (labels: readonly string[]): Way[] => labels.map((label) => `${name}: ${label}`);
  const choices = (Object.keys(does) as (keyof Behaviour)[]).flatMap((key) => CHOICES[key](does));
  return {
    plays: ways(card.kind === 'crypt' ? [] : labelled('play', card.modes.map(wordsOfMode))),
    uses: ways(labelled('use', (does.abilities ?? []).map(wordsOfAbility))),
    others: ways(card.kind === 'crypt' ? ['in play', ...choices] : choices),
  };
}

const WAYS: ReadonlyMap<string, WaysOfCard> = new Map(
  Array.from(allCards(), (card) => [card.name, waysOf(card)]),
);

/** Of every way there is, none yet. */
export const newTally = (): Tally =>
  new Map(
    [...WAYS.values()].flatMap(({ plays, uses, others }) =>
      [...plays, ...uses, ...others].map((way) => [way, 0]),
    ),
  );

export function count(tally: Tally, way: Way): void {
  const times = tally.get(way);
  if (times === undefined) throw new Error(`no card has the way “${way}”`);
  tally.set(way, times + 1);
}

/** What was never done. */
export const missing = (tally: Tally): Way[] =>
  [...tally].filter(([, times]) => times === 0).map(([way]) => way);

/** The names of the cards of which a way to play them is missing, or one for which they must be in play. */
export interface Wanted {
  played: ReadonlySet<string>;
  inPlay: ReadonlySet<string>;
}

export function wantedOf(tally: Tally): Wanted {
  const isMissing = (way: Way): boolean => tally.get(way) === 0;
  const named = (ways: (card: WaysOfCard) => readonly Way[]): Set<string> =>
    new Set([...WAYS].filter(([, card]) => ways(card).some(isMissing)).map(([name]) => name));
  return {
    played: named(({ plays }) => plays),
    inPlay: named(({ uses, others }) => [...uses, ...others]),
  };
}

type OptionOf<Decision> = Decision extends { options: readonly (infer Option)[] } ? Option : never;
/** What may be chosen in any decision. */
export type AnyOption = OptionOf<Open<Vtes>>;

const nameAt = ({ board }: Vt, id: Id): string => cardAt(board, id).name;

/** The way that an option is, if it is any. */
export function wayOf(state: Vt, option: AnyOption): Way | undefined {
  switch (option.do) {
    case 'play':
      return WAYS.get(option.name)!.plays[option.mode];
    case 'use':
      return WAYS.get(nameAt(state, option.use))!.uses[option.ability];
    case 'strike':
    case 'maneuver':
    case 'press':
    case 'prevent':
      return option.card === 0 ? undefined : `${nameAt(state, option.card)}: ${option.do}`;
    case 'lock':
      return `${nameAt(state, option.card)}: polling`;
    case 'discard-for':
      return `${nameAt(state, option.minion)}: polling`;
    case 'bring':
      return `${nameAt(state, option.card)}: in play`;
    default:
      return undefined;
  }
}

/** The kind of action that an option announces. What it is for is only done if the action succeeds. */
export function actionOf(state: Vt, option: AnyOption): ActionMode | undefined {
  if (option.do === 'play') return libraryCard(option.name).modes[option.mode]!.action;
  return option.do === 'use' ? abilityOf(cardAt(state.board, option.use), option.ability).action : undefined;
}
