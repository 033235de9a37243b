// Signals that end the program while it holds the keyboard or has hidden the cursor.

import { type Terminal, SHOW_CURSOR } from './terminal.ts';

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof SIGNALS;

/** Gives the terminal back as it was found, whatever was under way. */
function restoreTerminal({ input, output, errors }: Terminal): void {
  if (input.isTTY === true) input.setRawMode?.(false);
  for (const stream of [output, errors]) if (stream.isTTY === true) stream.write(SHOW_CURSOR);
}

/** From now on a signal restores the terminal, lets the last words be said, and ends the program. Returns the way back. */
export function onSignals(terminal: Terminal, lastWords: () => void = () => {}): () => void {
  const handle = (signal: NodeJS.Signals): never => {
    restoreTerminal(terminal);
    lastWords();
    process.exit(SIGNALS[signal as Signal]);
  };
  const signals = Object.keys(SIGNALS) as Signal[];
  for (const signal of signals) process.on(signal, handle);
  return () => {
    for (const signal of signals) process.off(signal, handle);
  };
}
