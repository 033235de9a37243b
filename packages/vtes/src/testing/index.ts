// For scenarios and the conformance suite; no part of the game.

import type { ScenarioGame } from '@nocturne/testkit';
import { vtes } from '../game.ts';
import { RULES } from '../rules.ts';
import type { Vtes } from '../types.ts';
import { exchange } from './exchange.ts';
import { factsOf, seenBy } from './facts.ts';
import { knowsMove } from './known-moves.ts';
import { buildPosition, SEAT_KEYS, TABLE_KEYS } from './position.ts';
import { CARD_NAMES, EVENTS, REASONS, SEAT_NAMES } from './vocabulary.ts';

export { exchange } from './exchange.ts';
export { mixedDeck } from './mixed-decks.ts';

/** Steps that ask only who has something to do. */
const WINDOWS: readonly string[] = ['offer', 'blockOrDecline', 'prevention', 'polling'];

export const vtesScenarios: ScenarioGame<Vtes> = {
  game: vtes,
  leastSeats: 4,
  tableKeys: TABLE_KEYS,
  seatKeys: SEAT_KEYS,
  events: EVENTS,
  reasons: REASONS,
  rules: RULES,
  seatNames: SEAT_NAMES,
  cardNames: CARD_NAMES,
  build: buildPosition,
  facts: factsOf,
  seen: seenBy,
  pass(decision) {
    if (!('options' in decision)) return undefined;
    const at = decision.options.findIndex(
      (option) => 'do' in option && (option.do === 'pass' || option.do === 'no-block'),
    );
    return at < 0 ? undefined : at;
  },
  isPass: (move) => move === 'pass' || move === 'no block' || move === 'end phase',
  isWindow: ({ step }) => WINDOWS.includes(step),
  knowsMove,
  exchange,
};
