import { below, type Random, seeded } from '@nocturne/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findHome, type Home, type Kind, openPlace, type Place } from '../test/databases.ts';
import { ask, guest, type House, openHouse } from '../test/house.ts';
import { randomChoice } from '../test/player.ts';
import { newReturner, type Returner } from '../test/returner.ts';

/** A table at which all are people: those who stay, and their second selves, who come and go, as a spectator does. */
interface Scene {
  readonly table: string;
  readonly players: readonly Returner[];
  readonly returners: readonly Returner[];
  readonly luck: Random;
}

let homes: Record<Kind, Home>;
let place: Place;
let houses: House[] = [];

beforeAll(async () => {
  homes = { sqlite: await findHome('sqlite'), postgres: await findHome('postgres') };
});
afterAll(async () => {
  for (const home of Object.values(homes)) await home.close();
});
afterEach(async () => {
  for (const { stop } of houses) await stop();
  const faults = houses.flatMap((house) => house.faults);
  houses = [];
  if (faults.length > 0) throw new AggregateError(faults, String(faults[0]));
});

const open = (): Promise<House> =>
  openHouse('', { database: openPlace(place), config: { chatsAMinute: 1000 } });

async function openHouses(kind: Kind, count: number): Promise<void> {
  place = await homes[kind].make();
  for (let i = 0; i < count; i++) houses.push(await open());
}

const anyOf = <Thing>(luck: Random, things: readonly Thing[]): Thing => things[below(luck, things.length)]!;
const chance = (luck: Random, of: number): boolean => below(luck, of) === 0;

const NAMES = ['Ada', 'Boris', 'Carmen', 'Dario', 'Elena'];

async function setScene(game: string, seats: number, seed: string): Promise<Scene> {
  const [house] = houses as [House];
  const tokens: string[] = [];
  for (const name of NAMES.slice(0, seats)) tokens.push(await guest(house, name));
  const { json } = await ask(house, tokens[0], 'POST', '/api/tables', { game, seats });
  const table = String(json['id']);
  for (const [seat, token] of tokens.entries())
    if (seat > 0) await ask(house, token, 'POST', `/api/tables/${table}/seats`, { seat });
  // as if chance had wanted it: the same game each time
  await house.database.all('UPDATE tables SET seed = ? WHERE id = ?', seed, table);
  expect(await ask(house, tokens[0], 'POST', `/api/tables/${table}/start`)).toMatchObject({ status: 200 });
  const lucy = newReturner(await guest(house, 'Lucy'), game, null);
  const [players, selves] = [0, 1].map(() => tokens.map((token, seat) => newReturner(token, game, seat)));
  const scene = { table, players: players!, returners: [...selves!, lucy], luck: seeded(seed) };
  for (const one of [...scene.players, ...scene.returners]) await one.come(house, table);
  await settle(scene, house);
  return scene;
}

const present = (ones: readonly Returner[]): Returner[] => ones.filter(({ client }) => client !== undefined);

/** Everyone who is there knows what there is to know in this house. */
async function settle({ table, players, returners }: Scene, { server }: House): Promise<void> {
  const told = (await server.keeper.at(table, async ({ running }) => running!.told()))!;
  const know = ({ follower: { seat }, reach }: Returner) =>
    reach(told.shown, seat === null ? undefined : told.asked[seat]);
  await Promise.all(present([...players, ...returners]).map(know));
}

/** Somebody who is asked answers, in whichever house they are. */
async function makeMove(scene: Scene): Promise<House | undefined> {
  const { table, players, returners, luck } = scene;
  const asked = players.filter(({ follower }) => follower.question() !== null);
  if (asked.length === 0) return undefined;
  const player = anyOf(luck, asked);
  const question = player.follower.question()!;
  const other = returners[player.follower.seat!]!;
  const { client, house } = chance(luck, 2) && other.client !== undefined ? other : player;
  const choice = randomChoice(question, luck);
  expect(await client!.send({ type: 'move', table, serial: question.serial, choice })).toMatchObject({
    type: 'done',
  });
  return house;
}

function expectSame({ players, returners }: Scene): void {
  for (const { follower } of present(returners)) {
    const stayed = players[follower.seat ?? -1]?.follower;
    if (stayed === undefined) continue;
    expect([follower.at, follower.sees()]).toEqual([stayed.at, stayed.sees()]);
    for (const [at, events] of follower.steps) expect([at, events]).toEqual([at, stayed.steps.get(at)]);
  }
}

async function comeAndGo({ table, returners, luck }: Scene): Promise<void> {
  for (const one of returners) {
    if (!chance(luck, 3)) continue;
    if (one.client === undefined) await one.come(anyOf(luck, houses), table);
    else await one.go();
  }
}

/** The server stops; all come back to the next. */
async function restart(scene: Scene): Promise<void> {
  const { table, players, returners } = scene;
  for (const one of present([...players, ...returners])) await one.go();
  const [house] = houses as [House];
  await house.stop();
  expect(house.faults).toEqual([]);
  houses = [await open()];
  for (const one of players) await one.come(houses[0]!, table);
  await settle(scene, houses[0]!);
}

/** So many moves, or to the end of the game: how many were made. */
async function play(scene: Scene, most: number): Promise<number> {
  for (let moves = 0; moves < most; moves++) {
    const house = await makeMove(scene);
    if (house === undefined) return moves;
    await settle(scene, house);
    expectSame(scene);
    await comeAndGo(scene);
  }
  return most;
}

const hasSecret = ({ follower }: Returner): boolean =>
  [...follower.steps.values()].some((events) => events.includes('"secret":'));

/** All come back once more; nobody was ever shown the whole table again, and only seats were told secrets. */
async function finish(scene: Scene): Promise<void> {
  const { table, players, returners } = scene;
  for (const one of returners) if (one.client === undefined) await one.come(houses[0]!, table);
  await settle(scene, houses[0]!);
  expectSame(scene);
  for (const { follower } of [...players, ...returners]) expect(follower.tables).toBe(1);
  const [lucy, ...selves] = returners.toReversed();
  expect([selves.some(hasSecret), hasSecret(lucy!)]).toEqual([true, false]);
  expect(returners.every(({ follower }) => follower.steps.size === players[0]!.follower.steps.size)).toBe(
    true,
  );
}

describe.each([
  ['nosferatu', 5, 12],
  ['vtes', 3, 25],
])('somebody who comes back to a table of %s', (game, seats, moves) => {
  it('goes on where they were, also after the server stopped', async () => {
    await openHouses('sqlite', 1);
    const scene = await setScene(game, seats, 'one server');
    expect(await play(scene, moves)).toBe(moves);
    await restart(scene);
    expect(await play(scene, moves)).toBeGreaterThan(1);
    await finish(scene);
  });

  it('goes on where they were, in whichever process', async () => {
    await openHouses('postgres', 2);
    const scene = await setScene(game, seats, 'two servers');
    expect(await play(scene, 2 * moves)).toBeGreaterThan(moves);
    await finish(scene);
  });
});

/** Everyone who plays says so much at once: every third line is for the next seat alone. */
const talk = ({ players, returners, table }: Scene, lines: number, from = 0): Promise<unknown> =>
  Promise.all(
    players.flatMap((player, seat) =>
      Array.from({ length: lines }, async (_, i) => {
        const { client } = i % 2 === 0 ? player : (present([returners[seat]!])[0] ?? player);
        const to = i % 3 === 0 ? { to: (seat + 1) % players.length } : {};
        const said = await client!.send({ type: 'chat', table, text: `${seat} ${from + i}`, ...to });
        expect(said).toMatchObject({ type: 'done' });
      }),
    ),
  );

/** What each of them has heard: numbered from 1 without a gap, the same for both selves, in the same order for all. */
function expectLines({ players, returners }: Scene, lines: number): void {
  const isOpen = ({ to }: Returner['lines'][number]): boolean => to === null;
  const texts = (ones: Returner['lines']): string[] => ones.map(({ text }) => text);
  const all = players[0]!.lines.filter(isOpen);
  for (const one of [...players, ...returners]) {
    const { seat } = one.follower;
    expect(one.lines.map(({ number }) => number)).toEqual(one.lines.map((_, i) => i + 1));
    expect(texts(one.lines.filter(isOpen))).toEqual(texts(all));
    const secret = one.lines.filter((line) => !isOpen(line));
    expect(secret.every(({ seat: from, to }) => seat !== null && (from === seat || to === seat))).toBe(true);
    expect(secret).toHaveLength(seat === null ? 0 : 2 * Math.ceil(lines / 3));
    expect(one.lines).toEqual(
      seat === null ? all.map((line, i) => ({ ...line, number: i + 1 })) : players[seat]!.lines,
    );
  }
  expect(new Set(texts(all)).size).toBe(players.length * (lines - Math.ceil(lines / 3)));
}

describe('what is said at a table', () => {
  it('is heard once, in order, by those it is for, also by those who come back elsewhere', async () => {
    await openHouses('postgres', 2);
    const scene = await setScene('vtes', 3, 'chat');
    const { table, players, returners } = scene;
    for (const one of returners) await one.go();
    for (const one of returners) await one.come(houses[1]!, table);
    await talk(scene, 24);
    const count = (lines: number, { follower }: Returner): number => {
      const secret = Math.ceil(lines / 3);
      return 3 * (lines - secret) + (follower.seat === null ? 0 : 2 * secret);
    };
    for (const one of [...players, ...returners]) await one.hears(count(24, one));
    expectLines(scene, 24);
    for (const one of returners) await one.go();
    expect(players[0]!.lines).toHaveLength(count(24, players[0]!));
    await talk(scene, 6, 24);
    for (const [i, one] of returners.entries()) await one.come(houses[i % 2]!, table);
    for (const one of [...players, ...returners]) await one.hears(count(30, one));
    expectLines(scene, 30);
  });

  it('is shown to a newcomer as far as it is recent', async () => {
    await openHouses('sqlite', 1);
    const scene = await setScene('vtes', 3, 'chat');
    await talk(scene, 26);
    const newcomer = newReturner(await guest(houses[0]!, 'Jonathan'), 'vtes', null);
    await newcomer.come(houses[0]!, scene.table);
    await newcomer.hears(50);
    expect(newcomer.lines.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, i) => i + 2));
    expect(newcomer.lines.every(({ to }) => to === null)).toBe(true);
  });

  it('is whispered by those who play to those who play, and not before', async () => {
    await openHouses('sqlite', 1);
    const { table, players, returners } = await setScene('vtes', 3, 'chat');
    const open = await ask(houses[0]!, players[0]!.token, 'POST', '/api/tables', { game: 'vtes' });
    const early = String(open.json['id']);
    await players[0]!.client!.send({ type: 'watch', table: early });
    const whisper = ({ client }: Returner, at: string, to: number) =>
      client!.send({ type: 'chat', table: at, text: 'psst', to });
    expect(await whisper(returners[3]!, table, 0)).toMatchObject({ reason: { why: 'not-seated' } });
    expect(await whisper(players[0]!, early, 0)).toMatchObject({ reason: { why: 'not-begun' } });
    expect(await whisper(players[0]!, table, 3)).toMatchObject({ reason: { why: 'no-seat' } });
    expect(await whisper(players[0]!, table, 1)).toMatchObject({ type: 'done' });
  });
});
