// Random games that look for what was never done: every card at every level, every ability, every vampire.

import { below, type Choice, type Open, pick, type Random, seeded, type Setup } from '@nocturne/kernel';
import { type Player, randomPlayer, type Subject, watch, type Watch, type Watched } from '@nocturne/testkit';
import type { Vt } from '../board.ts';
import { READY_MADE } from '../decks.ts';
import { vtes } from '../game.ts';
import type { Id, Vtes } from '../types.ts';
import { exchange } from './exchange.ts';
import { mixedDeck } from './mixed-decks.ts';
import { actionOf, type AnyOption, count, type Tally, wantedOf, type Way, wayOf } from './ways.ts';

const SEATS = ['Ana', 'Bruno', 'Carla', 'Dino', 'Elena'];
const FEWEST = 2;
const LONGEST = 20_000;

/** An action under way: what it was announced for is done when it succeeds, or when its referendum passes. */
interface Pending {
  way: Way;
  political: boolean;
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

/** What is preferred: something new, then what makes it possible. */
const bentFor = (state: Vt, tally: Tally, pending: Way | undefined): ((option: AnyOption) => boolean)[] => {
  const { played, inPlay } = wantedOf(tally);
  const isNew = (way: Way | undefined): boolean => way !== undefined && tally.get(way) === 0;
  const hasWanted = (minion: Id): boolean =>
    state.board.cards.some(({ id, on, name }) => (id === minion || on === minion) && inPlay.has(name));
  return [
    (option) => isNew(wayOf(state, option)),
    (option) => isNew(pending) && letsPass(option),
    (option) => 'name' in option && option.do === 'play' && inPlay.has(option.name),
    (option) => option.do === 'block' && hasWanted(option.minion),
    // A card is kept for what it can still be played for.
    (option) => !('name' in option && played.has(option.name)),
  ];
};

/** Plays all seats of one game, by chance but with a bent for what was never done, and counts what is done. */
function coveringPlayer(tally: Tally): Player<Vtes> {
  let pending: Pending | undefined;
  return (state, random) => {
    if (pending !== undefined && isDone(state, pending)) {
      count(tally, pending.way);
      pending = undefined;
    }
    if (state.board.action === null) pending = undefined;
    const chosen = randomPlayer<Vtes>(state, random);
    const offered = optionsOf(chosen.decision);
    const choice = preferred(offered, bentFor(state, tally, pending?.way), random) ?? chosen.choice;
    const option = typeof choice === 'number' ? offered[choice] : undefined;
    const way = option && wayOf(state, option);
    const action = option && actionOf(state, option);
    if (way !== undefined && action === undefined) count(tally, way);
    else if (way !== undefined) pending = { way, political: action!.referendum !== undefined };
    return { decision: chosen.decision, choice };
  };
}

/** A table of two to five; about half of the decks are ready-made, the others mixed of what is wanted. */
function tableFor(tally: Tally, random: Random): Omit<Setup, 'seed'> {
  const { played, inPlay } = wantedOf(tally);
  const isWanted = (name: string): boolean => played.has(name) || inPlay.has(name);
  const readyMade = Object.values(READY_MADE);
  const seats = SEATS.slice(0, FEWEST + below(random, SEATS.length - FEWEST + 1));
  const decks = seats.map(() =>
    below(random, 2) === 0 ? pick(random, readyMade) : mixedDeck(random, isWanted),
  );
  return { seats, options: { decks, timeLimit: true } };
}

/** Plays the game of this seed under watch, and adds to the tally what was done in it. */
export function coveringGame(tally: Tally, seed: string, number: number, close: Watch): Watched<Vtes> {
  const subject: Subject<Vtes> = {
    game: vtes,
    tables: [],
    longest: LONGEST,
    exchange,
    player: coveringPlayer(tally),
  };
  const table = tableFor(tally, seeded(`table ${seed}`));
  return watch(subject, { ...table, seed }, close.watcher(subject, number));
}
