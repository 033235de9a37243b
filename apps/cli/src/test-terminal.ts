// A terminal for tests: what is typed comes from a list, what is printed is kept.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import { run } from './program.ts';
import type { Terminal } from './terminal.ts';

export interface Ran {
  code: number;
  out: string;
  err: string;
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder for the tests of one file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-cli-'));
  folders.push(folder);
  return folder;
}

function keep(chunks: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString());
      done();
    },
  });
}

export function testTerminal(
  lines: readonly string[] = [],
  env: Record<string, string> = {},
): { terminal: Terminal; out: string[]; err: string[] } {
  const out: string[] = [];
  const err: string[] = [];
  const input = Readable.from(lines.map((line) => `${line}\n`));
  const state = { XDG_STATE_HOME: newFolder(), LANG: 'en_GB.UTF-8', ...env };
  return { terminal: { input, output: keep(out), errors: keep(err), env: state }, out, err };
}

/** Runs the program within the test. */
export async function nocturne(
  command: string,
  lines: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Ran> {
  const { terminal, out, err } = testTerminal(lines, env);
  const code = await run(command.split(' ').filter(Boolean), terminal);
  return { code, out: out.join(''), err: err.join('') };
}
