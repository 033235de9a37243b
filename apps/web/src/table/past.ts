// What happened at a table before this page looked at it. The server tells it once more, page by page, and it becomes lines of
// the log like all that is told later.

import { request } from '../net/http.ts';
import type { AnyEvent, AnyView, GameClient, LogLine, LoggedLine } from './types.ts';

/** Lines of the log that are kept. */
export const MOST_LINES = 600;
/** Steps that are asked for at once. */
const A_PAGE = 200;

interface Page {
  readonly at: number;
  readonly view: AnyView;
  readonly steps: readonly { readonly when: number; readonly events: readonly AnyEvent[] }[];
}

/** The view after these events, and what they say. */
export function followed(
  client: GameClient,
  view: AnyView,
  seat: number | null,
  events: readonly AnyEvent[],
): { readonly view: AnyView; readonly lines: readonly LogLine[] } {
  const lines: LogLine[] = [];
  let seen = view;
  for (const event of events) {
    lines.push(...client.tell(event, seen));
    seen = client.follow(seen, event, seat);
  }
  return { view: seen, lines };
}

function linesOf(client: GameClient, seat: number | null, page: Page): LoggedLine[] {
  let { view } = page;
  return page.steps.flatMap(({ events, when }) => {
    const step = followed(client, view, seat, events);
    ({ view } = step);
    return step.lines.map((line) => ({ ...line, when }));
  });
}

/** The latest lines until a step, as this seat was told them. */
export async function readPast(
  table: string,
  invite: string | undefined,
  client: GameClient,
  seat: number | null,
  at: number,
): Promise<readonly LoggedLine[]> {
  const invited = invite === undefined ? '' : `&invite=${encodeURIComponent(invite)}`;
  let lines: LoggedLine[] = [];
  let until = at;
  for (;;) {
    const path = `/api/tables/${table}/past?until=${until}&most=${A_PAGE}${invited}`;
    const page = await request<Page>('GET', path);
    lines = [...linesOf(client, seat, page), ...lines];
    if (page.steps.length < A_PAGE || lines.length >= MOST_LINES) return lines.slice(-MOST_LINES);
    until = page.at;
  }
}
