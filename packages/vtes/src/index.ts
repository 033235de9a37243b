export {
  type CardHead,
  type CardParagraph,
  type CardText,
  cardText,
  cardTextLines,
} from './card-text/index.ts';
export {
  type CardMoment,
  type CardStanding,
  type CardStandings,
  cardStandings,
  subjectOf,
  tellStanding,
  type Way,
} from './card-standing/index.ts';
export { allCards, cardNamed, mergedCards } from './cards/book.ts';
export type { Card, CryptCard, LibraryCard } from './cards/printed.ts';
export * from './deck-lists/index.ts';
export {
  type DeckProblem,
  deckProblems,
  type Format,
  type FormatName,
  FORMATS,
  READY_MADE,
} from './decks.ts';
export { vtes } from './game.ts';
export * from './hints/index.ts';
export {
  cardName,
  type Reader,
  sentence,
  tell,
  tellOption,
  tellPrompt,
  tellReason,
  tellWaiting,
  textArguments,
  type Told,
  type VtesMessageKey,
  vtesMessages,
  type VtesMessages,
} from './text/index.ts';
export { type Standing, standingOf } from './queries/standing.ts';
export { marginOf } from './queries/tally.ts';
export { RULES as vtesRules } from './rules.ts';
export type { Deck, Own, Permanent, PublicCard, Result, Table, Vtes } from './types.ts';
