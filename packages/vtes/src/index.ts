export {
  type CardHead,
  type CardParagraph,
  type CardText,
  cardText,
  cardTextLines,
} from './card-text/index.ts';
export { type MicroLine, microText } from './card-text/micro/index.ts';
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
export {
  type Card,
  type CryptCard,
  type Discipline,
  DISCIPLINES,
  type Level,
  type Levels,
  LIBRARY_TYPES,
  type Sect,
  SECTS,
  TITLE_RANKS,
  type LibraryCard,
  type LibraryType,
  type Title,
  type TitleRank,
} from './cards/printed.ts';
export * from './deck-lists/index.ts';
export {
  DECK_SIZES,
  type DeckProblem,
  deckProblems,
  type Format,
  type FormatName,
  FORMATS,
  READY_MADE,
} from './decks.ts';
export { followEvent as followVtes } from './follow.ts';
export { vtes } from './game.ts';
export * from './hints/index.ts';
export {
  cardName,
  type CardPart,
  nameInPlay,
  parts,
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
export { bleedWith, impulseOrder, standingAfter, strikeAmount, type Uncast, uncastVotes } from './outlook.ts';
export { type Clan, CLANS } from './text/messages.ts';
export { oustersOf } from './queries/ousters.ts';
export { type Standing, standingOf } from './queries/standing.ts';
export { marginOf, votesCast } from './queries/tally.ts';
export { votesOfTitle } from './queries/titles.ts';
export { RULES as vtesRules } from './rules.ts';
export type { Action, ActionKind, Deck, Own, Permanent, PublicCard, Result, Table, Vtes } from './types.ts';
export type { Combat, Combatant, Damage } from './types-combat.ts';
export type { Bloc, Referendum } from './types-referendum.ts';
export {
  afterAnswer,
  afterLifting,
  afterYield,
  type Budget,
  budgetOf,
  followsFrom,
  MOST,
  NORMAL_YIELDS,
  yieldFor,
  type Yields,
} from './yields/index.ts';
