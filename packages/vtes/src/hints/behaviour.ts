// What a card will bring about while it is in play, over some turns. One without its hint does not compile.

import { cardNamed } from '../cards/book.ts';
import type { Ability, Behaviour, Constant, PollingAbility } from '../cards/printed.ts';
import { isKind } from '../queries/kinds.ts';
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

const CONSTANTS: Readonly<Record<Constant['what'], Good>> = {
  bleed: 'bleed',
  strength: 'strength',
  intercept: 'intercept',
  stealth: 'stealth',
  'hand-size': 'cards',
  transfers: 'transfers',
  'cannot-block': 'blindness',
};

const onHost = (good: Good, amount: number, { minion, by }: Hinted): readonly Gain[] => [
  forCard(good, amount, minion, by),
];

const constant: Hint<readonly Constant[]> = (constants, hinted) =>
  constants
    .filter(
      ({ is }) => is === undefined || hinted.minion === undefined || isKind(asPermanent(hinted.minion), is),
    )
    .flatMap(({ what, amount }) => onHost(CONSTANTS[what], amount, hinted));

/** Actions against the card itself are no gain of it; what anyone can use serves everyone. */
function gainsOfAbility({ effects, action, cost, mandatory }: Ability, hinted: Hinted): Gain[] {
  if (action !== undefined && action.at === 'source') return [];
  const lasts = cost?.burn ? 1 : mandatory ? WHILE_IT_LASTS : USES;
  const { pool = 0, blood = 0 } = cost ?? {};
  const spent = [forSeat('pool', -pool, hinted.by), ...onHost('blood', -blood, hinted)];
  return [...gainsOf(effects, hinted), ...spent]
    .filter(({ amount }) => amount !== 0)
    .map((gain) => ({ ...gain, amount: gain.amount * lasts }));
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
    if (one.user === 'anyone') return one.needs?.othersTurn ? tollOnOthers(hinted) : [];
    return gainsOfAbility(one, hinted);
  });
};

const polling: Hint<PollingAbility> = ({ votes }, hinted) => onHost('votes', votes * BALLOTS, hinted);

const nothing = (): readonly Gain[] => [];

const HINTS: { readonly [Key in keyof Behaviour]-?: Hint<NonNullable<Behaviour[Key]>> } = {
  constant,
  abilities,
  strike: ({ strike }, hinted) => onHost('strength', strike.amount, hinted),
  prevents: ({ amount }, hinted) => onHost('prevention', amount, hinted),
  damageEachRound: (amount, hinted) => onHost('environment', amount, hinted),
  press: (_life, hinted) => onHost('press', 1, hinted),
  polling,
  called: ({ toOppose = 0 }, hinted) => onHost('votes', toOppose, hinted),
  burnedAt: nothing,
  countsLocks: nothing,
  insteadOfReplacing: nothing,
  atTorpor: ({ pool = 0 }, { minion, by }) =>
    pool === 0 ? [] : [forSeat('pool', -pool * TORPOR, minion?.controller ?? by)],
  onBlock: ({ blood }, hinted) => onHost('blood', blood, hinted),
  // the second of the two acts without being blocked
  pair: (_yes, { by }) => [forSeat('stealth', USES, by)],
  atBleed: (amount, hinted) => onHost('bleed', amount / 2, hinted),
  opensHand: (_yes, { table, by }) => [forSeat('sight', 1, neighboursOf(table, by).prey)],
  dearerAgain: nothing,
};

/** What a card brings once it is in play, for its controller or on a minion. */
export function standingGains(name: string, hinted: Hinted): Gain[] {
  const behaviour = cardNamed(name).does;
  if (behaviour === undefined) return [];
  const gains: Gain[] = [];
  for (const [key, value] of Object.entries(behaviour))
    for (const gain of (HINTS[key as keyof Behaviour] as Hint<unknown>)(value, hinted))
      gains.push({ ...gain, later: true });
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
