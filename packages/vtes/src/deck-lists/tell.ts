// What is said of a deck list, in the reader's language.

import { clanName, term } from '../card-text/words.ts';
import type { LibraryType } from '../cards/facts.ts';
import type { DeckProblem } from '../decks.ts';
import { cardName, type Reader } from '../text/index.ts';
import type { Deck } from '../types.ts';
import type { KnownCard, KnownVampire } from './catalogue.ts';
import { deckContents, disciplinesOf, type Listed, type Section } from './contents.ts';
import { splitMarks } from './names.ts';
import { type LineReport, needsAttention } from './report.ts';
import { deckSummary, sectionSummary } from './summary.ts';
import { type DeckListMessageKey, deckListMessages } from './text/index.ts';

type DeckReader = Pick<Reader, 'language' | 'format'>;
type Values = Readonly<Record<string, string | number>>;

const say = ({ language, format }: DeckReader, key: DeckListMessageKey, values: Values = {}): string =>
  format(deckListMessages[language][key], language, values);

/** The name of a card, and the English one if it is another: a list may have either. A mark is not said twice. */
function bothNames({ language }: DeckReader, name: string): string {
  const translated = cardName(name, language);
  const [own, english] = [translated, name].map((one) => splitMarks(one).name);
  return own === english ? translated : `${translated} (${english})`;
}

const several = (reader: DeckReader, names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.map((name) => bothNames(reader, name)).join(', ');

/** What is to be said of a line; nothing if it was understood. */
export function lineText(line: LineReport, reader: DeckReader): string | undefined {
  switch (line.status) {
    case 'card':
      return line.guessed ? say(reader, 'line.guessed', { card: bothNames(reader, line.card) }) : undefined;
    case 'unplayable':
      return say(reader, 'line.unplayable', { card: bothNames(reader, line.card) });
    case 'unknown': {
      const { name, count, nearest } = line;
      return say(reader, 'line.unknown', { name, count, nearest: several(reader, nearest) });
    }
    case 'ambiguous': {
      const { name, count, candidates } = line;
      return say(reader, 'line.ambiguous', { name, count, candidates: several(reader, candidates) });
    }
    case 'miscounted':
      return say(reader, 'line.miscounted', { said: line.said, read: line.read });
    case 'ignored':
      return line.why === 'comment' || line.why === 'rule' ? undefined : say(reader, `ignored.${line.why}`);
    default:
      return undefined;
  }
}

/** What is wrong with a deck, as a sentence. */
export function problemText(problem: DeckProblem, reader: DeckReader): string {
  const { why, ...values } = problem;
  const card = 'name' in problem ? { card: bothNames(reader, problem.name) } : {};
  return say(reader, `problem.${why}`, { ...values, ...card });
}

/** Whether a deck is legal and its list was understood, in a sentence. */
export function verdictText(
  problems: readonly DeckProblem[],
  report: readonly LineReport[],
  reader: DeckReader,
): string {
  if (problems.length > 0) return say(reader, 'verdict.illegal');
  return say(reader, report.some(needsAttention) ? 'verdict.doubtful' : 'verdict.legal');
}

/** The cards of a deck and their numbers, as words. */
export interface DeckText {
  readonly crypt: {
    readonly heading: string;
    /** The biggest first. */
    readonly vampires: readonly VampireText[];
  };
  readonly library: {
    readonly heading: string;
    /** By type. */
    readonly sections: readonly { readonly heading: string; readonly cards: readonly CopiesText[] }[];
  };
}
interface CopiesText {
  readonly count: number;
  readonly name: string;
}
interface VampireText extends CopiesText {
  readonly capacity: number;
  /** `DOM aus`. */
  readonly disciplines: string;
  readonly clan: string;
  /** Nothing if there is none. */
  readonly title: string;
}

const copiesText = ({ card, count }: Listed<KnownCard>, { language }: DeckReader): CopiesText => ({
  count,
  name: cardName(card.name, language),
});

const vampireText = (listed: Listed<KnownVampire>, reader: DeckReader): VampireText => ({
  ...copiesText(listed, reader),
  capacity: listed.card.capacity,
  disciplines: disciplinesOf(listed.card),
  clan: clanName(reader, listed.card.clan),
  title: listed.card.title === undefined ? '' : term(reader, `term.title.${listed.card.title.rank}`),
});

function sectionHeading(section: Section, reader: DeckReader): string {
  const { type, cards, trifles } = sectionSummary(section);
  const types = type.split('/').map((one) => say(reader, `type.${one as LibraryType}`));
  return say(reader, 'heading.type', { type: types.join(' / '), cards, trifles });
}

/** What a deck of known cards is made of. */
export function deckText(deck: Deck, reader: DeckReader): DeckText {
  const { crypt, library } = deckContents(deck);
  const { cards, average, groups } = deckSummary(deck).crypt;
  const told = { cards, average, groups: groups.join(', '), groupCount: groups.length };
  return {
    crypt: {
      heading: say(reader, 'heading.crypt', told),
      vampires: crypt.map((one) => vampireText(one, reader)),
    },
    library: {
      heading: say(reader, 'heading.library', { cards: deckSummary(deck).library.cards }),
      sections: library.map((section) => ({
        heading: sectionHeading(section, reader),
        cards: section.listed.map((one) => copiesText(one, reader)),
      })),
    },
  };
}
