export { type DeckList, readDeckList } from './read.ts';
export { type LineReport, needsAttention } from './report.ts';
export { type DeckSummary, deckSummary } from './summary.ts';
export { type DeckText, deckText, lineText, problemText, verdictText } from './tell.ts';
export { DECK_LIST_FORMATS, type DeckListFormat, type DeckListMeta, writeDeckList } from './write.ts';
