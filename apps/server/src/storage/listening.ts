// What PostgreSQL tells: a connection of its own that listens, and comes back when it is lost.

import { Client } from 'pg';
import type { Database } from './database.ts';
import { takeTurns } from './turns.ts';

/** A connection at whose other end nobody is any more is noticed within half a minute. */
export const CONNECTION = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

const RETRY_MS = 500;

type Channels = Map<string, ((text: string) => void)[]>;

function hear(channels: Channels, channel: string, text: string): void {
  for (const heard of channels.get(channel) ?? []) heard(text);
}

/** A connection that listens to all channels. */
async function connect(url: string, channels: Channels, onError: (error: Error) => void): Promise<Client> {
  const client = new Client({ connectionString: url, ...CONNECTION });
  client.on('error', onError);
  client.on('notification', ({ channel, payload = '' }) => hear(channels, channel, payload));
  try {
    await client.connect();
    for (const channel of channels.keys()) await client.query(`LISTEN "${channel}"`);
    return client;
  } catch (error) {
    await client.end().catch(onError);
    throw error;
  }
}

export interface Listening {
  readonly listen: Database['listen'];
  readonly close: () => Promise<void>;
}

export function keepListening(url: string, onError: (error: Error) => void): Listening {
  const channels: Channels = new Map();
  const inTurn = takeTurns();
  let client: Client | undefined;
  let started = false;
  let closed = false;

  function lost(): void {
    client = undefined;
    if (!closed) setTimeout(() => void inTurn(again), RETRY_MS).unref();
  }
  async function open(): Promise<void> {
    client = await connect(url, channels, onError);
    client.once('end', lost);
  }
  async function again(): Promise<void> {
    if (closed) return;
    try {
      await open();
      for (const channel of channels.keys()) hear(channels, channel, '');
    } catch (error) {
      onError(error as Error);
      lost();
    }
  }
  async function listen(channel: string, heard: (text: string) => void): Promise<void> {
    const known = channels.get(channel) ?? [];
    channels.set(channel, [...known, heard]);
    if (!started) await open();
    // if the connection was lost, the next one listens to this channel, too
    else if (known.length === 0) await client?.query(`LISTEN "${channel}"`).catch(onError);
    started = true;
  }

  return {
    listen: (channel, heard) => inTurn(() => listen(channel, heard)),
    async close() {
      closed = true;
      await inTurn(async () => client?.end());
    },
  };
}
