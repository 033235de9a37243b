// How many minions have room beside each other: first all at their smallest size, then each over half of the one before
// it, and of the rest only their number.

/** What of a card is still seen when the next one lies on it. */
const SEEN = 0.55;
/** The gap between two cards, and the number of those that are not shown, in widths of a card. */
const GAP = 0.1;
const PILL = 0.8;

export interface Fitting {
  readonly shown: number;
  /** They lie on each other. */
  readonly close: boolean;
}

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/** `widths` and `room` in widths of a standing card at its smallest. */
export function fitting(widths: readonly number[], room: number): Fitting {
  const count = widths.length;
  if (sum(widths) + (count - 1) * GAP <= room) return { shown: count, close: false };
  const closest = (shown: number): number => {
    const taken = widths.slice(0, shown);
    return sum(taken.slice(0, -1)) * SEEN + (taken.at(-1) ?? 0);
  };
  if (closest(count) <= room) return { shown: count, close: true };
  let shown = count - 1;
  while (shown > 1 && closest(shown) + PILL > room) shown -= 1;
  return { shown, close: shown > 1 };
}
