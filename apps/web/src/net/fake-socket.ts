// A server for tests: it hears what is said on sockets, and says what it is told to.

import type { ServerMessage } from '@nocturne/protocol';

type Heard = Record<string, unknown> & { readonly type: string; readonly request: string };

export class FakeSocket {
  static readonly OPEN = 1;
  /** Every socket that was opened, the last one last. */
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = FakeSocket.OPEN;
  readonly heard: Heard[] = [];
  readonly #listeners: Record<string, ((event: { data: string }) => void)[]> = {};
  constructor() {
    FakeSocket.all.push(this);
  }
  addEventListener(type: string, listener: (event: { data: string }) => void): void {
    (this.#listeners[type] ??= []).push(listener);
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Heard);
  }
  close(): void {
    this.readyState = 3;
    for (const listener of this.#listeners['close'] ?? []) listener({ data: '' });
  }
  say(message: ServerMessage): void {
    for (const listener of this.#listeners['message'] ?? []) listener({ data: JSON.stringify(message) });
  }
  hello(): void {
    this.say({
      type: 'hello',
      protocol: 1,
      person: { id: 'qnepd60jpeezacr5', name: 'Mina' },
      now: Date.now(),
    });
  }
  of(type: string): Heard[] {
    return this.heard.filter((one) => one.type === type);
  }
}

/** What a browser has and Node has not. */
export function fakeBrowser(): void {
  const kept = new Map<string, string>();
  FakeSocket.all = [];
  Object.assign(globalThis, {
    WebSocket: FakeSocket,
    location: { protocol: 'http:', host: 'here' },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
}
