// What cards do while they are in play, in words.

import type { Behaviour, Constant, MinionKind, TableCondition } from '../cards/printed.ts';
import { titleKey, votesOfTitle } from '../queries/titles.ts';
import { cardName } from '../text/index.ts';
import { describeAbilities } from './abilities.ts';
import { strikeValues } from './combat-effects.ts';
import { aMinion, eachMinion, aTarget, ifKind, type Subject, thisOne } from './nouns.ts';
import { sectWord, titleText } from './proposals.ts';
import { duringPhrase } from './when.ts';
import { blood, clanName, orNone, pool, say, sentences, signed, term, type Values, yes } from './words.ts';
import type { CardReader } from './reader.ts';

/** The card in play, and the minion that it is or that it is on. */
export interface InPlay {
  readonly reader: CardReader;
  readonly name: string;
  readonly subject: Subject;
  /** Whether whoever has it controls it: a minion itself, or a card that it put on itself. */
  readonly own: boolean;
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

/** V-4.39: a vampire is one; an ally with the card is not meant. */
const isKnown = (kind: MinionKind, subject: Subject): boolean =>
  subject === 'vampire' && JSON.stringify(kind) === JSON.stringify({ vampire: true });

/** `all`: for every minion of the kind, not for one. */
function constantSentences(constant: Constant, { reader, subject, own }: InPlay, all = false): string[] {
  const { what, amount, perCounter, is, during, while: holds } = constant;
  const lead = holds === undefined ? '' : whilePhrase(reader, holds);
  return sentences(
    lead +
      say(reader, `constant.${what}`, {
        ...(all ? eachMinion(reader, is ?? {}) : thisOne(reader, subject)),
        amount,
        signed: signed(amount),
        // a vampire in torpor gives none
        ready: yes(own && subject === 'vampire' && holds === undefined),
        when: added(during === undefined ? '' : duringPhrase(reader, subject, during)),
        if: added(is === undefined || all || isKnown(is, subject) ? '' : ifKind(reader, is, subject, true)),
        each: added(perCounter ? say(reader, 'constant.per-counter') : ''),
      }),
  );
}

/** “while you control a ready cardinal, ”. */
function whilePhrase(reader: CardReader, { control, outnumbered }: TableCondition): string {
  const phrases = [
    ...(control === undefined
      ? []
      : [say(reader, 'while.control', aMinion(reader, control, { where: 'ready' }))]),
    ...(outnumbered ? [say(reader, 'while.outnumbered')] : []),
  ];
  return phrases.map((phrase) => `${phrase}, `).join('');
}

/** The sect and the clan of a kind. */
const kindValues = (reader: CardReader, { sect, clan }: MinionKind): Values => ({
  sect: sect === undefined ? '' : term(reader, `term.sect.${sect}`),
  clan: clan === undefined ? '' : clanName(reader, clan),
});

type Tell<Key extends keyof Behaviour> = (what: NonNullable<Behaviour[Key]>, card: InPlay) => string[];
type Whole = Exclude<
  keyof Behaviour,
  'constant' | 'all' | 'abilities' | 'polling' | 'atTorpor' | 'makes' | 'striking'
>;

const tell = (key: Whole, { reader, subject }: InPlay, values: Values = {}): string[] =>
  sentences(say(reader, `does.${key}`, { ...thisOne(reader, subject), ...values }));

/** Every part of a behaviour, in the order in which it is told. */
const TELL: { readonly [Key in keyof Behaviour]-?: Tell<Key> } = {
  constant: (constants, card) =>
    inForce(constants, card.superior).flatMap((one) => constantSentences(one, card)),
  all: (constants, card) => constants.flatMap((one) => constantSentences(one, card, true)),
  strikes: (strikes, card) => {
    const own = strikes.filter(({ superior }) => superior !== true || card.superior);
    const all = own.every(({ once }) => once === 'round');
    return [
      ...own.flatMap(({ strike, once, maneuver }) =>
        tell('strikes', card, {
          ...strikeValues(card.reader, card.subject, strike),
          once: once === 'combat' ? 'yes' : once === 'round' && !all ? 'round' : 'no',
          maneuver: yes(maneuver),
        }),
      ),
      ...(all ? sentences(say(card.reader, 'does.strikes.round')) : []),
    ];
  },
  striking: ({ first, aggravatedHands, against }, { reader, subject }) => {
    const { younger, vampire, ...kind } = against ?? {};
    const what = vampire ? 'vampire' : 'minion';
    const target = aTarget(reader, {
      what,
      whose: 'any',
      where: 'controlled',
      ...(younger ? { younger } : {}),
      ...kind,
    });
    const values = {
      ...thisOne(reader, subject),
      against: added(against === undefined ? '' : say(reader, 'against', target)),
    };
    return [
      ...(first ? sentences(say(reader, 'does.striking.first', values)) : []),
      ...(aggravatedHands ? sentences(say(reader, 'does.striking.aggravatedHands', values)) : []),
    ];
  },
  immune: (_normal, card) => tell('immune', card),
  prevents: ({ amount, gun }, card) => tell('prevents', card, { amount, gun: orNone(gun) }),
  damageEachRound: (amount, card) => tell('damageEachRound', card, { amount }),
  press: (press, card) =>
    press === 'life'
      ? tell('press', card)
      : sentences(say(card.reader, 'does.press.combat', thisOne(card.reader, card.subject))),
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
  reduces: (amount, card) => tell('reduces', card, { amount }),
  bare: (_bare, card) => tell('bare', card),
  makes: ({ level, capacity, clan }, { reader, subject }) => {
    const values = thisOne(reader, subject);
    const discipline =
      level === undefined || level === 'chosen' ? '' : term(reader, `term.discipline.${level}`);
    return [
      ...(level === undefined
        ? []
        : sentences(
            say(reader, level === 'chosen' ? 'does.makes.level-chosen' : 'does.makes.level', {
              ...values,
              discipline,
            }),
          )),
      ...(capacity === undefined
        ? []
        : sentences(say(reader, 'does.makes.capacity', { ...values, amount: capacity }))),
      ...(clan === undefined ? [] : sentences(say(reader, 'does.makes.clan', values))),
    ];
  },
  title: (title, card) =>
    tell('title', card, {
      title: titleText(card.reader, title),
      sect: orNone(sectWord(card.reader, title)),
      unique: yes(titleKey(title) !== null),
      votes: votesOfTitle(title),
    }),
  oldest: (kind, card) => tell('oldest', card, kindValues(card.reader, kind)),
  inherited: (kind, card) => tell('inherited', card, kindValues(card.reader, kind)),
  countsLocks: (_counts, card) => tell('countsLocks', card),
  abilities: (abilities, card) =>
    describeAbilities(
      abilities.filter(({ level }) => level === undefined || (level === 'superior') === card.superior),
      card,
    ),
  playsAsVampire: (_plays, card) => tell('playsAsVampire', card),
  called: ({ toOppose }, card) =>
    toOppose === undefined ? [] : tell('called', card, { blood: blood(card.reader, toOppose) }),
  insteadOfReplacing: (_instead, card) => tell('insteadOfReplacing', card),
  burnedAt: (amount, card) => tell('burnedAt', card, { amount }),
  burnedInCombat: (gained, card) => tell('burnedInCombat', card, { pool: pool(card.reader, gained) }),
  redirectsCost: (more, card) => tell('redirectsCost', card, { blood: blood(card.reader, more) }),
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
