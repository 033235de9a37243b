// Links that carry a deck: `https://vdb.im/decks/deck?name=…&author=…#200001=2;100545=4`.

import type { Field } from './headings.ts';

export interface DeckLink {
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  readonly cards: readonly { readonly id: number; readonly count: number }[];
  /** Parts of the list that are no cards. */
  readonly unread: readonly string[];
}

const PAIR = /(?<!\w)\d{6}(?:=|%3D)\d{1,3}(?!\d)/i;
const FIELD_NAMES: readonly Field[] = ['name', 'author', 'description'];

/** Signs that are no text, and that a terminal would obey. */
export const CONTROLS = /[^\P{Cc}\s]/gu;

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced).replace(CONTROLS, '');
  } catch {
    return spaced;
  }
}

/** From the protocol, or the beginning of the word, to the end of the cards. */
function linkIn(line: string): string | undefined {
  const pair = PAIR.exec(line);
  if (pair === null) return undefined;
  const before = line.slice(0, pair.index);
  const start = before.search(/https?:/i);
  const head = start < 0 ? /\S*$/.exec(before)![0] : before.slice(start);
  return head + /^\S*(?:\s+\d{6}=\d{1,3}\S*)*/.exec(line.slice(pair.index))![0];
}

/** What stands between `?` and `#`, and behind `#`; numbers alone are read as if a `#` were before them. */
function partsOf(link: string): { query: string[]; listed: string[] } {
  const at = link.search(/[?#]/);
  const behind = at < 0 ? `#${link}` : link.slice(at);
  const [query = '', fragment = ''] = behind.split(/#(.*)/s);
  const plain = fragment.replace(/%3D/gi, '=').replace(/%3B/gi, ';');
  const asked = query.slice(1).split('&');
  return {
    query: asked.filter((part) => !/^\d{6}=/.test(part)),
    listed: [...asked.filter((part) => /^\d{6}=/.test(part)), plain]
      .flatMap((part) => part.split(/[;&\s]/))
      .filter((part) => part !== ''),
  };
}

const fieldOf = (part: string): [Field, string] | undefined => {
  const [key = '', value = ''] = part.split(/=(.*)/s);
  const field = FIELD_NAMES.find((name) => name === key.toLowerCase());
  return field === undefined ? undefined : [field, decoded(value).trim()];
};

export function readLink(line: string): DeckLink | undefined {
  const link = linkIn(line);
  if (link === undefined) return undefined;
  const { query, listed } = partsOf(link);
  const fields = new Map([...query, ...listed].map(fieldOf).filter((field) => field !== undefined));
  const cards: { id: number; count: number }[] = [];
  const unread: string[] = [];
  for (const part of listed) {
    const [, id, count] = /^(\d{6})=(\d{1,3})$/.exec(part) ?? [];
    if (id !== undefined) cards.push({ id: Number(id), count: Number(count) });
    else if (fieldOf(part) === undefined) unread.push(part);
  }
  if (cards.length === 0) return undefined;
  return { fields: Object.fromEntries(fields), cards, unread };
}

/** Half a character cannot be written in a link. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

export function writeLink(
  cards: readonly { readonly id: number; readonly count: number }[],
  fields: DeckLink['fields'],
): string {
  const query = FIELD_NAMES.flatMap((name) => {
    const value = fields[name]?.trim() ?? '';
    return value === '' ? [] : [`${name}=${encoded(value)}`];
  });
  const listed = cards.map(({ id, count }) => `${id}=${count}`).join(';');
  return `https://vdb.im/decks/deck${query.length > 0 ? `?${query.join('&')}` : ''}#${listed}`;
}
