// What a bot should know of cards and minions: what they bring about, not how. All of it follows from what lies open.

export { gainsInPlay } from './behaviour.ts';
export { type Gain, type Good } from './gain.ts';
export { gainsOfAct, gainsOfPlay, gainsOfUse, gainsUnderWay } from './options.ts';
export { gainsOfCalling, gainsOfTerms } from './proposals.ts';
export {
  hasReaction,
  interceptInPlay,
  type InterceptWay,
  interceptWays,
  interceptWithin,
  isAbleToBlock,
  type Reacting,
} from './reacting.ts';
export { comesToSomething } from './striking.ts';
export { cardsUpon, neighboursOf, type Prowess, prowessOf, waysFor } from './table.ts';
