// An entry of the log of a table, and the news of it.

/** A move of a seat, a call of the table (seat −1), a bot for a person or the person again, or the return to an earlier entry. */
export type EntryKind = 'move' | 'call' | 'stand-in' | 'take-back';

export interface Entry {
  readonly table: string;
  /** 1 is the first. */
  readonly at: number;
  readonly kind: EntryKind;
  readonly seat: number;
  /** In the words of the record; of a take-back, the entry that is the last again; of a stand-in, who plays. */
  readonly move: string;
  /** What the client called it: the same move is not made twice. */
  readonly request: string | null;
  readonly made: number;
}

export const NEWS = 'entries';

/** Tables, and how far they have come: `table:at table:at …`. */
export const readNews = (text: string): { table: string; at: number }[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [table = '', at = ''] = one.split(':');
      return { table, at: Number(at) };
    });
export const newsOf = ({ table, at }: Entry): string => `${table}:${at}`;

export const COLUMNS = 'tab, at, kind, seat, move, request, made';
