// For scenarios and the conformance suite; no part of the game.

import type { ScenarioGame } from '@nocturne/testkit';
import { nosferatu } from '../game.ts';
import { RULES } from '../rules.ts';
import type { Nosferatu } from '../types.ts';
import { exchange } from './exchange.ts';
import { factsOf, seenBy } from './facts.ts';
import { buildPosition, SEAT_KEYS, TABLE_KEYS } from './position.ts';
import { EVENTS, knowsMove, REASONS, SEAT_NAMES } from './vocabulary.ts';

export { exchange } from './exchange.ts';

export const nosferatuScenarios: ScenarioGame<Nosferatu> = {
  game: nosferatu,
  leastSeats: 5,
  tableKeys: TABLE_KEYS,
  seatKeys: SEAT_KEYS,
  events: EVENTS,
  reasons: REASONS,
  rules: RULES,
  seatNames: SEAT_NAMES,
  build: buildPosition,
  facts: factsOf,
  seen: seenBy,
  // Nobody may pass in this game: every decision is compulsory.
  pass: () => undefined,
  knowsMove,
  exchange,
};
