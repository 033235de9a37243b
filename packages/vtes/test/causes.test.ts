// Why pool and counters change, in whole games: what is lost to bleeds and to damage is what their events say.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord, replay, type SeatEvent, type State } from '@nocturne/kernel';
import { describe, expect, test } from 'vitest';
import { vtes } from '../src/game.ts';
import type { Cause, Vtes } from '../src/types.ts';

const FOLDER = fileURLToPath(new URL('../records', import.meta.url));

/** Every event of a golden game. */
function eventsOf(file: string): SeatEvent<Vtes>[] {
  const read = readRecord(readFileSync(join(FOLDER, file), 'utf8'));
  if ('reason' in read) throw new Error(JSON.stringify(read.reason));
  const found: SeatEvent<Vtes>[] = [];
  replay(vtes, read.record, { each: ({ events }: State<Vtes>) => void found.push(...events) });
  return found;
}

const FILES = readdirSync(FOLDER);

interface Loss {
  /** What the event says, and what was lost before it. */
  said: number;
  lost: number;
}

/** The bleeds of a game, and the pool that was lost to each. */
function bleedsOf(events: readonly SeatEvent<Vtes>[]): Loss[] {
  const bleeds: Loss[] = [];
  let lost = 0;
  for (const { type, data } of events) {
    if (type === 'pool' && data.cause === 'bleed') lost -= data.change;
    if (type !== 'bled') continue;
    bleeds.push({ said: data.amount, lost });
    lost = 0;
  }
  return bleeds;
}

/** The damage of a game, and the blood or life that was lost to it. */
function damageOf(events: readonly SeatEvent<Vtes>[]): Loss[] {
  const damage: Loss[] = [];
  const held = new Map<number, number>();
  let lost = 0;
  for (const { type, data } of events) {
    if (type === 'entered') held.set(data.card.id, data.card.counters);
    if (type === 'counters') {
      if (data.cause === 'damage') lost += held.get(data.card)! - data.counters;
      held.set(data.card, data.counters);
    }
    if (type !== 'damaged') continue;
    damage.push({ said: data.lost, lost });
    lost = 0;
  }
  return damage;
}

test('every usual cause comes up in play', () => {
  const causes = FILES.flatMap(eventsOf).map(({ data }) => ('cause' in data ? data.cause : null));
  const usual: Cause[] = ['cost', 'bleed', 'hunt', 'damage', 'stolen', 'moved', 'edge', 'oust', 'effect'];
  expect(usual.filter((cause) => !causes.includes(cause))).toEqual([]);
});

describe.each(FILES)('%s', (file) => {
  const events = eventsOf(file);

  test('a bleed costs the pool that it says, or what is left of it', () => {
    const bleeds = bleedsOf(events);
    expect(bleeds.filter(({ said, lost }) => lost > said || lost > 0 !== said > 0)).toEqual([]);
    expect(bleeds.length).toBeGreaterThan(0);
  });

  test('damage costs the blood or life that it says', () => {
    const damage = damageOf(events);
    expect(damage.filter(({ said, lost }) => said !== lost)).toEqual([]);
    expect(damage.some(({ lost }) => lost > 0)).toBe(true);
  });
});
