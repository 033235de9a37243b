// What is to be played again and again.

export interface Plan {
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Names of bots, by seat. */
  readonly bots: readonly string[];
  /** Names of decks, by seat; none in a game without decks. */
  readonly decks: readonly string[];
}
