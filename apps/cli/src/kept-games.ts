// Games that are saved by themselves after every move. Each has a file of its own; beside it lies who sits where.

import { closeSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { GameTypes } from '@nocturne/kernel';
import type { Cli } from './cli.ts';
import { makeFolder, PRIVATE, writeText } from './files.ts';
import { saveRecord } from './records.ts';
import { type Chairs, recordOf, type Session } from './session.ts';
import { Stop } from './stop.ts';
import { complain, type Terminal } from './terminal.ts';

/** What a record does not say of a game against bots. */
interface Note extends Chairs {
  readonly over: boolean;
}

const noteFile = (file: string): string => `${file}.json`;

/** The note beside a record, if it is there and can be read. */
export function readNote(file: string): Note | undefined {
  try {
    const { person, bots, over } = JSON.parse(readFileSync(noteFile(file), 'utf8')) as Partial<Note>;
    if (!Number.isInteger(person) || typeof bots !== 'string') return undefined;
    return { person: person!, bots, over: over === true };
  } catch {
    return undefined;
  }
}

/** Saves a game against bots so that it can be taken up again. It holds every hidden card, so only its owner may read it. */
export function saveGame<T extends GameTypes>(cli: Cli, file: string, session: Session<T>): void {
  const { person, bots, state } = session;
  saveRecord(cli, file, recordOf(session), PRIVATE);
  const note: Note = { person, bots, over: state.result !== null };
  writeText(cli, noteFile(file), `${JSON.stringify(note)}\n`, PRIVATE);
}

/** Where games are kept. */
export const stateFolder = ({ env }: Terminal): string =>
  join(env['XDG_STATE_HOME'] || join(env['HOME'] || homedir(), '.local', 'state'), 'nocturne');

const savedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The kept games, the one that was saved last first. */
function keptGames(terminal: Terminal): string[] {
  const folder = stateFolder(terminal);
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.record'))
      .map((name) => join(folder, name))
      .map((file) => ({ file, saved: savedAt(file) }))
      .toSorted((a, b) => b.saved - a.saved || (a.file < b.file ? 1 : -1))
      .map(({ file }) => file);
  } catch {
    return [];
  }
}

/** The games that may be taken up again, the latest first. */
export const unfinishedGames = (terminal: Terminal): string[] =>
  keptGames(terminal).filter((file) => readNote(file)?.over !== true);

const FINISHED = 20;

function prune(terminal: Terminal): void {
  const finished = keptGames(terminal).filter((file) => readNote(file)?.over === true);
  for (const file of finished.slice(FINISHED)) {
    rmSync(file, { force: true });
    rmSync(noteFile(file), { force: true });
  }
}

/** A file for a new game, taken at once so that no other game can have it. */
export function newGameFile(terminal: Terminal, seed: string, now = new Date()): string {
  const folder = stateFolder(terminal);
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const name = `${stamp}-${seed.replaceAll(/[^\w-]/g, '_').slice(0, 12)}`;
  for (let number = 1; ; number++) {
    const file = join(folder, `${number === 1 ? name : `${name}-${number}`}.record`);
    try {
      makeFolder(folder);
      prune(terminal);
      closeSync(openSync(file, 'wx', PRIVATE));
      return file;
    } catch (error) {
      // Whatever else is wrong will be told when the game is saved.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return file;
    }
  }
}

/** Saves a game after every move. If that fails, it says so once, and the game goes on. */
export interface Keeper {
  readonly file: string;
  keep(): void;
  /** Whether the game as it stands is in the file. */
  isKept(): boolean;
}

export function keeperOf<T extends GameTypes>(cli: Cli, session: Session<T>, file: string): Keeper {
  let isKept = session.state.result !== null;
  let isTold = false;
  return {
    file,
    isKept: () => isKept,
    keep() {
      try {
        saveGame(cli, file, session);
        isKept = true;
      } catch (error) {
        if (!(error instanceof Stop)) throw error;
        isKept = false;
        if (!isTold) complain(cli.terminal, error.message, cli.say('play.no-autosave'));
        isTold = true;
      }
    },
  };
}
