// Somebody who goes and comes back, to one server or another, and has one picture of the table.

import type { ServerMessage } from '@nocturne/protocol';
import { type Follower, newFollower } from './follower.ts';
import { type Client, connect, type House } from './house.ts';
import { questionIn } from './player.ts';

type Line = Extract<ServerMessage, { type: 'chat' }>;

export interface Returner {
  readonly token: string;
  readonly follower: Follower;
  readonly lines: Line[];
  /** While they are there. */
  client: Client | undefined;
  house: House | undefined;
  /** Comes, and says what they have. */
  readonly come: (house: House, table: string) => Promise<void>;
  readonly go: () => Promise<void>;
  /** The message that tells the question which is open at this step, if one is: all before it is in the picture. */
  readonly reach: (at: number, serial: number | undefined) => Promise<ServerMessage>;
  readonly hears: (lines: number) => Promise<void>;
}

export function newReturner(token: string, game: string, seat: number | null): Returner {
  const follower = newFollower(game, seat);
  const lines: Line[] = [];
  let read = 0;
  const take = (): void => {
    for (const message of returner.client!.heard.slice(read)) {
      follower.hear(message);
      if (message.type === 'chat') lines.push(message);
    }
    read = returner.client!.heard.length;
  };
  const returner: Returner = {
    token,
    follower,
    lines,
    client: undefined,
    house: undefined,
    async come(house, table) {
      returner.client = await connect(house, token);
      returner.house = house;
      read = 0;
      const from = follower.at === undefined ? {} : { from: follower.at };
      const chat = lines.at(-1)?.number ?? 0;
      const answer = await returner.client.send({ type: 'watch', table, ...from, chat });
      if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    },
    async go() {
      returner.client!.close();
      await returner.client!.closed;
      take();
      returner.client = undefined;
    },
    async reach(at, serial) {
      const isThis = (message: ServerMessage): boolean =>
        'waiting' in message && message.at === at && questionIn(message)?.serial === serial;
      const message = await returner.client!.until(isThis);
      take();
      return message;
    },
    async hears(count) {
      if (lines.length < count)
        await returner.client!.until(({ type }) => type === 'chat' && countOf() >= count);
      take();
    },
  };
  const countOf = (): number =>
    lines.length + returner.client!.heard.slice(read).filter(({ type }) => type === 'chat').length;
  return returner;
}
