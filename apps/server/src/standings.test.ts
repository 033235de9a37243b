// How one's cards stand: for those who sit at the table, of what they know.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerMessage } from '@nocturne/protocol';
import type { CardStandings, Vtes } from '@nocturne/vtes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, type Client, connect, guest, type House, openHouse } from '../test/house.ts';

let folder: string;
let house: House;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-standings-'));
  house = await openHouse(join(folder, 'house.db'));
});
afterEach(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
  if (house.faults.length > 0) throw new AggregateError(house.faults, String(house.faults[0]));
});

type View = { readonly table: Vtes['Table']; readonly own: Vtes['Own'] };

async function come(token: string, table: string): Promise<Client> {
  const client = await connect(house, token);
  expect(await client.send({ type: 'watch', table })).toMatchObject({ type: 'done' });
  return client;
}

const SITTING = ['Mina', 'Lucy', 'Arthur', 'Quincey', 'John'];

/** Five sit at a table that has begun, where nobody moves; the last only looks on. */
async function begun(game: string): Promise<{ table: string; tokens: readonly string[] }> {
  const tokens = await Promise.all([...SITTING, 'Renfield'].map((name) => guest(house, name)));
  const { json } = await ask(house, tokens[0], 'POST', '/api/tables', { game, seats: SITTING.length });
  const table = String(json['id']);
  for (const seat of SITTING.keys())
    if (seat > 0) await ask(house, tokens[seat], 'POST', `/api/tables/${table}/seats`, { seat });
  expect(await ask(house, tokens[0], 'POST', `/api/tables/${table}/start`, {})).toMatchObject({
    status: 200,
  });
  return { table, tokens };
}

const standingsOf = (message: ServerMessage): CardStandings | null =>
  message.type === 'standings' ? (message.standings as CardStandings | null) : null;

/** What the seat sees. */
const viewOf = ({ heard }: Client): View =>
  (heard.find((message) => message.type === 'table') as { view: unknown }).view as View;

describe('how the cards of a seat stand', () => {
  it('is told to those who sit there, of what they see and nothing else', async () => {
    const { table, tokens } = await begun('vtes');
    for (const token of tokens.slice(0, SITTING.length)) {
      const client = await come(token, table);
      const told = standingsOf(await client.send({ type: 'standings', table }))!;
      const { own, table: open } = viewOf(client);
      expect(new Set(told.hand.map(({ name }) => name))).toEqual(new Set(own.hand));
      const known = [...open.cards.map(({ name }) => name), ...Object.values(own.uncontrolled)];
      for (const { name } of told.table) expect(known).toContain(name);
      for (const { ways, reasons } of told.hand) expect(ways.length + reasons.length).toBeGreaterThan(0);
    }
  });

  it('is not told to those who watch', async () => {
    const { table, tokens } = await begun('vtes');
    const renfield = await come(tokens.at(-1)!, table);
    expect(await renfield.send({ type: 'standings', table })).toMatchObject({
      type: 'refused',
      reason: { why: 'not-seated' },
    });
  });

  it('is nothing in a game that does not tell it', async () => {
    const { table, tokens } = await begun('nosferatu');
    const mina = await come(tokens[0]!, table);
    expect(await mina.send({ type: 'standings', table })).toMatchObject({
      type: 'standings',
      standings: null,
    });
  });
});
