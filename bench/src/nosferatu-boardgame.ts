// Nosferatu, default options, as a game of boardgame.io 0.50, with its moves made in either of the two ways
// that the framework allows:
//
// - `drafts`, as its documentation has it: a move changes G, which is an Immer draft. Every read and write
//   goes through a proxy, and Immer copies the frozen arrays of the state before in a slow way.
// - `copies`: a move takes the plain state from under the draft, changes a copy that shares what stays as it
//   was, and returns it. More than twice as fast; what is left is the framework itself.
//
// All seats are always active, and a move refuses a seat that has nothing to decide: stages and turn events
// would run the framework's hooks, each in an Immer producer of its own. There is no undo in a game with
// secrets.

import type { FnContext, Game, LongFormMove } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core';
import { original } from 'immer';
import { moves, type PhaseMove } from './nosferatu-boardgame.moves.ts';
import { setup } from './nosferatu-boardgame.rules.ts';
import type { Nosferatu } from './nosferatu-boardgame.state.ts';
import { decides, view } from './nosferatu-boardgame.view.ts';

export type Style = 'drafts' | 'copies';
type Context = FnContext<Nosferatu> & { playerID: string };

const onDraft =
  ({ phase, make }: PhaseMove) =>
  ({ G, random, playerID }: Context, ...args: number[]) => {
    const seat = Number(playerID);
    if (G.phase !== phase || !decides(G, seat)) return INVALID_MOVE;
    return make(G, { seat, random, before: undefined }, ...args);
  };

const onCopy =
  ({ phase, make }: PhaseMove) =>
  ({ G: draft, random, playerID }: Context, ...args: number[]) => {
    const before = original(draft)!;
    const seat = Number(playerID);
    if (before.phase !== phase || !decides(before, seat)) return INVALID_MOVE;
    const G = { ...before };
    return make(G, { seat, random, before }, ...args) ?? G;
  };

function written(style: Style): Record<string, LongFormMove<Nosferatu>> {
  const write = style === 'drafts' ? onDraft : onCopy;
  return Object.fromEntries(
    Object.entries(moves).map(([name, move]) => [name, { move: write(move), redact: move.secret }]),
  );
}

export const nosferatu = (style: Style) =>
  ({
    name: 'nosferatu',
    minPlayers: 5,
    maxPlayers: 8,
    disableUndo: true,
    turn: { activePlayers: ActivePlayers.ALL },
    setup: ({ ctx, random }) => setup(ctx.numPlayers, random),
    moves: written(style),
    endIf: ({ G }) => G.winner ?? undefined,
    playerView: ({ G, playerID }) => view(G, Number(playerID)),
  }) satisfies Game<Nosferatu>;
