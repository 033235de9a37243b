import { describe, expect, it } from 'vitest';
import { type Guest, newTable, withHouse } from '../test/with-house.ts';

const { guest, stranger, house } = withHouse();

const rename = (who: Guest, name: string) => who.ask('PUT', '/api/me/name', { name });
async function namesAt(who: Guest, table: string): Promise<string[]> {
  const { json } = await who.ask('GET', `/api/tables/${table}`);
  return (json['about'] as { chairs: { name: string }[] }).chairs.map(({ name }) => name);
}

describe('who I am', () => {
  it('is nobody for a browser that comes for the first time, or whose cookie is old', async () => {
    expect(await stranger('GET', '/api/me')).toMatchObject({ status: 200, text: 'null' });
    const old = await fetch(`${house().url}/api/me`, { headers: { cookie: 'nocturne=of-another-year' } });
    expect([old.status, await old.text()]).toEqual([200, 'null']);
  });

  it('is told to whoever has a good token; a bad one is refused', async () => {
    const mina = await guest('Mina');
    expect(await mina.ask('GET', '/api/me')).toMatchObject({
      status: 200,
      json: { name: 'Mina', account: null },
    });
    expect((await mina.ask('DELETE', '/api/sessions/current')).status).toBe(204);
    expect(await mina.ask('GET', '/api/me')).toMatchObject({
      status: 401,
      json: { error: { why: 'not-signed-in' } },
    });
  });
});

describe('a guest', () => {
  it('takes another name: at tables that have not begun, and not where others know the old one', async () => {
    const [mina, lucy] = [await guest('Mina'), await guest('Lucy')];
    const open = await newTable(lucy, { bots: null, start: false });
    await mina.ask('POST', `/api/tables/${open}/seats`, { seat: 1 });
    const begun = await newTable(mina, { pace: 10_000 });
    const before = (await mina.ask('GET', '/api/me')).json;
    expect(await rename(mina, '  Wilhelmina ')).toMatchObject({
      status: 200,
      json: { ...before, name: 'Wilhelmina' },
    });
    expect((await mina.ask('GET', '/api/me')).json).toEqual({ ...before, name: 'Wilhelmina' });
    expect(await namesAt(lucy, open)).toEqual(['Lucy', 'Wilhelmina', '', '', '']);
    expect((await namesAt(mina, begun))[0]).toBe('Mina');
  });

  it('is told apart from others at the table all the same', async () => {
    const [mina, lucy] = [await guest('Mina'), await guest('Lucy')];
    const open = await newTable(lucy, { bots: null, start: false });
    await mina.ask('POST', `/api/tables/${open}/seats`, { seat: 1 });
    expect((await rename(mina, 'lucy')).status).toBe(200);
    expect((await namesAt(lucy, open)).slice(0, 2)).toEqual(['Lucy', 'lucy 2']);
    expect((await rename(mina, 'Mina')).status).toBe(200);
    expect((await namesAt(lucy, open)).slice(0, 2)).toEqual(['Lucy', 'Mina']);
  });

  it('takes none that cannot be read; nobody and whoever has an account take none at all', async () => {
    const mina = await guest('Mina');
    const refused = {
      '': 'name-empty',
      ' ': 'name-empty',
      ['x'.repeat(25)]: 'name-long',
      'a\u202eb': 'name-unprintable',
      'a\u3164b': 'name-unprintable',
      'Minа with a Cyrillic a': 'name-mixed',
      '👻': 'name-letter',
    };
    for (const [name, why] of Object.entries(refused))
      expect(await rename(mina, name)).toMatchObject({ status: 400, json: { error: { why } } });
    expect((await mina.ask('GET', '/api/me')).json).toMatchObject({ name: 'Mina' });
    expect((await stranger('PUT', '/api/me/name', { name: 'Lucy' })).status).toBe(401);
    const signedUp = await mina.ask('POST', '/api/accounts', { name: 'Mina', password: 'a long password' });
    const token = String(signedUp.json['token']);
    const answer = await fetch(`${house().url}/api/me/name`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Lucy' }),
    });
    expect([answer.status, await answer.text()]).toEqual([409, '{"error":{"why":"guest-needed"}}']);
  });
});
