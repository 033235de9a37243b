// Asks over HTTP, and asks again until somebody answers: processes die in the middle of anything.

import { setTimeout as wait } from 'node:timers/promises';

export interface Answered {
  readonly status: number;
  readonly text: string;
}

const RETRY_MS = 50;

/** What is asked must be the same if it is asked twice: an answer may be lost. */
export async function insist(
  url: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered> {
  for (;;) {
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status < 500) return { status: answer.status, text };
    } catch {
      // the connection was lost
    }
    await wait(RETRY_MS);
  }
}

/** The answer as data; anything but a yes is a fault, unless it is one of these reasons. */
export async function insistOn<Result>(
  given: Parameters<typeof insist>,
  ...allowed: readonly string[]
): Promise<Result> {
  const { status, text } = await insist(...given);
  const data = JSON.parse(text) as Result & { error?: { why?: string } };
  if (status === 200 || allowed.includes(data.error?.why ?? '')) return data;
  throw new Error(`${given[2]} ${given[3]}: ${status} ${text}`);
}
