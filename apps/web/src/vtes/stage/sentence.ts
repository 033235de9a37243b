// The action under way as a sentence: who does what to whom.

import type { Action } from '@nocturne/vtes';
import type { Words } from '../prompt/use-words.ts';
import type { StageKey } from './text/messages.ts';

/** Stands for the number, which is drawn in another colour. */
export const NUMBER = '\u0001';

function targetOf(words: Words, { aim, target }: Action): string {
  if (target.cards !== undefined && target.cards.length > 0) return target.cards.map(words.cardAt).join(', ');
  if (aim.card !== 0) return words.cardAt(aim.card);
  const [seat] = aim.seats;
  return seat === undefined ? '' : words.seatName(seat);
}

const cardOf = (words: Words, { card, source }: Action): string =>
  card === null ? (source === 0 ? '' : words.cardAt(source)) : words.card(card.name);

function keyOf({ kind, card }: Action, target: string): StageKey {
  if (kind === 'equip' && card === null) return 'act.take-equipment';
  return kind === 'other' && target !== '' ? 'act.other-at' : `act.${kind}`;
}

export function actionSentence(
  words: Words,
  action: Action,
): { readonly key: StageKey; readonly values: Readonly<Record<string, string>> } {
  const target = targetOf(words, action);
  const values = { minion: words.cardAt(action.minion), target, card: cardOf(words, action), amount: NUMBER };
  return { key: keyOf(action, target), values };
}

/** The card with which it is done, where the sentence does not name it. */
export const sourceOf = (words: Words, action: Action): string =>
  ['bleed', 'hunt', 'rescue', 'diablerie', 'leave-torpor', 'fight'].includes(action.kind)
    ? cardOf(words, action)
    : '';
