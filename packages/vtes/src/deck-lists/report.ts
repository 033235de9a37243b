// What became of each line of a deck list.

import type { Pile } from './catalogue.ts';

/** A line that lists copies of a card. */
export type CardEntry =
  /** In the deck. `guessed`: only the beginning of the name was there, and one card has it. */
  | {
      readonly status: 'card';
      readonly card: string;
      readonly pile: Pile;
      readonly count: number;
      readonly guessed: boolean;
    }
  /** In the deck, though the game cannot be played with it yet. */
  | { readonly status: 'unplayable'; readonly card: string; readonly pile: Pile; readonly count: number }
  /** Not in the deck: no card has this name. */
  | {
      readonly status: 'unknown';
      readonly name: string;
      readonly count: number;
      readonly nearest: readonly string[];
    }
  /** Not in the deck: several cards may be meant. */
  | {
      readonly status: 'ambiguous';
      readonly name: string;
      readonly count: number;
      readonly candidates: readonly string[];
    };

export type LineEntry =
  | CardEntry
  /** A heading that promises another number of cards than follow, unknown ones included. */
  | { readonly status: 'miscounted'; readonly said: number; readonly read: number }
  | { readonly status: 'heading' | 'name' | 'author' | 'description' }
  /** `link`: to a deck that is not in the link itself; `no-copies`: a card listed zero times. */
  | { readonly status: 'ignored'; readonly why: 'comment' | 'rule' | 'link' | 'no-copies' | 'text' };

/** `line` counts from 1. */
export type LineReport = LineEntry & { readonly line: number; readonly text: string };

/** Whether somebody should look at this line before playing the deck. */
export function needsAttention(line: LineReport): boolean {
  switch (line.status) {
    case 'unplayable':
    case 'unknown':
    case 'ambiguous':
    case 'miscounted':
      return true;
    case 'card':
      return line.guessed;
    case 'ignored':
      return line.why === 'link';
    default:
      return false;
  }
}
