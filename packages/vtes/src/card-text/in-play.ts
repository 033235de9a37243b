// What cards do while they are in play, in words.

import type { Behaviour, Constant, PollingAbility } from '../cards/printed.ts';
import { cardName } from '../text/index.ts';
import { describeAbilities } from './abilities.ts';
import { strikeValues } from './effects.ts';
import { ifKind, type Subject, thisOne } from './nouns.ts';
import { duringPhrase } from './when.ts';
import { blood, orNone, pool, say, sentences, signed, symbol, term, type Values, yes } from './words.ts';
import type { CardReader } from './reader.ts';

/** The card in play, and the minion that it is or that it is on. */
export interface InPlay {
  readonly reader: CardReader;
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

function constantSentences(constant: Constant, { reader, subject }: InPlay): string[] {
  const { what, amount, perCounter, is, during } = constant;
  return sentences(
    say(reader, `constant.${what}`, {
      ...thisOne(reader, subject),
      amount,
      signed: signed(amount),
      when: added(during === undefined ? '' : duringPhrase(reader, subject, during)),
      if: added(is === undefined ? '' : ifKind(reader, is, subject, true)),
      each: added(perCounter ? say(reader, 'constant.per-counter') : ''),
    }),
  );
}

function pollingValues(polling: PollingAbility, reader: CardReader): Values {
  switch (polling.use) {
    case 'lock':
      return {};
    case 'lock-for-titled':
      return { sect: term(reader, `term.sect.${polling.sect}`) };
    case 'discard':
      return {
        discipline: term(reader, `term.discipline.${polling.discipline}`),
        symbol: symbol(polling.discipline, 1),
      };
  }
}

type Tell<Key extends keyof Behaviour> = (what: NonNullable<Behaviour[Key]>, card: InPlay) => string[];
type Whole = Exclude<keyof Behaviour, 'constant' | 'abilities' | 'polling' | 'atTorpor'>;

const tell = (key: Whole, { reader, subject }: InPlay, values: Values = {}): string[] =>
  sentences(say(reader, `does.${key}`, { ...thisOne(reader, subject), ...values }));

/** Every part of a behaviour, in the order in which it is told. */
const TELL: { readonly [Key in keyof Behaviour]-?: Tell<Key> } = {
  constant: (constants, card) =>
    inForce(constants, card.superior).flatMap((one) => constantSentences(one, card)),
  strike: ({ strike, once, maneuver }, card) =>
    tell('strike', card, {
      ...strikeValues(card.reader, card.subject, strike),
      once: yes(once),
      maneuver: yes(maneuver),
    }),
  prevents: ({ amount, gun }, card) => tell('prevents', card, { amount, gun: orNone(gun) }),
  damageEachRound: (amount, card) => tell('damageEachRound', card, { amount }),
  press: (_life, card) => tell('press', card),
  pair: (_pair, card) => tell('pair', card),
  opensHand: (_opens, card) => tell('opensHand', card),
  onBlock: ({ blood: gained }, card) => tell('onBlock', card, { blood: blood(card.reader, gained) }),
  atBleed: (amount, card) => tell('atBleed', card, { signed: signed(amount) }),
  atTorpor: ({ burned, pool: lost }, { reader, subject }) => {
    const values = { ...thisOne(reader, subject), pool: pool(reader, lost ?? 0) };
    return [
      ...(lost === undefined ? [] : sentences(say(reader, 'does.atTorpor.pool', values))),
      ...(burned ? sentences(say(reader, 'does.atTorpor.burned', values)) : []),
    ];
  },
  countsLocks: (_counts, card) => tell('countsLocks', card),
  abilities: (abilities, card) => describeAbilities(abilities, card),
  polling: (polling, { reader, subject }) =>
    sentences(
      say(reader, `polling.${polling.use}`, {
        ...thisOne(reader, subject),
        ...pollingValues(polling, reader),
        votes: polling.votes,
      }),
    ),
  called: ({ toOppose }, card) =>
    toOppose === undefined ? [] : tell('called', card, { blood: blood(card.reader, toOppose) }),
  insteadOfReplacing: (_instead, card) => tell('insteadOfReplacing', card),
  burnedAt: (amount, card) => tell('burnedAt', card, { amount }),
  dearerAgain: (more, card) =>
    tell('dearerAgain', card, {
      card: cardName(card.name, card.reader.language),
      pool: pool(card.reader, more),
    }),
};

export const describeInPlay = (does: Behaviour, card: InPlay): string[] =>
  (Object.keys(TELL) as (keyof Behaviour)[]).flatMap((key) => {
    const what = does[key];
    return what === undefined ? [] : (TELL[key] as (told: typeof what, card: InPlay) => string[])(what, card);
  });
