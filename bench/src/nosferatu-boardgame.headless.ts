// Playing the boardgame.io game headless, in the quickest way that is still the framework: its initial state
// and its reducer, straight, as its own bots simulate games. Every move goes through the reducer (legality,
// plugins, randomness, turn flow, log, end of the game); Client and Local would add a Redux store,
// middleware, a log that is copied at each move, and a transport. The build is the production one, which
// skips the check that G can be serialized. Views come from the game's playerView, called directly for each
// seat.

import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { Nosferatu } from './nosferatu-boardgame.state.ts';
import { nosferatu, type Style } from './nosferatu-boardgame.ts';
import type { LegalMove, SeatView } from './nosferatu-boardgame.view.ts';

export type Match = State<Nosferatu>;

export interface Headless {
  newMatch: (seats: number, seed: string) => Match;
  /** The state after a move; a refused move leaves G as it was. */
  makeMove: (match: Match, move: LegalMove) => Match;
  look: (match: Match, into: SeatView[]) => void;
}

const IDS = ['0', '1', '2', '3', '4', '5', '6', '7'];

export function headless(style: Style): Headless {
  const written = nosferatu(style);
  const { playerView } = written;
  const game = ProcessGameConfig(written);
  const reduce = CreateGameReducer({ game });
  return {
    newMatch: (seats, seed) => InitializeGame({ game: { ...game, seed }, numPlayers: seats }),
    makeMove: (match, { seat, move, args }) =>
      reduce(match, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: IDS[seat]! } }),
    look: ({ G, ctx }, into) => {
      for (let seat = 0; seat < ctx.numPlayers; seat++) {
        into[seat] = playerView({ G, ctx, playerID: IDS[seat]! });
      }
    },
  };
}

export const isOver = (match: Match): boolean => match.ctx.gameover !== undefined;
