// What things on a table mean while options are narrowed down: which are lit, and what a press on one does.

import { narrow, type Narrowed, type Narrowing, NO_PICKS, pick, type Picks } from './narrowing.ts';

/** What on the table a fact is, if anything. */
export type ThingOf<Thing> = (facet: string, value: string) => Thing | undefined;

export interface Lights<Thing> {
  readonly lit: ReadonlySet<Thing>;
  /** Chosen so far. */
  readonly armed: ReadonlySet<Thing>;
}

const thingsOf = <Thing>(
  of: ThingOf<Thing>,
  { facet, values }: { facet: string; values: readonly string[] },
): Thing[] => values.map((value) => of(facet, value)).filter((thing) => thing !== undefined);

/** While something is asked, what may be answered; afterwards, what may be chosen instead. */
export function lightsOf<Thing>(narrowing: Narrowing, picks: Picks, of: ThingOf<Thing>): Lights<Thing> {
  const { steps, asks } = narrow(narrowing, picks);
  const armed = steps.map(({ facet, chosen }) => of(facet, chosen)).filter((thing) => thing !== undefined);
  const lit = asks === null ? steps.flatMap((step) => thingsOf(of, step)) : thingsOf(of, asks);
  return { lit: new Set([...lit, ...armed]), armed: new Set(armed) };
}

/** The value of this fact that is this thing. */
const valueFor = <Thing>(
  of: ThingOf<Thing>,
  { facet, values }: { facet: string; values: readonly string[] },
  thing: Thing,
): string | undefined => values.find((value) => of(facet, value) === thing);

/** Another choice in place of one that was made. */
function instead<Thing>(
  narrowing: Narrowing,
  picks: Picks,
  { steps }: Narrowed,
  of: ThingOf<Thing>,
  thing: Thing,
): Picks | undefined {
  for (const step of steps.toReversed()) {
    const value = valueFor(of, step, thing);
    if (value === undefined || value === step.chosen) continue;
    return step.facet === 'subject'
      ? new Map([['subject', value]])
      : pick(narrowing, picks, step.facet, value);
  }
  return undefined;
}

/** What follows from a press: other picks, or that it is done. */
export function press<Thing>(
  narrowing: Narrowing,
  picks: Picks,
  of: ThingOf<Thing>,
  thing: Thing,
): Picks | 'do' | undefined {
  const narrowed = narrow(narrowing, picks);
  const { asks, option, steps } = narrowed;
  const answer = asks === null ? undefined : valueFor(of, asks, thing);
  if (answer !== undefined) return pick(narrowing, picks, asks!.facet, answer);
  const chosen = steps.some(({ facet, chosen: value }) => of(facet, value) === thing);
  if (chosen) return option === null ? NO_PICKS : 'do';
  return instead(narrowing, picks, narrowed, of, thing);
}

/** The same for a fact that is pressed in words. */
export function pressFact(narrowing: Narrowing, picks: Picks, facet: string, value: string): Picks | 'do' {
  const { asks, option, steps } = narrow(narrowing, picks);
  const chosen = steps.some((step) => step.facet === facet && step.chosen === value);
  if (chosen && asks?.facet !== facet) return option === null ? NO_PICKS : 'do';
  return facet === 'subject' ? new Map([[facet, value]]) : pick(narrowing, picks, facet, value);
}
