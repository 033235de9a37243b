// The decisions of combat (chapters 10 and 11). Who is asked depends on hands, so it is not known to others.

import type { DecisionDefinition, Decisions } from '@nocturne/kernel';
import { cardAt, type Vt } from './board.ts';
import { nameOf } from './names.ts';
import { playNotation, useNotation } from './play-notation.ts';
import { preventableKinds } from './procedures/combat-damage.ts';
import { offerManeuvers, offerPresses, offerPreventions, offerStrikes } from './procedures/combat-options.ts';
import { combatOf, doesOf, strikesOf } from './queries/combat.ts';
import type { CombatDecisions, Damage } from './types-combat.ts';
import type { Id, PlayOption, UseOption, Vtes } from './types.ts';

type Definition<N extends keyof CombatDecisions<PlayOption, UseOption>> = DecisionDefinition<Vtes, N>;

const OPTIONAL = { maneuver: 'optional maneuver', press: 'optional press', prevent: 'prevent 1' } as const;

/** `maneuver with .44 Magnum`, or `optional maneuver`. */
const withNotation = (state: Vt, verb: keyof typeof OPTIONAL, card: Id): string =>
  card === 0 ? OPTIONAL[verb] : `${verb} with ${nameOf(state, card)}`;

const maneuver: Definition<'maneuver'> = {
  kind: 'one',
  known: false,
  candidates: (state, _seat, offer, { side }) => offerManeuvers(state, side, offer),
  notation(state, option) {
    if (option.do === 'play') return playNotation(state, option);
    if (option.do === 'use') return useNotation(state, option);
    return option.do === 'pass' ? 'pass' : withNotation(state, 'maneuver', option.card);
  },
};

const press: Definition<'press'> = {
  kind: 'one',
  known: false,
  candidates: (state, _seat, offer, { side }) => offerPresses(state, side, offer),
  notation(state, option) {
    if (option.do === 'play') return playNotation(state, option);
    if (option.do === 'use') return useNotation(state, option);
    return option.do === 'pass' ? 'pass' : withNotation(state, 'press', option.card);
  },
};

const strike: Definition<'strike'> = {
  kind: 'one',
  known: false,
  candidates: (state, _seat, offer, { side }) => offerStrikes(state, side, offer),
  notation(state, option) {
    if (option.do === 'play') return playNotation(state, option);
    if (option.do === 'use') return useNotation(state, option);
    if (option.do === 'hand-strike') return 'strike hand';
    const card = cardAt(state.board, option.card);
    const { kind, amount, ranged } = doesOf(card).strikes![option.way]!.strike;
    if (kind === 'dodge') return 'dodge';
    const atMinion = combatOf(state).sides.some(({ minion }) => minion === option.at);
    const how = strikesOf(card).length < 2 ? '' : ` for ${amount}${ranged ? 'R' : ''}`;
    return `strike ${nameOf(state, option.card)}${how}${atMinion ? '' : ` at ${nameOf(state, option.at)}`}`;
  },
};

const SOURCES: Record<Damage['source'], string> = {
  strike: 'strike damage',
  gun: 'gun damage',
  environment: 'environmental damage',
};

const kindOf = ({ aggravated, source }: Damage): string =>
  `${aggravated ? 'aggravated ' : ''}${SOURCES[source]}`;

/** Said only where there is more than one kind of damage to prevent. */
const kindNotation = (damage: readonly Damage[], first: number): string =>
  preventableKinds(damage).length < 2 ? '' : ` against ${kindOf(damage[first]!)}`;

/** V-11.16: what the minion is immune to; and who deals it, where several deal that kind. */
function sourceNotation(state: Vt, damage: readonly Damage[], at: number): string {
  const there = damage.filter(({ amount, aggravated, immune }) => amount > 0 && !aggravated && !immune);
  const one = damage[at]!;
  if (there.length < 2) return '';
  const alike = there.filter(({ source }) => source === one.source);
  const from = one.by === undefined ? one.from : nameOf(state, one.by);
  return ` against ${kindOf(one)}${alike.length < 2 || from === undefined ? '' : ` of ${from}`}`;
}

const prevent: Definition<'prevent'> = {
  kind: 'one',
  known: false,
  candidates: (state, seat, offer, { victim, damage }) =>
    offerPreventions(state, seat, victim, damage, offer),
  notation(state, option, { damage }) {
    if (option.do === 'pass') return 'pass';
    if (option.do === 'use')
      return useNotation(state, option) + sourceNotation(state, damage, option.damage ?? 0);
    const how =
      option.do === 'play' ? playNotation(state, option) : withNotation(state, 'prevent', option.card);
    return how + kindNotation(damage, option.first);
  },
};

export const combatDecisions: Pick<Decisions<Vtes>, keyof CombatDecisions<PlayOption, UseOption>> = {
  maneuver,
  press,
  strike,
  prevent,
};
