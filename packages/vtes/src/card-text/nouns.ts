// Whom and what a text is about, as noun phrases.

import type { MinionKind, TargetKind } from '../cards/printed.ts';
import { and, clanName, orNone, say, symbols, term, type Values, yes } from './words.ts';
import type { CardReader } from './reader.ts';

/** How a text calls the minion that it is about. */
export type Subject = 'vampire' | 'minion' | 'ally' | 'bearer' | 'employer';

export const thisOne = (reader: CardReader, subject: Subject): Values => ({
  this: say(reader, 'this', { subject }),
  ofThis: say(reader, 'this.of', { subject }),
});

const many = ({ upTo, exactly }: Pick<Noun, 'upTo' | 'exactly'>): Values => ({
  many: upTo === undefined ? (exactly === undefined ? 'one' : 'exactly') : 'upTo',
  count: upTo ?? exactly ?? 1,
});

interface Noun
  extends
    Omit<Partial<Chosen>, 'where'>,
    Pick<MinionKind, 'titled' | 'rank' | 'disciplines' | 'trait' | 'monster'> {
  readonly where?: TargetKind['where'] | 'anywhere';
}

const nounValues = (reader: CardReader, noun: Noun): Values => ({
  what: noun.imbued ? 'imbued' : noun.monster ? 'monster' : (noun.what ?? 'minion'),
  whose: noun.ofHost && noun.whose === 'prey' ? 'hostsPrey' : (noun.whose ?? 'any'),
  where: noun.where ?? 'anywhere',
  clan: noun.clan === undefined ? 'none' : clanName(reader, noun.clan),
  sect: noun.sect === undefined ? 'none' : term(reader, `term.sect.${noun.sect}`),
  notSect: noun.notSect === undefined ? 'none' : term(reader, `term.sect.${noun.notSect}`),
  rank: noun.rank === undefined ? 'none' : term(reader, `term.title.${noun.rank}`),
  capacity: orNone(noun.capacity),
  locked: yes(noun.locked),
  unlocked: yes(noun.unlocked),
  other: yes(noun.other),
  copy: yes(noun.copy),
  younger: yes(noun.younger),
  circle: yes(noun.circle),
  titled: yes(noun.titled),
  untitled: yes(noun.untitled),
  trait: noun.trait === undefined ? 'none' : term(reader, `term.trait.${noun.trait}`),
  host: yes(noun.host),
  on: noun.on?.vampire ? 'vampire' : 'minion',
  lacks: orNone(noun.lacks === undefined ? undefined : symbols(noun.lacks).join(' ')),
  with: orNone(noun.disciplines === undefined ? undefined : symbols(noun.disciplines).join(' ')),
  ...many(noun),
});

/** `ofHost`: seen from the minion that the card is on. */
export type Chosen = TargetKind & { readonly ofHost?: boolean };

/** “a ready vampire you control”. */
export const aTarget = (reader: CardReader, target: Chosen): Values => ({
  target: say(reader, 'target', nounValues(reader, target)),
  ofTarget: say(reader, 'target.of', nounValues(reader, target)),
});

/** “that vampire”, once it was named. */
export const thatTarget = (reader: CardReader, { what }: TargetKind): Values => ({
  target: say(reader, 'that', { what }),
  ofTarget: say(reader, 'that.of', { what }),
});

/** A minion that takes part, or acts. */
export const aMinion = (
  reader: CardReader,
  { vampire, ...kind }: MinionKind,
  more: Pick<Noun, 'whose' | 'where'>,
): Values => {
  const { titled, sect, clan, rank } = kind;
  const isVampire = vampire ?? titled ?? (sect ?? clan ?? rank) !== undefined;
  const what = isVampire ? 'vampire' : 'minion';
  const values = nounValues(reader, { what, ...kind, ...more });
  return { minion: say(reader, 'target', values), ofMinion: say(reader, 'target.of', values) };
};

/** “each imbued”, in the place of “this minion”. */
export const eachMinion = (reader: CardReader, kind: MinionKind): Values => {
  const { vampire, ...noun } = kind;
  const values = nounValues(reader, { ...noun, what: vampire ? 'vampire' : 'minion' });
  return { this: say(reader, 'each', values), ofThis: say(reader, 'each.of', values) };
};

/** “if this vampire is titled”; `it` if the sentence has named it. */
export function ifKind(reader: CardReader, kind: MinionKind, subject: Subject, it: boolean): string {
  const { vampire, clan, titled, disciplines } = kind;
  const is = [
    ...(vampire ? [say(reader, 'is.vampire')] : []),
    ...(clan === undefined ? [] : [say(reader, 'is.clan', { clan: clanName(reader, clan) })]),
    ...(titled ? [say(reader, 'is.titled')] : []),
    ...(disciplines === undefined
      ? []
      : [say(reader, 'is.disciplines', { symbols: symbols(disciplines).join(' ') })]),
  ];
  return say(reader, it ? 'if.it' : 'if', { ...thisOne(reader, subject), is: and(reader, is) });
}
