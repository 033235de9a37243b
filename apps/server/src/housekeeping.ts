// Housekeeping: one process at a time clears away what nobody needs any more, a little at once, so that nobody waits for it.

import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Cleaning } from './storage/cleaning.ts';

export interface HousekeepingOptions {
  readonly cleaning: Cleaning;
  readonly config: Config;
  readonly owner: string;
  readonly now: () => number;
  readonly log: Log;
  /** What one bite drops at most. */
  readonly most?: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Processes that gave no sign of life for so long are no more. */
const DEAD = 10 * MINUTE;
const MOST = 100;
/** What is left then waits for the next time. */
const BITES = 1000;

export type Cleared = Partial<Record<Exclude<keyof Cleaning, 'claim'>, number>>;

/** What was cleared away; nothing, if another process does it. */
export async function keepHouse(options: HousekeepingOptions): Promise<Cleared | undefined> {
  const { cleaning, config, owner, now, log, most = MOST } = options;
  const { housekeepingMinutes, guestDays, openTableDays, chatDays, gameLogDays } = config;
  const time = now();
  const claim = (): Promise<boolean> => cleaning.claim(owner, now(), now() + housekeepingMinutes * MINUTE);
  if (!(await claim())) return undefined;
  const before: Record<keyof Cleared, number> = {
    expiredSessions: time,
    openTables: time - openTableDays * DAY,
    lostGuests: time - guestDays * DAY,
    oldChats: time - chatDays * DAY,
    oldLogs: time - gameLogDays * DAY,
    deadRunners: time - DEAD,
    oldPresences: time - chatDays * DAY,
  };
  const cleared: Cleared = {};
  for (const [what, when] of Object.entries(before) as [keyof Cleared, number][]) {
    for (let bite = 0; bite < BITES && (await claim()); bite++) {
      const count = await cleaning[what](when, most);
      if (count === 0) break;
      cleared[what] = (cleared[what] ?? 0) + count;
    }
  }
  if (Object.keys(cleared).length > 0) log.info(cleared, 'housekeeping');
  return cleared;
}

/** Does it now and then; stopping waits for it. */
export function keepHouseTidy(
  options: HousekeepingOptions,
  failed: (error: unknown, where: string) => void,
): { stop: () => Promise<void> } {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(() => keepHouse(options)).catch((error: unknown) => failed(error, 'housekeeping'));
  }, options.config.housekeepingMinutes * MINUTE).unref();
  return {
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}
