// Random games that look for what was never done: every card at every level, every ability, every vampire.

import {
  below,
  type Choice,
  type Open,
  pick,
  type Random,
  seeded,
  type Setup,
  shuffle,
} from '@nocturne/kernel';
import { type Player, randomPlayer, type Subject, watch, type Watch, type Watched } from '@nocturne/testkit';
import { findCard, type Vt } from '../board.ts';
import { READY_MADE } from '../decks.ts';
import { vtes } from '../game.ts';
import type { Id, Vtes } from '../types.ts';
import { exchange } from './exchange.ts';
import { helpersFor, needsCombat, wordsFor } from './helpers.ts';
import { mixedDeck, playersOf, type Wish } from './mixed-decks.ts';
import {
  actionOf,
  type AnyOption,
  count,
  missing,
  type Tally,
  useOf,
  type Wanted,
  wantedOf,
  type Way,
  wayOf,
} from './ways.ts';

const SEATS = ['Ana', 'Bruno', 'Carla', 'Dino', 'Elena'];
const FEWEST = 2;
const LONGEST = 20_000;

/** An action under way: what it was announced for is done when it succeeds, or when its referendum passes. */
interface Pending {
  way: Way;
  political: boolean;
  /** What it makes possible is wanted. */
  helps: boolean;
}

const isDone = ({ events }: Vt, { political }: Pending): boolean =>
  events.some((event) =>
    political
      ? event.type === 'referendum' && event.data.referendum?.result === 'passed'
      : event.type === 'action' && event.data.action?.outcome === 'successful',
  );

const optionsOf = (decision: Open<Vtes>): readonly AnyOption[] =>
  decision.kind === 'one' ? decision.options : [];

/** Options that let an action succeed. */
const letsPass = (option: AnyOption): boolean =>
  option.do === 'pass' || option.do === 'no-block' || ('side' in option && option.side === 'for');

// Now and then chance has its way, so that no game is like another.
const CHANCE = 10;

/** The first kind of option that is offered; one of them, by chance. */
function preferred(
  offered: readonly AnyOption[],
  kinds: readonly ((option: AnyOption) => boolean)[],
  random: Random,
): Choice | undefined {
  if (below(random, CHANCE) === 0) return undefined;
  for (const fits of kinds) {
    const fit = offered.flatMap((option, at) => (fits(option) ? [at] : []));
    if (fit.length > 0) return pick(random, fit);
  }
  return undefined;
}

/** What a game is to come by, and what makes that possible; Disciplines and clans to choose for it. */
interface Aim extends Wish {
  readonly words: ReadonlySet<string>;
  /** The vampires who can play it. */
  readonly players: ReadonlySet<string>;
  /** Combats are good for it. */
  readonly combat: boolean;
}

type Fits = (option: AnyOption) => boolean;

/** Something that makes the rest possible: a card is put in play, with what it is to be chosen for. */
const helps = ({ helpers, words }: Aim, inPlay: ReadonlySet<string>): Fits => {
  const isGood = (name: string): boolean => inPlay.has(name) || helpers.has(name);
  return (option) =>
    (option.do === 'play' || option.do === 'fetch') &&
    isGood(option.name) &&
    (option.choice === undefined || words.size === 0 || words.has(option.choice));
};

/** What leads to something that is rare in games by chance. */
const leads = (state: Vt, { wanted, helpers, players, combat }: Aim): Fits => {
  const isMeant = (id: Id): boolean => {
    const name = findCard(state.board, id)?.name ?? '';
    return wanted.has(name) || helpers.has(name) || players.has(name);
  };
  return (option) => {
    switch (option.do) {
      case 'merge':
      case 'award':
        return true;
      case 'mark':
      case 'fight':
      case 'diablerize':
        return 'card' in option && isMeant(option.card);
      case 'transfer':
        return isMeant(option.card);
      case 'block':
      case 'bleed':
        return combat && isMeant(option.minion);
      case 'hand-strike':
      case 'strike':
      case 'press':
        return combat;
      default:
        return false;
    }
  };
};

/** What is preferred: something new, then what makes it possible. */
const bentFor = (state: Vt, aim: Aim, tally: Tally, wanted: Wanted, pending: Pending | undefined): Fits[] => {
  const { played, inPlay } = wanted;
  const isNew = (way: Way | undefined): boolean => way !== undefined && tally.get(way) === 0;
  const hasWanted = (minion: Id): boolean =>
    state.board.cards.some(({ id, on, name }) => (id === minion || on === minion) && inPlay.has(name));
  const isHelp = helps(aim, inPlay);
  return [
    (option) => isNew(wayOf(state, option)),
    (option) => pending !== undefined && (isNew(pending.way) || pending.helps) && letsPass(option),
    (option) => isHelp(option) && 'minion' in option && hasWanted(option.minion),
    isHelp,
    leads(state, aim),
    (option) => option.do === 'block' && (aim.combat || hasWanted(option.minion)),
    // A card is kept for what it can still be played for.
    (option) => !('name' in option && played.has(option.name)),
  ];
};

/** What was used without a choice: some things that must be done leave none. */
function countForced(tally: Tally, { events, board }: Vt, chosen: AnyOption | undefined): void {
  const entered = new Map(
    events.flatMap((event) => (event.type === 'entered' ? [[event.data.card.id, event.data.card.name]] : [])),
  );
  for (const event of events) {
    if (event.type !== 'used') continue;
    const { card, ability } = event.data;
    const isChosen = chosen?.do === 'use' && chosen.use === card && chosen.ability === ability;
    const name = entered.get(card) ?? findCard(board, card)?.name;
    if (!isChosen && name !== undefined) count(tally, useOf(name, ability));
  }
}

/** Plays all seats of one game, by chance but with a bent for what was never done, and counts what is done. */
function coveringPlayer(tally: Tally, aim: Aim): Player<Vtes> {
  let pending: Pending | undefined;
  let last: AnyOption | undefined;
  let [left, wanted] = [0, wantedOf(tally)];
  return (state, random) => {
    countForced(tally, state, last);
    if (pending !== undefined && isDone(state, pending)) {
      count(tally, pending.way);
      pending = undefined;
    }
    if (state.board.action === null) pending = undefined;
    const now = missing(tally).length;
    if (now !== left) [left, wanted] = [now, wantedOf(tally)];
    const chosen = randomPlayer<Vtes>(state, random);
    const offered = optionsOf(chosen.decision);
    const choice = preferred(offered, bentFor(state, aim, tally, wanted, pending), random) ?? chosen.choice;
    const option = typeof choice === 'number' ? offered[choice] : undefined;
    const way = option && wayOf(state, option);
    const action = option && actionOf(state, option);
    if (way !== undefined && action === undefined) count(tally, way);
    else if (way !== undefined)
      pending = {
        way,
        political: action!.referendum !== undefined,
        helps: helps(aim, wanted.inPlay)(option!),
      };
    last = option;
    return { decision: chosen.decision, choice };
  };
}

/** So many cards at once: more would be in each other's way. */
const AIMS = 8;

function aimFor(tally: Tally, random: Random): Aim {
  const { played, inPlay } = wantedOf(tally);
  const wanted = new Set(shuffle(random, [...new Set([...played, ...inPlay])]).slice(0, AIMS));
  return {
    wanted,
    helpers: helpersFor(wanted),
    words: wordsFor(wanted),
    players: playersOf(wanted),
    combat: [...wanted].some(needsCombat),
  };
}

/** What the others need to make it possible, too: somebody to use it on, or a card to answer. */
const forOthers = ({ helpers }: Aim): Wish => ({ wanted: helpers, helpers: new Set() });

/** A table of two to five: mixed decks for what is wanted, others that only help, and ready-made ones. */
function tableFor(aim: Aim, random: Random): Omit<Setup, 'seed'> {
  const kinds = [
    () => mixedDeck(random, aim),
    () => mixedDeck(random, forOthers(aim)),
    () => pick(random, Object.values(READY_MADE)),
  ];
  const seats = SEATS.slice(0, FEWEST + below(random, SEATS.length - FEWEST + 1));
  const decks = seats.map((_, seat) => (seat === 0 ? kinds[0]! : pick(random, kinds))());
  return { seats, options: { decks, timeLimit: true } };
}

/** Plays the game of this seed under watch, and adds to the tally what was done in it. */
export function coveringGame(tally: Tally, seed: string, number: number, close: Watch): Watched<Vtes> {
  const random = seeded(`table ${seed}`);
  const aim = aimFor(tally, random);
  const subject: Subject<Vtes> = {
    game: vtes,
    tables: [],
    longest: LONGEST,
    exchange,
    player: coveringPlayer(tally, aim),
  };
  return watch(subject, { ...tableFor(aim, random), seed }, close.watcher(subject, number));
}
