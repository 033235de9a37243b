// The words of VTES that scenarios may use: events with their fields, and reasons.

import type { EventFields } from '@nocturne/testkit';
import type { Vtes } from '../types.ts';

export const EVENTS: EventFields<Vtes> = {
  turn: ['turn', 'seat'],
  phase: ['phase'],
  drew: ['seat', 'name'],
  uncontrolled: ['seat', 'card', 'name'],
  discarded: ['seat', 'name'],
  played: ['seat', 'name', 'mode', 'minion'],
  ash: ['seat', 'name'],
  entered: ['card'],
  left: ['card'],
  changed: ['card', 'fields'],
  pool: ['seat', 'pool', 'change'],
  edge: ['seat'],
  points: ['seat', 'points'],
  withdrawing: ['seat', 'withdrawing'],
  out: ['seat', 'how'],
  transfers: ['left'],
  action: ['action'],
  declined: ['seat'],
  bled: ['seat', 'amount'],
  ended: ['points', 'winner'],
  combat: ['combat'],
  prevented: ['card', 'amount'],
  damaged: ['card', 'amount', 'aggravated'],
  referendum: ['referendum'],
};

type ReasonKey = keyof Vtes['Reasons'];

/** As an object, so that a reason which is forgotten does not compile. */
const EVERY_REASON: Record<ReasonKey, true> = {
  'not-ready': true,
  locked: true,
  'mandatory-hunt': true,
  'done-already': true,
  idle: true,
  'no-blood': true,
  'no-pool': true,
  'no-equipment': true,
  'own-minion': true,
  'not-torpor': true,
  titled: true,
  'already-anarch': true,
  'not-eligible': true,
  'declined-already': true,
  'attempt-under-way': true,
  'stealth-not-needed': true,
  'intercept-not-needed': true,
  limited: true,
  'no-master-action': true,
  'played-already': true,
  'needs-discipline': true,
  'needs-clan': true,
  'needs-title': true,
  'wrong-moment': true,
  'no-transfers': true,
  'crypt-empty': true,
  'not-enough-counters': true,
  'not-your-turn': true,
  decks: true,
  'not-close': true,
  'not-long': true,
  'only-hand-strikes': true,
  'only-to-continue': true,
  committed: true,
  'used-already': true,
  'no-life': true,
  'not-at-allies': true,
  'too-few': true,
  'not-richer': true,
  'wrong-sect': true,
  'cast-already': true,
  'title-contested': true,
  'title-dormant': true,
  'no-edge': true,
  'card-vote-used': true,
  'not-political': true,
  'nobody-voted': true,
  'not-passed': true,
};
export const REASONS = Object.keys(EVERY_REASON) as ReasonKey[];

/** Facts of the table and fields of events that name a seat. */
export const SEAT_NAMES = ['turn', 'edge', 'seat'] as const;
