// The siege: random and mutated requests and messages against a house with both games under way, one after the other.
// The same seed says the same things.

import * as fc from 'fast-check';
import { httpProblems, messageProblems, readAnswer } from './checks.ts';
import { exchange, type Line, openLine } from './line.ts';
import { anyMessage, type Said } from './messages.ts';
import { anyRequest, type Asked } from './requests.ts';
import { lucysSecrets, type Scene, secretsOf } from './scene.ts';
import { fill } from './values.ts';

export type Action = Asked | Said;
type Somebody = Said['who'];

export interface Siege {
  /** How often which answer came. */
  readonly answers: Map<string, number>;
  readonly lines: Map<Somebody, Line>;
}

export const newSiege = (): Siege => ({ answers: new Map(), lines: new Map() });

const BATCH = 50;

/** So many actions from a place on. */
export function actions(seed: number, batch: number): Action[] {
  const any = fc.oneof<fc.Arbitrary<Action>[]>(anyRequest, anyMessage);
  return fc.sample(any, { seed: seed * 1_000_003 + batch, numRuns: BATCH });
}

const count = ({ answers }: Siege, what: string): void =>
  void answers.set(what, (answers.get(what) ?? 0) + 1);

function bytesOf({ tokens, names }: Scene, { who, method, path, headers, body, part }: Asked): Buffer {
  const said = Buffer.from(fill(body, names));
  const has = (name: string): boolean => headers.some((header) => header.toLowerCase().startsWith(name));
  const lines = [
    `${method} ${fill(path, names)} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...(who === 'nobody' ? [] : [`Authorization: Bearer ${tokens[who]}`]),
    ...headers,
    ...(said.length === 0 || has('transfer-encoding') ? [] : [`Content-Length: ${said.length}`]),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return Buffer.concat([head, said.subarray(0, Math.floor(said.length * part))]);
}

/** Whoever has signed out comes back. */
async function comeBack({ house, tokens, ids }: Scene, { lines }: Siege, who: Somebody): Promise<boolean> {
  const { people } = house.server.storage;
  if ((await people.ofSession(tokens[who], Date.now())) !== undefined) return false;
  tokens[who] = await people.openSession(ids[who], Date.now());
  lines.get(who)?.close();
  lines.delete(who);
  return true;
}

/** May be cut off without a word: it asks for a tunnel, says two things at once, or stops in the middle. */
const mayBeSilent = ({ method, part, headers }: Asked): boolean =>
  method === 'CONNECT' ||
  part < 1 ||
  headers.length > 1 ||
  headers.some((header) => /^(X-L|Tr|Con|Upg)/.test(header));

/** More may come, for all that the server knows: it would wait for it. */
const seemsUnfinished = (asked: Asked): boolean =>
  mayBeSilent(asked) || asked.headers.some((header) => header.startsWith('Content-Length'));

async function request(scene: Scene, siege: Siege, asked: Asked): Promise<string[]> {
  const { who, method } = asked;
  const secrets = await secretsOf(scene, who);
  const bytes = bytesOf(scene, asked);
  const answer = readAnswer(await exchange(scene.house.url, bytes, seemsUnfinished(asked)));
  count(siege, answer === undefined ? 'cut off' : `HTTP ${answer.status}`);
  if (who !== 'nobody') await comeBack(scene, siege, who);
  if (answer === undefined) return mayBeSilent(asked) ? [] : ['does not answer'];
  return httpProblems(answer, bytes.toString('utf8'), method === 'HEAD', secrets);
}

const MOST_BYTES = 16_384;
const SIGNED_OUT = 4001;

/** The codes with which a line may be closed after that. */
function closings({ as, text }: Said): number[] {
  if (as === 'binary') return [1003, 1009];
  if (as === 'invalid') return [1007];
  return Buffer.byteLength(text) > MOST_BYTES ? [1009] : [];
}

async function lineOf(scene: Scene, siege: Siege, who: Somebody): Promise<Line> {
  const known = siege.lines.get(who);
  if (known !== undefined) return known;
  const open = (): Promise<Line> => openLine(scene.house.url, scene.tokens[who]);
  return open().catch(async (error: unknown) => {
    // what they asked for before, and did not wait for, was to sign out
    if (await comeBack(scene, siege, who)) return open();
    throw error;
  });
}

async function message(scene: Scene, siege: Siege, said: Said): Promise<string[]> {
  const { who } = said;
  const { names, seats } = scene;
  const line = await lineOf(scene, siege, who);
  siege.lines.set(who, line);
  const [secrets, before] = [await secretsOf(scene, who), await lucysSecrets(scene)];
  const from = line.heard.length;
  const text = fill(said.text, names);
  await line.say({ as: said.as, text });
  // whatever has come to light by now was no secret
  const after = await lucysSecrets(scene);
  const hidden = [...before].filter((word) => after.has(word));
  const heard = line.heard.slice(from);
  const seatAt = (table: string): number | null => seats[table]?.[who] ?? null;
  const problems = heard.flatMap((one) => messageProblems(one, text, seatAt, secrets, hidden));
  for (const one of heard) count(siege, `socket ${/^\{"type":"([a-z-]+)"/.exec(one)?.[1]}`);
  const code = line.code();
  if (code === undefined) return problems;
  count(siege, `socket closed with ${code}`);
  siege.lines.delete(who);
  // what they asked for before, and did not wait for, was to sign out
  if (code === SIGNED_OUT && (await comeBack(scene, siege, who))) return problems;
  const wanted = closings({ ...said, text });
  return wanted.includes(code) ? problems : [...problems, `closes with ${code}`];
}

/** Does one thing, and says what was wrong with what came of it. */
export async function perform(scene: Scene, siege: Siege, action: Action): Promise<string[]> {
  const { faults } = scene.house;
  try {
    const problems =
      action.kind === 'request' ? await request(scene, siege, action) : await message(scene, siege, action);
    return [
      ...problems,
      ...faults
        .splice(0)
        .map((fault) => `fails inside: ${fault instanceof Error ? fault.stack : String(fault)}`),
    ];
  } catch (error) {
    return [String(error), ...faults.splice(0).map(String)];
  }
}
