// What it takes to set up a table: a seed that is promised, decks that may be played, and whether it all fits.

import { randomBytes } from 'node:crypto';
import { promiseOf } from '@nocturne/kernel';
import type { GivenDeck } from '@nocturne/protocol';
import type { Config } from '../config.ts';
import { findGame } from '../games.ts';
import type { Storage } from '../storage/index.ts';
import type { Person } from '../storage/people.ts';
import { type About, peopleAt } from './about.ts';
import type { Keeper } from './keeper.ts';
import { beginRunning, type Reasoned } from './running.ts';

export interface No {
  readonly reason: Reasoned;
  readonly problems?: readonly Reasoned[];
}
export type Done = { readonly ok: true } | No;
export type Made = { readonly id: string } | No;

export const OK: Done = { ok: true };
export const no = (why: string): No => ({ reason: { why } });
export const unless = (done: boolean): Done => (done ? OK : no('changed-meanwhile'));

export interface Parts {
  readonly storage: Storage<About>;
  readonly keeper: Keeper;
  readonly config: Pick<Config, 'tablesOfPerson'>;
  readonly now: () => number;
}

export async function addTable(
  { storage, now }: Parts,
  id: string,
  about: About,
  seed: string,
  listed: boolean,
): Promise<{ id: string }> {
  const [created, touched] = [now(), now()];
  await storage.tables.add(
    { id, revision: 1, status: 'open', listed, about, seed, created, touched },
    peopleAt(about),
  );
  return { id };
}

/** What is wrong with what was agreed; nothing, if the game could begin. */
export function whyNotBegin(about: About, seed: string): No | undefined {
  const running = beginRunning('new', about, seed);
  if (!('problems' in running)) return undefined;
  const { problems } = running;
  return { reason: problems[0]!, problems };
}

/** A secret, and what is shown of it before the first card. */
export function newSeed(): { seed: string; commitment: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: promiseOf(seed) };
}

/** A deck as somebody gave it, if it may be played at this table. */
export function readDeck({ game, options }: About, given: GivenDeck): { deck: unknown } | No {
  const read = findGame(game)!(({ readDeck: reader }) => reader?.(given, options));
  if (read === undefined) return no('no-decks');
  return 'deck' in read ? read : { reason: read.problems[0]!, problems: read.problems };
}

export const FRESH = {
  mutes: [],
  version: null,
  takeBack: null,
  replacing: null,
  began: null,
  ended: null,
  result: null,
  before: null,
  share: null,
  next: null,
} as const;

/** Nobody sits at more tables than they can mean to play at. */
export async function hasEnough({ storage, config }: Parts, { id }: Person): Promise<boolean> {
  return (await storage.tables.countOfPerson(id)) >= config.tablesOfPerson;
}
