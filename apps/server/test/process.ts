// Runs a TypeScript module of the server's tests in a process of its own.

import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

export interface Started {
  /** Whole lines of its output so far. */
  readonly lines: () => string[];
  /** When it has printed so many lines, or is gone. */
  readonly printed: (count: number) => Promise<void>;
  /** kill -9, unless it is gone already; then all that it printed is there. */
  readonly kill: () => Promise<void>;
}

/** The module as one text that node runs; packages are found from this folder. */
export async function bundle(module: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  return outputFiles[0]!.text;
}

export function start(code: string, ...args: string[]): Started {
  const child = spawn(process.execPath, ['--input-type=module', '-', ...args], {
    cwd: here,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(code);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const gone = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const lines = (): string[] => output.split('\n').slice(0, -1);
  return {
    lines,
    async printed(count) {
      const more = new Promise<void>((resolve) => {
        const look = (): void => void (lines().length >= count && resolve());
        child.stdout.on('data', look);
        look();
      });
      await Promise.race([gone, more]);
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
