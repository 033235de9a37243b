// What each proposal brings about if it passes, and the terms that its caller would choose. One without its hint does
// not compile.

import type { Seat } from '@nocturne/kernel';
import { CLANS, libraryCard } from '../cards/book.ts';
import type { Proposal } from '../cards/printed.ts';
import { isOfClan, mayHold, votesOfTitle } from '../queries/titles.ts';
import type { PublicCard, Table } from '../types.ts';
import type { Terms } from '../types-referendum.ts';
import { cardIn, forCard, forSeat, type Gain } from './gain.ts';
import { asPermanent, neighboursOf } from './table.ts';

interface ProposalHint<P extends Proposal, T extends Terms | null> {
  outcome(proposal: P, terms: T, table: Table): Gain[];
  /** `nothing` if there are no terms to choose, `null` if it needs none. */
  likely(proposal: P, table: Table, by: Seat): Terms | null | 'nothing';
}
type HintOf<Op extends Proposal['op'], T extends Terms['do'] | null> = ProposalHint<
  Extract<Proposal, { op: Op }>,
  T extends string ? Extract<Terms, { do: T }> : null
>;

const nobody = ({ methuselahs }: Table): number[] => methuselahs.map(() => 0);

const minionsOf = ({ cards }: Table, seat: Seat): PublicCard[] =>
  cards.filter(
    ({ controller, region, contested }) =>
      controller === seat && (region === 'ready' || region === 'torpor') && !contested,
  );

const inGame = ({ methuselahs }: Table): Seat[] =>
  methuselahs.flatMap(({ out }, seat) => (out ? [] : [seat]));

/** As much as possible to the prey, and to the predator what must go to others. */
const burnAllocated: HintOf<'burn-allocated', 'allocate'> = {
  outcome: (_proposal, { points }) =>
    points.flatMap((share, seat) => (share ? [forSeat('pool', -share, seat)] : [])),
  likely({ points, among }, table, by) {
    const shares = nobody(table);
    const { prey, predator } = neighboursOf(table, by);
    const others = [predator, ...inGame(table)].filter((seat) => seat !== prey && seat !== by);
    const second = others.slice(0, among - 1);
    for (const seat of second) shares[seat]! += 1;
    shares[prey]! += points - second.length;
    return { do: 'allocate', points: shares };
  },
};

/** From the prey if it is richer, else from whoever is richest. */
const shiftPool: HintOf<'shift-pool', 'shift'> = {
  outcome: (_proposal, { from, points }, { methuselahs }) => [
    forSeat(
      'pool',
      -Math.min(
        points.reduce((sum, share) => sum + share, 0),
        methuselahs[from]!.pool,
      ),
      from,
    ),
    ...points.flatMap((share, seat) => (share ? [forSeat('pool', share, seat)] : [])),
  ],
  likely({ points }, table, by) {
    const pool = (seat: Seat): number => table.methuselahs[seat]!.pool;
    const richer = inGame(table).filter((seat) => pool(seat) > pool(by));
    const { prey } = neighboursOf(table, by);
    const from = richer.includes(prey) ? prey : richer.toSorted((a, b) => pool(b) - pool(a))[0];
    if (from === undefined) return 'nothing';
    return { do: 'shift', from, points: nobody(table).with(by, Math.min(points, pool(from))) };
  },
};

const members = (table: Table, seat: Seat, clan: string): number =>
  minionsOf(table, seat).filter((card) => isOfClan(asPermanent(card), clan)).length;

const clanBoon: HintOf<'clan-boon', 'clan'> = {
  outcome: ({ amount }, { clan }, table) =>
    inGame(table).map((seat) => forSeat('pool', amount * members(table, seat, clan), seat)),
  likely(_proposal, table, by) {
    const clans = CLANS.map((clan) => ({ clan, own: members(table, by, clan) }));
    const { clan } = clans.reduce((best, one) => (one.own > best.own ? one : best));
    return { do: 'clan', clan };
  },
};

const burnPerMinion: HintOf<'burn-per-minion', null> = {
  outcome: ({ amount }, _terms, table) =>
    inGame(table).map((seat) => forSeat('pool', -amount * minionsOf(table, seat).length, seat)),
  likely: () => null,
};

const grantTitle: HintOf<'grant-title', 'vampire'> = {
  outcome: ({ title }, { card }, table) => [
    forCard('title', votesOfTitle(title), cardIn(table, card), table.whose),
  ],
  likely({ title }, table, by) {
    const own = minionsOf(table, by).find(
      (card) => card.region === 'ready' && card.title === null && mayHold(asPermanent(card), title),
    );
    return own === undefined ? 'nothing' : { do: 'vampire', card: own.id };
  },
};

const older = (one: PublicCard, other: PublicCard): PublicCard =>
  other.capacity > one.capacity ? other : one;

/** The oldest ready vampire of others that is younger than the own oldest. */
const banish: HintOf<'banish', 'vampire'> = {
  outcome: (_proposal, { card }, table) => [forCard('gone', 0.5, cardIn(table, card), table.whose)],
  likely(_proposal, table, by) {
    const ready = table.cards.filter(
      ({ region, sect, contested }) => region === 'ready' && sect !== null && !contested,
    );
    const most = Math.max(0, ...ready.map((card) => (card.controller === by ? card.capacity : 0)));
    const others = ready.filter((card) => card.controller !== by && card.capacity < most);
    return others.length === 0 ? 'nothing' : { do: 'vampire', card: others.reduce(older).id };
  },
};

const commission: HintOf<'commission', 'vampire'> = {
  outcome: (_proposal, { card }, table) => [forCard('equipment', 1, cardIn(table, card), table.whose)],
  likely({ sect }, table, by) {
    const own = minionsOf(table, by).filter((card) => card.region === 'ready' && card.sect === sect);
    return own.length === 0 ? 'nothing' : { do: 'vampire', card: own.reduce(older).id };
  },
};

const HINTS: { readonly [Op in Proposal['op']]: HintOf<Op, never> } = {
  'burn-allocated': burnAllocated,
  'shift-pool': shiftPool,
  'clan-boon': clanBoon,
  'burn-per-minion': burnPerMinion,
  'grant-title': grantTitle,
  banish,
  commission,
};
const hintOf = ({ op }: Proposal): ProposalHint<Proposal, Terms | null> => HINTS[op];

const proposalOf = (card: string): Proposal | undefined =>
  libraryCard(card).modes.find(({ action }) => action?.referendum !== undefined)?.action?.referendum;

/** What a political card's referendum brings if it passes with these terms. */
export function gainsOfTerms(table: Table, card: string, terms: Terms | null): Gain[] {
  const proposal = proposalOf(card);
  return proposal === undefined ? [] : hintOf(proposal).outcome(proposal, terms, table);
}

/** What it would bring with the terms that this Methuselah would choose. */
export function gainsOfCalling(table: Table, card: string, by: Seat): Gain[] {
  const proposal = proposalOf(card);
  const terms = proposal === undefined ? 'nothing' : hintOf(proposal).likely(proposal, table, by);
  return terms === 'nothing' ? [] : gainsOfTerms(table, card, terms);
}
