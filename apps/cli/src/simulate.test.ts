import { existsSync, readFileSync, rmSync } from 'node:fs';
import { verify } from '@nocturne/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { nosferatuCli } from './nosferatu/index.ts';
import type { SealedRecord } from './records.ts';
import { simulate } from './simulate/run.ts';
import { meanOf, shareOf, spreadOf } from './simulate/statistics.ts';
import { nocturne } from './test-terminal.ts';

const json = async (command: string): Promise<Record<string, unknown>> => {
  const { code, out } = await nocturne(`${command} --json`);
  expect(code).toBe(0);
  return JSON.parse(out) as Record<string, unknown>;
};

describe('simulate', () => {
  test('prints one JSON object with everything in it', async () => {
    const report = await json('simulate nosferatu --seats 8 --games 50 --bots random,heuristic');
    expect(report).toMatchObject({
      game: 'nosferatu',
      seats: 8,
      games: 50,
      seed: '1',
      checked: true,
      bots: ['random', 'heuristic', 'random', 'heuristic', 'random', 'heuristic', 'random', 'heuristic'],
    });
    for (const key of ['turns', 'moves']) {
      const { mean, median, max } = report[key] as Record<string, number>;
      expect(max).toBeGreaterThanOrEqual(Math.max(mean!, median!));
    }
    expect((report['speed'] as { movesPerSecond: number }).movesPerSecond).toBeGreaterThan(0);
    const wins = Object.values(
      report['wins'] as Record<string, { count: number; low: number; high: number }>,
    );
    expect(wins.reduce((sum, { count }) => sum + count, 0)).toBe(50);
    for (const { count, low, high } of wins) {
      expect(low).toBeLessThanOrEqual(count / 50);
      expect(high).toBeGreaterThanOrEqual(count / 50);
    }
    const roles = report['roles'] as { bot: string; role: string; won: { of: number } }[];
    expect(roles.filter(({ role }) => role === 'vampire').reduce((sum, { won }) => sum + won.of, 0)).toBe(50);
  });

  test('is the same for the same seed, and another for another', async () => {
    const command = 'simulate nosferatu --games 30 --bots random --seed';
    const [first, again, other] = [
      await json(`${command} a`),
      await json(`${command} a`),
      await json(`${command} b`),
    ];
    expect({ ...again, speed: null }).toEqual({ ...first, speed: null });
    expect(other['moves']).not.toEqual(first['moves']);
  });

  test('lists every team and every cause, those that never were too', async () => {
    const { wins, causes } = await json('simulate nosferatu --games 1 --bots random');
    const counts = (shares: unknown): number[] =>
      Object.values(shares as Record<string, { count: number }>).map(({ count }) => count);
    expect(Object.keys(wins as object).toSorted()).toEqual(['evil', 'hunters']);
    expect(Object.keys(causes as object).toSorted()).toEqual(['bites', 'hunter-killed', 'vampire-killed']);
    expect([counts(wins), counts(causes)]).toEqual([
      [1, 0],
      [1, 0, 0],
    ]);
  });

  test('takes table options', async () => {
    const report = await json(
      'simulate nosferatu --games 30 --bots random --option counts.bite=5 --option bites_placed=one',
    );
    expect(report).toMatchObject({ options: { counts: { bite: 5 }, bites_placed: 'one' } });
  });

  test('tells people the shares with their intervals', async () => {
    const { code, out, err } = await nocturne('simulate nosferatu --games 20 --bots random --lang fr');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('intervalle à 95 %');
    expect(out).toMatch(/\d,\d %/);
  });
});

describe('a fault', () => {
  const faulty = {
    ...nosferatuCli,
    game: {
      ...nosferatuCli.game,
      faults: (state: Parameters<typeof nosferatuCli.game.faults>[0]) =>
        state.at === 7 ? ['too many Dawns'] : [],
    },
  };
  const plan = {
    seats: ['A', 'B', 'C', 'D', 'E'],
    options: {},
    seed: 's',
    bots: Array<string>(5).fill('random'),
    decks: [],
  };

  test('stops the simulation with the record that leads to it', () => {
    const { value, done } = simulate(faulty, plan, 10, true).next();
    expect(done).toBe(true);
    expect(value).toMatchObject({
      game: 1,
      seed: 's/1',
      faults: ['too many Dawns'],
      record: { seed: 's/1' },
    });
    expect(typeof value === 'object' && 'record' in value ? value.record.moves : []).toHaveLength(7);
  });

  test('that breaks the rules themselves stops it too, with the record up to there', () => {
    const { game } = nosferatuCli;
    const broken = {
      ...nosferatuCli,
      game: {
        ...game,
        procedures: {
          ...game.procedures,
          stake: new Proxy(game.procedures.stake, {
            get() {
              throw new Error('the Stake is broken');
            },
          }),
        },
      },
    };
    const { value, done } = simulate(broken, plan, 10, true).next();
    expect(done).toBe(true);
    expect(value).toMatchObject({ game: 1, faults: ['the Stake is broken'] });
    const { record } = value as Exclude<typeof value, number> & { record: SealedRecord };
    expect(record.moves.length).toBeGreaterThan(0);
    expect(verify(game, record)).toHaveProperty('state');
  });

  test('is not looked for if nobody wants to know', () => {
    expect([...simulate(faulty, plan, 10, false)]).toHaveLength(10);
  });
});

test('Wilson’s interval', () => {
  const { low, high } = shareOf(10, 100);
  expect([low, high].map((bound) => bound.toFixed(4))).toEqual(['0.0552', '0.1744']);
  expect(shareOf(0, 50)).toMatchObject({ share: 0, low: 0 });
  expect(shareOf(50, 50).high).toBeCloseTo(1, 10);
});

test('mean, median and maximum', () => {
  expect(spreadOf([4, 1, 10, 1])).toEqual({ mean: 4, median: 2.5, max: 10 });
  expect(spreadOf([3, 1, 2])).toEqual({ mean: 2, median: 2, max: 3 });
});

test('a mean with its interval', () => {
  const { mean, low, high } = meanOf([0, 1, 2, 5]);
  expect([mean, low, high].map((one) => one.toFixed(4))).toEqual(['2.0000', '-0.1170', '4.1170']);
  expect(meanOf([3])).toEqual({ mean: 3, low: 3, high: 3 });
  expect(meanOf([])).toEqual({ mean: 0, low: 0, high: 0 });
});

const OUTPUT = 'nocturne-test.record';
afterEach(() => rmSync(OUTPUT, { force: true }));
test('record writes a game to a file or to the screen', async () => {
  const command = 'record nosferatu --seats 5 --seed 7 --bots random';
  const { code, err } = await nocturne(`${command} -o ${OUTPUT}`);
  expect({ code, exists: existsSync(OUTPUT) }).toEqual({ code: 0, exists: true });
  expect(err).toMatch(/nocturne-test.record: \d+ moves\. .+/);
  expect(await nocturne(command)).toMatchObject({ code: 0, out: readFileSync(OUTPUT, 'utf8') });
});
