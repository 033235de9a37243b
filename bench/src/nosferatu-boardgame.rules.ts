// The rules between decisions. They change the G they are given, as boardgame.io has it; lists are changed
// through `own`, so that the same rules serve both ways of writing a move (see nosferatu-boardgame.ts).

import type { FnContext } from 'boardgame.io';
import {
  BITE,
  BITES_TO_WIN,
  COMPONENT,
  DAWN,
  DISTORTION,
  type Kind,
  MAX_BITES_PER_SEAT,
  MIRROR,
  NIGHT,
  NIGHTS,
  nightsInClock,
  type Nosferatu,
  type Ritual,
  RITUALS,
  RUMOUR,
  sum,
  TRANSFUSION,
} from './nosferatu-boardgame.state.ts';

export interface At {
  /** Who moves. */
  seat: number;
  random: FnContext<Nosferatu>['random'];
  /** The state that must not change, if G is a shallow copy of it; undefined if G is a draft. */
  before: Nosferatu | undefined;
}

type ListKey =
  'revealed' | 'bites' | 'owed' | 'discard' | 'clock' | 'turned' | 'discarded' | 'given' | 'rituals';

/** The list, to be changed. Spreading is the quick way to copy a frozen array: slice takes a slow path. */
export function own<Key extends ListKey>(G: Nosferatu, { before }: At, key: Key): Nosferatu[Key] {
  if (before !== undefined && G[key] === before[key]) G[key] = [...G[key]] as Nosferatu[Key];
  return G[key];
}

export function ownReserve(G: Nosferatu, { before }: At, seat: number): Kind[] {
  if (before !== undefined) {
    if (G.reserves === before.reserves) G.reserves = [...G.reserves];
    if (G.reserves[seat] === before.reserves[seat]) G.reserves[seat] = [...G.reserves[seat]!];
  }
  return G.reserves[seat]!;
}

const cards = (kind: Kind, number: number): Kind[] => Array.from({ length: number }, () => kind);

/** N-3.1 … N-3.8, except what waits for Renfield's first decision. */
export function setup(seats: number, random: At['random']): Nosferatu {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const library = [
    ...cards(NIGHT, NIGHTS - seats),
    ...cards(BITE, 16),
    ...cards(RUMOUR, 18),
    ...cards(COMPONENT, 15),
  ];
  return {
    phase: 'roles',
    turn: 0,
    renfield: random.Die(seats) - 1,
    vampire: -1,
    stake: -1,
    player: -1,
    revealed: each(false),
    reserves: Array.from({ length: seats }, () => []),
    bites: each(0),
    owed: each(0),
    library: random.Shuffle(library),
    librarySize: library.length,
    discard: [],
    discardTop: null,
    clock: random.Shuffle([...cards(NIGHT, seats), DAWN]),
    turned: [],
    discarded: [],
    given: [],
    bitesLeft: 0,
    nightsLeft: 0,
    announced: 0,
    rituals: [true, true, true],
    darkness: 'thirst',
    dawn: false,
    emptied: false,
    winner: null,
  };
}

export const isActive = (G: Nosferatu, seat: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < G.bites.length && seat !== G.renfield;

export const isHidden = (G: Nosferatu, seat: number): boolean => isActive(G, seat) && !G.revealed[seat];

export const canBeBitten = (G: Nosferatu, seat: number): boolean =>
  isActive(G, seat) && G.bites[seat]! < MAX_BITES_PER_SEAT;

/** Whether the Stake may go to this seat, as a gift or through the heart. */
export const canHold = (G: Nosferatu, seat: number): boolean => isActive(G, seat) && seat !== G.stake;

const someHidden = (G: Nosferatu, except: number): boolean =>
  G.revealed.some((_, seat) => seat !== except && isHidden(G, seat));

/** N-5.9 */
export function isUsable(G: Nosferatu, ritual: Ritual): boolean {
  if (ritual === MIRROR) return someHidden(G, -1);
  return ritual === DISTORTION ? nightsInClock(G) > 0 : sum(G.bites) > 0;
}

export const mayUse = (G: Nosferatu, ritual: Ritual): boolean =>
  G.rituals[ritual] === true && isUsable(G, ritual);

/** N-8: the discard pile becomes the Library the instant the last card is drawn. */
export function draw(G: Nosferatu, at: At, seat: number, number: number): undefined {
  const reserve = ownReserve(G, at, seat);
  for (let i = 0; i < number; i++) {
    reserve.push(G.library[--G.librarySize]!);
    if (G.librarySize > 0) continue;
    G.library = at.random.Shuffle(G.discard);
    G.librarySize = G.library.length;
    G.discard = [];
    G.discardTop = null;
    G.emptied = true;
  }
}

export function discardFaceUp(G: Nosferatu, at: At, kind: Kind): undefined {
  own(G, at, 'discard').push(kind);
  G.discardTop = kind;
}

const nextActive = (G: Nosferatu, seat: number): number => {
  const next = (seat + 1) % G.bites.length;
  return next === G.renfield ? (next + 1) % G.bites.length : next;
};

/** N-3.7 */
export function deal(G: Nosferatu, at: At): undefined {
  for (let seat = 0; seat < G.bites.length; seat++) {
    if (seat !== G.renfield) draw(G, at, seat, 2);
  }
  G.phase = 'stake';
}

/** N-4.1 */
export function beginTurn(G: Nosferatu, at: At): undefined {
  G.turn++;
  G.phase = 'play';
  G.player = G.stake;
  G.discarded = [];
  G.announced = 0;
  G.dawn = false;
  G.emptied = false;
  draw(G, at, G.player, 2);
}

/** N-4.2d … N-4.5: turn a Clock card, then the next play or phase 2. */
export function endPlay(G: Nosferatu, at: At): undefined {
  if (G.player !== G.stake) {
    const kind = G.clock[G.turned.length]!;
    own(G, at, 'turned').push({ seat: G.player, kind });
    if (kind === DAWN) {
      G.dawn = true;
      announce(G, at);
      return;
    }
  }
  G.player = nextActive(G, G.player);
  if (G.player === G.stake) announce(G, at);
  else draw(G, at, G.player, 2);
}

/** N-5.1 */
function announce(G: Nosferatu, at: At): undefined {
  let rumours = 0;
  for (const { kind } of G.given) {
    if (kind === BITE) G.bitesLeft++;
    else if (kind === NIGHT) G.nightsLeft++;
    else if (kind === RUMOUR) rumours++;
  }
  G.player = -1;
  if (G.bitesLeft + G.nightsLeft > 0) {
    G.announced = 1;
    if (G.bitesLeft > 0) G.phase = 'bite';
    else addNights(G, at);
  } else if (rumours > 0) {
    G.announced = 3;
    beginStakePhase(G);
  } else {
    G.announced = 2;
    beginRitual(G);
  }
}

/** N-5.3 … N-5.5. With default numbers there is always a seat to bite (N-5.8). */
export function placeBite(G: Nosferatu, at: At, seat: number): undefined {
  G.bitesLeft--;
  own(G, at, 'bites')[seat]!++;
  own(G, at, 'owed')[seat]!++;
  if (sum(G.bites) >= BITES_TO_WIN) {
    G.phase = 'over';
    G.winner = 'evil';
  } else if (G.bitesLeft === 0) {
    G.phase = 'loss';
  }
}

/** N-5.6, when the last card has been lost. */
export function endBites(G: Nosferatu, at: At): undefined {
  G.darkness = 'lord';
  addNights(G, at);
}

/** N-5.7 */
function addNights(G: Nosferatu, at: At): undefined {
  for (; G.nightsLeft > 0; G.nightsLeft--) own(G, at, 'clock').push(NIGHT);
  beginStakePhase(G);
}

/** N-5.9, N-5.10 */
function beginRitual(G: Nosferatu): undefined {
  if (!RITUALS.some((ritual) => mayUse(G, ritual))) G.rituals = [true, true, true];
  if (RITUALS.some((ritual) => mayUse(G, ritual))) G.phase = 'ritual';
  else beginStakePhase(G);
}

/** N-5.12 */
export function distort(G: Nosferatu, at: At): undefined {
  const index = G.clock.lastIndexOf(NIGHT);
  if (index < G.turned.length) own(G, at, 'turned').splice(index, 1);
  own(G, at, 'clock').splice(index, 1);
  discardFaceUp(G, at, NIGHT);
  endRitual(G, at, DISTORTION);
}

/** N-5.13 */
export function transfuse(G: Nosferatu, at: At, seat: number): undefined {
  own(G, at, 'bites')[seat]!--;
  discardFaceUp(G, at, BITE);
  draw(G, at, seat, 1);
  endRitual(G, at, TRANSFUSION);
}

/** N-5.14 */
export function endRitual(G: Nosferatu, at: At, ritual: Ritual): undefined {
  own(G, at, 'rituals')[ritual] = false;
  if (!G.rituals.includes(true)) G.rituals = [true, true, true];
  beginStakePhase(G);
}

/** N-6.2, N-6.5 */
function beginStakePhase(G: Nosferatu): undefined {
  G.phase = G.dawn ? 'dawn' : 'night';
}

/** N-6.4 */
export function kill(G: Nosferatu, at: At, seat: number): undefined {
  own(G, at, 'revealed')[seat] = true;
  G.phase = 'over';
  G.winner = seat === G.vampire ? 'hunters' : 'evil';
}

/** N-6.1, then N-7.1 … N-7.5 */
export function passStake(G: Nosferatu, at: At, seat: number): undefined {
  G.stake = seat;
  G.clock = at.random.Shuffle(G.clock);
  G.turned = [];
  for (const { kind } of G.given) {
    if (kind === RUMOUR || kind === COMPONENT) own(G, at, 'discard').unshift(kind);
  }
  G.given = [];
  if (G.emptied && G.darkness === 'thirst' && someHidden(G, G.stake)) {
    G.phase = 'thirst';
    return;
  }
  if (G.emptied) G.darkness = 'thirst';
  beginTurn(G, at);
}
