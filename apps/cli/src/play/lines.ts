// Asking through a pipe: one move a line.

import { createInterface } from 'node:readline';
import type { Cli } from '../cli.ts';
import { print } from '../terminal.ts';
import type { Asker } from './asker.ts';

export function lineAsker({ terminal, say }: Cli): Asker {
  const reader = createInterface({ input: terminal.input, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  const next = async (): Promise<string | undefined> => {
    for (;;) {
      const found = await lines.next();
      if (found.done === true) return undefined;
      const line = found.value.trim();
      if (line !== '') return line;
    }
  };
  return {
    ask({ prompt, offered }) {
      print(terminal, prompt, ...offered.map(({ notation, label }) => `  ${notation}  (${label})`));
      return next();
    },
    async confirm(message) {
      print(terminal, `${message} (${say('yes')}/${say('no')})`);
      const answer = (await next())?.toLowerCase() ?? '';
      return answer !== '' && ['yes', say('yes').toLowerCase()].some((word) => word.startsWith(answer));
    },
    async pause() {},
    close: () => reader.close(),
  };
}
