// What cards in play may be used for now, by whom and at what; and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardAt, cardsOf, findCard, inTorpor, isActive, isReady, isVampire, type Vt } from './board.ts';
import { cardNamed, libraryCard, usesAt } from './cards/book.ts';
import type { Ability, Discipline, Moment } from './cards/printed.ts';
import type { Why } from './effects/operation.ts';
import { offerAimed } from './plays.ts';
import { fitsAction, isKind, missingDiscipline } from './queries/kinds.ts';
import { anyLegal } from './queries/legal.ts';
import type { Id, Permanent, UseOption, Vtes } from './types.ts';

export const abilityOf = (card: Permanent, ability: number): Ability =>
  cardNamed(card.name).does!.abilities![ability]!;

/** V-3.30: what tells that a card served in this phase or action. */
export const useKey = ({ id }: Permanent): string => `use ${id}`;

export const requiresDiscipline = (name: string, discipline: Discipline): boolean =>
  libraryCard(name).modes.some(({ disciplines }) => disciplines?.[discipline] !== undefined);

/** The minion that has the card: the one it is on, or itself. */
const holder = ({ board }: Vt, card: Permanent): Permanent | undefined =>
  card.on === 0 ? (card.region === 'table' ? undefined : card) : findCard(board, card.on);

/** V-3.13, V-3.14: whose it is to use. */
export function isUser(state: Vt, card: Permanent, { user = 'controller' }: Ability, seat: Seat): boolean {
  switch (user) {
    case 'controller':
      return card.controller === seat;
    case 'anyone':
      return true;
    case 'host':
      return findCard(state.board, card.on)?.controller === seat;
  }
}

function whyNotNeeded(state: Vt, card: Permanent, { needs, during }: Ability, seat: Seat): Why {
  const { board } = state;
  const has = holder(state, card);
  if (during !== undefined && !fitsAction(state, during, seat)) return { why: 'wrong-moment' };
  if (needs === undefined) return undefined;
  if (needs.edge && board.edge !== seat) return { why: 'no-edge' };
  if (needs.othersTurn && card.controller === board.whose) return { why: 'wrong-moment' };
  if (needs.torpor && (has === undefined || !inTorpor(has))) return { why: 'wrong-moment' };
  if (needs.counters && card.counters === 0) return { why: 'not-enough-counters', card: card.id, needed: 1 };
  if (needs.locked && has?.locked !== true) return { why: 'not-locked', card: card.id };
  if (needs.acting && board.action?.minion !== has?.id) return { why: 'not-eligible' };
  if (needs.notBlocking && board.action?.blocker === card.id) return { why: 'not-eligible' };
  const missing = needs.disciplines && has ? missingDiscipline(has, needs.disciplines) : undefined;
  return missing === undefined ? undefined : { why: 'needs-discipline', name: missing };
}

function whyNotOnce({ board }: Vt, card: Permanent, { once, mandatory }: Ability): Why {
  const key = useKey(card);
  const used =
    ((once === 'phase' || mandatory) && board.used.includes(key)) ||
    (once === 'action' && board.action?.played.includes(key));
  return used ? { why: 'used-already', card: card.id } : undefined;
}

/** V-3.31: what is locked cannot be locked; V-4.14. */
function whyNotPaid(state: Vt, card: Permanent, { cost = {}, minion }: Ability, seat: Seat, payer: Id): Why {
  const { board } = state;
  if (cost.lock && card.locked) return { why: 'locked', card: card.id };
  if (cost.transfers !== undefined && board.transfers < cost.transfers)
    return { why: 'no-transfers', needed: cost.transfers };
  const eitherOr = minion?.payer === 'or-pool';
  if (cost.pool !== undefined && !(eitherOr && payer !== 0) && board.methuselahs[seat]!.pool < cost.pool)
    return { why: 'no-pool', needed: cost.pool };
  const from = findCard(board, payer);
  return cost.blood !== undefined && from !== undefined && from.counters < cost.blood
    ? { why: 'no-blood', card: from.id, needed: cost.blood }
    : undefined;
}

/** Who takes part: a minion of the kind named, or the one that has the card. */
function participants(state: Vt, card: Permanent, { minion }: Ability, seat: Seat): Id[] {
  if (minion === undefined) return [holder(state, card)?.id ?? 0];
  const { where, blood } = minion;
  const there = [
    ...cardsOf(state.board, seat, 'ready'),
    ...(where === 'controlled' ? cardsOf(state.board, seat, 'torpor') : []),
  ];
  const fit = there.filter((one) => isKind(one, minion) && (blood !== true || one.counters > 0));
  return [...(minion.payer === 'or-pool' ? [0] : []), ...fit.map(({ id }) => id)];
}

/** Cards of the hand that may be discarded for it. */
function discards({ board }: Vt, { cost }: Ability, seat: Seat): { hand?: string }[] {
  const discipline = cost?.discard;
  if (discipline === undefined) return [{}];
  const names = new Set(board.methuselahs[seat]!.hand);
  return [...names].filter((name) => requiresDiscipline(name, discipline)).map((hand) => ({ hand }));
}

function offerAbility(
  state: Vt,
  card: Permanent,
  index: number,
  seat: Seat,
  offer: Offer<Vtes, UseOption>,
): void {
  const ability = abilityOf(card, index);
  const general = whyNotNeeded(state, card, ability, seat) ?? whyNotOnce(state, card, ability);
  for (const minion of participants(state, card, ability, seat)) {
    const why = general ?? whyNotPaid(state, card, ability, seat, minion);
    for (const discarded of discards(state, ability, seat)) {
      const option: UseOption = { do: 'use', use: card.id, ability: index, minion, ...discarded };
      const played = { by: seat, minion: findCard(state.board, minion), source: card, target: {} };
      if (why !== undefined) offer(option, why);
      else
        offerAimed(state, ability, played, option, (aimed, whyNot) => {
          // what is burned for it is no target of it
          if (ability.cost?.burn !== true || aimed.card !== card.id) offer(aimed, whyNot);
        });
    }
  }
}

const NONE: readonly never[] = [];

function offerAt(state: Vt, seat: Seat, moment: Moment, offer: Offer<Vtes, UseOption>): void {
  const ways = usesAt(moment);
  if (ways === undefined) return;
  for (const card of state.board.cards) {
    for (const { index, ability } of ways.get(card.name) ?? NONE) {
      if (ability.action === undefined && isUser(state, card, ability, seat) && isActive(state.board, card))
        offerAbility(state, card, index, seat, offer);
    }
  }
}

/** Windows that admit only effects with their own timing (V-4.3, V-8.3, V-8.25, V-8.29, V-11.2). */
const STRICT: ReadonlySet<Moment> = new Set([
  'as-played',
  'announced',
  'success',
  'blocked',
  'after-action',
  'damage',
  'free',
]);

/** V-4.22: what names no moment may be used in any other window. */
export function offerUses(state: Vt, seat: Seat, moment: Moment, offer: Offer<Vtes, UseOption>): void {
  offerAt(state, seat, moment, offer);
  if (!STRICT.has(moment)) offerAt(state, seat, 'free', offer);
}

/** Which minions may perform the action that a card in play offers. */
export function whyNotPerformer(state: Vt, card: Permanent, ability: Ability, minion: Permanent): Why {
  switch (ability.by ?? 'any') {
    case 'any':
      break;
    case 'vampire':
      if (!isVampire(minion)) return { why: 'needs-vampire' };
      break;
    case 'host':
      if (card.on !== minion.id) return { why: 'not-eligible' };
      break;
    case 'others':
      if (card.on === minion.id) return { why: 'not-eligible' };
      break;
  }
  if (ability.action?.at !== 'host') return undefined;
  // V-10.3: only a ready minion of somebody else's can be fought
  const host = findCard(state.board, card.on)!;
  if (host.controller === minion.controller) return { why: 'own-minion' };
  return isReady(host) ? undefined : { why: 'not-ready', card: host.id };
}

/** Whether a card in play offers an action this way, not an effect. */
export const isAction = ({ board }: Vt, { use, ability }: UseOption): boolean =>
  abilityOf(cardAt(board, use), ability).action !== undefined;

/** Whether there is anything to use now; what is in play is known to everyone. */
export const hasUse = (state: Vt, seat: Seat, moment: Moment): boolean =>
  anyLegal((offer) => offerUses(state, seat, moment, offer));
