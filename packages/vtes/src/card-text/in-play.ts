// What cards do while they are in play, in words.

import type { Language } from '@nocturne/kernel';
import type { Behaviour, Constant, PollingAbility } from '../cards/printed.ts';
import { cardName } from '../text/index.ts';
import { describeAbilities } from './abilities.ts';
import { strikeValues } from './effects.ts';
import { ifKind, type Subject, thisOne } from './nouns.ts';
import { duringPhrase } from './when.ts';
import { blood, orNone, pool, say, sentences, signed, symbol, term, type Values, yes } from './words.ts';

/** The card in play, and the minion that it is or that it is on. */
export interface InPlay {
  readonly language: Language;
  readonly name: string;
  readonly subject: Subject;
  /** Whether it came into play at its superior level, which some of its constants need. */
  readonly superior: boolean;
}

/** Constants under the same conditions add up. */
function inForce(constants: readonly Constant[], superior: boolean): Constant[] {
  const sums = new Map<string, Constant>();
  for (const { superior: needed, ...constant } of constants) {
    if (needed && !superior) continue;
    const key = JSON.stringify({ ...constant, amount: 0 });
    sums.set(key, { ...constant, amount: (sums.get(key)?.amount ?? 0) + constant.amount });
  }
  return [...sums.values()];
}

/** A part of a sentence that is not always there brings its space along. */
const added = (text: string): string => (text === '' ? '' : ` ${text}`);

function constantSentences(constant: Constant, { language, subject }: InPlay): string[] {
  const { what, amount, perCounter, is, during } = constant;
  return sentences(
    say(language, `constant.${what}`, {
      ...thisOne(language, subject),
      amount,
      signed: signed(amount),
      when: added(during === undefined ? '' : duringPhrase(language, subject, during)),
      if: added(is === undefined ? '' : ifKind(language, is, subject, true)),
      each: added(perCounter ? say(language, 'constant.per-counter') : ''),
    }),
  );
}

function pollingValues(polling: PollingAbility, language: Language): Values {
  switch (polling.use) {
    case 'lock':
      return {};
    case 'lock-for-titled':
      return { sect: term(language, `term.sect.${polling.sect}`) };
    case 'discard':
      return {
        discipline: term(language, `term.discipline.${polling.discipline}`),
        symbol: symbol(polling.discipline, 1),
      };
  }
}

type Tell<Key extends keyof Behaviour> = (what: NonNullable<Behaviour[Key]>, card: InPlay) => string[];
type Whole = Exclude<keyof Behaviour, 'constant' | 'abilities' | 'polling' | 'atTorpor'>;

const tell = (key: Whole, { language, subject }: InPlay, values: Values = {}): string[] =>
  sentences(say(language, `does.${key}`, { ...thisOne(language, subject), ...values }));

/** Every part of a behaviour, in the order in which it is told. */
const TELL: { readonly [Key in keyof Behaviour]-?: Tell<Key> } = {
  constant: (constants, card) =>
    inForce(constants, card.superior).flatMap((one) => constantSentences(one, card)),
  strike: ({ strike, once, maneuver }, card) =>
    tell('strike', card, {
      ...strikeValues(card.language, card.subject, strike),
      once: yes(once),
      maneuver: yes(maneuver),
    }),
  prevents: ({ amount, gun }, card) => tell('prevents', card, { amount, gun: orNone(gun) }),
  damageEachRound: (amount, card) => tell('damageEachRound', card, { amount }),
  press: (_life, card) => tell('press', card),
  pair: (_pair, card) => tell('pair', card),
  opensHand: (_opens, card) => tell('opensHand', card),
  onBlock: ({ blood: gained }, card) => tell('onBlock', card, { blood: blood(card.language, gained) }),
  atBleed: (amount, card) => tell('atBleed', card, { signed: signed(amount) }),
  atTorpor: ({ burned, pool: lost }, { language, subject }) => {
    const values = { ...thisOne(language, subject), pool: pool(language, lost ?? 0) };
    return [
      ...(lost === undefined ? [] : sentences(say(language, 'does.atTorpor.pool', values))),
      ...(burned ? sentences(say(language, 'does.atTorpor.burned', values)) : []),
    ];
  },
  countsLocks: (_counts, card) => tell('countsLocks', card),
  abilities: (abilities, card) => describeAbilities(abilities, card),
  polling: (polling, { language, subject }) =>
    sentences(
      say(language, `polling.${polling.use}`, {
        ...thisOne(language, subject),
        ...pollingValues(polling, language),
        votes: polling.votes,
      }),
    ),
  called: ({ toOppose }, card) =>
    toOppose === undefined ? [] : tell('called', card, { blood: blood(card.language, toOppose) }),
  insteadOfReplacing: (_instead, card) => tell('insteadOfReplacing', card),
  burnedAt: (amount, card) => tell('burnedAt', card, { amount }),
  dearerAgain: (more, card) =>
    tell('dearerAgain', card, {
      card: cardName(card.name, card.language),
      pool: pool(card.language, more),
    }),
};

export const describeInPlay = (does: Behaviour, card: InPlay): string[] =>
  (Object.keys(TELL) as (keyof Behaviour)[]).flatMap((key) => {
    const what = does[key];
    return what === undefined ? [] : (TELL[key] as (told: typeof what, card: InPlay) => string[])(what, card);
  });
