// Whom and what a text is about, as noun phrases.

import type { MinionKind, TargetKind } from '../cards/printed.ts';
import { and, clanName, orNone, say, symbols, type Values, yes } from './words.ts';
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

interface Noun extends Omit<Partial<TargetKind>, 'where'>, Pick<MinionKind, 'titled' | 'disciplines'> {
  readonly where?: TargetKind['where'] | 'anywhere';
}

const nounValues = (reader: CardReader, noun: Noun): Values => ({
  what: noun.what ?? 'minion',
  whose: noun.whose ?? 'any',
  where: noun.where ?? 'anywhere',
  clan: noun.clan === undefined ? 'none' : clanName(reader, noun.clan),
  locked: yes(noun.locked),
  younger: yes(noun.younger),
  titled: yes(noun.titled),
  with: orNone(noun.disciplines === undefined ? undefined : symbols(noun.disciplines).join(' ')),
  ...many(noun),
});

/** “a ready vampire you control”. */
export const aTarget = (reader: CardReader, target: TargetKind): Values => ({
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
  const what = vampire === true || kind.titled === true ? 'vampire' : 'minion';
  const values = nounValues(reader, { what, ...kind, ...more });
  return { minion: say(reader, 'target', values), ofMinion: say(reader, 'target.of', values) };
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
