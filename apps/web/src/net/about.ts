// What the server tells of a table besides its game.

import type { Clock } from '@nocturne/protocol';

export interface ChairInfo {
  readonly name: string;
  readonly account: boolean;
  readonly taken: boolean;
  readonly bot: 'random' | 'heuristic' | null;
  readonly you: boolean;
  readonly kept: boolean;
  readonly nonce: string | null;
  /** The own one; those of others once the game is over. */
  readonly deck: unknown;
}

export interface About {
  readonly status: 'open' | 'playing' | 'over';
  readonly game: string;
  readonly chairs: readonly ChairInfo[];
  /** A seat. */
  readonly host: number | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  readonly atZero: 'default' | 'bot';
  readonly pace: number;
  readonly time: number | null;
  readonly endsAt: number | null;
  readonly commitment: string;
  readonly began: number | null;
  readonly ended: number | null;
  readonly result: unknown;
  readonly before: string | null;
  readonly next: string | null;
  readonly mutes: readonly {
    readonly name: string;
    readonly seat: number | null;
    readonly everyone: boolean;
  }[];
  readonly takeBack?: {
    readonly by: number;
    readonly agreed: readonly number[];
    readonly needed: readonly number[];
    readonly at: number;
  } | null;
  readonly replacing: {
    readonly seat: number;
    readonly since: number;
    readonly agreed: readonly number[];
  } | null;
  readonly standIns?: readonly number[];
  /** For those who sit there. */
  readonly invite?: string;
  readonly share?: string | null;
}

export interface TableInfo {
  readonly id: string;
  readonly status: About['status'];
  readonly seat: number | null;
  readonly about: About;
  readonly stuck?: { readonly why: string };
}
