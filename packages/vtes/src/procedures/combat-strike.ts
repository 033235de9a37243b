// V-10.16 … V-10.26: strikes are chosen in order, and resolved together.

import { ask, call, done, go, type Procedure } from '@nocturne/kernel';
import {
  burn,
  burnCounters,
  cardAt,
  findCard,
  isVampire,
  putInAsh,
  setCounters,
  unlock,
  type Vt,
} from '../board.ts';
import { legal } from '../queries/legal.ts';
import { cardNamed } from '../cards/book.ts';
import {
  bearing,
  combatOf,
  doesOf,
  HAND_STRIKE,
  opponentOf,
  SIDES,
  strengthOf,
  worksAt,
} from '../queries/combat.ts';
import type { ChosenStrike, Combatant, Damage, SideIndex, StrikeOption, Victim } from '../types-combat.ts';
import type { Id, PlayOption, UseOption, Vtes } from '../types.ts';
import { deal } from './combat-damage.ts';
import { offerStrikes } from './combat-options.ts';
import { tellCombat } from './combat-state.ts';

/** A strike without a card from hand is announced (V-10.17). */
function strikeBy(
  state: Vt,
  side: SideIndex,
  option: Exclude<StrikeOption<PlayOption | UseOption>, { do: 'play' | 'use' }>,
): void {
  const combat = combatOf(state);
  const combatant = combat.sides[side];
  if (option.do === 'hand-strike') {
    const at = opponentOf(combat, combatant.minion).minion;
    combatant.strike = { strike: HAND_STRIKE, source: 0, name: null, aside: false, at };
  } else {
    const card = cardAt(state.board, option.card);
    const { strike, once } = doesOf(card).strike!;
    combatant.strike = { strike, source: card.id, name: card.name, aside: false, at: option.at };
    if (once) combatant.used.push(card.id);
  }
  tellCombat(state);
}

type Choice = StrikeOption<PlayOption | UseOption>;
const isStrike = (option: Choice): option is Exclude<Choice, UseOption> => option.do !== 'use';

export const strikes: Procedure<Vtes, 'strikes'> = {
  // V-10.16: the acting minion first; V-10.18: who is bound to a strike that cannot be used has none
  offer(state, frame) {
    for (const side of SIDES.slice(frame.side)) {
      frame.side = side;
      const { strike, seat } = combatOf(state).sides[side];
      const options = legal<Choice>((offer) => offerStrikes(state, side, offer));
      const only = options.find(isStrike);
      if (strike !== null || only === undefined) continue;
      if (options.length > 1 || only.do === 'play') return ask('strike', seat, 'chosen', { side });
      strikeBy(state, side, only);
    }
    return done();
  },
  chosen(state, _frame, { seat, chosen, about: { side } }) {
    if (chosen.do === 'play') return call({ proc: 'play', step: 'announce', seat, play: chosen }, 'offer');
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    strikeBy(state, side, chosen);
    return go('offer');
  },
};

/** V-4.1: strikes are over, and their cards have done their work. */
export function burnStrikeCards(state: Vt): void {
  for (const { strike, seat } of combatOf(state).sides) {
    if (strike === null || !strike.aside) continue;
    strike.aside = false;
    putInAsh(state, seat, strike.name!);
  }
}

/** V-10.25: before everything else of the pair. Whether combat is ended. */
export function endByStrike(state: Vt): boolean {
  const combat = combatOf(state);
  const ending = combat.sides.filter(({ strike }) => strike?.strike.kind === 'combat-ends');
  for (const { minion, strike } of ending)
    if (strike!.strike.unlocks) unlock(state, cardAt(state.board, minion));
  if (ending.length === 0) return false;
  combat.ended = true;
  tellCombat(state);
  return true;
}

/** The strike as far as it has any effect: at this range (V-10.19), and not dodged (V-10.24). */
function effective(state: Vt, { strike, minion }: Combatant): ChosenStrike | undefined {
  const combat = combatOf(state);
  if (strike === null || !worksAt(strike.strike, combat.range)) return undefined;
  const opponent = opponentOf(combat, minion);
  const dodged = opponent.strike?.strike.kind === 'dodge' && strike.at === opponent.minion;
  return dodged ? undefined : strike;
}

/** Retainers count as no minion: what they inflict is environmental (V-11.7). */
const fromRetainers = ({ board }: Vt, minion: Id): number =>
  bearing(board, minion).reduce((sum, card) => sum + (doesOf(card).damageEachRound ?? 0), 0);

const isGun = ({ name }: ChosenStrike): boolean => {
  const card = name === null ? undefined : cardNamed(name);
  return card?.kind === 'library' && (card.traits?.includes('gun') ?? false);
};

function blowOf(state: Vt, minion: Id, chosen: ChosenStrike): Damage {
  const { kind, amount, aggravated = false } = chosen.strike;
  const strength = kind === 'hand' ? strengthOf(state, cardAt(state.board, minion)) : 0;
  const hits = kind === 'hand' || kind === 'damage';
  return {
    amount: hits ? strength + amount : 0,
    source: isGun(chosen) ? 'gun' : 'strike',
    aggravated,
    preventable: true,
  };
}

/** V-10.21: the damage of both strikes and of everything that is dealt with them. The acting minion's is first. */
export function blowsOf(state: Vt): Victim[] {
  const { sides } = combatOf(state);
  const victims: Victim[] = sides.map(({ minion }) => ({ card: minion, damage: [] }));
  for (const one of sides) {
    const opponent = opponentOf(combatOf(state), one.minion);
    const strike = effective(state, one);
    if (strike !== undefined) deal(victims, strike.at, blowOf(state, one.minion, strike));
    const amount = opponent.environment + fromRetainers(state, one.minion);
    deal(victims, opponent.minion, { amount, source: 'environment', aggravated: false, preventable: true });
  }
  return victims.filter(({ damage }) => damage.length > 0);
}

/** V-10.26: both thefts at once, and before any mending. */
export function stealBlood(state: Vt): void {
  const { board } = state;
  const thefts = combatOf(state).sides.flatMap((one) => {
    const chosen = effective(state, one);
    return chosen?.strike.kind === 'steal-blood'
      ? [{ thief: one.minion, at: chosen.at, amount: chosen.strike.amount }]
      : [];
  });
  const taken = thefts.map(({ at, amount }) => burnCounters(state, cardAt(board, at), amount, 'stolen'));
  for (const [i, { thief }] of thefts.entries()) {
    const card = cardAt(board, thief);
    setCounters(state, card, card.counters + taken[i]!, 'stolen');
  }
  for (const { at } of thefts) {
    const drained = findCard(board, at);
    if (drained !== undefined && !isVampire(drained) && drained.counters === 0) burn(state, drained);
  }
}
