// What a scenario may expect of a card in play, and of a Methuselah's regions.

import type { Seat, State } from '@nocturne/kernel';
import { anyOrder, type Facts } from '@nocturne/testkit';
import { cardsOn, findCard, isMinion, isVampire } from '../board.ts';
import { nameOf, uncontrolledName } from '../names.ts';
import { bleedOf, bonus, interceptOf, ownBleed, stealthOf } from '../queries/action.ts';
import { combatantOf, strengthOf } from '../queries/combat.ts';
import { titleOf, votesOfTitle } from '../queries/titles.ts';
import { blocOf, votesOf } from '../queries/votes.ts';
import type { Permanent, Region, Vtes } from '../types.ts';
import type { Combatant } from '../types-combat.ts';
import { doneWord, nameIn, titleWord } from './words.ts';

type Vt = State<Vtes>;

function bleedFact(state: Vt, minion: Permanent): number {
  const { action } = state.board;
  if (action?.kind === 'bleed' && action.minion === minion.id) return bleedOf(state);
  return ownBleed(state, minion);
}

/** What it has, or once it has voted, what it cast. */
function voteFacts(state: Vt, minion: Permanent): Facts {
  const { referendum } = state.board;
  const title = titleOf(minion);
  if (referendum === null) return { votes: title === null ? 0 : votesOfTitle(title) };
  const bloc = blocOf(referendum, minion.id);
  const voted = bloc !== undefined && bloc.side !== null;
  return {
    votes: voted ? bloc.votes : votesOf(state, minion).for,
    'votes against': voted ? bloc.votes : votesOf(state, minion).against,
    voted: bloc?.side ?? 'nothing',
  };
}

/** `hand`, the name of the card it strikes with, or `none`. */
export function strikeWord(state: Vt, { strike }: Combatant): string {
  if (strike === null) return 'none';
  const word = strike.name ?? 'hand';
  const atMinion = state.board.combat!.sides.some(({ minion }) => minion === strike.at);
  return atMinion ? word : `${word} at ${nameIn(state, strike.at)}`;
}

function combatantFacts(state: Vt, minion: Permanent): Facts {
  const combatant = combatantOf(state.board.combat, minion.id);
  if (combatant === undefined) return {};
  const { strikes, maneuvers, presses, prevents, bloodLost } = combatant;
  const strike = strikeWord(state, combatant);
  return { strike, strikes, maneuvers, presses, prevents, 'blood lost': bloodLost };
}

function minionFacts(state: Vt, minion: Permanent): Facts {
  const { action } = state.board;
  return {
    strength: strengthOf(state, minion),
    bleed: bleedFact(state, minion),
    stealth: action?.minion === minion.id ? stealthOf(state) : bonus(state, minion, 'stealth'),
    intercept: action === null ? bonus(state, minion, 'intercept') : interceptOf(state, minion),
    ...voteFacts(state, minion),
    ...combatantFacts(state, minion),
  };
}

/** `dom` is the basic level, `DOM` the superior one. */
const levelsOf = ({ disciplines }: Permanent): string[] =>
  Object.entries(disciplines).map(([name, level]) => (level === 2 ? name.toUpperCase() : name));

const vampireFacts = (card: Permanent): Facts => ({
  capacity: card.capacity,
  disciplines: anyOrder(levelsOf(card)),
  clan: card.clan,
  // V-11.6
  wounded: card.region === 'torpor',
  sect: card.sect,
  title: titleWord(card),
  'title contested': card.titleContested,
});

/** A face-down card is known by name only to its controller. */
const hostOf = (state: Vt, { on }: Permanent): string => {
  if (on === 0) return 'nothing';
  return findCard(state.board, on) === undefined ? 'a face-down card' : nameOf(state, on);
};

function cardFacts(state: Vt, card: Permanent): Facts {
  return {
    blood: card.counters,
    life: card.counters,
    counters: card.counters,
    marks: card.marks,
    locked: card.locked,
    region: card.region,
    controller: state.seats[card.controller]!,
    owner: state.seats[card.owner]!,
    on: hostOf(state, card),
    cards: anyOrder(cardsOn(state.board, card.id).map(({ name }) => name)),
    contested: card.contested,
    choice: card.choice,
    done: anyOrder(card.done.map(doneWord)),
    'cannot act': card.idle,
    ...(isVampire(card) ? vampireFacts(card) : {}),
    ...(isMinion(card) ? minionFacts(state, card) : {}),
  };
}

const cardKey = (state: Vt, card: Permanent): string =>
  card.region === 'uncontrolled'
    ? `${uncontrolledName(state, card.id)} (uncontrolled)`
    : nameOf(state, card.id);

/** Each of these cards by its name. */
export const factsByName = (state: Vt, cards: readonly Permanent[]): Facts =>
  Object.fromEntries(cards.map((card) => [cardKey(state, card), cardFacts(state, card)]));

/** Cards out of play for a contest are listed apart. */
export function regionFacts(state: Vt, seat: Seat): Facts {
  const own = state.board.cards.filter(({ controller }) => controller === seat);
  const named = (cards: readonly Permanent[]): string[] => cards.map(({ id }) => nameOf(state, id));
  const inRegion = (region: Region): string[] =>
    named(own.filter((card) => card.region === region && !card.contested));
  return {
    ready: anyOrder(inRegion('ready')),
    torpor: anyOrder(inRegion('torpor')),
    'in play': anyOrder(inRegion('table')),
    contested: anyOrder(named(own.filter((card) => card.contested))),
  };
}

/** The own uncontrolled region: the cards, and each by its name. */
export function uncontrolledFacts(state: Vt, seat: Seat): Facts {
  const cards = state.board.cards.filter(
    ({ controller, region }) => controller === seat && region === 'uncontrolled',
  );
  return {
    uncontrolled: anyOrder(cards.map(({ name }) => name)),
    ...factsByName(state, cards),
  };
}
