// A Hunter feeds Renfield the best card he has, and strikes when he is sure enough.

import type { Ritual } from '@nocturne/nosferatu';
import { best } from './chance.ts';
import { hunterLoss, hunterPlay } from './play.ts';
import { missingBites, type Policy, suspicionOf } from './policy.ts';
import { killThreshold } from './threshold.ts';

/** With so few Bites missing, blood comes before knowledge. */
const IN_NEED = 2;
const WORTH: Record<Ritual, number> = { mirror: 3, distortion: 2, transfusion: 1 };
const WORTH_IN_NEED: Record<Ritual, number> = { mirror: 2, distortion: 1, transfusion: 3 };

/** Scores at Dawn; handing the Stake on is worth minus the suspicion, so between 0 and −1. */
const SURE = 2;
const KEEP = 1;
const UNSURE = -2;

export const hunter: Policy = {
  play({ hand, random }, options) {
    const { discard, give } = hunterPlay(hand);
    return best(random, options, (option) => Number(option.discard === discard && option.give === give));
  },
  lose: ({ hand, random }, options) => best(random, options, ({ card }) => Number(card === hunterLoss(hand))),
  ritual(seen, options) {
    const worth = missingBites(seen) <= IN_NEED ? WORTH_IN_NEED : WORTH;
    return best(seen.random, options, (option) => (option.do === 'ritual' ? worth[option.ritual] : 0));
  },
  mirror: (seen, options) => best(seen.random, options, ({ seat }) => suspicionOf(seen, seat)),
  thirst: (seen, options) => best(seen.random, options, ({ seat }) => suspicionOf(seen, seat)),
  // A Hunter with two Bites has to give what he draws.
  transfuse: (seen, options) =>
    best(seen.random, options, ({ seat }) => seen.table.seats[seat]!.bites - suspicionOf(seen, seat)),
  // Kill if sure enough; otherwise keep the Stake where the table allows it, or hand it to the least suspected.
  dawn(seen, options) {
    const { memory, random } = seen;
    const threshold = killThreshold(missingBites(seen));
    return best(random, options, ({ do: deed, seat }) => {
      const guilt = suspicionOf(seen, seat);
      if (deed === 'kill') return guilt >= threshold ? SURE + guilt : UNSURE;
      return seat === memory.seat ? KEEP : -guilt;
    });
  },
};
