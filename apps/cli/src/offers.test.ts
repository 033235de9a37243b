// Decisions of every kind, asked of a person.

import { expect, test } from 'vitest';
import { newCli } from './cli.ts';
import type { Asker, Question } from './play/asker.ts';
import { playGame } from './play/game.ts';
import { newSession } from './session.ts';
import { kindsCli } from './test-game.ts';
import { testTerminal } from './test-terminal.ts';

/** Plays the game with these lines; what was decided, what was asked, and what was said against it. */
async function played(
  lines: readonly string[],
): Promise<{ answers: readonly string[]; asked: Question[]; err: string; isOver: boolean }> {
  const { terminal, err } = testTerminal();
  const begun = newSession(kindsCli, { seats: ['Zoe'], options: {}, seed: '1', person: 0, bots: '' });
  if ('problems' in begun) throw new Error('no game');
  const { session } = begun;
  const asked: Question[] = [];
  const left = [...lines];
  const asker: Asker = {
    ask(question) {
      asked.push(question);
      return Promise.resolve(left.shift());
    },
    confirm: () => Promise.resolve(true),
    pause: () => Promise.resolve(),
    close() {},
  };
  const keeper = { file: '', keep() {}, isKept: () => false };
  const isOver = await playGame({ cli: newCli(terminal, 'en'), session, asker, keeper, saveTo: '' });
  return { answers: session.state.board.answers, asked, err: err.join(''), isOver };
}

const notationsOf = ({ offered }: Question): string[] => offered.map(({ notation }) => notation);

test('an order is chosen one by one; the last falls into its place', async () => {
  const { asked, answers } = await played(['bone', 'bone > coin']);
  expect(asked.slice(0, 2).map(notationsOf)).toEqual([
    ['ash', 'bone', 'coin'],
    ['bone > ash > coin', 'bone > coin > ash'],
  ]);
  expect(asked[0]!.prompt).toBe('Arrange. Choose one after the other, or type all of them.');
  expect(asked[1]!.offered[1]!.label).toBe('the bone > the coin > the ash');
  expect(answers).toEqual(['bone coin ash']);
});

test('of several, as many are chosen as may be, or fewer', async () => {
  const two = await played(['ash > bone > coin', 'coin', 'coin + ash', '3']);
  expect(two.answers).toEqual(['ash bone coin', 'coin ash', '3']);
  expect(two.asked.slice(1, 3).map(notationsOf)).toEqual([
    ['ash', 'bone', 'coin'],
    ['coin + ash', 'coin + bone', 'coin'],
  ]);
  expect(two.asked[2]!.offered[2]!.label).toBe('That is all');
  const one = await played(['ash > bone > coin', 'coin', 'that is all', '3']);
  expect(one.answers).toEqual(['ash bone coin', 'coin', '3']);
});

test('an amount is picked or typed; a number is itself before it is a line of the list', async () => {
  const { asked, answers, isOver } = await played(['ash > bone > coin', 'ash + bone', '2']);
  expect(notationsOf(asked.at(-1)!)).toEqual(['2', '3', '4']);
  expect(answers.at(-1)).toBe('2');
  expect(isOver).toBe(true);
});

test('what cannot be is asked again, with the reason', async () => {
  const { answers, err, isOver } = await played([
    'ash > bone',
    'coin > bone > ash',
    'none',
    'ash + bone + coin',
    'ash + bone',
    '9',
    '4',
  ]);
  expect(answers).toEqual(['coin bone ash', 'ash bone', '4']);
  expect(err).toContain('At least 1 and at most 2 are needed.');
  expect(err).toContain('The number must lie between 2 and 4.');
  expect(isOver).toBe(true);
});
