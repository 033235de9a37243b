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
export { allCards, cardNamed } from './cards/book.ts';
export type { Card, CryptCard, LibraryCard } from './cards/printed.ts';
export * from './deck-lists/index.ts';
export { type DeckProblem, deckProblems, READY_MADE } from './decks.ts';
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
export { RULES as vtesRules, RULES_OF_OTHER_CARDS as vtesRulesOfOtherCards } from './rules.ts';
export type { Deck, Own, Permanent, PublicCard, Result, Table, Vtes } from './types.ts';
