// Why something is not legal, with the arguments of its text. Those of combats and referendums are with them.

import type { Seat } from '@nocturne/kernel';
import type { Sect } from './cards/printed.ts';
import type { Id } from './ids.ts';

export type GeneralReasons = {
  'not-ready': { card: Id };
  locked: { card: Id };
  'mandatory-hunt': { card: Id };
  'mandatory-action': { card: Id };
  'no-locked-minion': object;
  'done-already': { card: Id };
  idle: { card: Id };
  'no-blood': { card: Id; needed: number };
  'no-pool': { needed: number };
  'no-equipment': { card: Id };
  'own-minion': object;
  'not-torpor': { card: Id };
  titled: { card: Id };
  'already-anarch': { card: Id };
  'not-eligible': object;
  'declined-already': object;
  'attempt-under-way': object;
  'stealth-not-needed': object;
  'intercept-not-needed': object;
  limited: object;
  'no-master-action': object;
  'own-turn': object;
  'out-of-turn-already': object;
  'nothing-to-cancel': object;
  'played-already': { card: Id };
  'needs-discipline': { name: string };
  'needs-clan': { clan: string };
  'needs-sect': { sect: Sect };
  'needs-capacity': { capacity: number };
  sterile: { card: Id };
  bare: { card: Id };
  'needs-title': object;
  'wrong-moment': object;
  'no-transfers': { needed: number };
  'crypt-empty': object;
  'not-enough-counters': { card: Id; needed: number };
  'not-your-turn': object;
  stuck: { card: Id };
  'cannot-block': { card: Id };
  'cannot-be-blocked': object;
  'no-target': object;
  'own-copy': object;
  'only-one': { card: Id };
  'must-first': object;
  'needs-vampire': object;
  'not-locked': { card: Id };
  'edge-used': object;
  'not-in-hand': object;
  'no-discard-action': object;
  /** V-14.2, V-14.3. */
  'event-already': object;
  'event-played': { name: string };
  /** V-5.8. */
  'burn-option-used': object;
  'meets-requirements': { card: Id };
  /** V-13.13. */
  'no-version': object;
  'no-minion': object;
  'not-fighting': object;
  'action-under-way': object;
  contested: { card: Id };
  'no-time-limit': object;
  'option-value': { option: string };
  'option-unknown': { option: string };
  /** What is wrong with a deck (chapter 1). */
  'deck-missing': { seat: Seat };
  'deck-unknown': { seat: Seat; name: string };
  'too-many-decks': object;
  'crypt-size': { seat: Seat; size: number };
  'library-size': { seat: Seat; size: number };
  groups: { seat: Seat; groups: string };
  'unknown-card': { seat: Seat; name: string };
  'wrong-pile': { seat: Seat; name: string };
  'bad-count': { seat: Seat; name: string };
  banned: { seat: Seat; name: string };
  'not-in-format': { seat: Seat; name: string };
};
