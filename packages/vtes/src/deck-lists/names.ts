// Names of cards as people type them.

/** Letters that no accent can be taken off. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
};

const unaccented = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı&]/g, (letter) => LETTERS[letter]!);

/** What two spellings of one name have in common: no case, accents, marks, spaces, nor any “the”. */
export function nameKey(name: string): string {
  const words = unaccented(name.replace(/[™®©]|\(tm\)/gi, '').toLowerCase()).split(/[^\p{L}\p{N}]+/u);
  const telling = words.filter((word) => word !== 'the').join('');
  return telling === '' ? words.join('') : telling;
}

/** A name for programs that know no accents. */
export const asciiName = (name: string): string =>
  name
    .replaceAll('™', '(TM)')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]!);

export interface Marked {
  readonly name: string;
  readonly group?: number | 'any';
  readonly advanced: boolean;
}

const GROUP = /\s*(?:[([]\s*g(?:r\.?|roup)?\s*(\d{1,2}|any)\s*[)\]]|\sg(\d{1,2}))$/i;
const ADVANCED = /\s*[([]\s*([^()[\]]+?)\.?\s*[)\]]$|\s+ADV$/i;
/** In every language, without accents. */
const ADVANCED_WORD = /^(?:adv|advanced|avanzat[oa]|avanzad[oa]|avancee?|avancad[oa])$/;

/** Where the mark of an advanced vampire begins. */
function advancedAt(name: string): number | undefined {
  const found = ADVANCED.exec(name);
  return found !== null && ADVANCED_WORD.test(nameKey(found[1] ?? 'adv')) ? found.index : undefined;
}

export const groupNamed = (text: string): number | 'any' =>
  text.toLowerCase() === 'any' ? 'any' : Number(text);

/** A name without the marks behind it: `(ADV)` and `(G6)`, in any order. */
export function splitMarks(text: string): Marked {
  const name = text.trim();
  const group = GROUP.exec(name);
  if (group !== null) {
    return { ...splitMarks(name.slice(0, group.index)), group: groupNamed((group[1] ?? group[2])!) };
  }
  const advanced = advancedAt(name);
  if (advanced === undefined) return { name, advanced: false };
  return { ...splitMarks(name.slice(0, advanced)), advanced: true };
}

/** The letters of a name and its pairs of neighbouring ones. */
export const piecesOf = (key: string): ReadonlySet<string> =>
  new Set(Array.from(key).flatMap((letter, i) => [letter, key.slice(i, i + 2)]));

/** How alike two names are, from 0 to 1: the share of pieces that both have. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const piece of a) if (b.has(piece)) common++;
  return common === 0 ? 0 : (2 * common) / (a.size + b.size);
}
