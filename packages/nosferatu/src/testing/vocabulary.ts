// The words of Nosferatu that scenarios may use: events with their fields, reasons, moves.

import { fold, type State } from '@nocturne/kernel';
import type { EventFields } from '@nocturne/testkit';
import { KINDS } from '../cards.ts';
import { RITUAL_NAMES } from '../decisions.ts';
import type { Nosferatu } from '../types.ts';

export const EVENTS: EventFields<Nosferatu> = {
  renfield: ['seat'],
  character: ['seat', 'character'],
  drew: ['seat', 'card'],
  reshuffled: [],
  turn: ['turn'],
  phase: ['phase'],
  discarded: ['seat', 'card'],
  gave: ['seat', 'card'],
  clock: ['seat', 'card'],
  announced: ['case'],
  examined: ['size', 'cards'],
  bitten: ['seat'],
  wasted: ['count'],
  lost: ['seat', 'card'],
  darkness: ['side'],
  nights: ['count'],
  refreshed: [],
  ritual: ['seat', 'ritual'],
  usedUp: ['ritual'],
  distorted: [],
  transfused: ['seat'],
  revealed: ['seat', 'character', 'cause'],
  stake: ['seat', 'by'],
  clockShuffled: [],
  swept: ['count'],
  killed: ['by', 'seat', 'character'],
  ended: ['winner', 'cause', 'vampire', 'reserves'],
};

type ReasonKey = keyof Nosferatu['Reasons'];

/** As an object, so that a reason which is forgotten does not compile. */
const EVERY_REASON: Record<ReasonKey, true> = {
  renfield: true,
  'two-bites': true,
  'bitten-this-turn': true,
  'face-down': true,
  'no-hidden-character': true,
  'no-nights': true,
  'no-bites': true,
  'not-bitten': true,
  'face-up': true,
  yourself: true,
  'stake-moves': true,
  'vampire-kills-not': true,
  'known-character': true,
  'not-in-reserve': true,
  'only-one-such-card': true,
  'not-dawn': true,
  'not-the-holder': true,
  'not-renfield': true,
  'only-components': true,
  'not-now': true,
  'private-talk': true,
  'option-unknown': true,
  'option-value': true,
  'few-nights': true,
  'few-bites': true,
  'small-library': true,
};
export const REASONS = Object.keys(EVERY_REASON) as ReasonKey[];

/** Facts of the table and fields of events that name a seat. */
export const SEAT_NAMES = ['renfield', 'vampire', 'stake', 'turned by', 'seat', 'by'] as const;

/** Whether this is a move of the game, whoever may make it and when. */
export function knowsMove({ seats }: State<Nosferatu>, move: string): boolean {
  const text = fold(move);
  const names = seats.map(fold);
  const after = (verb: string): string | undefined =>
    text.startsWith(`${verb} `) ? text.slice(verb.length + 1) : undefined;
  if (['volunteer', 'decline', 'no ritual'].includes(text)) return true;
  if (
    ['renfield', 'vampire', 'stake to', 'bite', 'reveal', 'transfuse', 'kill'].some((verb) =>
      names.includes(after(verb) ?? ''),
    )
  ) {
    return true;
  }
  const ritual = after('perform');
  if (ritual !== undefined) return Object.values(RITUAL_NAMES).map(fold).includes(ritual);
  const kind = `(${KINDS.join('|')})`;
  const taken = /^take card \d+ of (.+)$/.exec(text)?.[1];
  return (
    new RegExp(`^(lose ${kind}|discard ${kind} give ${kind})$`).test(text) || names.includes(taken ?? '')
  );
}
