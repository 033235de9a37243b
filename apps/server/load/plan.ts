// What a load run is asked for on the command line.

import { parseArgs } from 'node:util';

export interface Plan {
  readonly json: boolean;
  readonly postgres: boolean;
  /** Numbers of live tables. */
  readonly tables: readonly number[];
  readonly rounds: number;
  /** Seconds of each phase of a round. */
  readonly seconds: number;
  /** Decisions before anything is measured: the rules are a lot of code, and a server that has just started is slow. */
  readonly warm: number;
  /** Decisions a second while latency is measured. */
  readonly rate: number;
  /** Where the server's profile is written, if it is wanted. */
  readonly profile: string | undefined;
}

export const HELP = `npm run load                             the whole run: 50 and 1,000 live tables, about five minutes
npm run load -- --quick                  a look: fewer tables, fewer rounds, no figure to rely on
npm run load -- --json                   one line of JSON instead of the table
npm run load -- --tables 50,200          other numbers of live tables
npm run load -- --rounds 9               more rounds to take medians of (5)
npm run load -- --seconds 10              longer phases (4)
npm run load -- --postgres               on a PostgreSQL started for the run, instead of the embedded database
npm run load -- --profile FOLDER         and a processor profile of the server

The real server, as built, in a process of its own and with durable storage; guests sit at tables of five, each with a
socket of their own, and answer at random: nine tables of VTES to one of Nosferatu. Beside it a bare server on the same
library for sockets, which reads a message, knows no rules, stores nothing and writes to each seat what the real one told
it of such a decision. The two take turns in every round. Measured are decisions in a second of the server's processor time, with every table deciding
as fast as it can, and the time from sending a decision until all seats know, at 100 decisions a second over all tables.

  ratios.decisionsVsBareWs    decisions in a processor second, real to bare: the lower of all numbers of tables
  ratios.p50VsBareWs          median time until all seats know, real to bare: the higher of all numbers of tables
  figures.live[].diskP50      median time until the disk has kept a line, at the same rate: whoever stores a decision before
                              telling it takes at least this and what the bare server takes (p50VsBareWsAndDisk)
  figures.kilobytesPerTable   memory of a live table with its five sockets

The limits of the server on requests, messages and sockets are lifted for the run by its settings.`;

const list = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .toSorted((one, other) => one - other);

function wholeNumbers(flag: string, numbers: readonly number[]): readonly number[] {
  if (numbers.every((number) => Number.isInteger(number) && number > 0 && number <= 3000)) return numbers;
  throw new Error(`--${flag} takes whole numbers from 1 to 3000`);
}

/** Nothing, if only help was asked for. */
export function readPlan(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Plan | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      // without `--` before it, npm run keeps the flag for itself and leaves it in the environment
      json: { type: 'boolean', default: env['npm_config_json'] === 'true' },
      quick: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
      tables: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      profile: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const { json, quick, postgres, profile } = values;
  const tables = wholeNumbers('tables', list(values.tables ?? (quick ? '10,50' : '50,1000')));
  const [rounds = 5] = wholeNumbers('rounds', list(values.rounds ?? (quick ? '2' : '5')));
  const [seconds = 4] = wholeNumbers('seconds', list(values.seconds ?? (quick ? '2' : '4')));
  return { json, postgres, tables, rounds, seconds, warm: quick ? 3000 : 100_000, rate: 100, profile };
}
