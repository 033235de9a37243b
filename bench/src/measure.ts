// Measuring on a noisy machine: work per CPU-second, in slices that alternate between the contenders after a
// warm-up, a ratio per round, and the median and spread of the rounds.

/** Does a small piece of the work and returns how many units it was. */
export type Work = () => number;

export interface Plan {
  rounds: number;
  /** CPU-seconds of a slice. */
  seconds: number;
  progress: (line: string) => void;
}

export interface Spread {
  median: number;
  min: number;
  q1: number;
  q3: number;
  max: number;
}

/** CPU-seconds between looks at the clock, which costs far more than a unit of work. */
const LOOK_EVERY = 0.02;
const WARM_UP_SLICES = 2;

const cpuSeconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

/** Units per CPU-second over one slice, the garbage of the slice included. */
export function rate(work: Work, seconds: number, collect = true): number {
  if (collect) globalThis.gc?.();
  const start = process.cpuUsage();
  let pieces = 1;
  let done = 0;
  let units = 0;
  for (;;) {
    for (let i = 0; i < pieces; i++) units += work();
    done += pieces;
    const spent = cpuSeconds(start);
    if (spent >= seconds) return units / spent;
    const perPiece = Math.max(spent / done, 1e-9);
    pieces = Math.min(2 * done, Math.max(1, Math.ceil(Math.min(seconds - spent, LOOK_EVERY) / perPiece)));
  }
}

/** A value between the sorted ones, as spreadsheets do it. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return below + (above - below) * (place - Math.floor(place));
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [min, q1, median, q3, max] = [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(sorted, share));
  return { median: median!, min: min!, q1: q1!, q3: q3!, max: max! };
}

/** Units per CPU-second of each contender, round by round. */
export type Rates<Name extends string> = Record<Name, number[]>;

export interface Settings {
  /** Slices of half the usual length: a contender with much code takes longer to reach its speed. */
  warmUp?: number;
  /**
   * Whether each slice begins with a forced collection. It clears away what the last contender left, but also
   * compiled code that depends on objects of which none is left: not for contenders that keep nothing.
   */
  collect?: boolean;
}

/** The contenders in turns; the one that begins a round comes last in the next. */
export function contest<Name extends string>(
  title: string,
  contenders: Record<Name, Work>,
  plan: Plan,
  { warmUp = WARM_UP_SLICES, collect = true }: Settings = {},
): Rates<Name> {
  const order = Object.keys(contenders) as Name[];
  const rates = Object.fromEntries(order.map((name) => [name, [] as number[]])) as Rates<Name>;
  for (let slice = 1; slice <= warmUp; slice++) {
    plan.progress(`${title}: warming up, ${slice} of ${warmUp}`);
    for (const name of order) rate(contenders[name], plan.seconds / 2, collect);
  }
  for (let round = 1; round <= plan.rounds; round++) {
    plan.progress(`${title}: round ${round} of ${plan.rounds}`);
    for (const name of order) rates[name].push(rate(contenders[name], plan.seconds, collect));
    order.push(order.shift()!);
  }
  return rates;
}

/** How many times as fast the first is, round by round. */
export const ratio = (first: readonly number[], second: readonly number[]): Spread =>
  spread(first.map((value, round) => value / second[round]!));
