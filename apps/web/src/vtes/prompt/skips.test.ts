// What is skipped: windows of others, and never what is done to oneself unless one said so.

import { answer, below, type Open, seeded, start, view } from '@nocturne/kernel';
import { NORMAL_YIELDS, READY_MADE, type Vtes, vtes } from '@nocturne/vtes';
import { describe, expect, it } from 'vitest';
import type { AnyOption, Seen } from './facts.ts';
import { actionKey, goingOn, offeredSkips, type Skip, skipFor } from './skips.ts';
import { answerFor } from './yielding.ts';

const SEATS = ['Ana', 'Bruno', 'Carla', 'Dino'];
const MOVES = 1500;

interface Asked {
  readonly seen: Seen;
  readonly question: Open<Vtes>;
}

/** Every question of a game in which everyone does something by chance. */
function questions(): Asked[] {
  const decks = Object.values(READY_MADE).slice(0, SEATS.length);
  const begun = start(vtes, { seats: SEATS, options: { decks }, seed: 'skips' });
  if ('problems' in begun) throw new Error('the game does not begin');
  const { state } = begun;
  const random = seeded('skips');
  const found: Asked[] = [];
  while (found.length < MOVES && state.result === null) {
    const question = state.open[0]!;
    found.push({ seen: structuredClone(view(vtes, state, question.seat)), question });
    const choice =
      question.kind === 'one'
        ? below(random, question.options.length)
        : question.kind === 'amount'
          ? question.min
          : question.options
              .map((_, place) => place)
              .slice(0, question.kind === 'some' ? question.min : Infinity);
    answer(vtes, state, { seat: question.seat, choice });
  }
  return found;
}

const ALL = questions();
const answered = (skip: Skip): (Asked & { answer: AnyOption })[] =>
  ALL.flatMap((asked) => {
    const choice = skipFor(asked.seen, asked.question, new Set([skip]));
    if (choice === undefined || asked.question.kind === 'amount') return [];
    return [{ ...asked, answer: (asked.question.options as readonly AnyOption[])[Number(choice)]! }];
  });
const isBled = ({ seen: { table, own } }: Asked): boolean =>
  table.action !== null && table.action.aim.seats.includes(own!.seat);

describe('a skip', () => {
  it.each(['action', 'turn'] as const)('of the %s lets things be, and does nothing else', (skip) => {
    const all = answered(skip);
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((one) => !['pass', 'no-block'].includes(one.answer.do))).toEqual([]);
  });

  it('until the own turn asks whoever something is done to; one of this action does not', () => {
    expect(answered('turn').some(isBled)).toBe(false);
    expect(answered('action').some(isBled)).toBe(true);
  });

  it('of hunts is of hunts of others', () => {
    const hunts = answered('hunts');
    expect(hunts.length).toBeGreaterThan(0);
    expect(hunts.every(({ seen }) => seen.table.action?.kind === 'hunt')).toBe(true);
    expect(hunts.some(({ seen }) => seen.table.action?.by === seen.own!.seat)).toBe(false);
  });

  it('ends with the action, or with the own turn', () => {
    const during = ALL.find(({ seen }) => seen.table.action !== null && seen.table.whose !== seen.own!.seat)!;
    const chosen = { skips: new Set<Skip>(['action', 'turn', 'hunts']), action: actionKey(during.seen) };
    expect([...goingOn(chosen, during.seen)]).toEqual(['action', 'turn', 'hunts']);
    const other = ALL.find(({ seen }) => seen.table.action === null && seen.table.whose === seen.own!.seat)!;
    expect([...goingOn(chosen, other.seen)]).toEqual(['hunts']);
  });

  it('is not offered for what must be answered', () => {
    const act = ALL.find(({ question }) => question.name === 'act')!;
    expect(offeredSkips(act.seen, act.question).size).toBe(0);
    const window = ALL.find(
      ({ question, seen }) => question.name === 'impulse' && seen.table.action !== null,
    )!;
    expect(offeredSkips(window.seen, window.question)).toContain('action');
  });
});

describe('a question that has been put before the player', () => {
  it('is taken away by a skip alone', () => {
    const none = new Set<Skip>();
    const yielded = ALL.filter(
      ({ seen, question }) => answerFor(seen, question, none, NORMAL_YIELDS) !== undefined,
    );
    expect(yielded.length).toBeGreaterThan(20);
    const put = (skips: ReadonlySet<Skip>): Asked[] =>
      yielded.filter(({ seen, question }) => answerFor(seen, question, skips, null) !== undefined);
    expect(put(none)).toEqual([]);
    expect(put(new Set(['action'])).length).toBeGreaterThan(0);
  });
});
