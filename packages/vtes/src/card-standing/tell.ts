// Why nothing can be done with a card now, in words.

import type { AnyReason } from '@nocturne/kernel';
import { momentPhrases } from '../card-text/when.ts';
import { or } from '../card-text/words.ts';
import type { Moment } from '../cards/printed.ts';
import { type Reader, sentence, tellReason } from '../text/index.ts';
import { told, type Seen } from '../text/seen.ts';
import type { Vtes } from '../types.ts';
import type { CardMoment } from './moments.ts';

/** Conditions that tell whose action it is. */
const saysWhose = ({ during }: CardMoment): boolean =>
  during?.atYou === true || during?.byPredator === true || during?.acting?.own === true;

function phraseOf(moment: CardMoment, reader: Reader): string {
  const { during, whose } = moment;
  const when = { reader, subject: 'minion', during, whose: saysWhose(moment) ? undefined : whose } as const;
  return momentPhrases(moment.moment, when).join(', ');
}

/** V-9.15: polling is part of an action. */
const within = ({ moment }: CardMoment): Moment => (moment === 'polling' ? 'action' : moment);

/** What can be done in any action need not be told of some. */
const isTold = (one: CardMoment, moments: readonly CardMoment[]): boolean =>
  !moments.some(
    (other) =>
      other !== one &&
      other.during === undefined &&
      other.moment === within(one) &&
      other.whose === one.whose,
  );

/** “in your master phase”, or “when strikes are chosen or in the press step”; empty for what has no moment of its own. */
function whenOf(moments: readonly CardMoment[], reader: Reader): string {
  const phrases = moments.filter((one) => isTold(one, moments)).map((one) => phraseOf(one, reader));
  return phrases.includes('') ? '' : or(reader, [...new Set(phrases)]);
}

/** A sentence for each reason; where this is not the moment, when it comes. */
export function tellStanding(
  { reasons, moments }: { reasons: readonly AnyReason<Vtes>[]; moments: readonly CardMoment[] },
  view: Seen,
  reader: Reader,
): string[] {
  return reasons.map((reason) => {
    const when =
      reason.why === 'wrong-moment' || reason.why === 'not-your-turn' ? whenOf(moments, reader) : '';
    return sentence(when === '' ? tellReason(reason, view) : told('why.its-moment', { when }), reader);
  });
}
