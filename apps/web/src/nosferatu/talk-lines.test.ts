import { expect, test } from 'vitest';
import type { ChatLine, LoggedLine } from '../table/types.ts';
import { lastWords, talkLines } from './talk-lines.ts';

const logged = (when: number, key: string, values: object = {}): LoggedLine => ({
  when,
  heading: false,
  told: { key, values },
});
const said = (when: number, seat: number | null, text: string, to: number | null = null): ChatLine => ({
  number: when,
  when,
  seat,
  to,
  text,
  from: `seat ${seat}`,
});

/** As `kind: what`. */
const brief = (log: readonly LoggedLine[], chat: readonly ChatLine[]): readonly string[] =>
  talkLines(log, chat).map((line) => {
    if (line.kind === 'said') return `said: ${line.said.text}`;
    return line.kind === 'title' ? `title: ${line.title}` : `facts: ${line.lines.length}`;
  });

test('what a seat does in one go is one line, with what comes of it', () => {
  const log = [
    logged(10, 'event.discarded', { seat: 1 }),
    logged(10, 'event.gave', { seat: 1 }),
    logged(20, 'event.discarded', { seat: 2 }),
    logged(20, 'event.gave', { seat: 2 }),
    logged(20, 'event.clockShuffled'),
    logged(30, 'event.discarded', { seat: 1 }),
  ];
  expect(brief(log, [])).toEqual(['facts: 2', 'facts: 3', 'facts: 1']);
});

test('what is said stands where it was said, between what happens', () => {
  const log = [
    logged(10, 'event.turn', { turn: 2 }),
    logged(20, 'event.discarded'),
    logged(20, 'event.gave'),
    logged(40, 'event.clock', { card: 'night' }),
    logged(50, 'event.clock', { card: 'dawn' }),
    logged(60, 'event.announced', { case: 2 }),
  ];
  const chat = [said(5, 0, 'first'), said(30, 1, 'then'), said(70, 2, 'last')];
  expect(brief(log, chat)).toEqual([
    'said: first',
    'title: null',
    'facts: 2',
    'said: then',
    'facts: 1',
    'title: dawn',
    'title: announced-2',
    'said: last',
  ]);
});

test('what one draws is seen in the Reserve, not said at the table', () => {
  expect(brief([logged(1, 'event.drew.secret')], [])).toEqual([]);
});

test('a seat’s last words are those of this turn, said to all', () => {
  const log = [logged(10, 'event.turn'), logged(20, 'event.turn')];
  const chat = [
    said(15, 1, 'before'),
    said(25, 2, 'one'),
    said(26, 2, 'two'),
    said(27, 3, 'in private', 0),
    said(28, null, 'from the side'),
  ];
  expect([...lastWords(log, chat)].map(([seat, { text }]) => `${seat}: ${text}`)).toEqual(['2: two']);
});
