// The short lines that every language must have, read off the types that cards are made of.

import type { Behaviour, Constant, Effect, Proposal, Strike } from '../../cards/printed.ts';

/** Operations that a short line leaves out: costs, choices, and what others may do against the card. */
export type Unsaid =
  | 'burn-source'
  | 'burn-named'
  | 'burn-counter'
  | 'remember-targets'
  | 'steal-source'
  | 'may-burn-blood'
  | 'lock-self'
  | 'choose-discipline'
  | 'choose-clan'
  | 'choose-circle'
  | 'fade-marked';

/** Of a card in play: what is said by other words, or is a condition of its staying there. */
type Composed =
  | 'constant'
  | 'all'
  | 'abilities'
  | 'strikes'
  | 'striking'
  | 'makes'
  | 'burnedAt'
  | 'countsLocks'
  | 'insteadOfReplacing'
  | 'oldest'
  | 'inherited'
  | 'dearerAgain'
  | 'bare';

export type MicroKey =
  | Exclude<Effect['op'], Unsaid | 'strike'>
  | `strike.${Strike['kind'] | 'first'}`
  | `proposal.${Proposal['op']}`
  | `constant.${Constant['what']}`
  | `does.${Exclude<keyof Behaviour, Composed>}`
  | `does.${'first' | 'aggravatedHands' | 'level' | 'level-chosen' | 'capacity' | 'clan'}`
  /** Of allies and retainers. */
  | 'stats'
  /** Played by another minion; after an action that came out so. */
  | 'by-other'
  | `if.${'successful' | 'blocked'}`
  /** What the superior level does besides. */
  | 'and'
  /** A vampire that the card becomes. */
  | 'created';

/** ICU messages, without capital and full stop. After a bar, the same in fewer letters. */
export type MicroMessages = Readonly<Record<MicroKey, string>>;
