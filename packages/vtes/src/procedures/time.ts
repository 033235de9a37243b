// The end of a game by time. The engine reads no clock: whoever runs the table calls the time.

import { type Calls, emit, end } from '@nocturne/kernel';
import type { Vtes } from '../types.ts';
import { addPoints, breakOff, finish } from './oust.ts';

const SURVIVING = 0.5;

export const calls: Calls<Vtes> = {
  /** At once, whatever is under way. Nobody is the last one, so V-15.6 gives nothing; V-15.7 says who wins. */
  time: {
    whyNot: ({ options }) => (options.timeLimit ? undefined : { why: 'no-time-limit' }),
    heard(state) {
      emit(state, 'timeCalled', {});
      breakOff(state);
      for (const [seat, { out }] of state.board.methuselahs.entries())
        if (!out) addPoints(state, seat, SURVIVING);
      return end(finish(state));
    },
  },
};
