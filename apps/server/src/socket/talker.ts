// Somebody at the other end of a socket, and what is said to them.

import type { ServerMessage } from '@nocturne/protocol';
import type { Person } from '../storage/people.ts';
import type { Slot } from '../tables/slots.ts';
import type { Watcher } from '../tables/telling.ts';
import type { Allowance } from './allowance.ts';
import type { Line } from './line.ts';

/** A table that somebody looks at. */
export interface Looking {
  readonly slot: Slot;
  readonly watcher: Watcher;
  /** The game has been shown from this seat. */
  readonly shown: boolean;
  /** The number of the last line that was said, and how many of them were for them. */
  readonly chat: { last: number; count: number };
}

/** Somebody who may open a socket. */
export interface Caller {
  readonly person: Person;
  /** The key of the session with which they came. */
  readonly session: string;
  /** Where they come from, as far as limits count it. */
  readonly network: string;
}

export interface Talker extends Caller {
  readonly socket: Line;
  readonly watching: Map<string, Looking>;
  readonly allowance: Allowance;
}

/** Whoever does not read what is sent is let go: nothing is kept for them. */
const MOST_BUFFERED = 4_000_000;

export const isThere = ({ socket }: Pick<Talker, 'socket'>): boolean => socket.isOpen();

/** Makes a text ready, and sends it when the result is called. */
export function readyText(talker: Pick<Talker, 'socket'>, text: string): () => void {
  const { socket } = talker;
  const send = socket.ready(text);
  return () => {
    if (!isThere(talker)) return;
    if (socket.waiting() > MOST_BUFFERED) socket.close(1013, 'too slow');
    else send();
  };
}

export const sendText = (talker: Pick<Talker, 'socket'>, text: string): void => readyText(talker, text)();

export const say = (talker: Pick<Talker, 'socket'>, message: ServerMessage): void =>
  sendText(talker, JSON.stringify(message));
