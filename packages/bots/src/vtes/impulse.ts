// The impulse: in one's own action, in another's, or in a combat.

import type { AboutOf } from '@nocturne/kernel';
import { type Gain, gainsOfPlay, gainsOfUse } from '@nocturne/vtes';
import type { Vtes } from '@nocturne/vtes';
import { meritOfActing } from './acting.ts';
import { meritOfAnswer } from './answering.ts';
import { meritInCombat } from './combat.ts';
import { blockMerit, meritOfReacting } from './reacting.ts';
import { cardAt, type ImpulseOption, type PlayOption, type Seen, type UseOption } from './seen.ts';
import { type UnderWay, underWay } from './under-way.ts';
import { BURN_OPTION } from './unlock.ts';
import { usingWorth } from './using.ts';

const NEVER = -50;

/** Effects that serve at any time do not depend on the action. */
const GENERAL: ReadonlySet<Gain['good']> = new Set([
  'pool',
  'blood',
  'counters',
  'cards',
  'cycling',
  'ready',
  'crypt',
]);

function merit(
  seen: Seen,
  now: UnderWay | undefined,
  option: PlayOption | UseOption,
  { moment }: AboutOf<Vtes, 'impulse'>,
): number {
  const gains =
    option.do === 'play'
      ? gainsOfPlay(seen.table, seen.seat, option)
      : gainsOfUse(seen.table, seen.seat, option);
  if (option.do === 'use' && gains.every(({ good }) => GENERAL.has(good)))
    return usingWorth(seen, option, gains);
  if (moment === 'as-played') return meritOfAnswer(seen, option, gains);
  if (seen.table.combat !== null) return meritInCombat(seen, gains);
  if (now === undefined) return NEVER;
  const hand = option.hand === undefined ? 0 : usingWorth(seen, option as UseOption, []);
  if (now.action.by === seen.seat) return meritOfActing(seen, now, gains) + hand;
  return meritOfReacting(seen, now, gains, cardAt(seen, option.minion));
}

/** The merit of each option; what they share is worked out once. */
export function meritsOfImpulse(
  seen: Seen,
  about: AboutOf<Vtes, 'impulse'>,
): (option: ImpulseOption) => number {
  const now = underWay(seen);
  return (option) => {
    switch (option.do) {
      case 'pass':
      case 'no-block':
        return 0;
      case 'block': {
        const minion = cardAt(seen, option.minion);
        return now === undefined || minion === undefined ? NEVER : blockMerit(seen, now, minion);
      }
      // V-5.8
      case 'discard':
        return BURN_OPTION;
      default:
        return merit(seen, now, option, about);
    }
  };
}
