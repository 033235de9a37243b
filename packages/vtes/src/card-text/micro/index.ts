// A library card in a few short lines, one for each level, for cards that are drawn small.

import type { LibraryCard, LibraryType, Mode } from '../../cards/printed.ts';
import { symbols } from '../words.ts';
import type { CardReader } from '../reader.ts';
import {
  furtherPhrases,
  inPlayPhrases,
  type Phrase,
  playPhrases,
  stealthPhrase,
  statsPhrase,
  timingPhrases,
} from './phrases.ts';

/** As many characters as fit into two lines beside a mark. */
export const MICRO_LENGTH = 24;
/** Of lines that need no level: alone, or besides those that need one. */
const MOST = { alone: 3, besides: 1 };

export interface MicroLine {
  /** The Disciplines it needs: `[dom]`, or `[DOM]` for the superior level. */
  readonly needs: readonly string[];
  readonly text: string;
}

/** Its space does not break: it does not stand in a line of its own. */
const MORE = '\u00A0…';

const fits = (text: string): boolean => text.length <= MICRO_LENGTH;

const full = (some: readonly Phrase[]): string => some.map((one) => one.full).join(', ');
const short = (some: readonly Phrase[]): string => some.map((one) => one.short).join(', ');

/** Nothing is cut: fewer letters, then fewer phrases, and a sign that there is more. */
function line(phrases: readonly Phrase[], extras: readonly Phrase[] = []): string {
  const fewer = phrases.slice(1).map((_, gone) => phrases.slice(0, phrases.length - 1 - gone));
  const ways = [
    ...[[...phrases, ...extras], phrases].flatMap((some) => [full(some), short(some)]),
    ...fewer.flatMap((some) => [`${full(some)}${MORE}`, `${short(some)}${MORE}`]),
  ];
  return ways.find(fits) ?? ways.at(-1)!;
}

const INTO_PLAY: ReadonlySet<LibraryType> = new Set([
  'equipment',
  'retainer',
  'ally',
  'political action',
] as const);
const comesIntoPlay = ({ put, type }: Mode): boolean => put !== undefined || INTO_PLAY.has(type);

interface Way {
  readonly needs: readonly string[];
  readonly phrases: readonly Phrase[];
  readonly extras: readonly Phrase[];
  readonly lasting: readonly (readonly Phrase[])[];
}

function wayOf(card: LibraryCard, mode: Mode, index: number, reader: CardReader): Way {
  const life = mode.counters ?? card.counters;
  const isMinion = mode.type === 'ally' || mode.type === 'retainer';
  const stealth = mode.action?.kind === 'other' || mode.action?.kind === 'bleed' ? mode.action.stealth : 0;
  return {
    needs: [...symbols(mode.disciplines ?? {}), ...symbols(mode.or ?? {})],
    phrases: [
      ...(isMinion && life !== undefined
        ? [statsPhrase(reader, life, mode.type === 'ally' ? card.bleed : undefined)]
        : []),
      ...playPhrases(reader, mode),
    ],
    extras: [...(stealth > 0 ? [stealthPhrase(reader, stealth)] : []), ...timingPhrases(reader, mode)],
    lasting:
      card.does !== undefined && comesIntoPlay(mode) ? inPlayPhrases(reader, card.does, index > 0) : [],
  };
}

/** Ways that differ in nothing but the type are one. */
function waysOf(card: LibraryCard, reader: CardReader): Way[] {
  const alike = new Map(
    card.modes.map((mode, index) => [
      JSON.stringify({ ...mode, type: '' }),
      wayOf(card, mode, index, reader),
    ]),
  );
  return [...alike.values()];
}

/** What a way does besides what the one before it does. */
function besides(way: Way, before: Way | undefined, reader: CardReader): readonly Phrase[] {
  const { phrases } = way;
  const known = before?.phrases ?? [];
  const more = known.length > 0 && phrases.length > known.length && way.needs.length > 0;
  if (!more || !known.every(({ full }, index) => full === phrases[index]!.full)) return phrases;
  return furtherPhrases(reader, phrases.slice(known.length));
}

export function microText(card: LibraryCard, reader: CardReader): MicroLine[] {
  const ways = waysOf(card, reader);
  const [first] = ways as [Way, ...Way[]];
  const same = ways.every(({ lasting }) => JSON.stringify(lasting) === JSON.stringify(first.lasting));
  const lasting = same ? new Set(first.lasting.map((phrases) => line(phrases))) : [];
  const shared = [...lasting].map((text) => ({ needs: [], text }));
  const own = ways.flatMap((way, index) => {
    const all = same ? besides(way, ways[index - 1], reader) : [...way.phrases, ...way.lasting.flat()];
    return all.length === 0 ? [] : [{ needs: way.needs, text: line(all, way.extras) }];
  });
  const most = own.length > 1 ? MOST.besides : MOST.alone;
  return [...shared.slice(0, most), ...own];
}
