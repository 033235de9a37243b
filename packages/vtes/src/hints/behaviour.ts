// What a card will bring about while it is in play, over some turns. One without its hint does not compile.

import { cardNamed } from '../cards/book.ts';
import type { Ability, Behaviour, Constant } from '../cards/printed.ts';
import { isKind } from '../queries/kinds.ts';
import { votesOfTitle } from '../queries/titles.ts';
import { gainsOf } from './effects.ts';
import type { PublicCard, Table } from '../types.ts';
import { cardIn, forCard, forSeat, type Gain, type Good, type Hint, type Hinted } from './gain.ts';
import { asPermanent, neighboursOf } from './table.ts';

/** How often what can be used in every turn will be used, and what others will try to end. */
const USES = 4;
const WHILE_IT_LASTS = 3;
/** Votes are not needed in every turn. */
const BALLOTS = 2;
/** How likely a vampire goes to torpor while a card is on it. */
const TORPOR = 0.3;

/** `null`: of no use by itself. */
const CONSTANTS: Readonly<Record<Constant['what'], Good | null>> = {
  bleed: 'bleed',
  strength: 'strength',
  intercept: 'intercept',
  stealth: 'stealth',
  'hand-size': 'cards',
  'master-actions': 'cards',
  transfers: 'transfers',
  votes: 'votes',
  rescue: 'blood',
  'cannot-block': 'blindness',
  'cannot-diablerize': null,
};

const onHost = (good: Good, amount: number, { minion, by }: Hinted): readonly Gain[] => [
  forCard(good, amount, minion, by),
];

const constant: Hint<readonly Constant[]> = (constants, hinted) =>
  constants
    .filter(
      ({ is }) => is === undefined || hinted.minion === undefined || isKind(asPermanent(hinted.minion), is),
    )
    .flatMap(({ what, amount }) => (CONSTANTS[what] === null ? [] : onHost(CONSTANTS[what], amount, hinted)));

/** Actions against the card itself are no gain of it, nor is what it did as it entered play; what anyone can use serves everyone. */
function gainsOfAbility({ effects, action, cost, mandatory, moments }: Ability, hinted: Hinted): Gain[] {
  if ((action !== undefined && action.at === 'source') || moments.includes('entering')) return [];
  const lasts = cost?.burn ? 1 : mandatory ? WHILE_IT_LASTS : moments.includes('polling') ? BALLOTS : USES;
  const { pool = 0, blood = 0 } = cost ?? {};
  const spent = [forSeat('pool', -pool, hinted.by), ...onHost('blood', -blood, hinted)];
  return (
    [...gainsOf(effects, hinted), ...spent]
      // nor is its own end
      .filter(({ amount, good, card }) => amount !== 0 && (good !== 'gone' || card !== hinted.source?.id))
      .map((gain) => ({ ...gain, amount: gain.amount * lasts }))
  );
}

/** Others will have to pay, more in each turn. */
function tollOnOthers({ table, by, source }: Hinted): Gain[] {
  const due = (source?.counters ?? 0) + 2;
  return table.methuselahs.flatMap(({ out }, seat) =>
    out || seat === by ? [] : [forSeat('pool', -due, seat)],
  );
}

/** Of several abilities the first is what it is for; those that must be used happen anyway. */
const abilities: Hint<readonly Ability[]> = (all, hinted) => {
  const chosen = all.filter((one, index) => index === 0 || one.mandatory);
  return chosen.flatMap((one) => {
    if (one.user === 'anyone') return one.effects.some(({ op }) => op === 'toll') ? tollOnOthers(hinted) : [];
    return gainsOfAbility(one, hinted);
  });
};

const nothing = (): readonly Gain[] => [];

const HINTS: { readonly [Key in keyof Behaviour]-?: Hint<NonNullable<Behaviour[Key]>> } = {
  constant,
  abilities,
  strikes: (strikes, hinted) =>
    onHost('strength', Math.max(0, ...strikes.map(({ strike }) => strike.amount)), hinted),
  striking: (_how, hinted) => onHost('strength', 1, hinted),
  immune: (_normal, hinted) => onHost('prevention', 2, hinted),
  prevents: ({ amount }, hinted) => onHost('prevention', amount, hinted),
  damageEachRound: (amount, hinted) => onHost('environment', amount, hinted),
  press: (_life, hinted) => onHost('press', 1, hinted),
  called: ({ toOppose = 0 }, hinted) => onHost('votes', toOppose, hinted),
  title: (title, hinted) => onHost('title', votesOfTitle(title), hinted),
  oldest: nothing,
  inherited: nothing,
  burnedAt: nothing,
  burnedInCombat: (pool, { by }) => [forSeat('pool', pool * TORPOR, by)],
  all: nothing,
  // bleeds are turned away less often, by everyone
  redirectsCost: nothing,
  bare: nothing,
  // it serves for the cards in hand
  playsAsVampire: nothing,
  countsLocks: nothing,
  insteadOfReplacing: nothing,
  atTorpor: ({ pool = 0 }, { minion, by }) =>
    pool === 0 ? [] : [forSeat('pool', -pool * TORPOR, minion?.controller ?? by)],
  onBlock: ({ blood }, hinted) => onHost('blood', blood, hinted),
  // the second of the two acts without being blocked
  pair: (_yes, { by }) => [forSeat('stealth', USES, by)],
  atBleed: (amount, hinted) => onHost('bleed', amount / 2, hinted),
  opensHand: (_yes, { table, by }) => [forSeat('sight', 1, neighboursOf(table, by).prey)],
  // now and then, while one has the Edge
  reduces: (amount, { by }) => [forSeat('pool', amount / 2, by)],
  // a level opens cards; capacity makes room
  makes: ({ level, capacity = 0 }, hinted) =>
    onHost('strength', (level === undefined ? 0 : 1) + capacity / 4, hinted),
  dearerAgain: nothing,
};

/** What a card brings once it is in play, for its controller or on a minion. */
export function standingGains(name: string, hinted: Hinted): Gain[] {
  const behaviour = cardNamed(name).does;
  if (behaviour === undefined) return [];
  const gains: Gain[] = [];
  for (const [key, value] of Object.entries(behaviour))
    for (const gain of (HINTS[key as keyof Behaviour] as Hint<unknown>)(value, hinted))
      gains.push({ later: true, ...gain });
  return gains;
}

/** What a card in play goes on to bring, to whomever. */
export const gainsInPlay = (table: Table, card: PublicCard): Gain[] =>
  card.name === null
    ? []
    : standingGains(card.name, {
        table,
        by: card.controller,
        minion: cardIn(table, card.on),
        source: card,
        target: {},
      });
