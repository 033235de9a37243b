// Who of those that sit at a table is there: told to all who look at it, whichever process they are connected to.

import type { ServerParts } from '../server.ts';
import { PRESENCE_NEWS } from '../storage/presences.ts';
import { takeTurns } from '../storage/turns.ts';
import { seatOf } from '../tables/about.ts';
import type { Lookers } from './lookers.ts';
import { say, type Talker } from './talker.ts';

type Parts = Pick<ServerParts, 'storage' | 'owner' | 'now'>;

export interface Attendance {
  /** Somebody came or went, or sits elsewhere. */
  readonly review: (table: string) => void;
  /** Tells somebody who has just come. */
  readonly show: (talker: Talker, table: string) => void;
}

/** Those of them who sit at the table. */
const seated = (table: string, talkers: readonly Talker[]): Set<string> => {
  const people = new Set<string>();
  for (const { person, watching } of talkers) {
    const about = watching.get(table)?.slot.kept.about;
    if (about !== undefined && seatOf(about, person.id) !== null) people.add(person.id);
  }
  return people;
};

async function tell({ storage }: Parts, table: string, talkers: readonly Talker[]): Promise<void> {
  if (talkers.length === 0) return;
  const there = (await storage.presences.of(table)).filter(({ gone }) => gone === null);
  for (const talker of talkers) {
    const about = talker.watching.get(table)?.slot.kept.about;
    if (about === undefined) continue;
    const seats = there.flatMap(({ person }) => seatOf(about, person) ?? []);
    say(talker, { type: 'presence', table, seats: seats.toSorted((a, b) => a - b) });
  }
}

export async function keepAttendance(
  parts: Parts,
  lookers: Lookers,
  noted: (work: Promise<void>) => void,
): Promise<Attendance> {
  const { storage, owner, now } = parts;
  const inTurn = takeTurns();
  /** By table: those who are known to be there. */
  const known = new Map<string, Set<string>>();

  async function write(table: string, here: ReadonlySet<string>): Promise<void> {
    const before = known.get(table) ?? new Set();
    if (here.size === 0) known.delete(table);
    else known.set(table, new Set(here));
    for (const person of here) if (!before.has(person)) await storage.presences.come(table, person, owner);
    for (const person of before)
      if (!here.has(person)) await storage.presences.go(table, person, owner, now());
  }

  await storage.listen(PRESENCE_NEWS, (text) => {
    // an empty text: something may have been missed
    for (const table of text === '' ? lookers.tables() : [text]) noted(tell(parts, table, lookers.at(table)));
  });
  return {
    review: (table) => noted(inTurn(() => write(table, seated(table, lookers.at(table))))),
    show: (talker, table) => noted(tell(parts, table, [talker])),
  };
}
