// Table options (A-01 … A-36). The first value of each is the default.

export const CHOICES = {
  /** how many Bites of the Action deck are placed. */
  bites_placed: ['all', 'one'],
  /** whether one player may receive two Bites in one turn. */
  same_turn_double: [true, false],
  /** who picks the card that a Bite costs. Renfield picks blindly. */
  bite_discard: ['victim', 'renfield', 'random'],
  /** who sees that card, besides its owner. */
  bite_discard_visible: ['nobody', 'renfield'],
  /** whether Bites on the table count, or all that were ever placed. */
  bite_count: ['on_table', 'cumulative'],
  /** Bites that win the game. */
  bites_to_win: ['5', '4@5p'],
  /** no face-up Ritual is usable. */
  stuck_transfusion: ['refresh_then_choose', 'refresh_only'],
  /** Transfusion while nobody is bitten. */
  empty_transfusion: ['illegal', 'allowed_no_effect'],
  /** whether the holder may perform no Ritual. */
  ritual_optional: [false, true],
  /** who chooses the character that the Mirror shows. */
  mirror_chooser: ['renfield', 'holder'],
  /** whether Mirror and Thirst must turn up a face-down character. */
  reveal_only_hidden: [true, false],
  /** where the Night goes that Distortion removes. */
  distorted_night: ['discard_pile', 'out_of_game'],
  /** when an emptied Library is answered by the Darkness card. */
  darkness_check: ['phase4', 'immediate'],
  /** whether Renfield knows who gave which card. */
  renfield_sees_giver: [true, false],
  /** whether the Stake may stay where it is. */
  stake_may_stay: [false, true],
  /** who may be killed. */
  kill_targets: ['other_active', 'other_active_hidden'],
  /** whether the Stake holder turns up a Clock card too. */
  holder_turns_clock: [false, true],
  /** which discards stay on show. */
  discard_memory: ['current_turn', 'top_only', 'full_log'],
  /** how Renfield is found. The host is the first seat. */
  renfield: ['random', 'host_pick', 'volunteer'],
  /** whether seats may talk in private. */
  private_chat: ['off', 'on'],
  /** later editions are other games. */
  edition: ['2013'],
} as const;

type Chosen = { -readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

/** numbers of cards; there is always one Dawn. */
export interface Counts {
  night: number;
  bite: number;
  rumour: number;
  component: number;
}
export const COUNTS: Counts = { night: 10, bite: 16, rumour: 18, component: 15 };

export interface Options extends Chosen {
  counts: Counts;
}

export const bitesToWin = (options: Pick<Options, 'bites_to_win'>, seats: number): number =>
  options.bites_to_win === '4@5p' && seats === 5 ? 4 : 5;

const DEFAULTS = Object.fromEntries(
  Object.entries(CHOICES).map(([key, values]) => [key, values[0]]),
) as Chosen;

export const defaultOptions = (): Options => ({ ...DEFAULTS, counts: { ...COUNTS } });
