import { LONGEST_LIST, MOST_DECKS } from '@nocturne/protocol';
import { READY_MADE, writeDeckList } from '@nocturne/vtes';
import { describe, expect, it } from 'vitest';
import { ask } from '../test/house.ts';
import { type Guest, withHouse } from '../test/with-house.ts';

const { house, guest, stranger } = withHouse();

const PATH = '/api/me/decks';
const at = (id: string): string => `${PATH}/${id}`;
const LIST = writeDeckList(READY_MADE['tremere']!, 'text', { name: 'Pyramid' });

async function account(name: string): Promise<Guest['ask']> {
  const { json } = await stranger('POST', '/api/accounts', { name, password: 'a long password' });
  return (method, path, body) => ask(house(), String(json['token']), method, path, body);
}

const namesOf = async (who: Guest['ask']): Promise<string[]> =>
  ((await who('GET', PATH)).json['decks'] as { name: string }[]).map(({ name }) => name);

describe('decks of an account', () => {
  it('are kept, changed and forgotten', async () => {
    const mina = await account('Mina');
    expect(await namesOf(mina)).toEqual([]);
    const { status, json } = await mina('PUT', at('firstdeck1'), { name: ' Pyramid ', list: LIST });
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: 'firstdeck1', name: 'Pyramid', list: LIST });
    expect(json['changed']).toBeTypeOf('number');
    expect((await mina('GET', at('firstdeck1'))).json).toEqual(json);
    await mina('PUT', at('otherdeck2'), { name: 'Unfinished', list: '4 Deflection' });
    expect((await namesOf(mina)).toSorted()).toEqual(['Pyramid', 'Unfinished']);
    await mina('PUT', at('otherdeck2'), { name: 'Finished', list: LIST });
    expect((await mina('GET', at('otherdeck2'))).json).toMatchObject({ name: 'Finished', list: LIST });
    expect((await mina('DELETE', at('firstdeck1'))).status).toBe(204);
    expect(await namesOf(mina)).toEqual(['Finished']);
    for (const method of ['GET', 'DELETE'])
      expect(await mina(method, at('firstdeck1'))).toMatchObject({
        status: 404,
        json: { error: { why: 'no-deck' } },
      });
  });

  it('are nobody else’s business', async () => {
    const [mina, lucy] = [await account('Mina'), await account('Lucy')];
    await mina('PUT', at('samename1'), { name: 'Mina’s', list: LIST });
    expect((await lucy('GET', at('samename1'))).status).toBe(404);
    expect((await lucy('DELETE', at('samename1'))).status).toBe(404);
    await lucy('PUT', at('samename1'), { name: 'Lucy’s', list: '' });
    expect([await namesOf(mina), await namesOf(lucy)]).toEqual([['Mina’s'], ['Lucy’s']]);
  });

  it('are for accounts: guests and strangers are told so', async () => {
    const jonathan = await guest('Jonathan');
    const deck = { name: 'Mine', list: LIST };
    for (const [method, path, body] of [
      ['GET', PATH],
      ['GET', at('somedeck1')],
      ['PUT', at('somedeck1'), deck],
      ['DELETE', at('somedeck1')],
    ] as const) {
      expect(await jonathan.ask(method, path, body)).toMatchObject({
        status: 403,
        json: { error: { why: 'account-needed' } },
      });
      expect(await stranger(method, path, body)).toMatchObject({
        status: 401,
        json: { error: { why: 'not-signed-in' } },
      });
    }
  });

  it('have limits', async () => {
    const mina = await account('Mina');
    const deck = { name: 'Mine', list: 'x'.repeat(LONGEST_LIST) };
    expect((await mina('PUT', at('longdeck1'), deck)).status).toBe(200);
    for (const wrong of [
      { ...deck, list: `${deck.list}x` },
      { ...deck, name: '' },
      { ...deck, name: 'x'.repeat(81) },
      { ...deck, name: 'a\u202eb' },
      { name: 'Mine' },
    ])
      expect((await mina('PUT', at('longdeck1'), wrong)).status).toBe(400);
    expect((await mina('PUT', at('NO'), deck)).status).toBe(400);
    for (let i = 1; i < MOST_DECKS; i++) await mina('PUT', at(`deck${1000 + i}`), { name: `${i}`, list: '' });
    const refused = await mina('PUT', at('onemore99'), deck);
    expect([refused.status, refused.json]).toEqual([
      409,
      { error: { why: 'too-many-decks', most: MOST_DECKS } },
    ]);
    expect((await mina('PUT', at('deck1001'), deck)).status).toBe(200);
    expect(await namesOf(mina)).toHaveLength(MOST_DECKS);
  });
});
