// When something can be played or used, in words.

import type { ActionCondition, Moment } from '../cards/printed.ts';
import { aMinion, type Subject, thisOne } from './nouns.ts';
import { say, term, type Values, yes } from './words.ts';
import type { CardReader } from './reader.ts';

interface When {
  readonly reader: CardReader;
  readonly subject: Subject;
  readonly during?: ActionCondition | undefined;
  /** Whose phase. */
  readonly user?: 'you' | 'their' | 'each' | 'each-other';
  /** Whatever called the referendum. */
  readonly anyReferendum?: boolean | undefined;
  /** The action is of the minion that the text is about. */
  readonly acting?: boolean | undefined;
  /** In whose actions, where more than the condition says it. */
  readonly whose?: 'own' | 'others' | undefined;
}

const actingMinion = ({ reader, during, whose }: When): Values =>
  aMinion(reader, during?.acting ?? {}, { whose: during?.acting?.own ? 'own' : (whose ?? 'any') });

function byWhom({ during, acting, whose }: When): string {
  if (acting) return 'this';
  if (during?.byPredator) return 'predator';
  return during?.acting === undefined && whose === undefined ? 'any' : 'minion';
}

/** “a bleed action directed at you”. */
function anAction(when: When, by = byWhom(when)): string {
  const { reader, subject, during = {} } = when;
  return say(reader, 'action', {
    kind: during.passed ? 'political' : (during.kind ?? 'any'),
    directed: during.directed === undefined ? 'any' : yes(during.directed),
    at: during.atYou ? 'you' : 'any',
    by,
    ...actingMinion(when),
    ...thisOne(reader, subject),
  });
}

/** Whether an action of some kind is meant. */
const isParticular = ({ during, acting, whose }: When): boolean =>
  acting === true ||
  whose !== undefined ||
  (during !== undefined &&
    (['kind', 'directed', 'atYou', 'byPredator', 'passed', 'acting'] as const).some(
      (one) => during[one] !== undefined,
    ));

/** Not by the player's will, and told by what is done: a strike is used when strikes are chosen. */
const IMPLIED: ReadonlySet<Moment> = new Set([
  'free',
  'range',
  'strike',
  'damage',
  'additional-strikes',
  'press',
] as const);

function momentPhrase(moment: Moment, when: When): string {
  const { reader, subject, user = 'you' } = when;
  switch (moment) {
    case 'unlock':
    case 'master':
    case 'minion':
    case 'influence':
    case 'discard':
      return say(reader, 'when.phase', { user, phase: term(reader, `term.phase.${moment}`) });
    case 'free':
      return '';
    case 'polling':
      return say(reader, when.anyReferendum ? 'when.referendum' : 'when.polling');
    case 'after-action':
      return isParticular(when)
        ? say(reader, 'when.after-resolution', { action: anAction(when) })
        : say(reader, 'when.after-action');
    case 'announced':
      return say(reader, 'when.announced', {
        ...actingMinion(when),
        ...(when.acting ? { minion: String(thisOne(reader, subject)['this']) } : {}),
        action: anAction(when, 'any'),
      });
    default:
      return say(reader, `when.${moment}`, { ...thisOne(reader, subject), action: anAction(when) });
  }
}

/** Conditions on how far the action is, and how it came out. */
export function conditions({ reader, during = {} }: When): string[] {
  return [
    ...(during.attempt ? [say(reader, 'condition.attempt')] : []),
    ...(during.blocksDeclined ? [say(reader, 'condition.declined')] : []),
    ...(during.bleed === undefined ? [] : [say(reader, 'condition.bleed', { amount: during.bleed })]),
    ...(during.outcome === undefined
      ? []
      : [say(reader, `condition.${during.outcome}`, { political: yes(during.kind === 'political') })]),
    ...(during.passed ? [say(reader, 'condition.passed')] : []),
  ];
}

/** A moment and what must be true then, also if what is done would tell it; nothing for what has no moment of its own. */
export function momentPhrases(moment: Moment, when: When): string[] {
  const phrase = momentPhrase(moment, when);
  return [...(phrase === '' ? [] : [phrase]), ...conditions(when)];
}

/** The moment and what must be true then; nothing for what has no moment of its own. */
export function whenPhrases(moments: readonly Moment[], when: When): string[] {
  // V-4.30: that a wake can be played as another card is played is a rule
  const moment = moments.length > 1 ? moments.find((one) => one !== 'as-played')! : moments[0]!;
  // until its minion strikes
  const implied = IMPLIED.has(moment) || moments.includes('strike');
  const phrase = implied ? '' : momentPhrase(moment, when);
  return [...(phrase === '' ? [] : [phrase]), ...conditions(when)];
}

/** “during a bleed action directed at you”, of what is always in force. */
export const duringPhrase = (reader: CardReader, subject: Subject, during: ActionCondition): string =>
  momentPhrase('action', { reader, subject, during });

/** Whether the action needs to be said at all: modifiers and reactions are for any. */
export const isAnyAction = (moments: readonly Moment[], when: When): boolean =>
  moments.includes('action') && !isParticular(when);
