// Whom and what a text is about, as noun phrases.

import type { Language } from '@nocturne/kernel';
import type { MinionKind, TargetKind } from '../cards/printed.ts';
import { and, clanName, orNone, say, symbols, type Values, yes } from './words.ts';

/** How a text calls the minion that it is about. */
export type Subject = 'vampire' | 'minion' | 'ally' | 'bearer' | 'employer';

export const thisOne = (language: Language, subject: Subject): Values => ({
  this: say(language, 'this', { subject }),
  ofThis: say(language, 'this.of', { subject }),
});

const many = ({ upTo, exactly }: Pick<Noun, 'upTo' | 'exactly'>): Values => ({
  many: upTo === undefined ? (exactly === undefined ? 'one' : 'exactly') : 'upTo',
  count: upTo ?? exactly ?? 1,
});

interface Noun extends Omit<Partial<TargetKind>, 'where'>, Pick<MinionKind, 'titled' | 'disciplines'> {
  readonly where?: TargetKind['where'] | 'anywhere';
}

const nounValues = (language: Language, noun: Noun): Values => ({
  what: noun.what ?? 'minion',
  whose: noun.whose ?? 'any',
  where: noun.where ?? 'anywhere',
  clan: noun.clan === undefined ? 'none' : clanName(language, noun.clan),
  locked: yes(noun.locked),
  younger: yes(noun.younger),
  titled: yes(noun.titled),
  with: orNone(noun.disciplines === undefined ? undefined : symbols(noun.disciplines).join(' ')),
  ...many(noun),
});

/** “a ready vampire you control”. */
export const aTarget = (language: Language, target: TargetKind): Values => ({
  target: say(language, 'target', nounValues(language, target)),
  ofTarget: say(language, 'target.of', nounValues(language, target)),
});

/** “that vampire”, once it was named. */
export const thatTarget = (language: Language, { what }: TargetKind): Values => ({
  target: say(language, 'that', { what }),
  ofTarget: say(language, 'that.of', { what }),
});

/** A minion that takes part, or acts. */
export const aMinion = (
  language: Language,
  { vampire, ...kind }: MinionKind,
  more: Pick<Noun, 'whose' | 'where'>,
): Values => {
  const what = vampire === true || kind.titled === true ? 'vampire' : 'minion';
  const values = nounValues(language, { what, ...kind, ...more });
  return { minion: say(language, 'target', values), ofMinion: say(language, 'target.of', values) };
};

/** “if this vampire is titled”; `it` if the sentence has named it. */
export function ifKind(language: Language, kind: MinionKind, subject: Subject, it: boolean): string {
  const { vampire, clan, titled, disciplines } = kind;
  const is = [
    ...(vampire ? [say(language, 'is.vampire')] : []),
    ...(clan === undefined ? [] : [say(language, 'is.clan', { clan: clanName(language, clan) })]),
    ...(titled ? [say(language, 'is.titled')] : []),
    ...(disciplines === undefined
      ? []
      : [say(language, 'is.disciplines', { symbols: symbols(disciplines).join(' ') })]),
  ];
  return say(language, it ? 'if.it' : 'if', { ...thisOne(language, subject), is: and(language, is) });
}
