import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replay, sealed, writeRecord } from '@nocturne/kernel';
import { describe, expect, test } from 'vitest';
import { nosferatuCli } from './nosferatu/index.ts';
import { commandOf, meant } from './play/match.ts';
import { personAmong, seatNames } from './play/setup.ts';
import { recordGame } from './simulate/run.ts';
import { newFolder, nocturne } from './test-terminal.ts';

// The first move on offer, again and again.
const FIRST = Array<string>(400).fill('1');

describe('play, through a pipe', () => {
  test('goes from the set-up to the result', async () => {
    const state = newFolder();
    const { code, out, err } = await nocturne('play nosferatu --seed 1 --bots random --name Zoe', FIRST, {
      XDG_STATE_HOME: state,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Zoe (you)');
    expect(out).toMatch(/You (win|lose)\./);
    const file = /npx nocturne replay (\S+\.record) --as all/.exec(out.replaceAll(/\n */g, ' '))![1]!;
    const { out: verdict } = await nocturne(`verify ${file}`);
    expect(verdict).toContain('finished)');
  });

  test.each(['renfield', 'vampire', 'hunter'])('seats the person as %s', async (role) => {
    const { out } = await nocturne(`play nosferatu --seed 1 --role ${role} --seat 3`, []);
    const title = { renfield: 'Renfield', vampire: 'Vampire', hunter: 'Hunter' }[role]!;
    expect(out).toMatch(new RegExp(`Guest \\(you\\) +\\(?${title}`));
  });

  test('says why a line is no move, and goes on', async () => {
    const lines = ['kill Ada', 'discrd night, give rumour', '?', 'log', ''];
    const { code, out, err } = await nocturne('play nosferatu --seed 1 --role hunter', lines);
    expect(code).toBe(0);
    expect(err).toContain('The Stake kills only in a turn in which the Dawn was turned up.');
    expect(err).toMatch(/“discrd night, give rumour” is not one of your moves now\. Close to it: discard/);
    expect(out).toContain('Not possible now');
    expect(out).toContain('Silver Mirror: Renfield shows');
    expect(out).toContain('is Renfield.');
  });

  test('saves at the end of the input, and goes on from there', async () => {
    const env = { XDG_STATE_HOME: newFolder() };
    const begun = await nocturne('play nosferatu --seed 9 --name Zoe', ['1', '1'], env);
    expect(begun.code).toBe(0);
    expect(begun.out).toContain('Go on with: npx nocturne play --resume');
    const resumed = await nocturne('play --resume --bots random', FIRST, env);
    expect(resumed).toMatchObject({ code: 0, err: '' });
    expect(resumed.out).toMatch(/You (win|lose)\./);
  });

  test('saves where it is told to', async () => {
    const [one, two] = [join(newFolder(), 'one.record'), join(newFolder(), 'two.record')];
    await nocturne(`play nosferatu --seed 9 --save ${one}`, [`save ${two}`, 'quit']);
    expect(existsSync(one) && existsSync(two)).toBe(true);
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(two, 'utf8'));
    expect(await nocturne(`play --resume ${two}`)).toMatchObject({ code: 0 });
  });

  test('asks again before a kill that loses the game', async () => {
    const { file, seat, move } = suicidal();
    const command = `play --resume ${file} --seat ${seat + 1}`;
    const spared = await nocturne(command, [move, 'no']);
    expect(spared.out).toContain('is known to be a Hunter');
    expect(spared.out).not.toContain('You lose.');
    expect((await nocturne(command, [move, 'yes'])).out).toContain('You lose.');
  });
});

/** A record that ends where somebody may kill a player who is known to be a Hunter. */
function suicidal(): { file: string; seat: number; move: string } {
  const { game } = nosferatuCli;
  const plan = {
    seats: ['A', 'B', 'C', 'D', 'E'],
    options: {},
    seed: '',
    bots: Array<string>(5).fill('random'),
    decks: [],
  };
  for (let seed = 1; seed < 500; seed++) {
    const { record } = recordGame(nosferatuCli, plan, String(seed));
    for (let at = 0; at < record.moves.length; at++) {
      const replayed = replay(game, record, { upTo: at });
      const decision = 'state' in replayed ? replayed.state.open[0] : undefined;
      const doomed =
        decision?.name === 'dawn' ? decision.options.find((option) => 'sure' in option) : undefined;
      if (!('state' in replayed) || decision === undefined || doomed === undefined) continue;
      const file = join(newFolder(), 'dawn.record');
      const cut = { ...record, moves: record.moves.slice(0, at) };
      writeFileSync(file, writeRecord(sealed(cut, replayed.state)));
      return { file, seat: decision.seat, move: `kill ${plan.seats[doomed.seat]}` };
    }
  }
  throw new Error('no such game was found');
}

describe('what is typed', () => {
  const offered = [
    { notation: 'discard bite, give night', label: 'Scarta un Morso, dai una Notte' },
    { notation: 'discard bite, give rumour', label: 'Scarta un Morso, dai una Diceria' },
    { notation: 'kill Ann', label: 'Uccidi Ann' },
    { notation: 'kill Anna', label: 'Uccidi Anna' },
  ];
  test.each([
    ['discard bite, give night', [0]],
    ['DISCARD  Bite give NIGHT', [0]],
    ['d b g n', [0]],
    ['d b', [0, 1]],
    ['kill ann', [2]],
    ['k ann', [2, 3]],
    ['uccidi anna', [3]],
    ['3', [2]],
    ['9', []],
    ['bleed', []],
  ])('%s', (typed, found) => expect(meant(typed, offered)).toEqual(found));

  test('commands', () => {
    expect(commandOf('?')).toEqual({ command: '?', rest: '' });
    expect(commandOf('HELP')).toEqual({ command: '?', rest: '' });
    expect(commandOf('save my game.record')).toEqual({ command: 'save', rest: 'my game.record' });
    expect(commandOf('discard bite')).toBeUndefined();
  });
});

test('bots never have the person’s name', () => {
  expect(seatNames(5, 2, 'ada')).toEqual(['Boris', 'Carmen', 'ada', 'Dario', 'Elena']);
  expect(personAmong(seatNames(8, 7, 'Zoe'))).toBe(7);
  expect(personAmong(['Ada', 'Boris'])).toBeUndefined();
});
