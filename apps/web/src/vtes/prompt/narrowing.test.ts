// Every option of every question of whole games is reached by presses, and presses lead to nothing else.

import { answer, below, type Choice, type Open, type Random, seeded, start, view } from '@nocturne/kernel';
import { READY_MADE, type Vtes, vtes } from '@nocturne/vtes';
import { describe, expect, test } from 'vitest';
import { give, type Shares, noShares, placeOfShares } from '../../table/allocation.ts';
import { narrow, type Narrowing, NO_PICKS, pick, type Picks } from '../../table/narrowing.ts';
import { lightsOf, press } from '../../table/pressing.ts';
import { narrowingOf, type Seen, sharesOf, thingOf } from './facts.ts';

const SEATS = ['Ana', 'Bruno', 'Carla', 'Dino', 'Elena'];
const MOVES = 1200;
/** No choice is further away. */
const MOST_PRESSES = 7;

type Asked = Exclude<Open<Vtes>, { kind: 'amount' }>;

function choose(decision: Open<Vtes>, random: Random): Choice {
  if (decision.kind === 'amount') return decision.min + below(random, decision.max - decision.min + 1);
  if (decision.kind === 'some') return decision.options.map((_, place) => place).slice(0, decision.min);
  return below(random, decision.options.length);
}

function* questionsOf(seed: string): Generator<{ seen: Seen; question: Open<Vtes> }> {
  const begun = start(vtes, { seats: SEATS, options: { decks: Object.values(READY_MADE) }, seed });
  if ('problems' in begun) throw new Error('the game does not begin');
  const { state } = begun;
  const random = seeded(seed);
  for (let move = 0; move < MOVES && state.result === null; move++) {
    const question = state.open[0]!;
    yield { seen: view(vtes, state, question.seat), question };
    answer(vtes, state, { seat: question.seat, choice: choose(question, random) });
  }
}

/** One press more on the way to an option: what is asked, or what is not as it should be. */
function nextPick(narrowing: Narrowing, picks: Picks, place: number): Picks {
  const { asks, steps } = narrow(narrowing, picks);
  const wanted = (facet: string): string => narrowing.options[place]![facet] ?? '';
  const wrong = steps.find(({ facet, chosen }) => chosen !== wanted(facet));
  const { facet, values } = wrong ?? asks!;
  expect(values).toContain(wanted(facet));
  const next = pick(narrowing, picks, facet, wanted(facet));
  const thing = thingOf(facet, wanted(facet));
  // on the table the same thing does the same
  if (thing !== undefined) {
    expect(lightsOf(narrowing, picks, thingOf).lit).toContain(thing);
    if (asks !== null && wrong === undefined) expect(press(narrowing, picks, thingOf, thing)).toEqual(next);
  }
  return next;
}

function pressesTo(narrowing: Narrowing, place: number): number {
  let picks = NO_PICKS;
  let presses = 0;
  while (narrow(narrowing, picks).option !== place) {
    expect(++presses).toBeLessThanOrEqual(MOST_PRESSES);
    picks = nextPick(narrowing, picks, place);
  }
  return presses;
}

function givenOut(options: readonly Shares[], place: number): void {
  let given = noShares(options);
  options[place]!.forEach((share, at) => {
    for (let point = 0; point < share; point++) given = give(options, given, at);
  });
  expect(placeOfShares(options, given)).toBe(place);
}

function checkReach(seen: Seen, question: Asked): void {
  const narrowing = narrowingOf(seen, question);
  question.options.forEach((_, place) => {
    const shares = sharesOf(question, narrow(narrowing, pickFrom(narrowing, place)));
    if (shares === null) pressesTo(narrowing, place);
    else givenOut(shares.options, shares.places.indexOf(place));
  });
}

/** Points are given out among those who are left when all else is said. */
const pickFrom = (narrowing: Narrowing, place: number): Picks => {
  const { subject = '', from } = narrowing.options[place]!;
  const begun = pick(narrowing, NO_PICKS, 'subject', subject);
  return from === undefined ? begun : pick(narrowing, begun, 'from', from);
};

/** Presses at random: whatever is left fits all that was picked, and only one that is left is done. */
function checkWalk(seen: Seen, question: Asked, random: Random): void {
  const narrowing = narrowingOf(seen, question);
  let picks = NO_PICKS;
  for (let turn = 0; turn < 6; turn++) {
    const things = [...lightsOf(narrowing, picks, thingOf).lit];
    if (things.length === 0) return;
    const next = press(narrowing, picks, thingOf, things[below(random, things.length)]!);
    const { fitting, option } = narrow(narrowing, next === 'do' || next === undefined ? picks : next);
    expect(fitting.length).toBeGreaterThan(0);
    expect(next === 'do' && option === null).toBe(false);
    if (next === 'do') return;
    picks = next ?? picks;
    const left = option === null ? fitting : [option];
    for (const [facet, value] of picks)
      for (const place of left) expect(narrowing.options[place]![facet] ?? '').toBe(value);
  }
}

describe.each(['one evening', 'another evening', 'a third evening'])('in the game of %s', (seed) => {
  test('every option is reached, and nothing else', { timeout: 120_000 }, () => {
    const random = seeded(`${seed} presses`);
    let asked = 0;
    for (const { seen, question } of questionsOf(seed)) {
      if (question.kind === 'amount') continue;
      checkReach(seen, question);
      checkWalk(seen, question, random);
      asked++;
    }
    expect(asked).toBeGreaterThan(300);
  });
});
