// V-17.15, V-17.16: the Red List. V-17.12, V-17.13: slaves.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardsOf, isMinion, isReady, isVampire, type Vt } from '../board.ts';
import { isRedList, slaveOf } from '../cards/book.ts';
import type { Why } from '../effects/operation.ts';
import type { Id, Permanent, Vtes } from '../types.ts';
import { whyNotAct } from './acts.ts';
import { whyNotAgain } from './repeats.ts';
import { isOfClan } from './titles.ts';

/** What a marked minion is known by until the end of the turn. */
export const MARKED = 'marked';
const isMarked = ({ done }: Permanent): boolean => done.includes(MARKED);

/** V-6.16: any such minion of somebody else, once a turn. */
export function offerMarks({ board }: Vt, seat: Seat, offer: Offer<Vtes, { do: 'mark'; card: Id }>): void {
  for (const card of board.cards) {
    if (!isMinion(card) || card.contested || !isRedList(card.name)) continue;
    const why: Why =
      board.masterActions === 0
        ? { why: 'no-master-action' }
        : card.controller === seat
          ? { why: 'own-minion' }
          : isMarked(card)
            ? { why: 'marked-already', card: card.id }
            : undefined;
    offer({ do: 'mark', card: card.id }, why);
  }
}

const FIGHT_COST = 1;
export const FIGHT = { cost: { blood: FIGHT_COST, pool: 0 }, stealth: 1 } as const;
export const fightKey = (card: Id): string => `fight ${card}`;

/** V-17.15: ready vampires of the Methuselah who marked it, each once. */
export function whyNotFight(state: Vt, minion: Permanent, prey: Permanent): Why {
  if (!isVampire(minion) || minion.controller !== state.board.whose) return { why: 'not-eligible' };
  if (prey.controller === minion.controller) return { why: 'own-minion' };
  if (!isMarked(prey)) return { why: 'not-marked', card: prey.id };
  if (!isReady(prey)) return { why: 'not-ready', card: prey.id };
  if (minion.counters < FIGHT_COST) return { why: 'no-blood', card: minion.id, needed: FIGHT_COST };
  const key = fightKey(prey.id);
  return whyNotAct(state, minion, 'other') ?? whyNotAgain(minion, key, [key]);
}

/** V-17.13: unlocked slaves of the acting vampire's clan that can fight the blocker. */
export function slavesFor({ board }: Vt, acting: Permanent, blocker: Permanent): Permanent[] {
  if (!isReady(acting) || !isReady(blocker)) return [];
  return cardsOf(board, acting.controller, 'ready').filter((card) => {
    const clan = slaveOf(card.name);
    return clan !== undefined && !card.locked && card.id !== acting.id && isOfClan(acting, clan);
  });
}
