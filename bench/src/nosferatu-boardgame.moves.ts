// The moves D1 … D11: what each refuses and what it does. Cards are named by their kind.

import { INVALID_MOVE } from 'boardgame.io/core';
import * as rules from './nosferatu-boardgame.rules.ts';
import { type At, own, ownReserve } from './nosferatu-boardgame.rules.ts';
import {
  DISTORTION,
  type Kind,
  MIRROR,
  type Nosferatu,
  type Phase,
  type Ritual,
} from './nosferatu-boardgame.state.ts';

export interface PhaseMove {
  /** The phase in which the move is made. */
  phase: Phase;
  /** Whether its arguments are a secret. */
  secret: boolean;
  make: Make;
}
type Make = (G: Nosferatu, at: At, ...args: number[]) => typeof INVALID_MOVE | undefined;

const open = (phase: Phase, make: Make): PhaseMove => ({ phase, secret: false, make });
const secret = (phase: Phase, make: Make): PhaseMove => ({ phase, secret: true, make });

/** Takes a card of the kind out of a Reserve; false if there is none. */
function take(reserve: Kind[], kind: number): boolean {
  const index = reserve.indexOf(kind as Kind);
  if (index >= 0) reserve.splice(index, 1);
  return index >= 0;
}

const giveStake: Make = (G, at, target) =>
  rules.canHold(G, target) ? rules.passStake(G, at, target) : INVALID_MOVE;

export const moves: Record<string, PhaseMove> = {
  nameVampire: secret('roles', (G, at, target) => {
    if (!rules.isActive(G, target)) return INVALID_MOVE;
    G.vampire = target;
    return rules.deal(G, at);
  }),

  placeStake: open('stake', (G, at, target) => {
    if (!rules.isActive(G, target)) return INVALID_MOVE;
    G.stake = target;
    return rules.beginTurn(G, at);
  }),

  play: secret('play', (G, at, discard, give) => {
    const reserve = ownReserve(G, at, at.seat);
    if (!take(reserve, discard) || !take(reserve, give)) return INVALID_MOVE;
    rules.discardFaceUp(G, at, discard as Kind);
    own(G, at, 'discarded').push({ seat: at.seat, kind: discard as Kind });
    own(G, at, 'given').push({ seat: at.seat, kind: give as Kind });
    return rules.endPlay(G, at);
  }),

  bite: open('bite', (G, at, target) =>
    rules.canBeBitten(G, target) ? rules.placeBite(G, at, target) : INVALID_MOVE,
  ),

  lose: secret('loss', (G, at, kind) => {
    if (!take(ownReserve(G, at, at.seat), kind)) return INVALID_MOVE;
    own(G, at, 'discard').push(kind as Kind);
    own(G, at, 'owed')[at.seat]!--;
    return G.owed.some((owed) => owed > 0) ? undefined : rules.endBites(G, at);
  }),

  useRitual: open('ritual', (G, at, ritual) => {
    if (!rules.mayUse(G, ritual as Ritual)) return INVALID_MOVE;
    if (ritual === DISTORTION) return rules.distort(G, at);
    G.phase = ritual === MIRROR ? 'mirror' : 'transfusion';
    return undefined;
  }),

  mirror: open('mirror', (G, at, target) => {
    if (!rules.isHidden(G, target)) return INVALID_MOVE;
    own(G, at, 'revealed')[target] = true;
    return rules.endRitual(G, at, MIRROR);
  }),

  transfuse: open('transfusion', (G, at, target) =>
    rules.isActive(G, target) && G.bites[target]! > 0 ? rules.transfuse(G, at, target) : INVALID_MOVE,
  ),

  kill: open('dawn', (G, at, target) =>
    at.seat !== G.vampire && rules.canHold(G, target) ? rules.kill(G, at, target) : INVALID_MOVE,
  ),
  giveStake: open('dawn', giveStake),
  passStake: open('night', giveStake),

  unmask: open('thirst', (G, at, target) => {
    if (!rules.isHidden(G, target) || target === at.seat) return INVALID_MOVE;
    own(G, at, 'revealed')[target] = true;
    return rules.beginTurn(G, at);
  }),
};
