// Seats that are asked at once do not see each other's answers: none may make another's answer too late.

import { canonical, type GameTypes, type Open, type Seat, seeded, whyNotAnswer } from '@nocturne/kernel';
import { randomChoice } from './random-play.ts';
import type { Subject } from './subject.ts';
import type { Watcher } from './watch.ts';

/** A question as its seat reads it. */
const question = <T extends GameTypes>(decision: Open<T>): string => canonical({ ...decision, serial: 0 });

/** While a seat is asked the same, its answer to the question as it was first put stays acceptable. */
export function together<T extends GameTypes>({ game }: Subject<T>): Watcher<T> {
  const shown = new Map<Seat, { question: string; serial: number }>();
  return {
    before(state) {
      const asked = new Set(state.open.map(({ seat }) => seat));
      for (const seat of shown.keys()) if (!asked.has(seat)) shown.delete(seat);
      for (const decision of state.open) {
        const { seat, serial, name } = decision;
        const first = shown.get(seat);
        if (first?.question !== question(decision)) {
          shown.set(seat, { question: question(decision), serial });
          continue;
        }
        const choice = randomChoice(decision, seeded(first.question));
        const reason = whyNotAnswer(game, state, { seat, choice, serial: first.serial });
        if (reason !== undefined)
          return [`an answer to ${name} came too late after another seat’s: ${JSON.stringify(reason)}`];
      }
      return [];
    },
    after(_before, _state, { seat }) {
      shown.delete(seat);
      return [];
    },
  };
}
