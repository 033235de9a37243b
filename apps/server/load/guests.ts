// People who come in over HTTP, sit down at tables and begin games, as any client would.

const AT_ONCE = 16;

export interface Seated {
  readonly table: string;
  /** The token of whoever sits there, by seat. */
  readonly tokens: readonly string[];
}

async function ask(
  port: number,
  token: string | undefined,
  path: string,
  body: unknown,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

async function comeIn(port: number, name: string): Promise<string> {
  const { token } = await ask(port, undefined, '/api/guests', { name });
  return token as string;
}

/** Guests of whom each has a seat at a table that is being played. */
export async function sitDown(port: number, game: string, seats: number): Promise<Seated> {
  const names = Array.from({ length: seats }, (_, seat) => `Guest ${seat + 1}`);
  const tokens = await Promise.all(names.map((name) => comeIn(port, name)));
  const { id } = await ask(port, tokens[0], '/api/tables', { game, seats });
  const table = id as string;
  for (const token of tokens.slice(1)) await ask(port, token, `/api/tables/${table}/seats`, {});
  await ask(port, tokens[0], `/api/tables/${table}/start`, {});
  return { table, tokens };
}

/** The same people begin another game. */
export async function playAgain(port: number, { table, tokens }: Seated): Promise<Seated> {
  const { id } = await ask(port, tokens[0], `/api/tables/${table}/rematch`, {});
  const next = id as string;
  for (const token of tokens.slice(1)) await ask(port, token, `/api/tables/${next}/seats`, {});
  await ask(port, tokens[0], `/api/tables/${next}/start`, {});
  return { table: next, tokens };
}

/** Does something for each, a few at a time. */
export async function forEach<One>(list: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const left = list.values();
  const worker = async (): Promise<void> => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
