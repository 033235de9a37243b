// Whatever is told in a game can be read in every language, with nothing left over.

import {
  answer,
  below,
  candidatesOf,
  type Choice,
  eventFor,
  type Language,
  LANGUAGES,
  type Open,
  type Random,
  seeded,
  start,
  view,
} from '@nocturne/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import type { Vt } from '../board.ts';
import { READY_MADE } from '../decks.ts';
import { vtes } from '../game.ts';
import type { Vtes } from '../types.ts';
import {
  type Reader,
  sentence,
  tell,
  tellOption,
  tellPrompt,
  tellReason,
  tellWaiting,
  type Told,
} from './index.ts';

const SEATS = ['Ana', 'Bruno', 'Carla', 'Dino', 'Elena'];
const MOVES = 1500;
/** Of one decision, so many options and refusals are read. */
const MOST = 40;

const compiled = new Map<string, IntlMessageFormat>();
const reader = (language: Language): Reader => ({
  language,
  seats: SEATS,
  format(message, locale, values) {
    const key = `${locale} ${message}`;
    const found = compiled.get(key) ?? new IntlMessageFormat(message, locale);
    compiled.set(key, found);
    return String(found.format(values));
  },
});
const READERS = LANGUAGES.map(reader);

/** No braces, no ids, no names that are missing, no spaces too many. */
const READABLE = /^(?!.*( {2}|[{}]|undefined|NaN|object|—|#(?!\d)| [.,](?!\d)))\S(.*\S)?$/su;

function choose(decision: Open<Vtes>, random: Random): Choice {
  if (decision.kind === 'amount') return decision.min + below(random, decision.max - decision.min + 1);
  if (decision.kind === 'some') {
    const count = decision.min + below(random, decision.max - decision.min + 1);
    return decision.options.map((_, index) => index).slice(0, count);
  }
  return below(random, decision.options.length);
}

/** What the seat that decides can read: question, options, refusals. */
function* toldTo(state: Vt, decision: Open<Vtes>): Generator<Told> {
  const seen = view(vtes, state, decision.seat);
  yield tellPrompt(decision, seen);
  yield tellWaiting(decision);
  if (decision.kind === 'amount') {
    for (const amount of [decision.min, decision.max]) yield tellOption(amount, decision, seen);
    return;
  }
  for (const option of decision.options.slice(0, MOST)) yield tellOption(option, decision, seen);
  const refused = candidatesOf(vtes, state, decision).flatMap(({ whyNot }) => whyNot ?? []);
  for (const reason of refused.slice(0, MOST)) yield tellReason(reason, seen);
}

/** Plays at random; what is told to the seat that moves, to another and to a spectator. */
function* story(seed: string): Generator<Told> {
  const decks = Object.keys(READY_MADE);
  const started = start(vtes, { seats: SEATS, seed, options: { decks } });
  if (!('state' in started)) throw new Error(JSON.stringify(started.problems));
  const { state } = started;
  const random = seeded(seed);
  for (let move = 0; move < MOVES && state.result === null; move++) {
    const decision = state.open[below(random, state.open.length)]!;
    const { seat } = decision;
    yield* toldTo(state, decision);
    const viewers = [seat, (seat + 1) % SEATS.length, null];
    const before = viewers.map((viewer) => view(vtes, state, viewer));
    answer(vtes, state, { seat, choice: choose(decision, random) });
    for (const [place, viewer] of viewers.entries()) {
      let seen = before[place]!;
      for (const event of state.events.map((one) => eventFor(one, viewer))) {
        yield* tell(event, seen);
        seen = vtes.follow(seen, event, viewer);
      }
    }
  }
}

test.each(['1', '2', '3'])('everything in a game can be read: seed %s', (seed) => {
  const known = new Set<string>();
  const wrong: string[] = [];
  for (const told of story(seed)) {
    const id = JSON.stringify(told);
    if (known.has(id)) continue;
    known.add(id);
    for (const one of READERS) {
      const text = sentence(told, one);
      if (!READABLE.test(text)) wrong.push(`${one.language} ${told.key}: ${text}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(known.size).toBeGreaterThan(500);
});
