import { addedTo, promiseOf, readRecord, seeded } from '@nocturne/kernel';
import { READY_MADE, writeDeckList } from '@nocturne/vtes';
import { describe, expect, it } from 'vitest';
import { type Guest, newTable, playToEnd, withHouse } from '../test/with-house.ts';

const { guest, stranger } = withHouse();

interface Chair {
  readonly name: string;
  readonly bot: string | null;
  readonly taken: boolean;
  readonly kept: boolean;
  readonly you: boolean;
  readonly nonce: string | null;
  readonly deck: unknown;
}
interface About {
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly commitment: string;
  readonly options: unknown;
  readonly next: string | null;
  readonly result: unknown;
}
interface Info {
  readonly id: string;
  readonly status: string;
  readonly seat: number | null;
  readonly asked?: boolean;
  readonly invited?: boolean;
  readonly about: About;
}

const seenBy = async (who: Guest, table: string): Promise<Info> =>
  (await who.ask('GET', `/api/tables/${table}`)).json as unknown as Info;
const listOf = async (ask: Guest['ask'], path: string): Promise<{ tables: Info[]; next: string | null }> =>
  (await ask('GET', path)).json as unknown as { tables: Info[]; next: string | null };
const ids = ({ tables }: { tables: Info[] }): string[] => tables.map(({ id }) => id);
const sit = (who: Guest, table: string, more: object = {}) =>
  who.ask('POST', `/api/tables/${table}/seats`, more);
const startAt = (host: Guest, table: string) => host.ask('POST', `/api/tables/${table}/start`);

/** A table of Mina's that is over. */
async function playedTable(mina: Guest, more: object = {}): Promise<string> {
  const table = await newTable(mina, more);
  (await playToEnd(mina, table, seeded('played'))).close();
  return table;
}

describe('the lobby', () => {
  it('is read in pages, by game and by status', async () => {
    const mina = await guest('Mina');
    const open = await newTable(mina, { start: false });
    const playing = await newTable(mina, { pace: 10_000 });
    const vtes = await newTable(mina, { game: 'vtes', start: false });
    await newTable(mina, { listed: false });
    const all = ids(await listOf(stranger, '/api/tables'));
    expect(all.toSorted()).toEqual([open, playing, vtes].toSorted());
    expect(ids(await listOf(stranger, '/api/tables?game=vtes'))).toEqual([vtes]);
    expect(ids(await listOf(stranger, '/api/tables?status=playing'))).toEqual([playing]);
    const first = await listOf(stranger, '/api/tables?most=2');
    const second = await listOf(stranger, `/api/tables?most=2&after=${first.next}`);
    expect([...ids(first), ...ids(second)]).toEqual(all);
    expect(second.next).toBeNull();
    for (const wrong of ['most=0', 'most=51', 'status=over', 'after=x', 'after=1-'])
      expect((await stranger('GET', `/api/tables?${wrong}`)).status).toBe(400);
  });

  it('shows my tables: whether I am asked, invited, and how it ended', async () => {
    const [mina, lucy] = [await guest('Mina'), await guest('Lucy')];
    expect((await stranger('GET', '/api/me/tables')).status).toBe(401);
    const over = await playedTable(mina);
    const open = await newTable(mina, { start: false });
    const mine = await listOf(mina.ask, '/api/me/tables');
    expect(mine.tables).toMatchObject([
      { id: open, status: 'open', seat: 0, asked: false, invited: false },
      { id: over, status: 'over', seat: 0, asked: false },
    ]);
    expect(mine.tables[1]!.about.result).not.toBeNull();
    expect(ids(await listOf(mina.ask, '/api/me/tables?status=over'))).toEqual([over]);
    expect((await listOf(lucy.ask, '/api/me/tables')).tables).toEqual([]);
  });

  it('says that I am asked, and to nobody else', async () => {
    const people = await Promise.all(
      ['Mina', 'Lucy', 'Arthur', 'Quincey', 'John'].map((name) => guest(name)),
    );
    const [mina] = people as [Guest];
    const table = await newTable(mina, { bots: null, start: false });
    for (const one of people.slice(1)) expect((await sit(one, table)).status).toBe(200);
    expect((await startAt(mina, table)).status).toBe(200);
    const asked: boolean[] = [];
    for (const one of people) {
      const client = await one.connect();
      await client.send({ type: 'watch', table });
      const shown = await client.until(({ type }) => type === 'table');
      const isAsked = 'question' in shown && shown.question !== null;
      asked.push(isAsked);
      expect((await listOf(one.ask, '/api/me/tables')).tables).toMatchObject([{ id: table, asked: isAsked }]);
    }
    expect(asked).toContain(true);
    expect(asked).toContain(false);
  });
});

describe('a deck', () => {
  const text = writeDeckList(READY_MADE['ventrue']!, 'text');
  const link = writeDeckList(READY_MADE['ventrue']!, 'vdb');

  it('is chosen by name, as piles, as a list or as a link, and is nobody else’s business', async () => {
    const [mina, lucy] = [await guest('Mina'), await guest('Lucy')];
    const table = await newTable(mina, { game: 'vtes', bots: null, start: false, deck: 'tremere' });
    await sit(lucy, table, { seat: 2, deck: { list: text } });
    const deckOf = async (who: Guest, seat: number): Promise<unknown> =>
      (await seenBy(who, table)).about.chairs[seat]!.deck;
    expect(await deckOf(mina, 0)).toBe('tremere');
    expect(await deckOf(lucy, 2)).toEqual(READY_MADE['ventrue']);
    expect(await deckOf(mina, 2)).toBeNull();
    expect(await deckOf(lucy, 0)).toBeNull();
    const choose = (deck: unknown) => lucy.ask('PUT', `/api/tables/${table}/seats/mine/deck`, { deck });
    for (const deck of ['toreador', READY_MADE['ventrue'], { list: link }])
      expect((await choose(deck)).status).toBe(200);
    expect(await deckOf(lucy, 2)).toEqual(READY_MADE['ventrue']);
    expect((await choose(null)).status).toBe(200);
    expect(await deckOf(lucy, 2)).toBeNull();
    expect(JSON.stringify((await stranger('GET', `/api/tables/${table}`)).json)).not.toContain('tremere');
  });

  it('is refused at once with all that is wrong with it, by the format of the table', async () => {
    const mina = await guest('Mina');
    const options = { format: 'fifth-edition' };
    const table = await newTable(mina, { game: 'vtes', bots: null, start: false, options });
    const refusals = async (deck: unknown): Promise<unknown> => {
      const { status, json } = await mina.ask('PUT', `/api/tables/${table}/seats/mine/deck`, { deck });
      const problems = json['problems'] as unknown[];
      expect({ status, error: json['error'] }).toEqual({ status: 409, error: problems[0] });
      return problems;
    };
    expect(await refusals('gangrel')).toEqual([{ why: 'deck-unknown', name: 'gangrel' }]);
    expect(await refusals('constructor')).toEqual([{ why: 'deck-unknown', name: 'constructor' }]);
    expect(await refusals({ list: '2x Conditioningg' })).toMatchObject([
      { why: 'deck-line', status: 'unknown', line: 1, nearest: ['Conditioning'] },
      { why: 'crypt-size', size: 0 },
      { why: 'library-size', size: 0 },
    ]);
    const { crypt, library } = READY_MADE['ventrue']!;
    const banned = { crypt, library: { ...library, Alastor: 1 } };
    expect(await refusals(banned)).toContainEqual({ why: 'not-in-format', name: 'Alastor' });
    expect((await seenBy(mina, table)).about.chairs[0]!.deck).toBeNull();
    const nosferatu = await newTable(mina, { start: false });
    const none = await mina.ask('PUT', `/api/tables/${nosferatu}/seats/mine/deck`, { deck: 'ventrue' });
    expect(none).toMatchObject({ status: 409, json: { error: { why: 'no-decks' } } });
  });
});

describe('the seed', () => {
  it('is promised before anybody sits down, and made of the secret and what the seats add', async () => {
    const [mina, lucy] = [await guest('Mina'), await guest('Lucy')];
    const table = await newTable(mina, { start: false });
    const { commitment } = (await seenBy(lucy, table)).about;
    const add = (who: Guest, nonce: string) =>
      who.ask('PUT', `/api/tables/${table}/seats/mine/nonce`, { nonce });
    expect((await add(lucy, 'clover')).status).toBe(403);
    expect((await sit(lucy, table, { seat: 3, nonce: 'horseshoe' })).status).toBe(200);
    for (const wrong of ['', 'two words', '-', 'x'.repeat(65)])
      expect((await add(mina, wrong)).status).toBe(400);
    expect((await add(mina, 'clover')).status).toBe(200);
    const shown = (await seenBy(mina, table)).about;
    expect(shown.chairs.map(({ nonce }) => nonce)).toEqual(['clover', null, null, 'horseshoe', null]);
    expect(shown.commitment).toBe(commitment);
    expect((await startAt(mina, table)).status).toBe(200);
    expect(await add(mina, 'late')).toMatchObject({ status: 409, json: { error: { why: 'begun-already' } } });
    const other = playToEnd(lucy, table, seeded('lucy'));
    (await playToEnd(mina, table, seeded('mina'))).close();
    (await other).close();
    const read = readRecord((await mina.ask('GET', `/api/tables/${table}/record`)).text);
    if ('reason' in read) throw new Error(read.reason.why);
    const { seed, commitment: promised } = read.record;
    expect(promised).toBe(commitment);
    expect(promiseOf(seed.split(' ')[0]!)).toBe(commitment);
    expect(addedTo(seed)).toEqual(['clover', null, null, 'horseshoe', null]);
  });
});

describe('a rematch', () => {
  it('keeps seats, options and decks, has another seed, and keeps the chairs of those who played', async () => {
    const [mina, lucy, arthur] = [await guest('Mina'), await guest('Lucy'), await guest('Arthur')];
    const options = { reveal_only_hidden: false };
    const table = await newTable(mina, { start: false, listed: false, options });
    const { invite } = (await seenBy(mina, table)).about as unknown as { invite: string };
    expect((await sit(lucy, table, { seat: 3, invite, nonce: 'horseshoe' })).status).toBe(200);
    const rematch = (who: Guest) => who.ask('POST', `/api/tables/${table}/rematch`);
    expect((await rematch(lucy)).status).toBe(409);
    await startAt(mina, table);
    const other = playToEnd(mina, table, seeded('mina'));
    (await playToEnd(lucy, table, seeded('lucy'))).close();
    const watching = await other;
    expect((await rematch(arthur)).status).toBe(403);
    const next = String((await rematch(lucy)).json['id']);
    expect((await rematch(mina)).json['id']).toBe(next);
    await watching.until((message) => 'about' in message && (message.about as About | null)?.next === next);

    const [before, after] = [await seenBy(mina, table), await seenBy(mina, next)];
    expect(after).toMatchObject({ status: 'open', seat: null, about: { game: 'nosferatu', options } });
    expect(after.about.commitment).not.toBe(before.about.commitment);
    expect(after.about.chairs.map(({ name }) => name)).toEqual(before.about.chairs.map(({ name }) => name));
    expect(after.about.chairs.map(({ bot }) => bot)).toEqual(before.about.chairs.map(({ bot }) => bot));
    expect(after.about.chairs.map(({ kept }) => kept)).toEqual([true, false, false, false, false]);
    expect(after.about.chairs[3]).toMatchObject({ name: 'Lucy', taken: true, nonce: null });
    expect((await arthur.ask('GET', `/api/tables/${next}`)).status).toBe(404);
    expect((await listOf(mina.ask, '/api/me/tables')).tables[0]).toMatchObject({ id: next, invited: true });

    expect(await startAt(lucy, next)).toMatchObject({ status: 409, json: { error: { why: 'chairs-free' } } });
    expect((await sit(mina, next)).status).toBe(200);
    expect(await seenBy(mina, next)).toMatchObject({ seat: 0 });
    expect((await startAt(lucy, next)).status).toBe(200);
    watching.close();
  });

  it('gives a chair that is kept to nobody else, until it is declined or a bot takes it', async () => {
    const [mina, lucy, arthur] = [await guest('Mina'), await guest('Lucy'), await guest('Arthur')];
    const table = await newTable(mina, { game: 'vtes', seats: 2, bots: null, start: false });
    const deck = { list: writeDeckList(READY_MADE['ventrue']!, 'text') };
    await sit(lucy, table, { deck });
    await startAt(mina, table);
    const players = [mina, lucy].map((who) => playToEnd(who, table, seeded('two')));
    for (const player of players) (await player).close();
    const next = String((await mina.ask('POST', `/api/tables/${table}/rematch`)).json['id']);
    const refused = await sit(arthur, next, { seat: 1 });
    expect(refused).toMatchObject({ status: 409, json: { error: { why: 'chair-taken' } } });
    expect(await sit(arthur, next)).toMatchObject({ json: { error: { why: 'table-full' } } });
    expect((await seenBy(lucy, next)).about.chairs[1]!.deck).toEqual(READY_MADE['ventrue']);
    expect((await seenBy(mina, next)).about.chairs[1]!.deck).toBeNull();
    expect((await sit(lucy, next)).status).toBe(200);
    expect((await seenBy(lucy, next)).about.chairs[1]).toMatchObject({
      you: true,
      deck: READY_MADE['ventrue'],
    });
    expect((await lucy.ask('DELETE', `/api/tables/${next}/seats/mine`)).status).toBe(200);
    expect((await sit(arthur, next)).status).toBe(200);
  });
});

describe('when a game is over', () => {
  it('all decks are open', async () => {
    const mina = await guest('Mina');
    const table = await newTable(mina, { game: 'vtes', seats: 2, deck: 'tremere' });
    const decks = async (): Promise<unknown[]> =>
      ((await stranger('GET', `/api/tables/${table}`)).json as unknown as Info).about.chairs.map(
        ({ deck }) => deck,
      );
    expect(await decks()).toEqual([null, null]);
    (await playToEnd(mina, table, seeded('decks'))).close();
    const [own, other] = await decks();
    expect(own).toBe('tremere');
    expect(Object.keys(READY_MADE)).toContain(other);
    expect(other).not.toBe('tremere');
  });
});
