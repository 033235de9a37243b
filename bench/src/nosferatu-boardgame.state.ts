// The state of Nosferatu as a boardgame.io game. Cards of a kind are alike, so a card is its kind.

export const BITE = 0;
export const NIGHT = 1;
export const RUMOUR = 2;
export const COMPONENT = 3;
export const DAWN = 4;
export type Kind = typeof BITE | typeof NIGHT | typeof RUMOUR | typeof COMPONENT | typeof DAWN;

export const MIRROR = 0;
export const DISTORTION = 1;
export const TRANSFUSION = 2;
export type Ritual = typeof MIRROR | typeof DISTORTION | typeof TRANSFUSION;
export const RITUALS: readonly Ritual[] = [MIRROR, DISTORTION, TRANSFUSION];

export const BITES_TO_WIN = 5;
export const MAX_BITES_PER_SEAT = 2;
export const NIGHTS = 10;

/** The decision that is open. */
export type Phase =
  | 'roles' // D1
  | 'stake' // D2
  | 'play' // D3
  | 'bite' // D4
  | 'loss' // D5
  | 'ritual' // D6
  | 'mirror' // D7
  | 'transfusion' // D8
  | 'dawn' // D9
  | 'night' // D10
  | 'thirst' // D11
  | 'over';

export type Winner = 'hunters' | 'evil';
export type Darkness = 'thirst' | 'lord';

/** A card in front of everybody and the seat that put it there. */
export interface Shown {
  seat: number;
  kind: Kind;
}

export interface Nosferatu {
  phase: Phase;
  turn: number;
  renfield: number;
  /** −1 until Renfield has dealt the characters. */
  vampire: number;
  /** The Stake holder; −1 until Renfield has placed it. */
  stake: number;
  /** Whose play it is in the round of cards. */
  player: number;
  revealed: boolean[];
  reserves: Kind[][];
  bites: number[];
  /** Cards still to be lost to Bites, by seat. */
  owed: number[];
  /** Drawn from its end; what lies beyond librarySize has been drawn. */
  library: Kind[];
  librarySize: number;
  discard: Kind[];
  /** The uppermost face-up card of the discard pile. */
  discardTop: Kind | null;
  /** The whole Clock; its first cards are those turned up this turn. */
  clock: Kind[];
  /** The Clock cards turned up this turn and by whom. */
  turned: Shown[];
  /** This turn's face-up discards, in order of play. */
  discarded: Shown[];
  /** The Action deck with its givers, in order of play. */
  given: Shown[];
  /** Bites and Nights of the Action deck that Renfield has yet to place, after the announcement. */
  bitesLeft: number;
  nightsLeft: number;
  /** 0 before the announcement, else its case. */
  announced: 0 | 1 | 2 | 3;
  /** Face-up Rituals. */
  rituals: boolean[];
  darkness: Darkness;
  dawn: boolean;
  /** Whether the last Library card was drawn this turn. */
  emptied: boolean;
  winner: Winner | null;
}

export const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

export const count = (cards: readonly Kind[], kind: Kind): number => {
  let total = 0;
  for (const card of cards) if (card === kind) total++;
  return total;
};

export const nightsInClock = (G: Nosferatu): number => count(G.clock, NIGHT);
