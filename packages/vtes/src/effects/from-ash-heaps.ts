// Operations that bring cards out of ash heaps.

import type { Seat } from '@nocturne/kernel';
import { enter } from '../arrivals.ts';
import { cardAt, cardsOf, findCard, isReady, type Vt } from '../board.ts';
import { burn, change, leaveAsh, removeFromGame, setCounters } from '../changes.ts';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { LibraryType, Trait } from '../cards/printed.ts';
import { contestCard, whyNotOwnCopy } from '../contests.ts';
import { whyNotSecond } from '../queries/limits.ts';
import type { Id, Permanent, Targeted } from '../types.ts';
import type { OperationOf } from './operation.ts';

function isLibraryCard(name: string, type: LibraryType, traits: readonly Trait[] = []): boolean {
  const card = cardNamed(name);
  return (
    card.kind === 'library' &&
    card.types.includes(type) &&
    (traits.length === 0 || traits.some((trait) => card.traits?.includes(trait)))
  );
}

/** Each once, in the order in which they came there. */
const inAsh = ({ board }: Vt, seat: Seat, type: LibraryType, traits?: readonly Trait[]): string[] =>
  [...new Set(board.methuselahs[seat]!.ash)].filter((name) => isLibraryCard(name, type, traits));

/** V-3.29. */
const mayEnter = (state: Vt, seat: Seat, name: string): boolean =>
  whyNotOwnCopy(state, libraryCard(name), seat) === undefined;

/** V-3.8: of any ash heap. */
export const consumeAlly: OperationOf<'consume-ally'> = {
  targets(state) {
    return state.seats.flatMap((_, seat) =>
      inAsh(state, seat, 'ally').map((name): Targeted => ({ ash: { seat, name } })),
    );
  },
  complete(state, { trait }, { by }) {
    const fed = cardsOf(state.board, by, 'ready').filter(({ name }) => isLibraryCard(name, 'ally', [trait]));
    return [{}, ...fed.map(({ id }) => ({ card: id }))];
  },
  // V-8.23: it may be gone
  apply(state, { amount }, { target: { ash, card }, minion }) {
    const fed = card === undefined ? minion : findCard(state.board, card);
    if (fed === undefined || !state.board.methuselahs[ash!.seat]!.ash.includes(ash!.name)) return;
    leaveAsh(state, ash!.seat, ash!.name, true);
    setCounters(state, fed, fed.counters + amount);
  },
};

/** V-7.30: it can act at once, at its basic level. */
export function raiseAlly(state: Vt, seat: Seat, name: string): Id {
  leaveAsh(state, seat, name, false);
  return enter(state, name, seat, 'ready').id;
}

export const raiseAllyIfEmpty: OperationOf<'raise-ally-if-empty'> = {
  apply(state, { traits }, { source, by }) {
    if (source === undefined || source.counters > 0) return undefined;
    burn(state, source);
    const names = inAsh(state, by, 'ally', traits).filter((name) => mayEnter(state, by, name));
    return { proc: 'raise', step: 'look', seat: by, names };
  },
};

export const burnCounter: OperationOf<'burn-counter'> = {
  apply: (state, _effect, { source }) => setCounters(state, source!, source!.counters - 1),
};

/** V-7.27: it comes at its basic level. */
export const raiseRetainer: OperationOf<'raise-retainer'> = {
  targets(state, _effect, { by }) {
    const employers = cardsOf(state.board, by, 'ready').filter(({ sect }) => sect !== null);
    return inAsh(state, by, 'retainer')
      .filter((name) => mayEnter(state, by, name))
      .flatMap((name) =>
        employers
          .filter((one) => whyNotSecond(state, libraryCard(name), one) === undefined)
          .map(({ id }): Targeted => ({ ash: { seat: by, name }, card: id })),
      );
  },
  apply(state, { marks }, { target: { ash, card }, source }) {
    const employer = findCard(state.board, card!);
    const { seat, name } = ash!;
    // V-8.23
    if (employer === undefined || !isReady(employer)) return;
    if (!state.board.methuselahs[seat]!.ash.includes(name)) return;
    leaveAsh(state, seat, name, false);
    const retainer = enter(state, name, seat, 'attached', employer.id);
    change(state, retainer, { marks, chosen: [source!.id] });
    contestCard(state, retainer);
  },
};

/** What a card has marked. */
export const markedBy = ({ board }: Vt, source: Permanent): Permanent[] =>
  board.cards.filter(({ marks, chosen }) => marks > 0 && chosen[0] === source.id);

export const fadeMarked: OperationOf<'fade-marked'> = {
  apply(state, _effect, { source }) {
    for (const { id } of markedBy(state, source!)) {
      const card = cardAt(state.board, id);
      change(state, card, { marks: card.marks - 1 });
      if (card.marks === 0) removeFromGame(state, card);
    }
  },
};
