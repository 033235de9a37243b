// A table as whoever asks may see it.

import type * as protocol from '@nocturne/protocol';
import type * as z from 'zod';
import type { Person } from '../storage/people.ts';
import type { KeptTable } from '../storage/tables.ts';
import { type About, publicAbout, seatOf } from '../tables/about.ts';
import { whyNotRun } from '../tables/agreed.ts';

export function infoOf(
  { id, status, about }: KeptTable<About>,
  viewer: Person | undefined,
): z.infer<typeof protocol.tableInfo> {
  const stuck = status === 'playing' ? whyNotRun(about) : undefined;
  return {
    id,
    status,
    seat: viewer === undefined ? null : seatOf(about, viewer.id),
    about: publicAbout(about, viewer?.id ?? null),
    ...(stuck === undefined ? {} : { stuck }),
  };
}
