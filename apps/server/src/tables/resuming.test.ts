import {
  below,
  type Event,
  eventFor,
  type Game,
  type GameTypes,
  type Random,
  readRecord,
  repeat,
  seeded,
  start,
  type State,
} from '@nocturne/kernel';
import { serverMessage } from '@nocturne/protocol';
import { describe, expect, it } from 'vitest';
import { aboutOf } from '../../test/about.ts';
import { type Follower, newFollower, seen } from '../../test/follower.ts';
import { think } from '../bots/think.ts';
import { findGame } from '../games.ts';
import type { Entry } from '../storage/entry.ts';
import type { About } from './about.ts';
import { beginRunning, resumeRunning, type Running } from './running.ts';
import type { Watcher } from './telling.ts';

/** Somebody before the table, or away from it. */
interface Looker {
  readonly follower: Follower;
  readonly watcher: Watcher;
  readonly stays: boolean;
  /** What they were sent when they came back. */
  readonly missed: string[];
  there: boolean;
}

interface Played {
  readonly about: About;
  readonly seed: string;
  readonly log: Entry[];
  running: Running;
  /** The last snapshot. */
  kept: string | undefined;
  readonly lookers: readonly Looker[];
}

const parse = (text: string) => serverMessage.parse(JSON.parse(text));

function lookerOf(game: string, seat: number | null, stays: boolean): Looker {
  const follower = newFollower(game, seat);
  const watcher = { seat, ready: (text: string) => () => follower.hear(parse(text)) };
  return { follower, watcher, stays, missed: [], there: false };
}

function begin(game: string, seed: string): Played {
  const about = aboutOf(game);
  const running = beginRunning('table001', about, seed);
  if ('problems' in running) throw new Error('no game');
  const seats = [null, ...about.chairs.keys()];
  const lookers = seats.flatMap((seat) => [true, false].map((stays) => lookerOf(game, seat, stays)));
  return { about, seed, log: [], running, kept: undefined, lookers };
}

const watchers = ({ lookers }: Played): Watcher[] =>
  lookers.filter(({ there }) => there).map(({ watcher }) => watcher);

/** Comes back, and says what was the last. */
function comeBack({ running }: Played, looker: Looker): void {
  const { follower, watcher } = looker;
  looker.there = true;
  const missed = follower.at === undefined ? undefined : running.missedTexts(watcher.seat, follower.at);
  looker.missed.push(...(missed ?? []));
  (missed ?? [running.tableText(watcher.seat, 'null')]).forEach((text) => watcher.ready(text)());
}

function makeMove(played: Played, luck: Random): void {
  const { running, log } = played;
  const asked = running.asked();
  const { seat, serial } = asked[below(luck, asked.length)]!;
  const { choice, random } = think(running.thought(seat, 'random')!);
  running.setLuck(seat, 'random', random);
  const made = running.play(seat, serial, choice);
  if ('reason' in made) throw new Error(made.reason.why);
  const { move } = made;
  const at = running.at() + 1;
  const entry: Entry = { table: 'table001', at, kind: 'move', seat, move, request: null, made: at * 9000 };
  log.push(entry);
  running.ready(seat, move, entry.made, watchers(played))();
}

function takeBack(played: Played): void {
  const { running, log, about } = played;
  const back = [...about.chairs.keys()].map((seat) => running.backTo(seat)).find((to) => to !== undefined);
  if (back === undefined) return;
  const at = running.at() + 1;
  const made = at * 9000;
  log.push({ table: 'table001', at, kind: 'take-back', seat: 0, move: String(back), request: null, made });
  running.follow(log.at(-1)!, watchers(played));
}

/** Another process goes on, or this one does after the table was read anew; some of it happened meanwhile. */
function readAnew(played: Played, luck: Random): void {
  const { about, seed, log, kept, running } = played;
  const told = running.told();
  const here = watchers(played);
  const away = played.lookers.map((looker) => [looker, looker.there] as const);
  for (const [looker] of away) looker.there = false;
  for (let more = below(luck, 3); more > 0 && !running.over(); more--) makeMove(played, luck);
  for (const [looker, there] of away) looker.there = there;
  const again =
    kept === undefined ? beginRunning('table001', about, seed) : resumeRunning('table001', about, seed, kept);
  if (again === undefined || 'problems' in again) throw new Error('no game');
  const at = again.at();
  for (const entry of log) if (entry.at > at) again.follow(entry, []);
  played.running = again;
  again.tellMissed(told, here);
}

const chance = (luck: Random, of: number): boolean => below(luck, of) === 0;

function somethingHappens(played: Played, luck: Random): void {
  makeMove(played, luck);
  if (chance(luck, 25)) takeBack(played);
  const { running } = played;
  if (chance(luck, 30)) played.kept = running.snapshot();
  if (chance(luck, 15)) readAnew(played, luck);
  for (const looker of played.lookers) {
    if (looker.stays || chance(luck, 12)) continue;
    if (looker.there) looker.there = chance(luck, 4);
    else if (chance(luck, 6)) comeBack(played, looker);
  }
}

/** Those who are there see what there is to see, whether they stayed or came back. */
function expectAllSee({ running, lookers }: Played): void {
  for (let i = 0; i < lookers.length; i += 2) {
    const table = parse(running.tableText(lookers[i]!.watcher.seat, 'null'));
    if (table.type !== 'table') throw new Error(table.type);
    for (const { follower, there } of lookers.slice(i, i + 2))
      if (there) expect([follower.at, follower.sees()]).toEqual([table.at, seen(table)]);
  }
}

/** What each step brought about, by the rules of the game alone. */
function stepsOf<T extends GameTypes>(
  game: Game<T>,
  { log, running }: Played,
): Map<number, readonly Event<T>[]> {
  const read = readRecord(running.record());
  if (!('record' in read)) throw new Error(read.reason.why);
  const fresh = (): State<T> => {
    const started = start(game, read.record);
    if ('problems' in started) throw new Error('no game');
    return started.state;
  };
  const steps = new Map<number, readonly Event<T>[]>();
  let [state, moves, shown] = [fresh(), [] as Entry[], 0];
  for (const entry of log) {
    const isBack = entry.kind === 'take-back';
    if (isBack) [state, moves] = [fresh(), moves.filter(({ at }) => at <= Number(entry.move))];
    else moves.push(entry);
    for (const move of isBack ? moves : [entry]) repeat(game, state, move);
    if (isBack || state.events.length > 0) shown += 1;
    if (!isBack && state.events.length > 0) steps.set(shown, state.events);
  }
  return steps;
}

/** Everyone was told each step as their seat may know it, and nothing more. */
function expectSteps(played: Played): void {
  const told = findGame(played.about.game)!(({ game }) => {
    const steps = stepsOf(game, played);
    return (seat: number | null) =>
      new Map(
        [...steps].map(([at, events]) => [at, JSON.stringify(events.map((one) => eventFor(one, seat)))]),
      );
  });
  for (const { follower, stays } of played.lookers) {
    const all = told(follower.seat);
    for (const [at, events] of follower.steps) expect([at, events]).toEqual([at, all.get(at)]);
    expect(stays ? follower.steps.size : all.size).toBe(all.size);
  }
}

function play(game: string, seed: string, most: number): Played {
  const played = begin(game, seed);
  const luck = seeded(seed);
  for (const looker of played.lookers) comeBack(played, looker);
  for (let moves = 0; moves < most && !played.running.over(); moves++) {
    somethingHappens(played, luck);
    if (game === 'nosferatu' || chance(luck, 8)) expectAllSee(played);
  }
  for (const looker of played.lookers) if (!looker.there) comeBack(played, looker);
  expectAllSee(played);
  expectSteps(played);
  return played;
}

const caughtUp = ({ lookers }: Played, isOne: (watcher: Watcher) => boolean): string[] =>
  lookers.filter(({ watcher }) => isOne(watcher)).flatMap(({ missed }) => missed);
const hasSecret = (text: string): boolean => text.includes('"secret":');

describe('whoever comes back to a table', () => {
  it.each([
    ['nosferatu', 'back', 3, Infinity],
    ['vtes', 'f', 1, 150],
  ])('of %s sees what those see who stayed', (game, seed, count, most) => {
    const games = Array.from({ length: count }, (_, i) => play(game, `${seed} ${i}`, most));
    const seats = games.flatMap((played) => caughtUp(played, ({ seat }) => seat !== null));
    const nobody = games.flatMap((played) => caughtUp(played, ({ seat }) => seat === null));
    expect([seats.some(hasSecret), nobody.some(hasSecret)]).toEqual([true, false]);
    // several steps at once: only the last says where things stand
    for (const texts of [seats, nobody])
      expect(new Set(texts.map((text) => text.includes('"waiting":')))).toEqual(new Set([true, false]));
    if (game !== 'vtes') return;
    // some of it was taken back, and some answered in secret
    const { log, running, lookers } = games[0]!;
    const back = log.filter(({ kind }) => kind === 'take-back').length;
    expect([back > 0, running.told().shown < log.length]).toEqual([true, true]);
    expect(lookers.some(({ stays, follower }) => !stays && follower.tables > 1)).toBe(true);
  });

  it('too late, or with a number that never was, is shown the whole table', () => {
    const played = begin('vtes', 'long ago');
    const luck = seeded('long ago');
    while (played.running.told().shown < 120) makeMove(played, luck);
    const { running } = played;
    const { shown } = running.told();
    expect(running.missedTexts(0, shown - 100)).toHaveLength(100);
    expect(running.missedTexts(0, shown - 101)).toBeUndefined();
    expect(running.missedTexts(0, shown)).toHaveLength(1);
    expect(running.missedTexts(0, shown + 1)).toBeUndefined();
    const again = resumeRunning('table001', played.about, played.seed, running.snapshot())!;
    expect(again.missedTexts(0, shown - 100)).toEqual(running.missedTexts(0, shown - 100));
  });
});
