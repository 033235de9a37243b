// Nosferatu, as the kernel plays it.

import { copyBoard, newBoard } from './board.ts';
import { decisions } from './decisions.ts';
import { faultsOf } from './faults.ts';
import { followEvent } from './follow.ts';
import { passive, revealing } from './passive.ts';
import { bites } from './procedures/bites.ts';
import { effects } from './procedures/effects.ts';
import { darkness, endOfTurn } from './procedures/end-of-turn.ts';
import { draw } from './procedures/library.ts';
import { ritual } from './procedures/ritual.ts';
import { round } from './procedures/round.ts';
import { setup } from './procedures/setup.ts';
import { stake } from './procedures/stake.ts';
import { turn } from './procedures/turn.ts';
import { readOptions } from './read-options.ts';
import type { NosferatuGame } from './types.ts';
import { ownOf, tableOf } from './view.ts';
import { whyNot } from './why-not.ts';

export const nosferatu: NosferatuGame = {
  id: 'nosferatu',
  version: 1,
  seats: { min: 5, max: 8 },
  options: readOptions,
  setup: (seats, options, random) => ({
    board: newBoard(seats, options, random),
    first: { proc: 'setup', step: 'renfield', volunteers: [] },
  }),
  procedures: { setup, turn, round, effects, bites, ritual, stake, end: endOfTurn, draw, darkness },
  decisions,
  table: tableOf,
  own: ownOf,
  follow: followEvent,
  copy: copyBoard,
  whyNot,
  faults: faultsOf,
  passive,
  revealing,
  // N-11.1, N-11.3, A-33
  mayTalk: (state, _from, to) =>
    to === null || state.options.private_chat === 'on' ? undefined : { why: 'private-talk' },
};
