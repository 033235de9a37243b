// Somebody who answers every question at random, from what they are sent and nothing else.

import { below, type Random, shuffle } from '@nocturne/kernel';
import type { Question, ServerMessage } from '@nocturne/protocol';
import type { Client } from './house.ts';

export function randomChoice(
  { kind, options = [], min = 0, max = 0 }: Question,
  luck: Random,
): number | number[] {
  const mixed = (): number[] => [...shuffle(luck, [...options.keys()])];
  switch (kind) {
    case 'one':
      return below(luck, options.length);
    case 'amount':
      return min + below(luck, max - min + 1);
    case 'order':
      return mixed();
    case 'some':
      return mixed().slice(0, min + below(luck, max - min + 1));
  }
}

export const aboutOf = (message: ServerMessage): Readonly<Record<string, unknown>> =>
  ('about' in message ? (message.about ?? {}) : {}) as Record<string, unknown>;
export const isOver = (message: ServerMessage): boolean => aboutOf(message)['status'] === 'over';

export const questionIn = (message: ServerMessage): Question | null =>
  'question' in message ? (message.question ?? null) : null;

/** Plays until the game is over, or until so many questions are answered: how many were. */
export async function playOn(client: Client, table: string, luck: Random, most = Infinity): Promise<number> {
  const from = client.heard.findLastIndex((message) => 'waiting' in message);
  let last = -1;
  for (let answered = 0; answered < most; answered++) {
    const isNews = (one: ServerMessage): boolean => isOver(one) || (questionIn(one)?.serial ?? -1) > last;
    const question = questionIn(await client.until(isNews, from));
    if (question === null) return answered;
    last = question.serial;
    const choice = randomChoice(question, luck);
    const answer = await client.send({ type: 'move', table, serial: last, choice });
    // somebody else may have answered for all
    const late = answer.type === 'refused' && answer.reason.why === 'stale';
    if (answer.type !== 'done' && !late) throw new Error(JSON.stringify(answer));
  }
  return most;
}
