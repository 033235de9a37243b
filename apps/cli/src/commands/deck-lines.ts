// A deck as lines of text: its cards, what its list leaves in doubt, and whether it is legal.

import {
  type Deck,
  type DeckList,
  deckProblems,
  deckText,
  lineText,
  type LineReport,
  needsAttention,
  problemText,
  verdictText,
} from '@nocturne/vtes';
import type { Cli } from '../cli.ts';
import { format } from '../language.ts';
import { clip, columns, padStart, wrap } from '../style.ts';
import { widthOf } from '../terminal.ts';

export function contentLines({ terminal, language, style }: Cli, deck: Deck): string[] {
  const width = widthOf(terminal);
  const { crypt, library } = deckText(deck, { language, format });
  const vampires = crypt.vampires.map(({ count, name, capacity, disciplines, clan, title }) => [
    `  ${count}× ${name}`,
    padStart(`${capacity}`, 2),
    disciplines,
    clan,
    title,
  ]);
  const sections = library.sections.flatMap(({ heading, cards }) => {
    // Names stay whole.
    const items = cards.map(({ count, name }) => `${count}× ${name}`.replaceAll(' ', '\u00A0'));
    return [`  ${heading}`, ...wrap(`    ${items.join('\u00A0· ')}`, width, '    ')];
  });
  return [
    ...wrap(crypt.heading, width).map(style.bold),
    ...columns(vampires),
    '',
    style.bold(library.heading),
    ...sections,
  ];
}

interface Remark {
  readonly line: LineReport;
  readonly said: string;
}

/** Lines of a list with their numbers, as far as they fit; below each, what is said of it, unless it was said above. */
function remarkLines({ terminal }: Cli, remarks: readonly Remark[], above?: string): string[] {
  const width = widthOf(terminal);
  const digits = String(remarks.at(-1)?.line.line ?? '').length;
  const margin = ' '.repeat(digits + 4);
  return remarks.flatMap(({ line: { line, text }, said }, at) => {
    const sentence = said === above ? [] : wrap(margin + said, width, margin);
    // Several cards may be on a line.
    if (remarks[at - 1]?.line.line === line) return sentence;
    const shown = clip(text.replace(/\s+/g, ' '), width - margin.length);
    return [`  ${padStart(String(line), digits)}  ${shown}`, ...sentence];
  });
}

/** Lines that list no card, by the reason; then those that must be looked at. */
export function doubtLines(cli: Cli, report: readonly LineReport[]): string[] {
  const { say, style, language } = cli;
  const remarks = report.flatMap((line): Remark[] => {
    const said = lineText(line, { language, format });
    return said === undefined ? [] : [{ line, said }];
  });
  const look = remarks.filter(({ line }) => needsAttention(line));
  const leftOut = remarks.filter((remark) => !look.includes(remark));
  const reasons = [...new Set(leftOut.map(({ said }) => said))];
  return [
    ...reasons
      .flatMap((said) => [
        said,
        ...remarkLines(
          cli,
          leftOut.filter((one) => one.said === said),
          said,
        ),
        '',
      ])
      .map(style.dim),
    ...(look.length === 0 ? [] : [style.yellow(say('deck.look')), ...remarkLines(cli, look), '']),
  ];
}

export function verdictLines({ terminal, language, style }: Cli, { deck, report }: DeckList): string[] {
  const reader = { language, format };
  const problems = deckProblems(deck);
  const isLegal = problems.length === 0;
  const paint = !isLegal ? style.red : report.some(needsAttention) ? style.yellow : style.green;
  const width = widthOf(terminal);
  return [
    ...wrap(verdictText(problems, report, reader), width).map(paint),
    ...problems.flatMap((problem) => wrap(`  ${problemText(problem, reader)}`, width, '    ')),
  ];
}
