// Tables, and who sits at them: VTES and Nosferatu in turn, some for people alone, some with bots of the server beside them.

import { below, seeded } from '@nocturne/kernel';
import { type Door, insistOn } from './asking.ts';
import type { Guest, Place } from './player.ts';

export interface TableWish {
  readonly game: string;
  readonly seats: number;
  /** Scripted people; bots of the server have the other chairs. */
  readonly people: number;
}

export interface SetTable extends TableWish {
  readonly id: string;
  /** What was shown of the seed before the first card. */
  readonly commitment: string;
  readonly places: readonly Place[];
}

const MIX = [
  { game: 'vtes', seats: 5 },
  { game: 'nosferatu', seats: 6 },
] as const;

/** Every second one is for people alone. */
export function mixedTables(count: number, seed: string): TableWish[] {
  const luck = seeded(`tables ${seed}`);
  return Array.from({ length: count }, (_, i) => {
    const { game, seats } = MIX[i % MIX.length]!;
    const people = Math.floor(i / MIX.length) % 2 === 0 ? seats : 1 + below(luck, seats - 1);
    return { game, seats, people };
  });
}

async function comeIn(door: Door, name: string): Promise<Guest> {
  const signedIn = await insistOn<{ person: { id: string }; token: string }>([
    door,
    undefined,
    'POST',
    '/api/guests',
    { name },
  ]);
  return { id: signedIn.person.id, token: signedIn.token };
}

/**
 * Sets up a table, seats everyone and begins. An answer may be lost anywhere: a table that was made and whose name nobody
 * heard stays empty, and whoever sits down twice sits where they sat.
 */
export async function setTable(door: Door, wish: TableWish, number: number): Promise<SetTable> {
  const { game, seats, people } = wish;
  const names = Array.from({ length: people }, (_, i) => `Guest ${number}-${i}`);
  const guests = await Promise.all([...names, `Spectator ${number}`].map((name) => comeIn(door, name)));
  const seated = guests.slice(0, people);
  const host = guests[0]!.token;
  const wanted = { game, seats, pace: 0, start: false };
  const { id } = await insistOn<{ id: string }>([door, host, 'POST', '/api/tables', wanted]);
  for (const [seat, { token }] of seated.entries())
    await insistOn([door, token, 'POST', `/api/tables/${id}/seats`, { seat }]);
  for (let seat = people; seat < seats; seat++)
    await insistOn([door, host, 'PUT', `/api/tables/${id}/seats/${seat}/bot`, { strength: 'heuristic' }]);
  const { about } = await insistOn<{ about: { commitment: string } }>([
    door,
    host,
    'GET',
    `/api/tables/${id}`,
  ]);
  await insistOn([door, host, 'POST', `/api/tables/${id}/start`, {}], 'begun-already');
  const places = guests.map((guest, at) => ({ table: id, game, guest, seat: at < people ? at : null }));
  return { ...wish, id, commitment: about.commitment, places };
}
