// `?`: why other moves cannot be made, what the cards do, and what the person plays for.

import { candidatesOf, type GameTypes, type Open } from '@nocturne/kernel';
import { type Cli, pageOf } from '../cli.ts';
import type { Session } from '../session.ts';
import { wrap } from '../style.ts';
import type { Voice } from '../voice.ts';

/** The moves that cannot be made now, those with the same reason together. */
function impossible<T extends GameTypes>(
  { entry, state, seen }: Session<T>,
  decision: Open<T>,
  voice: Voice<T>,
): Map<string, string[]> {
  const reasons = new Map<string, string[]>();
  for (const { option, whyNot } of candidatesOf(entry.game, state, decision)) {
    if (whyNot === undefined) continue;
    const why = voice.reason(whyNot, seen);
    reasons.set(why, [...(reasons.get(why) ?? []), voice.option(option, decision, seen)]);
  }
  return reasons;
}

export function explainDecision<T extends GameTypes>(
  cli: Cli,
  session: Session<T>,
  decision: Open<T>,
  voice: Voice<T>,
): string[] {
  const { say, style } = cli;
  const { entry, state, seen } = session;
  const page = pageOf(cli, state.seats);
  const lines = [''];
  const reasons = impossible(session, decision, voice);
  if (reasons.size > 0) lines.push(style.bold(say('play.not-now')));
  for (const [why, moves] of reasons) {
    lines.push(...wrap(`  ${moves.join(' · ')}`, page.width, '  '), `    ${style.yellow(why)}`);
  }
  lines.push('', ...entry.goal(seen, page), '', ...entry.explain(seen, page));
  return [...lines, '', ...wrap(say('play.commands', entry.abbreviation), page.width).map(style.dim), ''];
}
