// What is answered for somebody who says nothing, where an answer does nothing; and what cannot be unsaid.

import type { Choice, EventName, Open } from '@nocturne/kernel';
import type { Nosferatu } from './types.ts';

export function passive({ name, seat, options }: Open<Nosferatu>): Choice | undefined {
  const found = (is: (option: (typeof options)[number]) => boolean): Choice | undefined => {
    const at = (options as readonly (typeof options)[number][]).findIndex(is);
    return at < 0 ? undefined : at;
  };
  switch (name) {
    case 'volunteer':
      return found((option) => option.do === 'decline');
    case 'ritual':
      return found((option) => option.do === 'no-ritual');
    // places say nothing about the cards
    case 'take':
      return 0;
    // the Stake stays, if it may
    case 'dawn':
    case 'pass-stake':
      return found((option) => option.do === 'stake' && option.seat === seat);
    case 'renfield':
    case 'vampire':
    case 'first-stake':
    case 'play':
    case 'bite':
    case 'lose':
    case 'mirror':
    case 'transfuse':
    case 'thirst':
      return undefined;
  }
}

/** Cards and characters that were hidden, and what Renfield says of the Action deck. */
export const revealing: ReadonlySet<EventName<Nosferatu>> = new Set([
  'discarded',
  'clock',
  'announced',
  'wasted',
  'nights',
  'revealed',
  'killed',
  'ended',
] as const);
