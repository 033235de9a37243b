// V-3.38: a card is stolen.

import { ask, done, type Procedure } from '@nocturne/kernel';
import { cardAt, findCard, type Vt } from '../board.ts';
import { burnCounters, change } from '../changes.ts';
import { followsHost, takeControl } from '../control.ts';
import { newHostsFor } from '../queries/stealing.ts';
import type { Id, Permanent, Vtes } from '../types.ts';

const attach = (state: Vt, card: Permanent, to: Id): void =>
  change(state, card, { on: to, controller: cardAt(state.board, to).controller });

export const steal: Procedure<Vtes, 'steal'> = {
  take(state, { seat, card: id }) {
    const card = findCard(state.board, id);
    if (card === undefined || card.controller === seat) return done();
    if (card.on === 0) {
      takeControl(state, card, seat);
      return done();
    }
    const hosts = newHostsFor(state, card, seat);
    const mustMove = followsHost(card);
    if (hosts.length > 1 || (hosts.length === 1 && !mustMove))
      return ask('attach', seat, 'chosen', { card: id });
    if (hosts.length === 1) attach(state, card, hosts[0]!.id);
    else if (!mustMove) takeControl(state, card, seat);
    return done();
  },
  chosen(state, { seat, card: id }, { chosen }) {
    const card = cardAt(state.board, id);
    if (chosen.do === 'attach') attach(state, card, chosen.to);
    else takeControl(state, card, seat);
    return done();
  },
};

/** Nothing more of the card that is taking effect. */
function stopEffects({ stack }: Vt): void {
  const frame = stack.findLast(({ proc }) => proc === 'effects');
  if (frame?.proc === 'effects') frame.next = Number.MAX_SAFE_INTEGER;
}

/** Blood for what follows. Who has too little is not asked. */
export const burnBlood: Procedure<Vtes, 'burn-blood'> = {
  offer(state, { seat, minion, amount }) {
    const payer = findCard(state.board, minion);
    if (payer !== undefined && payer.counters >= amount)
      return ask('burn-blood', seat, 'chosen', { minion, amount });
    stopEffects(state);
    return done();
  },
  chosen(state, { minion, amount }, { chosen }) {
    if (chosen.do === 'burn') burnCounters(state, cardAt(state.board, minion), amount);
    else stopEffects(state);
    return done();
  },
};
