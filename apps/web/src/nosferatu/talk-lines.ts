// Talk and events in one column, in the order of time: what is announced becomes an intertitle, the rest plain
// lines between what people say, one for what a seat does in one go.

import type { ChatLine, LoggedLine } from '../table/types.ts';
import { told } from './told.ts';

export type TalkLine =
  | { readonly kind: 'said'; readonly said: ChatLine }
  | { readonly kind: 'title'; readonly title: TitleKey | null; readonly line: LoggedLine }
  | { readonly kind: 'facts'; readonly lines: readonly LoggedLine[] };
export type TitleKey = `announced-${1 | 2 | 3}` | 'dawn' | 'revealed' | 'killed' | 'ended';

const PLAIN_TITLES: Readonly<Record<string, TitleKey | null>> = {
  'event.turn': null,
  'event.revealed': 'revealed',
  'event.killed': 'killed',
  'event.ended': 'ended',
};

/** Null: its sentence is title enough. Undefined: it is none. */
function titleOf(line: LoggedLine): TitleKey | null | undefined {
  const { key, values } = told(line);
  if (key === 'event.announced') return `announced-${(values as { case: 1 | 2 | 3 }).case}`;
  if (key === 'event.clock') return (values as { card: string }).card === 'dawn' ? 'dawn' : undefined;
  return PLAIN_TITLES[key];
}

/** What one sees in one's own Reserve need not be said among what all hear. */
const isSeen = (line: LoggedLine): boolean => told(line).key === 'event.drew.secret';

const seatOf = (line: LoggedLine): unknown => (told(line).values as { seat?: number }).seat;

/** Whether it belongs to what was told before: what a seat does in one go, and what comes of it. */
const goesOn = (before: readonly LoggedLine[], line: LoggedLine): boolean =>
  seatOf(line) === undefined || seatOf(line) === seatOf(before[0]!);

function add(lines: TalkLine[], line: LoggedLine): void {
  if (isSeen(line)) return;
  const title = titleOf(line);
  const last = lines.at(-1);
  if (title !== undefined) lines.push({ kind: 'title', title, line });
  else if (last?.kind === 'facts' && goesOn(last.lines, line))
    lines[lines.length - 1] = { ...last, lines: [...last.lines, line] };
  else lines.push({ kind: 'facts', lines: [line] });
}

export function talkLines(log: readonly LoggedLine[], chat: readonly ChatLine[]): readonly TalkLine[] {
  const lines: TalkLine[] = [];
  let next = 0;
  const sayUntil = (when: number): void => {
    for (; next < chat.length && chat[next]!.when < when; next++)
      lines.push({ kind: 'said', said: chat[next]! });
  };
  for (const line of log) {
    sayUntil(line.when);
    add(lines, line);
  }
  sayUntil(Infinity);
  return lines;
}

/** What each seat said last, to all, since the turn began. */
export function lastWords(
  log: readonly LoggedLine[],
  chat: readonly ChatLine[],
): ReadonlyMap<number, ChatLine> {
  const began = log.findLast((line) => told(line).key === 'event.turn')?.when ?? 0;
  const words = new Map<number, ChatLine>();
  for (const line of chat)
    if (line.seat !== null && line.to === null && line.when >= began) words.set(line.seat, line);
  return words;
}
