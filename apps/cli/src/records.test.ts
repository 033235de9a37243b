import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText, promiseOf } from '@nocturne/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { newCli } from './cli.ts';
import { withRecord } from './records.ts';
import { newFolder, nocturne, testTerminal } from './test-terminal.ts';

const folder = newFolder();
const file = join(folder, 'game.record');
let text = '';

beforeAll(async () => {
  text = (await nocturne('record nosferatu --seats 5 --seed 3 --bots random')).out;
  writeFileSync(file, text);
});

const verified = (record: string): { used: number } | { refused: string } =>
  withRecord(newCli(testTerminal().terminal, 'en'), record, (_entry, { moves }) => moves.length);

const refusalOf = (record: string): string => {
  const found = verified(record);
  return 'refused' in found ? found.refused : '';
};

/** A record changed by somebody who knows how the seal is made. */
const resealed = (record: string): string => {
  const body = record.slice(0, record.indexOf('seal '));
  return `${body}seal ${hashText(body)}\n`;
};

describe('verify', () => {
  test('accepts what record wrote', async () => {
    const { code, out } = await nocturne(`verify ${file}`);
    expect(code).toBe(0);
    expect(out).toMatch(/game\.record: ok \(nosferatu, \d+ moves, finished\)/);
  });

  test('refuses every record that differs by one byte, with the reason and the line', () => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(refusalOf(changed.toString())).toMatch(
        /^Line \d+( of the record cannot be read\.|: The seal does not match)/,
      );
    }
  });

  test('refuses a byte more or less', () => {
    expect(verified(`${text}\n`)).toHaveProperty('refused');
    expect(verified(text.slice(0, -1))).toHaveProperty('refused');
    expect(verified('')).toEqual({ refused: 'Line 1 of the record cannot be read.' });
  });

  test('finds a forged move by playing it', () => {
    const forged = resealed(text.replace(/^(3 \w+: )discard \w+, give \w+$/m, '$1bite Ada'));
    expect(refusalOf(forged)).toMatch(
      /^Line 8: Move 3 of the record, “bite Ada”, cannot be made\. Only Renfield/,
    );
  });

  test('finds a forged seed by the last position or a move on the way', () => {
    expect(verified(resealed(text.replace('seed "3"', 'seed "4"')))).toHaveProperty('refused');
  });

  test('names unknown games and versions', () => {
    expect(verified(resealed(text.replace('game nosferatu', 'game chess')))).toEqual({
      refused: 'There is no game “chess”. Games: nosferatu, vtes.',
    });
    expect(refusalOf(resealed(text.replace('nosferatu 1', 'nosferatu 99')))).toContain('version 99');
  });

  test('compares the seed with what was promised before the game', async () => {
    const commitment = promiseOf('another secret');
    const claiming = (hash: string): string =>
      resealed(text.replace('seed "3"\n', `seed "3"\ncommitment ${hash}\n`));
    expect(refusalOf(claiming(commitment))).toBe(
      `The seed is not the one that was promised before the game: its hash is not ${commitment}.`,
    );
    const kept = join(folder, 'promised.record');
    writeFileSync(kept, claiming(promiseOf('3')));
    const told = (await nocturne(`verify ${kept}`)).out.replaceAll(/\s+/g, ' ');
    expect(told).toContain(`promised as ${promiseOf('3')}. `);
    expect(await nocturne(`verify ${kept} --commitment ${promiseOf('3').toUpperCase()}`)).toMatchObject({
      code: 0,
    });
    const other = await nocturne(`verify ${kept} --commitment ${commitment}`);
    expect(other.code).toBe(1);
    expect(other.out).toContain(`not as ${commitment}`);
    expect((await nocturne(`verify ${file} --commitment ${commitment}`)).out).toContain(
      'No seed was promised',
    );
  });

  test('tells good from bad, file by file', async () => {
    const bad = join(folder, 'bad.record');
    writeFileSync(bad, text.replace('Ada', 'Eda'));
    const { code, out } = await nocturne(`verify ${file} ${bad}`);
    expect(code).toBe(1);
    expect(out).toMatch(/game\.record: ok .*\n.*bad\.record: refused\. Line/);
  });
});

describe('replay', () => {
  test('tells the game move by move', async () => {
    const { code, out } = await nocturne(`replay ${file}`);
    expect(code).toBe(0);
    expect(out).toMatch(/ is Renfield\.\n/);
    expect(out).toMatch(/The Hunters win|Evil wins/);
    expect(out).not.toMatch(/secretly|draws a Bite/);
  });

  test('tells secrets to those who know them', async () => {
    const { out } = await nocturne(`replay ${file} --as all`);
    expect(out).toMatch(/secretly the Vampire/);
    expect(out).toMatch(/draws a/);
  });

  test.each([
    [
      'en',
      /\byou/i,
      /Renfield looks through the Action deck: \d cards, shuffled\. .*\d (Bite|Night|Rumour|Component)/,
    ],
    ['it', /\b(guardi|hai|tu)\b/i, /Renfield .*\. .*\d (Mors|Nott|Dicer|Compon)/],
    ['pt', /\bvocê/i, /Renfield .*\. .*\d (Mordida|Noite|Boato|Compon)/],
    ['fr', /\b(vous|votre|avez)\b/i, /Renfield .*\. .*\d (Morsure|Nuit|Rumeur|Compos)/],
    ['es', /\b(miras|has|tú)\b/i, /Renfield .*\. .*\d (Mordisco|Noche|Rumor|Compon)/],
  ])('says “you” to nobody who sees everything: %s', async (language, you, told) => {
    const all = await nocturne(`replay ${file} --as all --lang ${language}`);
    expect(all.out).not.toMatch(you);
    expect(all.out.replaceAll(/\n +/g, ' ')).toMatch(told);
    const renfield = /(\w+) is Renfield/.exec((await nocturne(`replay ${file}`)).out)![1]!;
    expect((await nocturne(`replay ${file} --as ${renfield} --lang ${language}`)).out).toMatch(you);
  });

  test('shows no secrets of a game under way, unless it is told to spoil it', async () => {
    const save = join(folder, 'under-way.record');
    await nocturne(`play nosferatu --seed 4 --save ${save}`, ['1']);
    expect((await nocturne(`replay ${save}`)).code).toBe(0);
    expect((await nocturne(`replay ${save} --at 3`)).code).toBe(0);
    for (const eyes of ['--as all', '--as 1', '--as Ada --at 2']) {
      const refused = await nocturne(`replay ${save} ${eyes}`);
      expect({ code: refused.code, out: refused.out }).toEqual({ code: 2, out: '' });
      expect(refused.err).toContain('Say --spoil');
      expect((await nocturne(`replay ${save} ${eyes} --spoil`)).code).toBe(0);
    }
  });

  test('shows a position to the table, to a seat, and whole', async () => {
    const [table, seat, all] = [
      await nocturne(`replay ${file} --at 4`),
      await nocturne(`replay ${file} --at 4 --as 1`),
      await nocturne(`replay ${file} --at 4 --as all`),
    ];
    expect(table.out).toMatch(/Turn 1 · Round of cards/);
    expect(table.out).not.toMatch(/\(Vampire\)|\(you\)/);
    expect(seat.out).toContain('Ada (you)');
    expect(all.out).toMatch(/\(Vampire\)[^]*holds:/);
    expect(all.out).toMatch(/Move 5 of \d+ is made by \w+\./);
  });

  test('the last position has the result', async () => {
    const last = /(\d+) moves/.exec((await nocturne(`verify ${file}`)).out)![1]!;
    expect((await nocturne(`replay ${file} --at ${last}`)).out).toMatch(/win/);
    expect(await nocturne(`replay ${file} --at ${Number(last) + 1}`)).toMatchObject({ code: 2 });
  });

  test('knows the seats', async () => {
    const { code, err } = await nocturne(`replay ${file} --as Bors`);
    expect(code).toBe(2);
    expect(err).toContain('Did you mean Boris');
  });

  test('refuses a changed record', async () => {
    const bad = join(folder, 'changed.record');
    writeFileSync(bad, text.replace('Boris', 'Doris'));
    const { code, out, err } = await nocturne(`replay ${bad}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('refused');
  });
});
