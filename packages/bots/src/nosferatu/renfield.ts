// Renfield knows his master and what the table thinks of him, and hides the one behind the other.

import type { Seat } from '@nocturne/kernel';
import { drawn } from './chance.ts';
import { leastTelling, type Policy, type Seen, suspicionOf } from './policy.ts';

/** Weights for a Bite; an untouched Hunter has 1. With an empty Reserve a Hunter must give what he draws. */
const BITE_AGAIN = 12;
const BITE_VAMPIRE = 0.8;
/** How much likelier the Stake goes to the Vampire, who kills nobody, the more he is suspected. */
const PROTECTION = 6;

const stakeTo = <Option extends { seat: Seat }>(seen: Seen, options: readonly Option[]): Option =>
  drawn(seen.random, options, ({ seat }) =>
    seat === seen.vampire ? 1 + PROTECTION * suspicionOf(seen, seat) : 1,
  );

export const renfield: Policy = {
  'pass-stake': stakeTo,
  bite: (seen, options) =>
    drawn(seen.random, options, ({ seat }) => {
      if (seat === seen.vampire) return BITE_VAMPIRE;
      return seen.table.seats[seat]!.bites > 0 ? BITE_AGAIN : 1;
    }),
  mirror: leastTelling,
};
