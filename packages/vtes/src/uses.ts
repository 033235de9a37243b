// What cards in play may be used for now, by whom and at what; and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardAt, cardsOf, findCard, inTorpor, isActive, isReady, isVampire, type Vt } from './board.ts';
import { cardNamed, libraryCard, usesAt, type WayToUse } from './cards/book.ts';
import { isAble } from './cards/by-name.ts';
import type { Ability, AbilityCost, Discipline, MinionKind, Moment } from './cards/printed.ts';
import type { Why } from './effects/operation.ts';
import { offerAimed } from './plays.ts';
import { markedBy } from './effects/from-ash-heaps.ts';
import { fitsOpponent } from './queries/combat.ts';
import { hasDisciplines, hasLockedMinion, isKind, isOfType, missingDiscipline } from './queries/kinds.ts';
import { fitsMoment } from './queries/moment.ts';
import { whyNotPayable } from './queries/price.ts';
import { anyLegal } from './queries/legal.ts';
import { lookedUp } from './in-play.ts';
import type { Board, Id, Permanent, Phase, UseOption, Vtes } from './types.ts';

export const abilityOf = (card: Permanent, ability: number): Ability =>
  cardNamed(card.name).does!.abilities![ability]!;

/** What tells that a card of this name served in this phase. */
export const nameKey = ({ name }: Permanent): string => `used ${name}`;

/** V-3.30: what tells that a card served in this phase or action. */
export const useKey = ({ id }: Permanent): string => `use ${id}`;

/** The same of one ability of it, in a round of combat or in a turn. */
export const abilityKey = (card: Permanent, ability: number): string => `${useKey(card)} ${ability}`;

const requiresDiscipline = (name: string, discipline: Discipline): boolean =>
  libraryCard(name).modes.some(
    ({ disciplines, or }) => disciplines?.[discipline] !== undefined || or?.[discipline] !== undefined,
  );

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

function whyNotNeeded(state: Vt, card: Permanent, { needs, during, level }: Ability, seat: Seat): Why {
  const { board } = state;
  if (level !== undefined && (level === 'superior') !== card.mode > 0) return { why: 'not-eligible' };
  const has = holder(state, card);
  if (during !== undefined && !fitsMoment(state, during, seat)) return { why: 'wrong-moment' };
  if (needs === undefined) return undefined;
  if (needs.edge && board.edge !== seat) return { why: 'no-edge' };
  if (needs.political && board.referendum?.bloodHunt !== false) return { why: 'not-political' };
  if (needs.othersTurn && card.controller === board.whose) return { why: 'wrong-moment' };
  if (needs.influencePhase && (board.phase !== 'influence' || board.whose !== seat))
    return { why: 'wrong-moment' };
  if (needs.ready && has !== undefined && !isReady(has)) return { why: 'not-ready', card: has.id };
  if (needs.torpor && (has === undefined || !inTorpor(has))) return { why: 'wrong-moment' };
  if (needs.counters && card.counters === 0) return { why: 'not-enough-counters', card: card.id, needed: 1 };
  if (needs.marked && markedBy(state, card).length === 0) return { why: 'no-target' };
  if (needs.ownLocked && !hasLockedMinion(board, seat)) return { why: 'no-locked-minion' };
  if (needs.locked && has?.locked !== true) return { why: 'not-locked', card: card.id };
  if (needs.acting && board.action?.minion !== has?.id) return { why: 'not-eligible' };
  if (needs.notBlocking && board.action?.blocker === card.id) return { why: 'not-eligible' };
  if (needs.opponent && (has === undefined || !fitsOpponent(state, has, needs.opponent)))
    return { why: 'wrong-moment' };
  if (needs.disciplines === undefined || has === undefined || hasDisciplines(has, needs.disciplines))
    return undefined;
  const [name] = Object.keys(needs.disciplines);
  return { why: 'needs-discipline', name: missingDiscipline(has, needs.disciplines) ?? name! };
}

function whyNotOnce({ board }: Vt, card: Permanent, { index, ability }: WayToUse): Why {
  const { once, mandatory, most } = ability;
  if (once === undefined && mandatory === undefined && most === undefined) return undefined;
  const [key, own] = [useKey(card), abilityKey(card, index)];
  const served = board.used.filter((one) => one === nameKey(card)).length;
  if (most !== undefined && served >= most) return { why: 'used-already', card: card.id };
  const used =
    ((once === 'phase' || mandatory) && board.used.includes(key)) ||
    (once === 'action' && board.action?.played.includes(own)) ||
    (once === 'polling' && board.referendum?.used.includes(card.id)) ||
    (once === 'round' && board.combat?.used.includes(own)) ||
    (once === 'turn' && card.done.includes(own));
  return used ? { why: 'used-already', card: card.id } : undefined;
}

/** The pool that it takes to use a card. */
export function poolCost(
  { board }: Vt,
  card: Permanent,
  { pool = 0, poolPerOther: type }: AbilityCost,
): number {
  if (type === undefined) return pool;
  return pool + board.cards.filter((other) => other.id !== card.id && isOfType(board, other, type)).length;
}

/** V-3.31: what is locked cannot be locked; V-4.14. */
function whyNotPaid(state: Vt, card: Permanent, { cost = {}, minion }: Ability, seat: Seat, payer: Id): Why {
  const { board } = state;
  if (cost.lock && card.locked) return { why: 'locked', card: card.id };
  if (cost.transfers !== undefined && board.transfers < cost.transfers)
    return { why: 'no-transfers', needed: cost.transfers };
  const eitherOr = minion?.payer === 'or-pool';
  if (cost.discardAction && board.discardActions === 0) return { why: 'no-discard-action' };
  const pool = eitherOr && payer !== 0 ? 0 : poolCost(state, card, cost);
  if (board.methuselahs[seat]!.pool < pool) return { why: 'no-pool', needed: pool };
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
  way: WayToUse,
  seat: Seat,
  offer: Offer<Vtes, UseOption>,
): void {
  const { index, ability } = way;
  const general = whyNotNeeded(state, card, ability, seat) ?? whyNotOnce(state, card, way);
  for (const minion of participants(state, card, ability, seat)) {
    const why = general ?? whyNotPaid(state, card, ability, seat, minion);
    for (const discarded of discards(state, ability, seat)) {
      const option: UseOption = { do: 'use', use: card.id, ability: index, minion, ...discarded };
      const played = { by: seat, minion: findCard(state.board, minion), source: card, target: {} };
      if (why !== undefined) offer(option, why);
      else
        offerAimed(state, ability, played, option, (aimed, whyNot) => {
          // what is burned or removed for it is no target of it
          const spent = ability.cost?.burn === true || ability.cost?.remove === true;
          if (!spent || aimed.card !== card.id) offer(aimed, whyNot);
        });
    }
  }
}

const NONE: readonly never[] = [];

/** What the card itself can be used for in a moment of its own, as it enters play. */
export function offerOwnUses(
  state: Vt,
  card: Permanent,
  seat: Seat,
  moment: Moment,
  offer: Offer<Vtes, UseOption>,
): void {
  for (const way of usesAt(moment)?.get(card.name) ?? NONE) offerAbility(state, card, way, seat, offer);
}

/** Windows that admit only effects with their own timing (V-4.3, V-8.3, V-8.25, V-8.29, V-10.30, V-11.2). */
const STRICT: ReadonlySet<Moment> = new Set([
  'as-played',
  'announced',
  'success',
  'blocked',
  'after-action',
  'damage',
  'additional-strikes',
  'after-combat',
  'free',
]);

/** What a card in play could be used for. */
interface Use {
  readonly card: Permanent;
  readonly way: WayToUse;
}

const usesThere = lookedUp((cards) => ({
  able: cards.filter(({ name }) => isAble(name)),
  at: new Map<Moment, Use[]>(),
}));

function addUses(found: Use[], able: readonly Permanent[], moment: Moment): void {
  const ways = usesAt(moment);
  if (ways === undefined) return;
  for (const card of able)
    for (const way of ways.get(card.name) ?? NONE)
      if (way.ability.action === undefined) found.push({ card, way });
}

/** V-4.22: what names no moment may be used in any other window. */
function usesIn(board: Board, moment: Moment): readonly Use[] {
  const { able, at } = usesThere(board);
  const known = at.get(moment);
  if (known !== undefined) return known;
  const found: Use[] = [];
  addUses(found, able, moment);
  if (!STRICT.has(moment)) addUses(found, able, 'free');
  at.set(moment, found);
  return found;
}

export function offerUses(state: Vt, seat: Seat, moment: Moment, offer: Offer<Vtes, UseOption>): void {
  for (const { card, way } of usesIn(state.board, moment))
    if (isUser(state, card, way.ability, seat) && isActive(state.board, card))
      offerAbility(state, card, way, seat, offer);
}

/** V-5.10: what can be used in a phase; whether something of it must be used before the phase ends. */
export function offerPhaseUses(state: Vt, seat: Seat, phase: Phase, offer: Offer<Vtes, UseOption>): boolean {
  let due = false;
  offerUses(state, seat, phase, (option, whyNot) => {
    if (whyNot === undefined && isMandatory(state, option)) due = true;
    offer(option, whyNot);
  });
  return due;
}

export const isMandatory = ({ board }: Vt, { use, ability }: UseOption): boolean =>
  abilityOf(cardAt(board, use), ability).mandatory === true;

/** V-4.13, V-4.14: the cost of an action through a card in play. */
export const whyNotCost = (state: Vt, { cost = {} }: Ability, minion: Permanent): Why =>
  whyNotPayable(state, minion.controller, minion, { blood: cost.blood ?? 0, pool: cost.pool ?? 0 });

const whyNotKind = ({ sect, trait }: MinionKind): Why =>
  sect !== undefined
    ? { why: 'needs-sect', sect }
    : trait === undefined
      ? { why: 'not-eligible' }
      : { why: 'needs-trait', trait };

/** Which minions may perform the action that a card in play offers. */
export function whyNotPerformer(state: Vt, card: Permanent, ability: Ability, minion: Permanent): Why {
  const unmet = whyNotNeeded(state, card, ability, minion.controller);
  if (unmet !== undefined) return unmet;
  switch (ability.by ?? 'any') {
    case 'any':
      break;
    case 'vampire':
      if (!isVampire(minion)) return { why: 'needs-vampire' };
      break;
    case 'host':
      if ((holder(state, card) ?? card).id !== minion.id) return { why: 'not-eligible' };
      break;
    case 'others':
      if (card.on === minion.id) return { why: 'not-eligible' };
      break;
  }
  if (ability.is !== undefined && !isKind(minion, ability.is)) return whyNotKind(ability.is);
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
