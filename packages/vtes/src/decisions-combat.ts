// The decisions of combat (chapters 10 and 11). Who is asked depends on hands, so it is not known to others.

import type { DecisionDefinition, Decisions } from '@nocturne/kernel';
import { cardAt, type Vt } from './board.ts';
import { nameOf } from './names.ts';
import { playNotation, useNotation } from './play-notation.ts';
import { isPreventable } from './procedures/combat-damage.ts';
import { offerManeuvers, offerPresses, offerPreventions, offerStrikes } from './procedures/combat-options.ts';
import { combatOf, doesOf } from './queries/combat.ts';
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
    if (doesOf(card).strike?.strike.kind === 'dodge') return 'dodge';
    const atMinion = combatOf(state).sides.some(({ minion }) => minion === option.at);
    return `strike ${nameOf(state, option.card)}${atMinion ? '' : ` at ${nameOf(state, option.at)}`}`;
  },
};

const SOURCES: Record<Damage['source'], string> = {
  strike: 'strike damage',
  gun: 'gun damage',
  environment: 'environmental damage',
};

/** Said only where there is more than one kind of damage to prevent. */
function kindNotation(damage: readonly Damage[], first: number): string {
  if (damage.filter(isPreventable).length < 2) return '';
  const { source, aggravated } = damage[first]!;
  return ` against ${aggravated ? 'aggravated ' : ''}${SOURCES[source]}`;
}

const prevent: Definition<'prevent'> = {
  kind: 'one',
  known: false,
  candidates: (state, _seat, offer, { victim, damage }) => offerPreventions(state, victim, damage, offer),
  notation(state, option, { damage }) {
    if (option.do === 'pass') return 'pass';
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
