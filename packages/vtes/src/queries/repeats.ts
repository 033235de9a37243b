// Repeat limits: what a minion does not perform again this turn (V-7.9 … V-7.13, V-7.32).

import type { Why } from '../effects/operation.ts';
import type { ActionKind, Id, Permanent } from '../types.ts';

/** What an effect noted: the minion does not perform this action again this turn. */
export const notAgain = (same: string): string => `not ${same}`;

export const whyNotAgain = (minion: Permanent, same: string, keys: readonly string[] = []): Why =>
  minion.done.includes(notAgain(same)) || keys.some((key) => minion.done.includes(key))
    ? { why: 'done-already', card: minion.id }
    : undefined;

/** V-7.13, V-7.32: kinds of action that a minion performs once a turn. */
export const kindKeys = (kind: ActionKind): string[] =>
  kind === 'bleed' || kind === 'political' ? [kind] : [];

/** V-7.10: an action through a card in play. */
export const inPlayKey = (source: Id, ability: number): string => `use ${source} ${ability}`;
