// The way out to one socket. What is said in one go leaves in one go, and what is said to several is made ready once:
// sending is half of what a server does.

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

export interface Line extends Pick<WebSocket, 'close'> {
  readonly isOpen: () => boolean;
  /** Bytes that the other end has not taken yet. */
  readonly waiting: () => number;
  /** Makes a text ready, and sends it when the result is called. */
  readonly ready: (text: string) => () => void;
  /** What was said, on whichever line, leaves now: nothing more is to go with it. */
  readonly leave: () => void;
}

/** A whole message of text in one frame, which a server does not mask (RFC 6455, 5.2). */
const TEXT = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < LENGTH_IN_2_BYTES ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = LENGTH_IN_2_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_IN_8_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

interface Framed {
  readonly text: string;
  readonly frame: Buffer;
}
const NOTHING: Framed = { text: '', frame: frameOf('') };

/** Frames of the last texts: of a move most seats are told the same, and who is asked next something else. */
function keepFrames(): (text: string) => Buffer {
  let [last, before] = [NOTHING, NOTHING];
  return (text) => {
    if (text === last.text) return last.frame;
    if (text === before.text) return before.frame;
    [before, last] = [last, { text, frame: frameOf(text) }];
    return last.frame;
  };
}

/** Opens lines that share what they have in common. */
export function openLines(): (socket: WebSocket, wire: Duplex) => Line {
  const framed = keepFrames();
  const held = new Set<Duplex>();
  function release(): void {
    for (const wire of held) wire.uncork();
    held.clear();
  }
  function hold(wire: Duplex): void {
    if (held.has(wire)) return;
    // after all that the tables do now: an answer leaves together with what it brought about
    if (held.size === 0) process.nextTick(release);
    held.add(wire);
    wire.cork();
  }
  return (socket, wire) => ({
    isOpen: () => socket.readyState === socket.OPEN,
    waiting: () => wire.writableLength,
    close: (code, reason) => socket.close(code, reason),
    ready(text) {
      const frame = framed(text);
      return () => {
        hold(wire);
        // beside the library, which writes whole frames at once, too, as long as it compresses nothing
        wire.write(frame);
      };
    },
    leave: release,
  });
}
