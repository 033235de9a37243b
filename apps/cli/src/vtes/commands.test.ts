// Every command, for VTES.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@nocturne/kernel';
import { vtesRules } from '@nocturne/vtes';
import { beforeAll, describe, expect, test } from 'vitest';
import { newCli } from '../cli.ts';
import { showRules } from '../commands/rules.ts';
import { newFolder, nocturne, testTerminal } from '../test-terminal.ts';
import { vtesCli } from './index.ts';

const folder = newFolder();
const file = join(folder, 'vtes.record');
let record = '';

beforeAll(async () => {
  record = (await nocturne('record vtes --bots random --seats 3 --seed 2')).out;
  writeFileSync(file, record);
});

const json = async (command: string): Promise<Record<string, unknown>> => {
  const { code, out, err } = await nocturne(`${command} --json`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Record<string, unknown>;
};

describe('simulate', () => {
  test('counts victory points seat by seat', async () => {
    const report = await json('simulate vtes --bots random --games 4');
    expect(report).toMatchObject({ game: 'vtes', seats: 5, games: 4, checked: true });
    expect(report['options']).toEqual({
      decks: ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'],
    });
    const points = report['points'] as { seat: string; role: string; points: { mean: number } }[];
    expect(points.map(({ seat, role }) => `${seat} ${role}`)).toEqual([
      'Ada malkavian',
      'Boris nosferatu',
      'Carmen toreador',
      'Dario tremere',
      'Elena ventrue',
    ]);
    // Each Methuselah who is ousted gives a point, and so does being the last; who withdraws gives none.
    const sum = points.reduce((all, { points: { mean } }) => all + mean, 0);
    expect(sum).toBeGreaterThan(3);
    expect(sum).toBeLessThanOrEqual(5);
    const wins = Object.values(report['wins'] as Record<string, { count: number }>);
    expect(wins).toHaveLength(6);
    expect(wins.reduce((all, { count }) => all + count, 0)).toBe(4);
  });

  test('is the same for the same seed', async () => {
    const command = 'simulate vtes --bots random --seats 2 --games 3 --seed';
    const [first, again, other] = [
      await json(`${command} a`),
      await json(`${command} a`),
      await json(`${command} b`),
    ];
    expect({ ...again, speed: null }).toEqual({ ...first, speed: null });
    expect(other['moves']).not.toEqual(first['moves']);
  });

  test('deals out the decks it is told to, and adds up what they have in common', async () => {
    const { code, out } = await nocturne(
      'simulate vtes --bots random --games 2 --seats 4 --decks tremere,ventrue',
    );
    expect(code).toBe(0);
    for (const row of ['Ada (Tremere)', 'Boris (Ventrue)', 'Carmen (Tremere)', 'Dario (Ventrue)'])
      expect(out).toContain(`  ${row} `);
    expect(out).toMatch(/Victory points[^]*\n {2}Tremere +\d\.\d\d[^]*\n {2}Ventrue +\d\.\d\d/);
    expect(out).toContain('Every position was checked: no fault.');
    expect(out).not.toContain('Malkavian');
  });
});

describe('records', () => {
  test('are verified', async () => {
    const { code, out } = await nocturne(`verify ${file}`);
    expect(code).toBe(0);
    expect(out).toMatch(/ok \(vtes, \d+ moves, finished\)/);
  });

  test('that were changed are refused', async () => {
    const bad = join(folder, 'bad.record');
    writeFileSync(bad, record.replace('seed "2"', 'seed "3"'));
    const { code, out } = await nocturne(`verify ${bad}`);
    expect(code).toBe(1);
    expect(out).toContain('The seal does not match');
  });

  test('are told without secrets, or with them', async () => {
    const [table, all] = [await nocturne(`replay ${file}`), await nocturne(`replay ${file} --as all`)];
    expect(table.out).toMatch(/The game is over/);
    expect(table.out).not.toMatch(/draws [A-Z]/);
    expect(table.out).toMatch(/a face-down\s+card/);
    expect(all.out).toMatch(/draws [A-Z]/);
    expect(all.out).not.toMatch(/a face-down\s+card/);
  });

  test('have positions, seen by the table, by a seat, and whole', async () => {
    const [table, seat, all] = [
      await nocturne(`replay ${file} --at 9`),
      await nocturne(`replay ${file} --at 9 --as Ada`),
      await nocturne(`replay ${file} --at 9 --as all`),
    ];
    expect(table.out).not.toMatch(/Your hand|hand: /);
    expect(seat.out).toContain('Your hand: ');
    expect(all.out.match(/ hand: /g)).toHaveLength(3);
    expect(all.out).toMatch(/Move 10 of \d+ is made by \w+\./);
  });
});

describe('play', () => {
  // The last move on offer is to pass or to end the phase.
  const lines = ['table', '?', 'log', 'nonsense', '1', '1', '1', '1', '1', '1', '1', '1'];

  test('shows the table once a turn, and what is under way in between', async () => {
    const { code, out, err } = await nocturne(
      'play vtes --bots random --seed 4 --deck ventrue --name Zoe',
      lines,
    );
    expect(code).toBe(0);
    expect(out).toContain('You play this deck: Ventrue.');
    expect(out).toContain('Zoe (you)');
    expect(out).toMatch(/Your prey is \w+: oust them/);
    expect(out).toContain('Your minions');
    expect(err).toContain('“nonsense” is not one of your moves now.');
    expect(out).toMatch(/ pool: (\w+\s\d+ · ){4}\w+\s\d+/);
  });

  test('asks nobody who has only a phase to end', async () => {
    const { out } = await nocturne('play vtes --bots random --seed 4 --deck ventrue', lines);
    expect(out).not.toMatch(/\n[^\n ][^\n]*\n {2}end phase {2}\(End the phase\)\n/);
  });

  test('deals the person’s deck to the person’s seat, and another to everybody else', async () => {
    const save = join(folder, 'seat.record');
    await nocturne(`play vtes --bots random --seed 4 --deck toreador --seat 3 --name Zoe --save ${save}`, []);
    const own = await nocturne(`replay ${save} --at 0 --as Zoe --spoil`);
    const hand = /Your hand: ([^·]+) ·/.exec(own.out.replaceAll('\u00A0', ' '))![1]!;
    const { decks } = JSON.parse(/^options (.*)$/m.exec(readFileSync(save, 'utf8'))![1]!) as {
      decks: { library: Record<string, number> }[];
    };
    expect(Object.keys(decks[2]!.library)).toContain(hand.replace(/ ×\d$/, ''));
    expect(new Set(decks.map((deck) => JSON.stringify(deck))).size).toBe(5);
  });

  test('goes on where it was left', async () => {
    const env = { XDG_STATE_HOME: newFolder() };
    await nocturne('play vtes --bots random --seed 5 --name Zoe', ['1', '1'], env);
    const { code, out, err } = await nocturne('play --resume', ['1'], env);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Zoe (you)');
    expect(out).toMatch(/^· .*\n/);
    expect(out).not.toContain('You play this deck');
  });
});

test.each(LANGUAGES)('a game is told, drawn and played in %s without a gap', async (language) => {
  const gap = /undefined|\bnull\b|NaN|\[object|[{}]|\b(event|term|held|prompt|why|option|part|vtes)\.[a-z]/;
  const told = [
    await nocturne(`replay ${file} --lang ${language}`),
    await nocturne(`replay ${file} --lang ${language} --as all`),
    await nocturne(`replay ${file} --lang ${language} --as 2 --at 60`),
    await nocturne(`play vtes --bots random --seats 3 --seed 6 --lang ${language}`, [
      '?',
      ...Array<string>(40).fill('1'),
    ]),
    await nocturne(`simulate vtes --bots random --games 1 --seats 2 --lang ${language}`),
  ];
  for (const { code, out, err } of told) {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toMatch(gap);
  }
});

describe('rules', () => {
  const scenario = (rules: readonly string[], problems: { line: number; message: string }[] = []) => ({
    file: 'one.yaml',
    report: { title: 'One', game: 'vtes', rules, options: {}, moves: 1, checks: 1, problems },
  });
  const all = Object.keys(vtesRules);
  const core = all.filter((id) => !id.startsWith('V-19.'));

  const shown = (...ran: ReturnType<typeof scenario>[]): { sound: boolean; out: string } => {
    const { terminal, out } = testTerminal();
    const sound = showRules(newCli(terminal, 'en'), vtesCli, '', ran);
    return { sound, out: out.join('') };
  };

  test('all must be proven; those of single cards are counted apart', () => {
    expect(shown(scenario(all)).sound).toBe(true);
    const { sound, out } = shown(scenario([...core, 'V-19.2']));
    expect(sound).toBe(false);
    expect(out).toContain(`vtes, chapters 1–18: ${core.length} of ${core.length} rules proven.`);
    expect(out).toMatch(
      /vtes, chapter 19 \(single cards\): 1 of \d+ rules proven\.\n {2}Not proven: V-19\.1, V-19\.3,/,
    );
  });

  test('one that is missing is named, and fails', () => {
    const { sound, out } = shown(scenario(all.filter((id) => id !== 'V-8.9')));
    expect(sound).toBe(false);
    expect(out).toContain('Not proven: V-8.9\n');
  });

  test('a scenario that fails proves nothing, and fails', () => {
    const { sound, out } = shown(scenario(all), scenario([], [{ line: 3, message: 'no' }]));
    expect(sound).toBe(false);
    expect(out).toContain('one.yaml:3 no');
  });

  test('a rule that is cited must exist', () => {
    expect(shown(scenario([...all, 'V-99.1'])).sound).toBe(false);
  });
});
