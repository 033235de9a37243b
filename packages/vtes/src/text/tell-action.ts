// What is new about an action: that it is announced, blocked, changed, over.

import { cardNamed } from '../cards/book.ts';
import type { Action, Change, PublicCard } from '../types.ts';
import {
  aimParts,
  at,
  cardSeen,
  cardValue,
  effectPart,
  named,
  onPart,
  type Seen,
  signed,
  superiorPart,
  told,
  withPart,
} from './seen.ts';
import type { Told, Value } from './told.ts';

/** The text of an announcement: actions that are told in their own way have keys of their own. */
function kindOf({ kind, card, source }: Action): 'use' | 'take-equipment' | Action['kind'] {
  if (kind === 'other' && card === null && source !== 0) return 'use';
  return kind === 'equip' && card === null ? 'take-equipment' : kind;
}

function targetOf(view: Seen, { aim, target }: Action): Value | undefined {
  if (target.cards !== undefined && target.cards.length > 0)
    return target.cards.map((id) => cardValue(view, id));
  if (aim.card !== 0) return cardValue(view, aim.card);
  const [seat] = aim.seats;
  return seat === undefined ? undefined : at(seat);
}

function effectOf(view: Seen, { source, ability }: Action): Value {
  const name = cardSeen(view, source)?.name ?? null;
  return name === null ? '' : effectPart(cardNamed(name).does?.abilities?.[ability]?.effects ?? []);
}

/** A card of an ash heap, a clan; and through a card in play, the card that was chosen. */
function chosenParts(view: Seen, { target, card }: Action): Record<string, Value> {
  const { ash, choice, on } = aimParts(view, target);
  return { ash: ash!, choice: choice!, ...(card === null ? { on: on! } : {}) };
}

/** “Ana sends Ryan to bleed Bruno.” */
export function announcement(view: Seen, action: Action): Told {
  const { card, minion, by, stealth } = action;
  const superior = card === null ? '' : superiorPart(card.name, card.mode);
  const used = card === null ? undefined : named(card.name);
  const target = targetOf(view, action);
  return told(`event.action.${kindOf(action)}`, {
    by: at(by),
    minion: cardValue(view, minion),
    target: target ?? '',
    on: onPart(target),
    card: used ?? (action.source === 0 ? '' : cardValue(view, action.source)),
    superior,
    ...chosenParts(view, action),
    with: withPart(used, superior),
    effect: effectOf(view, action),
    stealth: stealth === 0 ? '' : told('part.stealth', { amount: signed(stealth) }),
  });
}

function changeTold(view: Seen, { minion }: Action, { what, who, amount, below }: Change): Told {
  const key = what === 'intercept' && below !== undefined ? 'intercept-of-lesser' : what;
  const whose = cardValue(view, who === 0 ? minion : who);
  return told(`event.action.change.${key}`, { minion: whose, amount: signed(amount) });
}

/** Blocks: attempted, failed or done. */
function blocking(view: Seen, before: Action, now: Action): Told[] {
  if (before.state === now.state) return [];
  const minion = cardValue(view, now.blocker);
  if (now.state === 'B')
    return [
      told('event.action.attempt', { seat: at(cardSeen(view, now.blocker)?.controller ?? -1), minion }),
    ];
  if (now.state === 'blocked')
    return [told('event.action.blocked', { minion, acting: cardValue(view, now.minion) })];
  return before.state === 'B' && now.outcome === 'pending'
    ? [told('event.action.failed', { minion: cardValue(view, before.blocker) })]
    : [];
}

const isFull = ({ name, counters }: PublicCard): boolean => {
  const card = name === null ? undefined : cardNamed(name);
  return card?.kind === 'crypt' && counters >= card.capacity;
};

/** Whether what follows tells of the success. */
function isTold(view: Seen, { kind, minion }: Action): boolean {
  const acting = cardSeen(view, minion);
  return kind === 'hunt' ? acting !== undefined && !isFull(acting) : kind !== 'other';
}

function outcome(view: Seen, before: Action, now: Action): Told[] {
  if (before.outcome === now.outcome || now.outcome === 'pending' || now.outcome === 'blocked') return [];
  const quiet = now.outcome === 'successful' && isTold(view, now);
  return quiet ? [] : [told(`event.action.${now.outcome}`, { minion: cardValue(view, now.minion) })];
}

export function actionNews(view: Seen, now: Action | null): Told[] {
  const before = view.table.action;
  if (now === null) return [];
  if (before === null) return [announcement(view, now)];
  const minion = cardValue(view, now.minion);
  const target = now.aim.seats[0];
  const redirected = now.kind === 'bleed' && target !== undefined && target !== before.aim.seats[0];
  return [
    ...(redirected ? [told('event.action.redirected', { minion, target: at(target) })] : []),
    ...now.changes.slice(before.changes.length).map((change) => changeTold(view, now, change)),
    ...blocking(view, before, now),
    ...outcome(view, before, now),
  ];
}
