// The paragraphs of a card's text.

import type { CryptCard, LibraryCard, LibraryType, Mode, Title } from '../cards/printed.ts';
import { describeInPlay } from './in-play.ts';
import { describeMode, holderOf, type PlayedText, requirements } from './playing.ts';
import { titleText } from './proposals.ts';
import { or, say, sentences as sentencesOf, symbols, term } from './words.ts';
import type { CardReader } from './reader.ts';

export interface CardParagraph {
  /** The Disciplines it needs, with their levels: `[dom]`, or `[DOM]` for the superior. Empty: whoever plays it. */
  readonly needs: readonly string[];
  /** What the card is if it is played this way; empty where nothing depends on it. */
  readonly types: readonly string[];
  readonly sentences: readonly string[];
}

interface Way {
  readonly mode: Mode;
  /** At which its constants count as superior. */
  readonly superior: boolean;
  readonly types: readonly LibraryType[];
}

/** Ways to play a card that differ in nothing but the type are one. */
function waysOf({ modes }: LibraryCard): Way[] {
  const alike = new Map<string, Way>();
  for (const [index, mode] of modes.entries()) {
    const key = JSON.stringify({ ...mode, type: '' });
    const types = [...(alike.get(key)?.types ?? []), mode.type];
    alike.set(key, { mode, superior: index > 0, types });
  }
  return [...alike.values()];
}

const PARTS = ['usable', 'limits', 'replacing', 'action', 'stats', 'does'] as const;
type Part = (typeof PARTS)[number];
/** How a card is played stands before what it does. */
const TERMS: ReadonlySet<Part> = new Set(['usable', 'limits', 'replacing'] as const);

const same = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** Parts that are told once, before the ways to play the card. */
function commonParts(texts: readonly PlayedText[]): Part[] {
  const [first, ...rest] = texts as [PlayedText, ...PlayedText[]];
  if (rest.length === 0) return PARTS.filter((part) => TERMS.has(part));
  const common = PARTS.filter((part) => rest.every((text) => same(text[part], first[part])));
  // what it does is not told before when it may be played
  return common.includes('usable') ? common : common.filter((part) => TERMS.has(part));
}

/** A political action card that does something in play is put there if its referendum passes. */
const PERMANENT: ReadonlySet<LibraryType> = new Set([
  'equipment',
  'retainer',
  'ally',
  'political action',
] as const);
const comesIntoPlay = ({ put, type }: Mode): boolean => put !== undefined || PERMANENT.has(type);

const inPlay = (card: LibraryCard, { mode, superior }: Way, reader: CardReader): string[] =>
  card.does === undefined
    ? []
    : describeInPlay(card.does, {
        reader,
        name: card.name,
        subject: holderOf(card, mode),
        own: mode.put === 'minion',
        superior,
      });

/** Types tell the ways to play a card apart, if Disciplines do not. */
const isTyped = (card: LibraryCard, ways: readonly Way[], types: readonly LibraryType[]): boolean =>
  card.types.length > 1
    ? types.length < card.types.length
    : ways.length > 1 && ways.every(({ mode }) => mode.disciplines === undefined);

/** What either of two sets of Disciplines does is one thing. */
const needsOf = (reader: CardReader, { disciplines = {}, or: others }: Mode): string[] =>
  others === undefined
    ? symbols(disciplines)
    : [or(reader, [symbols(disciplines).join(' '), symbols(others).join(' ')])];

export function libraryBody(card: LibraryCard, reader: CardReader): CardParagraph[] {
  const ways = waysOf(card);
  const texts = ways.map(({ mode }) => describeMode(card, mode, reader));
  const common = commonParts(texts);
  const lasting = ways.map((way) => (comesIntoPlay(way.mode) ? inPlay(card, way, reader) : []));
  // in play it does the same, however it came there
  const shared = ways.length > 1 && lasting.every((text) => same(text, lasting[0]!)) ? lasting[0]! : [];
  const before = [...requirements(card, reader), ...common.flatMap((part) => texts[0]![part]), ...shared];
  const paragraphs = ways.map(({ mode, types }, at) => ({
    needs: needsOf(reader, mode),
    types: isTyped(card, ways, types) ? types.map((type) => term(reader, `term.type.${type}`)) : [],
    sentences: [
      ...PARTS.filter((part) => !common.includes(part)).flatMap((part) => texts[at]![part]),
      ...(shared.length > 0 ? [] : lasting[at]!),
    ],
  }));
  return [{ needs: [], types: [], sentences: before }, ...paragraphs].filter(
    ({ sentences }) => sentences.length > 0,
  );
}

export function cryptBody(
  { name, does, imbued, mergedTitle }: CryptCard,
  reader: CardReader,
): CardParagraph[] {
  const subject = imbued ? 'minion' : 'vampire';
  const sentences =
    does === undefined ? [] : describeInPlay(does, { reader, name, subject, own: true, superior: true });
  const text = [...sentences, ...(mergedTitle === undefined ? [] : mergedText(mergedTitle, reader))];
  return text.length === 0 ? [] : [{ needs: [], types: [], sentences: text }];
}

/** V-13.16: what is behind the merge icon. */
const mergedText = (title: Title, reader: CardReader): string[] =>
  sentencesOf(say(reader, 'merged.title', { title: titleText(reader, title) }));
