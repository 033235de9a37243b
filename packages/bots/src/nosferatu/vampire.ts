// The Vampire bites as often as he can without becoming the table's choice; otherwise he does what a Hunter
// would. He judges a play by the suspicion it will leave on him.

import type { Kind, Ritual } from '@nocturne/nosferatu';
import { best } from './chance.ts';
import { habitsAt } from './habits.ts';
import { type Play, vampireLoss } from './play.ts';
import { leastTelling, missingBites, type Policy, type Seen, suspicionOf } from './policy.ts';
import { afterRound, cleared, type Outcome } from './suspicion.ts';
import { killThreshold } from './threshold.ts';

/** What a gift is worth to him: Nights delay Dawn, Rumours spoil Rituals. */
const GIFT: Record<Kind, number> = { bite: 3, night: 0.3, rumour: 0.2, component: 0 };
/** What a Bite is worth that he keeps. */
const KEPT_BITE = 0.6;
/** What certain suspicion would cost him, and what it costs besides to come near the point where Hunters kill. */
const FEAR = 6;
const DANGER = 1;
const NEAR = 0.15;
const VICTORY = 100;

/** What helps the Hunters least. */
const HARM: Record<Ritual, number> = { distortion: 1, mirror: 2, transfusion: 3 };

/** What the holder of the Stake will think of him, if nobody after him gives a Bite or a Night. */
function suspicionAfter({ memory }: Seen, { discard, give }: Play): number {
  const { seat, holder, options, bites, plays, suspicion } = memory;
  const gifts = { bites: Number(give === 'bite'), nights: Number(give === 'night') };
  const outcome: Outcome = { case: gifts.bites + gifts.nights > 0 ? 1 : 3, ...gifts, atLeast: false };
  const mine = { seat, discard, bites: bites[seat]!, gave: null };
  const after = afterRound(suspicion, [...plays, mine], outcome, habitsAt(options, bites.length));
  return (holder === null || holder === seat ? after : cleared(after, holder))[seat]!;
}

function worth(seen: Seen, play: Play): number {
  const given = Number(play.give === 'bite');
  const missing = missingBites(seen) - given;
  if (missing === 0) return VICTORY;
  const kept = seen.hand.bite - given - Number(play.discard === 'bite');
  const suspicion = suspicionAfter(seen, play);
  const danger = suspicion > killThreshold(missing) - NEAR ? DANGER : 0;
  return GIFT[play.give] + KEPT_BITE * kept - FEAR * suspicion - danger;
}

export const vampire: Policy = {
  play: (seen, options) => best(seen.random, options, (play) => worth(seen, play)),
  lose: ({ hand, random }, options) =>
    best(random, options, ({ card }) => Number(card === vampireLoss(hand))),
  ritual: (seen, options) =>
    best(seen.random, options, (option) => (option.do === 'ritual' ? -HARM[option.ritual] : 0)),
  mirror: leastTelling,
  thirst: leastTelling,
  // A Hunter with two Bites is worth more to him as he is.
  transfuse: ({ table, random }, options) => best(random, options, ({ seat }) => -table.seats[seat]!.bites),
  // He may keep the Stake where the table allows it; otherwise he trusts whom the table trusts.
  dawn: (seen, options) =>
    best(seen.random, options, ({ seat }) => (seat === seen.memory.seat ? 1 : -suspicionOf(seen, seat))),
};
