// What a scenario may expect of the action, the combat and the referendum under way.

import type { Seat, State } from '@nocturne/kernel';
import { anyOrder, type AnyOrder, type Facts } from '@nocturne/testkit';
import { findCard } from '../board.ts';
import { terms as termsDecision } from '../decisions-referendum.ts';
import { bleedOf, interceptOf, stealthOf } from '../queries/action.ts';
import { ballotsCast, sideOfPrisci, votesCast } from '../queries/tally.ts';
import type { Action, Id, Vtes } from '../types.ts';
import { strikeWord } from './facts-cards.ts';
import { nameIn } from './words.ts';

type Vt = State<Vtes>;

const seatsNamed = ({ seats }: Vt, some: readonly Seat[]): AnyOrder =>
  anyOrder(some.map((seat) => seats[seat]!));
const cardsNamed = (state: Vt, ids: readonly Id[]): AnyOrder => anyOrder(ids.map((id) => nameIn(state, id)));

/** `Conditioning with Trevon Parker`. */
function playedWord(state: Vt, played: string): string {
  const [, id, name] = /^(\d+) (.+)$/.exec(played) ?? [];
  return id === undefined ? played : `${name} with ${nameIn(state, Number(id))}`;
}

/** Numbers that are computed from minions which may be gone. */
function numberFacts(state: Vt, { kind, minion, blocker }: Action): Facts {
  const acting = findCard(state.board, minion);
  const opposing = findCard(state.board, blocker);
  return {
    stealth: acting === undefined ? 0 : stealthOf(state),
    intercept: opposing === undefined ? 0 : interceptOf(state, opposing),
    bleed: kind === 'bleed' && acting !== undefined ? bleedOf(state) : 0,
  };
}

export function actionFacts(state: Vt): Facts {
  const { action } = state.board;
  if (action === null) return { action: 'none' };
  const { aim, cost } = action;
  return {
    action: action.kind,
    acting: nameIn(state, action.minion),
    by: state.seats[action.by]!,
    'action card': action.card?.name ?? 'none',
    state: action.state,
    declined: seatsNamed(state, action.declined),
    blocker: nameIn(state, action.blocker),
    ...numberFacts(state, action),
    target: seatsNamed(state, aim.seats),
    'target card': aim.card === 0 ? 'none' : nameIn(state, aim.card),
    directed: aim.seats.length > 0,
    cost: { blood: cost.blood ?? 0, pool: cost.pool ?? 0 },
    awake: cardsNamed(state, action.awake),
    equipment: cardsNamed(state, action.equipment),
    played: anyOrder(action.played.map((one) => playedWord(state, one))),
    outcome: action.outcome,
  };
}

export function combatFacts(state: Vt): Facts {
  const { combat } = state.board;
  if (combat === null) return { combat: 'none' };
  const [acting, opposing] = combat.sides;
  return {
    combat: combat.ended ? 'ended' : 'under way',
    round: combat.round,
    range: combat.range,
    'acting combatant': nameIn(state, acting.minion),
    'opposing combatant': nameIn(state, opposing.minion),
    'acting strike': strikeWord(state, acting),
    'opposing strike': strikeWord(state, opposing),
    'press to continue': combat.pressed,
    'only hand strikes': combat.onlyHands,
  };
}

export function referendumFacts(state: Vt): Facts {
  const { referendum } = state.board;
  if (referendum === null) return { referendum: 'none' };
  const { terms } = referendum;
  return {
    referendum: referendum.bloodHunt ? 'blood hunt' : (referendum.card ?? 'none'),
    caller: nameIn(state, referendum.minion),
    'called by': state.seats[referendum.by]!,
    'votes for': votesCast(referendum, 'for'),
    'votes against': votesCast(referendum, 'against'),
    'ballots for': ballotsCast(referendum, 'for'),
    'ballots against': ballotsCast(referendum, 'against'),
    prisci: sideOfPrisci(referendum) ?? 'abstain',
    terms: terms === null ? 'none' : termsDecision.notation(state, terms, undefined),
    result: referendum.result,
  };
}
