// The ways to read a line as a number of copies of a card.

import { groupNamed, type Marked, splitMarks } from './names.ts';

export interface Reading extends Marked {
  readonly count: number;
  /** How sure it is that the line lists a card: 2 if the number is marked as one of copies, 0 if it may be none. */
  readonly sure: 0 | 1 | 2;
}

interface Counted {
  readonly count: number;
  readonly rest: string;
  readonly sure: Reading['sure'];
}

const times = '[x×✕✖*]';

/** Where the number stands, `rest` being what is left for the name. */
const COUNTS: readonly { pattern: RegExp; sure: Reading['sure'] }[] = [
  {
    pattern: new RegExp(`^[([]?(?<count>\\d{1,3})(?:${times}[)\\]]?\\s*|\\s+${times}\\s+)(?<rest>.+)$`, 'iu'),
    sure: 2,
  },
  { pattern: new RegExp(`^[([]?${times}(?<count>\\d{1,3})[)\\]]?\\s+(?<rest>.+)$`, 'iu'), sure: 2 },
  { pattern: /^(?<count>\d{1,3})(?:\t|\s\s)\s*(?<rest>.+)$/u, sure: 2 },
  { pattern: /^[([]?(?<count>\d{1,3})[)\]]?(?:\s|[,;:–—-])\s*(?:[–—-]\s*)?(?<rest>.+)$/u, sure: 1 },
  { pattern: new RegExp(`^(?<rest>.+?)[\\s,;:([]+${times}\\s*(?<count>\\d{1,3})[)\\]]?$`, 'iu'), sure: 2 },
  { pattern: new RegExp(`^(?<rest>.+?)[\\s,;:([]+(?<count>\\d{1,3})\\s*${times}[)\\]]?$`, 'iu'), sure: 2 },
  { pattern: /^(?<rest>.+?)\s*[([]\s*(?<count>\d{1,3})\s*[)\]]$/u, sure: 1 },
  // Not `Malkavian:6`, which is a clan and a group.
  { pattern: /^(?<rest>.+?)(?:\s*[,;=]\s*|\s*:\s+|\s+[–—-]\s+|\s+)(?<count>\d{1,3})$/u, sure: 0 },
];

function countsIn(text: string): Counted[] {
  const found = COUNTS.flatMap(({ pattern, sure }): Counted[] => {
    const { count, rest } = pattern.exec(text)?.groups ?? {};
    return count === undefined || rest === undefined ? [] : [{ count: Number(count), rest, sure }];
  });
  // Some names begin with a number: the whole line comes first.
  return [{ count: 1, rest: text, sure: 0 }, ...found];
}

const groupOf = (columns: string): number | 'any' | undefined => {
  const group = /(?::\s*|\(group\s+)(\d{1,2}|any)\)?\s*$/i.exec(columns)?.[1];
  return group === undefined ? undefined : groupNamed(group);
};

/** Of a vampire: `Andi Liu   6  AUS DOM  prince  Malkavian:6`. */
function columnsIn(text: string): Marked[] {
  const group = groupOf(text);
  const wide = /^(.+?)(?:\t|\s\s)\s*(.+)$/u.exec(text);
  const narrow = group === undefined ? null : /^(.+?)\s+\d{1,2}\s+(.+)$/u.exec(text);
  return [wide, narrow].flatMap((split): Marked[] => {
    if (split === null) return [];
    const marked = splitMarks(split[1]!);
    const advanced = marked.advanced || /(?:^|\s)\(?ADV\)?(?:\s|$)/.test(split[2]!);
    return [{ ...marked, advanced, ...(group === undefined ? {} : { group }) }];
  });
}

const isMarked = ({ group, advanced }: Marked): boolean => advanced || group !== undefined;

/** Without what stands behind the name in brackets, one by one; but marks tell cards apart, so they stay. */
function withoutBrackets(text: string): Marked[] {
  const bare = text.replace(/\s*[([][^()[\]]*[)\]]$/u, '');
  if (bare === text || bare === '') return [];
  const marked = splitMarks(bare);
  return isMarked(marked) ? [marked] : [marked, ...withoutBrackets(bare)];
}

/** The names that may be meant, by how much each leaves out. */
function namesIn(text: string): { exact: Marked[]; columns: Marked[]; loose: Marked[] } {
  const whole = splitMarks(text);
  const dashed = /^(.+?)\s+[-–—]\s/u.exec(text)?.[1];
  return {
    exact: [whole],
    columns: columnsIn(text),
    loose: [
      ...(isMarked(whole) ? [] : withoutBrackets(text)),
      ...(dashed === undefined ? [] : [splitMarks(dashed)]),
    ],
  };
}

/** A line without list signs, emphasis, and a comment behind the name. */
function withoutComment(line: string): string {
  const text = line
    .replace(/\*\*|__|`/g, '')
    .replace(/^\s*[•·‣▪◦►>*+–—-]+\s*/u, '')
    .trim();
  const signs = Array.from(text.matchAll(/\s(?:--|[—–]\s|\/\/|#\s)/gu), ({ index }) => text.slice(0, index));
  return (signs.find((before) => /\p{L}/u.test(before)) ?? text).trim();
}

/** All ways to read a line as copies of a card, those first that leave out least. */
export function readingsOf(line: string): Reading[] {
  const text = withoutComment(line);
  const marks = splitMarks(text);
  const lines = isMarked(marks) ? [{ name: text, advanced: false }, marks] : [marks];
  const read = lines.flatMap((whole) =>
    countsIn(whole.name).map(({ count, rest, sure }) => {
      const reading = (marked: Marked): Reading => ({
        ...whole,
        ...marked,
        advanced: whole.advanced || marked.advanced,
        count,
        sure,
      });
      const { exact, columns, loose } = namesIn(rest);
      return { exact: exact.map(reading), columns: columns.map(reading), loose: loose.map(reading) };
    }),
  );
  return [
    ...read.flatMap(({ exact }) => exact),
    ...read.flatMap(({ columns }) => columns),
    ...read.flatMap(({ loose }) => loose),
  ];
}

/** The reading to speak of when none leads to a card: the surest, with the shortest name. */
export const likeliest = (readings: readonly Reading[]): Reading =>
  readings.toSorted((a, b) => b.sure - a.sure || a.name.length - b.name.length)[0]!;
