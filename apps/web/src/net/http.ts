// Requests to the server. Browsers are known by a cookie.

import type { ReasonMessage } from '@nocturne/protocol';
import { type Store, store } from './store.ts';

/** Whether the server answered when it was asked last. */
export const reached: Store<boolean> = store(true);

/** The server said no, and why. */
export class Refused extends Error {
  readonly reason: ReasonMessage;
  readonly problems: readonly ReasonMessage[];
  constructor(reason: ReasonMessage, problems: readonly ReasonMessage[] = []) {
    super(reason.why);
    this.reason = reason;
    this.problems = problems;
  }
}

/** What is done when the server does not know any more who this is. */
let forget = (): void => undefined;
export function whenUnknown(work: () => void): void {
  forget = work;
}

/** Looks whether a reason says so: whoever signs out everywhere is gone from other browsers, too. */
export function heed({ why }: ReasonMessage): void {
  if (why === 'not-signed-in' || why === 'signed-out') forget();
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const asked = (method: Method, body: unknown): RequestInit =>
  body === undefined
    ? { method }
    : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };

interface Problem {
  readonly error?: ReasonMessage;
  readonly problems?: readonly ReasonMessage[];
}

/** What the server answers; a refusal, or no answer, is thrown. */
export async function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, asked(method, body));
    reached.set(true);
  } catch {
    reached.set(false);
    throw new Refused({ why: 'no-answer' });
  }
  const text = await response.text();
  const answer: unknown = /^(?:[{[]|null$)/.test(text) ? JSON.parse(text) : text;
  if (response.ok) return answer as Answer;
  const { error = { why: 'no-answer' }, problems } = Object(answer) as Problem;
  heed(error);
  throw new Refused(error, problems);
}
