// From many options to one, a fact at a time: which card, by whom, at what, how much. It knows no game: options are what
// tells them apart.

/** What an option says, by the name of the fact: `card`, `amount`, … Where one says nothing, its value is ''. */
export type Facts = Readonly<Record<string, string>>;

/** The facts that were picked. */
export type Picks = ReadonlyMap<string, string>;

export interface Narrowing {
  readonly options: readonly Facts[];
  /** The names of facts, in the order in which they are asked. */
  readonly facets: readonly string[];
  /** What is taken unless something else is picked; where it is nothing, the fact is asked. */
  readonly preset: (facet: string, fitting: readonly number[], picks: Picks) => string | undefined;
}

/** A fact that was picked, preset or followed from others, and what else it could be. */
export interface Step {
  readonly facet: string;
  readonly values: readonly string[];
  readonly chosen: string;
}

export interface Narrowed {
  readonly steps: readonly Step[];
  readonly asks: Omit<Step, 'chosen'> | null;
  /** Those that are left, by their places. */
  readonly fitting: readonly number[];
  /** The only one that is left. */
  readonly option: number | null;
}

export const NO_PICKS: Picks = new Map();

const valueOf = (facts: Facts, facet: string): string => facts[facet] ?? '';

const fits = (facts: Facts, picks: Picks): boolean => {
  for (const [facet, value] of picks) if (valueOf(facts, facet) !== value) return false;
  return true;
};

const valuesOf = ({ options }: Narrowing, places: readonly number[], facet: string): string[] => [
  ...new Set(places.map((place) => valueOf(options[place]!, facet))),
];

/** Where the facts that were picked lead. */
export function narrow(narrowing: Narrowing, picks: Picks): Narrowed {
  const { options, facets, preset } = narrowing;
  const steps: Step[] = [];
  let left = options.map((_, place) => place);
  for (const facet of facets) {
    const values = valuesOf(narrowing, left, facet);
    if (values.length < 2) continue;
    const fitting = left.filter((place) => fits(options[place]!, picks));
    const allowed = valuesOf(narrowing, fitting, facet);
    const chosen = allowed.length === 1 ? allowed[0] : preset(facet, fitting, picks);
    if (chosen === undefined) return { steps, asks: { facet, values: allowed }, fitting, option: null };
    steps.push({ facet, values, chosen });
    left = left.filter((place) => valueOf(options[place]!, facet) === chosen);
  }
  return { steps, asks: null, fitting: left, option: left.length === 1 ? left[0]! : null };
}

/** One fact more, or another one: of those before, the latest stay that agree with it. */
export function pick({ options }: Narrowing, picks: Picks, facet: string, value: string): Picks {
  const kept = new Map([[facet, value]]);
  for (const [name, known] of [...picks].toReversed()) {
    if (name === facet) continue;
    const wider = new Map([...kept, [name, known]]);
    if (options.some((facts) => fits(facts, wider))) kept.set(name, known);
  }
  return new Map([...kept].toReversed());
}

/** All facts of one option. */
export const picksOf = ({ options, facets }: Narrowing, place: number): Picks =>
  new Map(facets.map((facet) => [facet, valueOf(options[place]!, facet)]));
