// The action under way as a sentence: who does what to whom.

import type { Action } from '@nocturne/vtes';
import type { Values } from '../../text/reader.tsx';
import type { Words } from '../prompt/use-words.ts';
import type { StageKey } from './text/messages.ts';

/** Stands for the number, which is drawn in another colour. */
export const NUMBER = '\u0001';

const aimedCards = ({ aim, target }: Action): readonly number[] =>
  target.cards !== undefined && target.cards.length > 0 ? target.cards : aim.card === 0 ? [] : [aim.card];

/** The target as arguments of a text, if there is one. */
function targetOf(words: Words, action: Action): Values | null {
  const cards = aimedCards(action);
  if (cards.length > 0) return { target: cards.map(words.cardAt).join(', '), you: '' };
  const [seat] = action.aim.seats;
  return seat === undefined ? null : words.naming({ target: seat });
}

const cardOf = (words: Words, { card, source }: Action): string =>
  card === null ? (source === 0 ? '' : words.cardAt(source)) : words.card(card.name);

function keyOf({ kind, card }: Action, isAimed: boolean): StageKey {
  if (kind === 'equip' && card === null) return 'act.take-equipment';
  return kind === 'other' && isAimed ? 'act.other-at' : `act.${kind}`;
}

export function actionSentence(
  words: Words,
  action: Action,
): { readonly key: StageKey; readonly values: Values } {
  const target = targetOf(words, action);
  const values = { minion: words.cardAt(action.minion), card: cardOf(words, action), amount: NUMBER };
  return { key: keyOf(action, target !== null), values: { ...values, ...target } };
}

/** The card with which it is done, where the sentence does not name it. */
export const sourceOf = (words: Words, action: Action): string =>
  ['bleed', 'hunt', 'rescue', 'diablerie', 'leave-torpor', 'fight'].includes(action.kind)
    ? cardOf(words, action)
    : '';
