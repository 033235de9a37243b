import { expect, test } from 'vitest';
import { allCards } from '../cards/book.ts';
import type { Card } from '../cards/printed.ts';
import { cardTextLines } from './index.ts';
import { readerOf } from '../../test/reader.ts';

type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data };
type Path = readonly (string | number)[];

/** What a definition holds, with the way to it. */
const leaves = (data: Data, path: Path = []): Path[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([key, value]) =>
        leaves(value, [...path, Array.isArray(data) ? Number(key) : key]),
      )
    : [path];

const at = (data: Data, path: Path): Data =>
  path.reduce((one, key) => (one as Record<string, Data>)[key]!, data);

/** The same with one number larger, or with one word or mark left out. */
function changed(data: Data, [key, ...rest]: Path): Data {
  const copy = structuredClone(data) as Record<string, Data>;
  const value = copy[key!]!;
  if (rest.length > 0) copy[key!] = changed(value, rest);
  else if (typeof value === 'number') copy[key!] = value + 1;
  else delete copy[key!];
  return copy;
}

/** Words of the notation, and what a part of a card cannot be without. */
const KINDS = new Set(['word', 'id', 'name', 'op', 'what', 'sect', 'type', 'rank', 'gives']);
const isKind = (path: Path): boolean =>
  KINDS.has(String(path.at(-1))) || (path.at(-1) === 'kind' && path.at(-2) !== 'during');

/** What means the same as nothing. */
const USUAL = new Set<Data>(['any', 'controlled', false]);

/** What the text says by other words, or a rule says for it. */
const SAID_OTHERWISE: readonly RegExp[] = [
  /moments[.]\d$/,
  // the counters are named, and who is not locked does not unlock
  /needs[.](counters|locked|marked)$/,
  // blood that is moved must be there
  /minion[.]blood$/,
  // it is always both
  /onBlock[.](titled|political)$/,
  // what is drawn for a price must be there
  /effects[.]\d[.]needed$/,
  // a hand is one’s own
  /Barrens .*whose$/,
  // a referendum passed, so a political action succeeded
  /Captivation .*(outcome|kind)$/,
  // X is the cost
  /Hidden Strength cost.blood$/,
  // these strikes have no amount
  /(Majesty|Gonçalves|Fast Hands|Shattering Blow) .*strike.amount$/,
  // whoever cannot do something cannot
  /(Pentex.*|Alastor) does.constant.0.amount$/,
  // only vampires have titles and clans
  /(Bret Stryker|Bone Shambler) .*vampire$/,
  // another copy, which can be locked: allies are ready (V-3.31)
  /Bone Shambler .*target[.](where|other|unlocked)$/,
  // what cannot be done is not chosen
  /Anarch Convert .*needed$/,
  // from the hand, or from wherever it may be
  /(Bima|Waters of Duat) .*from[.]\d$/,
  // a card of one’s own on oneself
  /Clan Impersonation .*action.at$/,
];

const library = [...allCards()].filter((card) => card.kind === 'library' || card.does !== undefined);

test.each(library.map((card) => [card.name, card] as const))(
  'everything in %s is in its text',
  (_name, card) => {
    const text = cardTextLines(card, readerOf('en')).join('\n');
    const unsaid = leaves(card as unknown as Data)
      .filter((path) => !isKind(path))
      .filter((path) => !USUAL.has(at(card as unknown as Data, path)))
      .filter((path) => {
        const other = changed(card as unknown as Data, path) as unknown as Card;
        try {
          return cardTextLines(other, readerOf('en')).join('\n') === text;
        } catch {
          return false;
        }
      })
      .map((path) => `${card.name} ${path.join('.')}`)
      .filter((path) => !SAID_OTHERWISE.some((said) => said.test(path)));
    expect(unsaid).toEqual([]);
  },
);
