// What a bench is asked for and what it prints: progress on stderr, a short table or one line of JSON on
// stdout.

import { parseArgs } from 'node:util';
import type { Plan, Spread } from './measure.ts';

export interface Row {
  label: string;
  value: number;
  unit: string;
  spread?: Spread;
  /** What it ought to be, printed beside it. */
  target?: string;
}

export const row = (label: string, unit: string, of: Spread, target = ''): Row => ({
  label,
  value: of.median,
  unit,
  spread: of,
  target,
});

export interface Report {
  bench: string;
  title: string;
  ratios: Record<string, number>;
  figures: Record<string, number>;
  rows: readonly Row[];
}

/** On a terminal one line that is written over; elsewhere a line each. */
function progress(): (line: string) => void {
  if (!process.stderr.isTTY) return (line) => process.stderr.write(`${line}\n`);
  process.once('exit', () => process.stderr.write('\r\x1b[2K'));
  return (line) => process.stderr.write(`\r\x1b[2K${line}`);
}

/** The arguments were checked before the bench was started. */
export function readPlan(): Plan & { json: boolean } {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, rounds: { type: 'string' }, seconds: { type: 'string' } },
  });
  return {
    json: values.json ?? false,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    progress: progress(),
  };
}

/** Four significant digits, thousands apart. */
export function format(value: number): string {
  if (value !== 0 && Math.abs(value) < 1) return value.toPrecision(3);
  const digits = Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(digits, 2), useGrouping: true });
}

function describe({ min, q1, q3, max }: Spread): string {
  return `${format(min)} … ${format(max)} (half between ${format(q1)} and ${format(q3)})`;
}

function table({ title, rows }: Report, { rounds, seconds }: Plan): string {
  const cells = rows.map((row) => [
    row.label,
    format(row.value),
    row.unit,
    row.target ?? '',
    row.spread ? describe(row.spread) : '',
  ]);
  const width = (column: number): number => Math.max(...cells.map((line) => line[column]!.length));
  const [labels, values, units, targets] = [width(0), width(1), width(2), width(3)];
  const lines = cells.map(([label, value, unit, target, rest]) => {
    const aim = targets > 0 ? `  ${target!.padEnd(targets)}` : '';
    return `  ${label!.padEnd(labels)}  ${value!.padStart(values)} ${unit!.padEnd(units)}${aim}  ${rest!}`.trimEnd();
  });
  const note = `Per CPU-second; medians and spread of ${rounds} rounds of ${seconds} s slices.`;
  return [title, '', ...lines, '', note].join('\n');
}

/** Four significant digits are more than the machine gives. */
const rounded = (numbers: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value.toPrecision(4))]));

export function print(report: Report, plan: Plan & { json: boolean }): void {
  if (plan.json) {
    const { bench, ratios, figures } = report;
    console.log(JSON.stringify({ bench, ratios: rounded(ratios), figures: rounded(figures) }));
  } else {
    console.log(table(report, plan));
  }
}
