// Asks over HTTP, and asks again until somebody answers: processes die in the middle of anything.

import { setTimeout as wait } from 'node:timers/promises';

/** Where to ask, until it is closed for good. */
export interface Door {
  readonly url: string;
  readonly closed: boolean;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
}

const RETRY_MS = 50;

/** Somebody else changed the table at the same moment: perhaps the first of two who asked the same. */
const isTooEarly = (text: string): boolean => text.includes('"changed-meanwhile"');

/** What is asked must be the same if it is asked twice: an answer may be lost. */
export async function insist(
  door: Door,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered> {
  while (!door.closed) {
    try {
      const answer = await fetch(`${door.url}${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status < 500 && !isTooEarly(text)) return { status: answer.status, text };
    } catch {
      // the connection was lost
    }
    await wait(RETRY_MS);
  }
  throw new Error('the door was closed');
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
