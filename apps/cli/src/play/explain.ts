// `?`: why other moves cannot be made, what the cards do, and what the person plays for. `? NAME`: one card.

import { candidatesOf, type GameTypes, type Open } from '@nocturne/kernel';
import { type Cli, pageOf } from '../cli.ts';
import type { Asked, CliGame } from '../cli-game.ts';
import type { Session } from '../session.ts';
import { wrap } from '../style.ts';
import type { Voice } from '../voice.ts';

/** The moves that cannot be made now, those with the same reason together. */
function impossible<T extends GameTypes>(
  entry: CliGame<T>,
  asked: Asked<T>,
  voice: Voice<T>,
): Map<string, string[]> {
  const { state, decision, seen } = asked;
  const reasons = new Map<string, string[]>();
  for (const { option, whyNot } of candidatesOf(entry.game, state, decision)) {
    if (whyNot === undefined || entry.isOfCard?.(option, asked)) continue;
    const why = voice.reason(whyNot, seen);
    reasons.set(why, [...(reasons.get(why) ?? []), voice.option(option, decision, seen)]);
  }
  return reasons;
}

function impossibleLines(cli: Cli, reasons: ReadonlyMap<string, readonly string[]>): string[] {
  const { say, style } = cli;
  const { width } = pageOf(cli, []);
  if (reasons.size === 0) return [];
  return [
    style.bold(say('play.not-now')),
    ...[...reasons].flatMap(([why, moves]) => [
      ...wrap(`  ${moves.join(' · ')}`, width, '  '),
      ...wrap(`    ${why}`, width, '    ').map(style.yellow),
    ]),
  ];
}

export function explainDecision<T extends GameTypes>(
  cli: Cli,
  { entry, state, seen }: Session<T>,
  decision: Open<T>,
  voice: Voice<T>,
  words: string,
): string[] {
  const { say, style } = cli;
  const page = pageOf(cli, state.seats);
  const asked = { state, decision, seen };
  if (words !== '' && entry.lookUp !== undefined) return ['', ...entry.lookUp(words, asked, page), ''];
  const help = wrap(say('play.commands', entry.abbreviation), page.width).map(style.dim);
  return [
    impossibleLines(cli, impossible(entry, asked, voice)),
    entry.goal(seen, page),
    entry.explain(asked, page),
    help,
  ]
    .flatMap((block) => (block.length === 0 ? [] : ['', ...block]))
    .concat('');
}
