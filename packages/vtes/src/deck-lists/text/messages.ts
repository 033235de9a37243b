// The texts that every language must have, read off what can be said of a list: whoever adds a problem or a status
// without its texts cannot compile.

import type { LibraryType } from '../../cards/facts.ts';
import type { DeckProblem } from '../../decks.ts';
import type { CardEntry, LineEntry } from '../report.ts';

type Ignored = Extract<LineEntry, { status: 'ignored' }>['why'];

export type DeckListMessageKey =
  | `problem.${DeckProblem['why']}`
  | `line.${Exclude<CardEntry['status'], 'card'> | 'guessed' | 'miscounted'}`
  /** Comments and lines of dashes speak for themselves. */
  | `ignored.${Exclude<Ignored, 'comment' | 'rule'>}`
  | `verdict.${'legal' | 'doubtful' | 'illegal'}`
  /** What stands above the cards. */
  | `heading.${'crypt' | 'library' | 'type'}`
  /** Cards of a type, in the plural. */
  | `type.${LibraryType}`;

/** ICU messages. */
export type DeckListMessages = Readonly<Record<DeckListMessageKey, string>>;
