// What is wrong with an answer, whatever was asked.

import { serverMessage } from '@nocturne/protocol';

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
  readonly text: string;
}

/** The answer in what came over the line, without what may follow it; none, if there is none. */
export function readAnswer(text: string): HttpAnswer | undefined {
  const final = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const status = /^HTTP\/1\.[01] (\d{3}) /.exec(final)?.[1];
  if (status === undefined) return undefined;
  const end = final.indexOf('\r\n\r\n') + 4;
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(final.slice(0, end))?.[1];
  const rest = Buffer.from(final.slice(end));
  const body = length === undefined ? rest : rest.subarray(0, Number(length));
  return { status: Number(status), body: body.toString('utf8'), text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const leaks = (text: string, asked: string, secrets: Iterable<string>): string[] =>
  [...secrets]
    .filter((secret) => text.includes(secret) && !asked.includes(secret))
    .map((secret) => `tells “${secret}”`);

/** A refusal has a reason, and nothing is our fault. */
export function httpProblems(
  answer: HttpAnswer,
  asked: string,
  head: boolean,
  secrets: Iterable<string>,
): string[] {
  const { status, body, text } = answer;
  const { error } = (parsed(body) ?? {}) as { error?: { why?: unknown } };
  const problems = leaks(text, asked, secrets);
  if (status >= 500) problems.push(`answers ${status}`);
  if (status >= 400 && !head && typeof error?.why !== 'string')
    problems.push(`gives no reason with ${status}`);
  return problems;
}

const isFault = (message: unknown): boolean =>
  (message as { reason?: { why?: unknown } }).reason?.why === 'fault';

/**
 * Every message is of the protocol, and nothing that only another seat may see is in it. What the game itself tells is
 * shown from the own seat alone; everything else has none of the secrets.
 */
export function messageProblems(
  text: string,
  asked: string,
  seatAt: (table: string) => number | null,
  secrets: Iterable<string>,
  others: Iterable<string>,
): string[] {
  const message = serverMessage.safeParse(parsed(text));
  if (!message.success) return [`says what is not in the protocol: ${text.slice(0, 200)}`];
  const { data } = message;
  const problems = leaks(text, asked, secrets);
  if (isFault(data)) problems.push('is at fault');
  if (data.type === 'table' && data.seat !== seatAt(data.table)) problems.push(`shows seat ${data.seat}`);
  if (data.type !== 'table' && data.type !== 'events') return [...problems, ...leaks(text, asked, others)];
  if (seatAt(data.table) !== null) return problems;
  if (data.question !== null && data.question !== undefined) problems.push('asks a spectator');
  if (data.type === 'events' && data.events.some((event) => 'secret' in event))
    problems.push('tells a spectator a secret');
  return problems;
}
