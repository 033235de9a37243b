export {
  type Character,
  type ClockCard,
  type Kind,
  KINDS,
  type Ritual,
  RITUALS,
  type Tally,
} from './cards.ts';
export { RITUAL_NAMES } from './decisions.ts';
export { nosferatu } from './game.ts';
export { CHOICES, COUNTS, defaultOptions, type Options } from './options.ts';
export {
  type NosferatuMessageKey,
  nosferatuMessages,
  type NosferatuMessages,
  textArguments,
} from './text/index.ts';
export { RULES as nosferatuRules } from './rules.ts';
export type { Nosferatu, Own, Result, Table } from './types.ts';
