// A position in the middle of a phase: what is left of it is given.

import type { AnyFrame, State } from '@nocturne/kernel';
import { asCount, asFlag, asList, asText, type Fields, ScenarioError } from '@nocturne/testkit';
import { turn } from '../procedures/turn.ts';
import { transfersOf } from '../queries/transfers.ts';
import type { Phase, Vtes } from '../types.ts';
import { usedKey } from './words.ts';

type Vt = State<Vtes>;

/** What is left of a phase; where it is given, the phase has begun. */
const PHASE_OF: Readonly<Record<string, Phase>> = {
  'master actions': 'master',
  'trifle played': 'master',
  transfers: 'influence',
  'discard actions': 'discard',
};
const USED = 'used';
export const PHASE_KEYS: readonly string[] = [...Object.keys(PHASE_OF), USED];

const UNDER_WAY: { readonly [P in Phase]: AnyFrame<Vtes> } = {
  unlock: { proc: 'unlock', step: 'effects' },
  master: { proc: 'master', step: 'offer' },
  minion: { proc: 'minion', step: 'offer' },
  influence: { proc: 'influence', step: 'offer' },
  discard: { proc: 'discard', step: 'offer' },
};

function readLeft(state: Vt, table: Fields): void {
  const { board } = state;
  const left = (key: string, otherwise: number): number => asCount(table[key] ?? otherwise, [key]);
  switch (board.phase) {
    case 'master':
      board.masterActions = left('master actions', 1);
      board.trifled = asFlag(table['trifle played'] ?? false, ['trifle played']);
      break;
    case 'influence':
      board.transfers = left('transfers', transfersOf(state, board.whose));
      board.methuselahs[board.whose]!.influenced += 1;
      break;
    case 'discard':
      board.discardActions = left('discard actions', 1);
      break;
    case 'unlock':
    case 'minion':
      break;
  }
  board.used = asList(table[USED] ?? [], [USED]).map((word, i) =>
    usedKey(state, asText(word, [USED, i]), [USED, i]),
  );
}

/** The frames under which the phase goes on; the other phases follow by themselves. */
export function beginPhase(state: Vt, table: Fields): void {
  const { phase } = state.board;
  for (const key of PHASE_KEYS) {
    const only = PHASE_OF[key];
    if (table[key] !== undefined && only !== undefined && only !== phase)
      throw new ScenarioError([key], `only in the ${only} phase, not in the ${phase} phase`);
  }
  const frame = { proc: 'turn', step: phase } as const;
  state.stack = [{ proc: 'game', step: 'next' }, { ...frame }];
  if (!PHASE_KEYS.some((key) => table[key] !== undefined)) return;
  const begun = turn[phase](state, frame, undefined);
  if (begun.do !== 'call') throw new Error(`the ${phase} phase does not begin`);
  state.stack = [{ proc: 'game', step: 'next' }, { proc: 'turn', step: begun.then }, { ...UNDER_WAY[phase] }];
  readLeft(state, table);
}
