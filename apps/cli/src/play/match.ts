// From what a person types to the move that is meant.

import { fold } from '@nocturne/kernel';

/** A move on offer: its notation, and its text in the reader's language. */
export interface Offered {
  readonly notation: string;
  readonly label: string;
}

/** Whether every typed word begins the next word of the text, as “d b g n” does of “discard bite, give night”. */
function abbreviates(typed: string, text: string): boolean {
  const words = fold(text).split(' ');
  return fold(typed)
    .split(' ')
    .every((part, index) => words[index]?.startsWith(part) === true);
}

/** The indexes of the moves that may be meant; a move typed in full or its number is meant alone. */
export function meant(typed: string, offered: readonly Offered[]): number[] {
  const wanted = fold(typed);
  const exact = offered.findIndex(({ notation, label }) => [notation, label].map(fold).includes(wanted));
  if (exact >= 0) return [exact];
  const number = /^\d+$/.test(wanted) ? Number(wanted) - 1 : -1;
  if (number >= 0 && number < offered.length) return [number];
  return [...offered.keys()].filter((index) => {
    const { notation, label } = offered[index]!;
    return abbreviates(wanted, notation) || abbreviates(wanted, label);
  });
}

export const COMMANDS = ['?', 'table', 'log', 'save', 'quit'] as const;
export type CommandName = (typeof COMMANDS)[number];

/** A command instead of a move, with what follows it. */
export function commandOf(typed: string): { command: CommandName; rest: string } | undefined {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const word = first.toLowerCase() === 'help' ? '?' : first.toLowerCase();
  const command = COMMANDS.find((one) => one === word);
  return command === undefined ? undefined : { command, rest: rest.join(' ') };
}
