// What a card does, in the fewest words: a phrase for each operation.

import type { Ability, Behaviour, Constant, Effect, Mode, Proposal, Strike } from '../../cards/printed.ts';
import { clanName, orNone, signed, term, type Values, yes } from '../words.ts';
import type { CardReader } from '../reader.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { MicroKey, MicroMessages, Unsaid } from './messages.ts';
import { pt } from './pt.ts';

export const microMessages: Readonly<Record<CardReader['language'], MicroMessages>> = { en, it, pt, fr, es };

/** In full and shorter, which may be the same. */
export interface Phrase {
  readonly full: string;
  readonly short: string;
}

function phrase(reader: CardReader, key: MicroKey, values: Values = {}): Phrase {
  const [full, short = full] = microMessages[reader.language][key].split('|') as [string, string?];
  const put = (text: string): string => reader.format(text, reader.language, values);
  return { full: put(full), short: put(short) };
}

const UNSAID: ReadonlySet<string> = new Set([
  'burn-source',
  'burn-named',
  'burn-counter',
  'remember-targets',
  'steal-source',
  'may-burn-blood',
  'lock-self',
  'choose-discipline',
  'choose-clan',
  'choose-circle',
  'fade-marked',
] satisfies Unsaid[]);
type Said = Exclude<Effect, { op: Unsaid }>;
const isSaid = (effect: Effect): effect is Said => !UNSAID.has(effect.op);

const amounts = (n: number): Values => ({ n, signed: signed(n) });

function strikePhrases(reader: CardReader, strike: Strike): Phrase[] {
  const { kind, amount, ranged, unlocks, weapon, first } = strike;
  const values = { ...amounts(amount), ranged: yes(ranged), unlocks: yes(unlocks), weapon: yes(weapon) };
  return [phrase(reader, `strike.${kind}`, values), ...(first ? [phrase(reader, 'strike.first')] : [])];
}

/** What the words of an operation depend on. */
function valuesOf(reader: CardReader, effect: Said, { target }: Pick<Mode, 'target'>): Values {
  const n = 'amount' in effect ? effect.amount : 0;
  return {
    ...amounts(n),
    lock: yes('lock' in effect && effect.lock),
    x: yes('plusX' in effect),
    against: yes('against' in effect),
    each: yes('eachRound' in effect),
    least: 'least' in effect ? effect.least : 0,
    most: 'most' in effect ? effect.most : 'pool' in effect ? effect.pool : 0,
    of: 'of' in effect ? effect.of : 'any',
    trait: effect.op === 'cancel' && effect.trait ? term(reader, `term.trait.${effect.trait}`) : 'none',
    gives: 'gives' in effect ? effect.gives : 'none',
    sect: effect.op === 'join-sect' ? term(reader, `term.sect.${effect.sect}`) : 'none',
    what: target?.what ?? 'none',
    who: target?.younger ? 'younger' : 'any',
  };
}

const effectPhrases = (reader: CardReader, effect: Effect, how: Pick<Mode, 'target'>): Phrase[] => {
  if (!isSaid(effect)) return [];
  if (effect.op === 'strike') return strikePhrases(reader, effect.strike);
  return [phrase(reader, effect.op, valuesOf(reader, effect, how))];
};

function proposalPhrase(reader: CardReader, proposal: Proposal): Phrase {
  const n = 'amount' in proposal ? proposal.amount : 'points' in proposal ? proposal.points : 0;
  const title = proposal.op === 'grant-title' ? term(reader, `term.title.${proposal.title.rank}`) : '';
  return phrase(reader, `proposal.${proposal.op}`, { ...amounts(n), title });
}

/** A way to play a card, or to use one in play: its action, then what it does. */
export function playPhrases(
  reader: CardReader,
  how: Pick<Mode | Ability, 'action' | 'effects' | 'target'>,
): Phrase[] {
  const { action, effects } = how;
  const target = how.target === undefined ? {} : { target: how.target };
  return [
    ...(action?.bleed === undefined ? [] : [phrase(reader, 'bleed', amounts(action.bleed))]),
    ...(action?.referendum === undefined ? [] : [proposalPhrase(reader, action.referendum)]),
    ...(action?.creates === undefined ? [] : [phrase(reader, 'created')]),
    ...byWeight(effects).flatMap((effect) => effectPhrases(reader, effect, target)),
  ];
}

/** A card that cancels another does so first of all, whatever it asks for. */
const byWeight = (effects: readonly Effect[]): Effect[] =>
  effects.toSorted((one, other) => Number(other.op === 'cancel') - Number(one.op === 'cancel'));

/** By whom, and after what, where that tells two levels apart. */
export function timingPhrases(reader: CardReader, { by, during }: Mode): Phrase[] {
  const outcome = during?.outcome;
  return [
    ...(by === 'other' ? [phrase(reader, 'by-other')] : []),
    ...(outcome === undefined ? [] : [phrase(reader, `if.${outcome}`)]),
  ];
}

/** Those of one kind add up, whatever they depend on. */
function constantPhrases(reader: CardReader, constants: readonly Constant[], superior: boolean): Phrase[] {
  const sums = new Map<Constant['what'], number>();
  const inForce = constants.filter((one) => superior || one.superior !== true);
  for (const { what, amount } of inForce) sums.set(what, (sums.get(what) ?? 0) + amount);
  const each = yes(inForce.some(({ perCounter }) => perCounter));
  return [...sums].map(([what, amount]) => phrase(reader, `constant.${what}`, { ...amounts(amount), each }));
}

const PLAIN = [
  'immune',
  'prevents',
  'damageEachRound',
  'press',
  'called',
  'atTorpor',
  'onBlock',
  'pair',
  'atBleed',
  'opensHand',
  'reduces',
  'burnedInCombat',
  'redirectsCost',
  'playsAsVampire',
] as const satisfies readonly (keyof Behaviour)[];

/** The number that a field is about, if it is about one. */
function numberOf(does: Behaviour, field: (typeof PLAIN)[number]): number {
  const value = does[field];
  if (typeof value === 'number') return value;
  const { prevents, called, atTorpor, onBlock } = does;
  const numbers: Partial<Record<typeof field, number | undefined>> = {
    prevents: prevents?.amount,
    called: called?.toOppose,
    atTorpor: atTorpor?.pool,
    onBlock: onBlock?.blood,
  };
  return numbers[field] ?? 0;
}

function plainPhrases(reader: CardReader, does: Behaviour): Phrase[] {
  // a card that is only burned when its vampire goes to torpor says nothing by that
  const fields = PLAIN.filter((field) => does[field] !== undefined);
  const said = fields.filter((field) => field !== 'atTorpor' || does.atTorpor?.pool !== undefined);
  return said.map((field) => phrase(reader, `does.${field}`, amounts(numberOf(does, field))));
}

function becomesPhrases(reader: CardReader, { makes, title, striking }: Behaviour): Phrase[] {
  const level = makes?.level;
  const named = level === undefined || level === 'chosen' ? '' : term(reader, `term.discipline.${level}`);
  const rank = title === undefined ? '' : term(reader, `term.title.${title.rank}`);
  const clan = title?.clan === undefined ? '' : clanName(reader, title.clan);
  return [
    ...(level === undefined
      ? []
      : [phrase(reader, level === 'chosen' ? 'does.level-chosen' : 'does.level', { discipline: named })]),
    ...(makes?.capacity === undefined ? [] : [phrase(reader, 'does.capacity', amounts(makes.capacity))]),
    ...(makes?.clan === undefined ? [] : [phrase(reader, 'does.clan')]),
    ...(title === undefined ? [] : [phrase(reader, 'does.title', { title: `${clan} ${rank}`.trim(), rank })]),
    ...(striking?.first ? [phrase(reader, 'does.first')] : []),
    ...(striking?.aggravatedHands ? [phrase(reader, 'does.aggravatedHands')] : []),
  ];
}

/** What a card does in play: a list for each thing that it does. */
export function inPlayPhrases(reader: CardReader, does: Behaviour, superior: boolean): Phrase[][] {
  const strikes = (does.strikes ?? []).filter((own) => superior || own.superior !== true);
  const abilities = (does.abilities ?? []).filter(
    ({ level }) => level === undefined || (level === 'superior') === superior,
  );
  return [
    becomesPhrases(reader, does),
    constantPhrases(reader, [...(does.constant ?? []), ...(does.all ?? [])], superior),
    ...strikes.map(({ strike, maneuver }) => [
      ...strikePhrases(reader, strike),
      ...(maneuver ? [phrase(reader, 'maneuver')] : []),
    ]),
    ...plainPhrases(reader, does).map((one) => [one]),
    ...abilities.map((ability) => playPhrases(reader, ability)),
  ].filter((phrases) => phrases.length > 0);
}

export const statsPhrase = (reader: CardReader, life: number, bleed: number | undefined): Phrase =>
  phrase(reader, 'stats', { life, bleed: orNone(bleed) });
export const stealthPhrase = (reader: CardReader, stealth: number): Phrase =>
  phrase(reader, 'stealth', amounts(stealth));

/** Said after what was said before. */
export function furtherPhrases(reader: CardReader, phrases: readonly Phrase[]): Phrase[] {
  const [first, ...rest] = phrases as [Phrase, ...Phrase[]];
  const and = (text: string): string => phrase(reader, 'and', { first: text }).full;
  return [{ full: and(first.full), short: and(first.short) }, ...rest];
}
