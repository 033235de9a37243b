import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@nocturne/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, connect, guest, openHouse } from '../test/house.ts';
import { playOn } from '../test/player.ts';
import { openLog } from './log.ts';
import { sessionKey } from './storage/people.ts';

const PASSWORD = 'correct horse battery';
const WORDS = 'nobody shall read this';

describe('the log', () => {
  it('of a whole game tells what happened, and no secret', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nocturne-log-'));
    const lines: string[] = [];
    const log = openLog('debug', { write: (line) => void lines.push(line) });
    const house = await openHouse(join(folder, 'house.db'), { log });
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const first = await guest(house, 'Mina');
    const account = { name: 'Mina', password: PASSWORD };
    const token = String((await ask(house, first, 'POST', '/api/accounts', account)).json['token']);
    await ask(house, undefined, 'POST', '/api/sessions', { name: 'Mina', password: `${PASSWORD}s` });
    const table = { game: 'nosferatu', seats: 5, bots: 'heuristic', pace: 0, listed: false, start: true };
    const id = String((await ask(house, token, 'POST', '/api/tables', table)).json['id']);
    const { about } = (await ask(house, token, 'GET', `/api/tables/${id}`)).json as {
      about: { invite: string };
    };
    await ask(house, await guest(house, 'Lucy'), 'GET', `/api/tables/${id}?invite=${about.invite}`);
    const client = await connect(house, token);
    await client.send({ type: 'watch', table: id, invite: about.invite });
    await client.send({ type: 'chat', table: id, text: WORDS });
    await client.send({ type: 'move', table: id, serial: 999, choice: WORDS });
    await playOn(client, id, seeded('a logged game'));
    house.server.failed(Object.assign(new Error('broken'), { detail: `Key (token)=(${token})` }), 'here');
    const kept = await house.server.storage.tables.find(id);
    const moves = (await house.server.storage.entries.after(id, 0)).map(({ move }) => move);
    await house.stop();

    const text = lines.join('');
    expect(moves.length).toBeGreaterThan(0);
    const secrets = [
      token,
      first,
      PASSWORD,
      WORDS,
      about.invite,
      kept!.seed,
      'argon2',
      'Bearer',
      'nocturne=',
    ];
    for (const secret of [...secrets, sessionKey(token), sessionKey(first)])
      expect(text).not.toContain(secret);
    for (const move of new Set(moves.filter((one) => one.includes(' ')))) expect(text).not.toContain(move);

    const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const of = (msg: string) => said.filter((line) => line['msg'] === msg);
    expect(of('request')).toContainEqual(
      expect.objectContaining({ method: 'GET', route: '/api/tables/:id', table: id, status: 200 }),
    );
    expect(of('table playing')).toEqual([
      expect.objectContaining({ table: id, game: 'nosferatu', seats: 5, bots: 4 }),
    ]);
    expect(of('table over')).toEqual([expect.objectContaining({ table: id })]);
    expect([of('socket opened').length, of('socket closed').length]).toEqual([1, 1]);
    const [fault] = of('fault');
    expect(fault).toMatchObject({ where: 'here', err: { message: 'broken', type: 'Error' } });
    expect(JSON.stringify(fault)).toContain('log.test.ts');
  });
});
