// The figures of a run, for people and for programs.

/** Of one number of live tables, real server and bare one. */
export interface Measured {
  readonly tables: number;
  /** Decisions in a processor second of the server, one figure for each round. */
  readonly decisions: { readonly real: number[]; readonly bare: number[] };
  /** Milliseconds until all seats knew, of every decision, by round. */
  readonly took: {
    readonly real: number[][];
    readonly bare: number[][];
    /** Until the disk alone had kept a line. */
    readonly disk: number[][];
  };
}

export interface Memory {
  readonly kilobytesPerTable: number;
  /** Of one processor, with all tables live and nobody deciding. */
  readonly idleCpuPercent: number;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
export const median = (values: readonly number[]): number => quantile(values, 0.5);

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Each round has both, one right after the other: the median of the rounds' ratios is what noise disturbs least. */
const ratios = (real: readonly number[], bare: readonly number[]): number[] =>
  real.map((value, index) => value / bare[index]!);

function figuresOf({ tables, decisions, took }: Measured) {
  const p50 = { real: took.real.map(median), bare: took.bare.map(median), disk: took.disk.map(median) };
  const least = p50.bare.map((value, round) => value + p50.disk[round]!);
  const throughput = ratios(decisions.real, decisions.bare);
  const latency = ratios(p50.real, p50.bare);
  return {
    tables,
    decisionsPerCpuSecond: round(median(decisions.real), 0),
    bareDecisionsPerCpuSecond: round(median(decisions.bare), 0),
    decisionsVsBareWs: round(median(throughput), 3),
    decisionsVsBareWsRange: [Math.min(...throughput), Math.max(...throughput)].map((value) =>
      round(value, 3),
    ),
    p50: round(median(p50.real), 3),
    bareP50: round(median(p50.bare), 3),
    diskP50: round(median(p50.disk), 3),
    p95: round(quantile(took.real.flat(), 0.95), 3),
    bareP95: round(quantile(took.bare.flat(), 0.95), 3),
    p50VsBareWs: round(median(latency), 3),
    p50VsBareWsAndDisk: round(median(ratios(p50.real, least)), 3),
    p50VsBareWsRange: [Math.min(...latency), Math.max(...latency)].map((value) => round(value, 3)),
  };
}

export function report(measured: readonly Measured[], { kilobytesPerTable, idleCpuPercent }: Memory) {
  const live = measured.map(figuresOf);
  return {
    ratios: {
      decisionsVsBareWs: Math.min(...live.map((one) => one.decisionsVsBareWs)),
      p50VsBareWs: Math.max(...live.map((one) => one.p50VsBareWs)),
    },
    figures: {
      kilobytesPerTable: round(kilobytesPerTable, 1),
      idleCpuPercent: round(idleCpuPercent, 2),
      live,
    },
  };
}
export type Report = ReturnType<typeof report>;

const row = (...cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(44) : String(cell).padStart(12))).join('');

/** What it should be: it is said, not enforced, because other programs on the machine have a say in it. */
export function table({ ratios: { decisionsVsBareWs, p50VsBareWs }, figures }: Report): string {
  const lines = figures.live.flatMap((one) => [
    '',
    row(`${one.tables} live tables`, 'Nocturne', 'bare ws', 'ratio'),
    row(
      'decisions in a processor second',
      one.decisionsPerCpuSecond,
      one.bareDecisionsPerCpuSecond,
      one.decisionsVsBareWs,
      one.decisionsVsBareWsRange.join('…'),
    ),
    row(
      'ms until all seats know, median',
      one.p50,
      one.bareP50,
      one.p50VsBareWs,
      one.p50VsBareWsRange.join('…'),
    ),
    row('ms until all seats know, 95 of 100', one.p95, one.bareP95),
    row('ms until the disk has a line, median', '', one.diskP50),
    row('median to bare ws and the disk together', '', '', one.p50VsBareWsAndDisk),
  ]);
  return [
    ...lines,
    '',
    row('kilobytes a live table takes', figures.kilobytesPerTable),
    row('percent of a processor, all tables idle', figures.idleCpuPercent),
    row('decisions to bare ws, at least 0.4', decisionsVsBareWs),
    row('median to bare ws, at most 2', p50VsBareWs),
  ].join('\n');
}
