// How things stand, in one sentence, from what everyone sees.

import { marginOf, type Standing, standingOf, votesCast } from '@nocturne/vtes';
import type { Values } from '../../text/reader.tsx';
import type { Words } from '../prompt/use-words.ts';
import type { StageKey } from './text/messages.ts';

export interface Verdict {
  readonly key: StageKey;
  readonly values: Values;
}

const verdict = (key: StageKey, values: Values = {}): Verdict => ({ key, values });

function ofReferendum({ view }: Words): Verdict | null {
  const { referendum } = view.table;
  if (referendum === null || referendum.result !== 'polling') return null;
  const votes = { for: votesCast(referendum, 'for'), against: votesCast(referendum, 'against') };
  return verdict(marginOf(referendum) > 0 ? 'stands.passes' : 'stands.rejected', votes);
}

function ofBlock(words: Words, { stealth, intercept }: Standing): Verdict | null {
  const { action } = words.view.table;
  if (action?.state !== 'B' || intercept === null) return null;
  return verdict(intercept >= stealth ? 'stands.blocks' : 'stands.fails', {
    blocker: words.cardAt(action.blocker),
  });
}

function ofOpenAction(words: Words, standing: Standing): Verdict {
  const { kind, aim, spied } = words.view.table.action!;
  const [target] = aim.seats;
  if (kind !== 'bleed' || target === undefined || spied) return verdict('stands.succeeds');
  const amount = Math.max(0, standing.bleed ?? 0);
  return verdict('stands.bled', { ...words.naming({ target }), amount });
}

/** Of the action or referendum under way; `ghost` is how it would stand with what is armed. */
export function verdictOf(words: Words, ghost: Standing | null): Verdict | null {
  const { action, referendum, combat, table } = { ...words.view.table, table: words.view.table };
  if (referendum !== null) return ofReferendum(words);
  if (action === null || combat !== null) return null;
  const standing = ghost ?? standingOf(table);
  if (action.outcome === 'ended') return verdict('stands.ended');
  if (action.state === 'over') return verdict('stands.over');
  if (action.state === 'blocked') return verdict('stands.blocked', { blocker: words.cardAt(action.blocker) });
  if (standing === null) return null;
  return ofBlock(words, standing) ?? ofOpenAction(words, standing);
}
