import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Line, openLines } from './line.ts';

/** Both ends of a socket: the line of this side, and what arrives at the other. */
async function connected(): Promise<{
  line: Line;
  socket: WebSocket;
  arrived: (count: number) => Promise<string[]>;
}> {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const openLine = openLines();
  const opened = new Promise<{ line: Line; socket: WebSocket }>((resolve) => {
    http.on('upgrade', (request, wire, head) =>
      sockets.handleUpgrade(request, wire, head, (socket) =>
        resolve({ line: openLine(socket, wire), socket }),
      ),
    );
  });
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.terminate();
    http.close();
  });
  const texts: string[] = [];
  client.on('message', (data: Buffer) => texts.push(data.toString('utf8')));
  const arrived = async (count: number): Promise<string[]> => {
    while (texts.length < count) await once(client, 'message');
    return texts;
  };
  return { ...(await opened), arrived };
}

test('texts of every length arrive whole and in order, between those that the library sends', async () => {
  const { line, socket, arrived } = await connected();
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = lengths.flatMap((length) => ['x'.repeat(length), '\u00E9\u{1F987}'.repeat(length / 6)]);
  for (const text of texts) {
    line.ready(text)();
    socket.send(`after ${text.length}`);
  }
  const heard = await arrived(texts.length * 2);
  expect(heard).toEqual(texts.flatMap((text) => [text, `after ${text.length}`]));
});

test('what was said is heard before the goodbye', async () => {
  const { line, arrived } = await connected();
  line.ready('one')();
  line.ready('two')();
  line.close(1008, 'enough');
  expect(await arrived(2)).toEqual(['one', 'two']);
});

/** A wire that counts what leaves at once. */
function countingWire(): { wire: Duplex; left: number[] } {
  const left: number[] = [];
  const wire = new Duplex({
    read: () => undefined,
    write(_chunk, _encoding, done: () => void) {
      left.push(1);
      done();
    },
    writev(chunks, done) {
      left.push(chunks.length);
      done();
    },
  });
  return { wire, left };
}

/** Lines to two who count. */
function twoLines() {
  const openLine = openLines();
  const socket = { readyState: 1, close: () => undefined } as unknown as WebSocket;
  const [ana, bruno] = [countingWire(), countingWire()];
  return { ana, bruno, toAna: openLine(socket, ana.wire), toBruno: openLine(socket, bruno.wire) };
}

test('what is said in one go leaves in one go, to each for itself', async () => {
  const { ana, bruno, toAna, toBruno } = twoLines();
  toAna.ready('events')();
  toBruno.ready('events')();
  await Promise.resolve();
  toAna.ready('done')();
  expect([ana.left, bruno.left]).toEqual([[], []]);
  expect(toAna.waiting()).toBeGreaterThan(0);
  await new Promise((resolve) => void setImmediate(resolve));
  expect([ana.left, bruno.left]).toEqual([[2], [1]]);
  toBruno.ready('more')();
  await new Promise((resolve) => void setImmediate(resolve));
  expect([ana.left, bruno.left]).toEqual([[2], [1, 1]]);
});

test('what nothing more goes with leaves at once, on every line, and nothing twice', async () => {
  const { ana, bruno, toAna, toBruno } = twoLines();
  toBruno.ready('events')();
  toAna.ready('events')();
  toAna.ready('done')();
  toAna.leave();
  expect([ana.left, bruno.left]).toEqual([[2], [1]]);
  toAna.ready('more')();
  expect(ana.left).toEqual([2]);
  await new Promise((resolve) => void setImmediate(resolve));
  expect([ana.left, bruno.left]).toEqual([[2, 1], [1]]);
});
