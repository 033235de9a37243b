// Links to games that are over.

import type { ServerParts } from '../server.ts';
import type { KeptTable } from '../storage/tables.ts';
import type { About } from '../tables/about.ts';

/** A link begins with the id of its table. */
const ID_SIGNS = 12;

/** The table whose game was shared by this link. */
export async function sharedTable(
  { storage }: Pick<ServerParts, 'storage'>,
  token: string,
): Promise<KeptTable<About> | undefined> {
  const table = await storage.tables.find(token.slice(0, ID_SIGNS));
  return table?.about.share === token ? table : undefined;
}
