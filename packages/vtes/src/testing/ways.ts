// Every way to play each card and to use it in play: what random games should come by.

import type { Open } from '@nocturne/kernel';
import { cardAt, type Vt } from '../board.ts';
import { allCards, baseNameOf, cardNamed, libraryCard, mergedCards, mergerOf } from '../cards/book.ts';
import type { Ability, ActionMode, Behaviour, Card, Mode, OwnStrike } from '../cards/printed.ts';
import type { Id, Vtes } from '../types.ts';
import { abilityOf } from '../uses.ts';
import { canBeInPlay, isInReach } from './reach.ts';

/** In words: `Conditioning: play, superior`, `The Barrens: use`, `Madison: in play`. */
export type Way = string;

/** How often each way was taken. */
export type Tally = Map<Way, number>;

/** Something to choose, perhaps only if the card is in play at its superior level. */
interface Choice {
  label: string;
  superior?: boolean;
}

/** What a card in play gives its player to choose, besides its abilities. All else it does by itself. */
const CHOICES: Readonly<Record<keyof Behaviour, (does: Behaviour) => readonly Choice[]>> = {
  abilities: () => [],
  strikes: ({ strikes = [] }) => {
    const labels = labelled('strike', strikes.map(wordsOfStrike));
    const maneuvers = strikes.filter(({ maneuver }) => maneuver);
    return [
      ...strikes.map(({ superior = false }, at) => ({ label: labels[at]!, superior })),
      ...maneuvers.slice(0, 1).map(() => ({
        label: 'maneuver',
        superior: maneuvers.every(({ superior }) => superior === true),
      })),
    ];
  },
  prevents: () => [{ label: 'prevent' }],
  press: () => [{ label: 'press' }],
  reduces: () => [{ label: 'reduce' }],
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
  striking: () => [],
  immune: () => [],
  burnedInCombat: () => [],
  all: () => [],
  redirectsCost: () => [],
  playsAsVampire: () => [],
  bare: () => [],
  makes: () => [],
  title: () => [],
  oldest: () => [],
  inherited: () => [],
};

const LEVELS = ['', 'basic', 'superior'] as const;

const wordsOfMode = ({ disciplines, type, word, moments }: Mode): string[] => [
  LEVELS[Math.max(0, ...Object.values(disciplines ?? {})) as 0 | 1 | 2],
  type,
  word ?? moments.join(' '),
];

const wordsOfStrike = ({ superior, strike }: OwnStrike): string[] => [
  superior ? 'superior' : '',
  `${strike.kind} ${strike.amount}`,
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
  /** Those of them that no game with the cards there are can come to. */
  outOfReach: ReadonlySet<Way>;
}

function waysOf(card: Card): WaysOfCard {
  const { name, does = {} } = card;
  const ways = (labels: readonly string[]): Way[] => labels.map((label) => `${name}: ${label}`);
  const abilities = does.abilities ?? [];
  const choices = (Object.keys(does) as (keyof Behaviour)[]).flatMap((key) => CHOICES[key](does));
  const modes = card.kind === 'crypt' ? [] : card.modes;
  const plays = ways(labelled('play', modes.map(wordsOfMode)));
  const uses = ways(labelled('use', abilities.map(wordsOfAbility)));
  const others = ways(choices.map(({ label }) => label));
  const outOfReach = new Set([
    ...plays.filter((_, at) => card.kind === 'library' && !isInReach(card, modes[at]!)),
    ...uses.filter((_, at) => !canBeInPlay(card, abilities[at]!.level)),
    ...others.filter((_, at) => !canBeInPlay(card, choices[at]!.superior ? 'superior' : undefined)),
  ]);
  return {
    plays,
    uses,
    others: [...(card.kind === 'crypt' ? ways(['in play']) : []), ...others],
    outOfReach,
  };
}

const WAYS: ReadonlyMap<string, WaysOfCard> = new Map(
  [...allCards(), ...mergedCards()].map((card) => [card.name, waysOf(card)]),
);

/** What no game with the cards there are can come to. */
export const outOfReach: readonly Way[] = [...WAYS.values()].flatMap((card) => [...card.outOfReach]);

/** Of every way that is within reach, none yet. */
export const newTally = (): Tally =>
  new Map(
    [...WAYS.values()].flatMap((card) =>
      [...card.plays, ...card.uses, ...card.others]
        .filter((way) => !card.outOfReach.has(way))
        .map((way) => [way, 0]),
    ),
  );

export function count(tally: Tally, way: Way): void {
  const times = tally.get(way);
  if (times === undefined) throw new Error(`no card has the way “${way}” within reach`);
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

const strikeOf = (name: string, way: number): Way => {
  const { others } = WAYS.get(name)!;
  return others.filter((one) => one.startsWith(`${name}: strike`))[way]!;
};

/** An ability of a card in play. */
export const useOf = (name: string, ability: number): Way => WAYS.get(name)!.uses[ability]!;

/** The way that an option is, if it is any. */
export function wayOf(state: Vt, option: AnyOption): Way | undefined {
  switch (option.do) {
    case 'play':
      return WAYS.get(option.name)!.plays[option.mode];
    case 'use':
      return useOf(nameAt(state, option.use), option.ability);
    case 'strike':
      return strikeOf(nameAt(state, option.card), option.way);
    case 'maneuver':
    case 'press':
    case 'prevent':
    case 'reduce':
      return option.card === 0 ? undefined : `${nameAt(state, option.card)}: ${option.do}`;
    case 'merge':
      return `${mergerOf(baseNameOf(nameAt(state, option.card)))}: in play`;
    case 'bring': {
      // what became a vampire in play may come again
      const name = nameAt(state, option.card);
      return cardNamed(name).kind === 'crypt' ? `${name}: in play` : undefined;
    }
    default:
      return undefined;
  }
}

/** The kind of action that an option announces. What it is for is only done if the action succeeds. */
export function actionOf(state: Vt, option: AnyOption): ActionMode | undefined {
  if (option.do === 'play') return libraryCard(option.name).modes[option.mode]!.action;
  return option.do === 'use' ? abilityOf(cardAt(state.board, option.use), option.ability).action : undefined;
}
