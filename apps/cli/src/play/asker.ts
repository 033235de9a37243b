// Whoever asks the person: a keyboard and a screen, or lines that come through a pipe.

import type { Offered } from './match.ts';

export interface Question {
  readonly prompt: string;
  readonly offered: readonly Offered[];
}

export interface Asker {
  /** What was typed or picked, as text; undefined at the end of the input. */
  ask(question: Question): Promise<string | undefined>;
  /** Yes or no; the keyboard stands on one of them at first. */
  confirm(message: string, first: boolean): Promise<boolean>;
  /** Gives time to read. */
  pause(): Promise<void>;
  close(): void;
}

/** The person pressed Ctrl-C. */
export class Interrupted extends Error {}
