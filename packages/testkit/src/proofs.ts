// Which scenarios prove which rules.

import type { ScenarioReport } from './scenario/run.ts';

export interface RanScenario {
  file: string;
  report: ScenarioReport;
}

export interface Proofs {
  rules: readonly { id: string; title: string; files: readonly string[] }[];
  /** Rules that no scenario proves. */
  unproven: readonly string[];
  /** Rules that are cited but do not exist, with the file. */
  unknown: readonly { id: string; file: string }[];
}

/** A scenario that fails proves nothing. */
export function proofsOf(
  game: string,
  rules: Readonly<Record<string, string>>,
  ran: readonly RanScenario[],
): Proofs {
  const own = ran.filter(({ report }) => report.game === game);
  const sound = own.filter(({ report }) => report.problems.length === 0);
  const listed = Object.entries(rules).map(([id, title]) => ({
    id,
    title,
    files: sound.filter(({ report }) => report.rules.includes(id)).map(({ file }) => file),
  }));
  return {
    rules: listed,
    unproven: listed.filter(({ files }) => files.length === 0).map(({ id }) => id),
    unknown: own.flatMap(({ file, report }) =>
      report.rules.filter((id) => !Object.hasOwn(rules, id)).map((id) => ({ id, file })),
    ),
  };
}
