// What a seat may know (N-10.1), and the moves of the seats that have to decide.

import { canBeBitten, canHold, isActive, isHidden, mayUse } from './nosferatu-boardgame.rules.ts';
import {
  BITE,
  COMPONENT,
  type Kind,
  NIGHT,
  nightsInClock,
  type Nosferatu,
  type Phase,
  RITUALS,
  RUMOUR,
  type Shown,
} from './nosferatu-boardgame.state.ts';

type Character = 'renfield' | 'vampire' | 'hunter' | null;

/** Whether this seat has to decide now. */
export function decides(G: Nosferatu, seat: number): boolean {
  switch (G.phase) {
    case 'play':
      return seat === G.player;
    case 'loss':
      return G.owed[seat]! > 0;
    case 'ritual':
    case 'transfusion':
    case 'dawn':
    case 'thirst':
      return seat === G.stake;
    case 'over':
      return false;
    default:
      return seat === G.renfield;
  }
}

const character = (G: Nosferatu, seat: number): Character =>
  seat === G.renfield ? 'renfield' : G.vampire < 0 ? null : seat === G.vampire ? 'vampire' : 'hunter';

function charactersShown(G: Nosferatu): Character[] {
  const shown: Character[] = [];
  for (let seat = 0; seat < G.bites.length; seat++) {
    const faceUp = seat === G.renfield || G.revealed[seat] || G.phase === 'over';
    shown.push(faceUp ? character(G, seat) : null);
  }
  return shown;
}

function deciding(G: Nosferatu): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < G.bites.length; seat++) if (decides(G, seat)) seats.push(seat);
  return seats;
}

/** What everybody sees. What G holds is frozen by the framework, so a view may share it. */
function table(G: Nosferatu) {
  return {
    phase: G.phase,
    turn: G.turn,
    deciding: deciding(G),
    renfield: G.renfield,
    stake: G.stake,
    characters: charactersShown(G),
    reserveSizes: G.reserves.map((reserve) => reserve.length),
    bites: G.bites,
    owed: G.owed,
    librarySize: G.librarySize,
    discardSize: G.discard.length,
    discardTop: G.discardTop,
    discarded: G.discarded,
    clockSize: G.clock.length - G.turned.length,
    clockNights: nightsInClock(G),
    turned: G.turned,
    actionSize: G.given.length,
    announced: G.announced,
    rituals: G.rituals,
    darkness: G.darkness,
    dawn: G.dawn,
    emptied: G.emptied,
    winner: G.winner,
  };
}

/** The table is made once for the six views of a state: a state never changes. */
let last: { G: Nosferatu; table: ReturnType<typeof table> } | undefined;

function tableOf(G: Nosferatu): ReturnType<typeof table> {
  if (last?.G !== G) last = { G, table: table(G) };
  return last.table;
}

export interface SeatView {
  table: ReturnType<typeof table>;
  reserve: readonly Kind[];
  /** Own character; for Renfield everybody's. */
  characters: readonly Character[];
  /** Of the Action deck: one's own card; for Renfield all of it. */
  given: readonly Shown[];
}

export function view(G: Nosferatu, viewer: number): SeatView {
  const isRenfield = viewer === G.renfield;
  return {
    table: tableOf(G),
    reserve: G.reserves[viewer]!,
    characters: isRenfield ? G.bites.map((_, seat) => character(G, seat)) : [character(G, viewer)],
    given: isRenfield ? G.given : G.given.filter((card) => card.seat === viewer),
  };
}

export interface LegalMove {
  seat: number;
  move: string;
  args: readonly number[];
}

const KINDS: readonly Kind[] = [BITE, NIGHT, RUMOUR, COMPONENT];

function plays(G: Nosferatu): LegalMove[] {
  const seat = G.player;
  const held = [0, 0, 0, 0];
  for (const kind of G.reserves[seat]!) held[kind]!++;
  const moves: LegalMove[] = [];
  for (const discard of KINDS) {
    if (held[discard] === 0) continue;
    held[discard]!--;
    for (const give of KINDS) {
      if (held[give]! > 0) moves.push({ seat, move: 'play', args: [discard, give] });
    }
    held[discard]!++;
  }
  return moves;
}

function losses(G: Nosferatu): LegalMove[] {
  const moves: LegalMove[] = [];
  for (let seat = 0; seat < G.owed.length; seat++) {
    if (G.owed[seat] === 0) continue;
    const reserve = G.reserves[seat]!;
    for (const kind of KINDS) if (reserve.includes(kind)) moves.push({ seat, move: 'lose', args: [kind] });
  }
  return moves;
}

function rituals(G: Nosferatu): LegalMove[] {
  const usable = RITUALS.filter((ritual) => mayUse(G, ritual));
  return usable.map((ritual) => ({ seat: G.stake, move: 'useRitual', args: [ritual] }));
}

function atDawn(G: Nosferatu): LegalMove[] {
  const moves = targets(G, G.stake, 'giveStake', (seat) => canHold(G, seat));
  if (G.stake === G.vampire) return moves;
  return [...moves, ...moves.map(({ seat, args }) => ({ seat, move: 'kill', args }))];
}

function targets(G: Nosferatu, seat: number, move: string, test: (target: number) => boolean): LegalMove[] {
  const moves: LegalMove[] = [];
  for (let target = 0; target < G.bites.length; target++) {
    if (test(target)) moves.push({ seat, move, args: [target] });
  }
  return moves;
}

const enumerate: Record<Phase, (G: Nosferatu) => LegalMove[]> = {
  roles: (G) => targets(G, G.renfield, 'nameVampire', (seat) => isActive(G, seat)),
  stake: (G) => targets(G, G.renfield, 'placeStake', (seat) => isActive(G, seat)),
  play: plays,
  bite: (G) => targets(G, G.renfield, 'bite', (seat) => canBeBitten(G, seat)),
  loss: losses,
  ritual: rituals,
  mirror: (G) => targets(G, G.renfield, 'mirror', (seat) => isHidden(G, seat)),
  transfusion: (G) => targets(G, G.stake, 'transfuse', (seat) => G.bites[seat]! > 0),
  dawn: atDawn,
  night: (G) => targets(G, G.renfield, 'passStake', (seat) => canHold(G, seat)),
  thirst: (G) => targets(G, G.stake, 'unmask', (seat) => isHidden(G, seat) && seat !== G.stake),
  over: () => [],
};

/** Every legal move of every seat that has to decide; equal cards make one move. */
export const legalMoves = (G: Nosferatu): LegalMove[] => enumerate[G.phase](G);
