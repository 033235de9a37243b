// A socket to whichever process takes it.

import { type ClientMessage, type ServerMessage, serverMessage } from '@nocturne/protocol';
import { WebSocket } from 'ws';

export interface Line {
  readonly send: (message: ClientMessage) => void;
  readonly close: () => void;
  /** It was closed, or never came about. */
  readonly closed: Promise<void>;
}

/** Whatever comes must be of a shape that the protocol knows, and be understood. */
export function openLine(
  url: string,
  token: string,
  hear: (message: ServerMessage) => void,
  failed: (error: unknown) => void,
): Line {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
    handshakeTimeout: 30_000,
  });
  socket.on('message', (data: Buffer) => {
    try {
      hear(serverMessage.parse(JSON.parse(data.toString('utf8'))));
    } catch (error) {
      failed(error);
    }
  });
  socket.on('error', () => undefined);
  return {
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => socket.close(),
    closed: new Promise((resolve) => void socket.once('close', () => resolve())),
  };
}
