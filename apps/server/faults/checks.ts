// What must be true when every game is over.

import { keepsPromise, readRecord, seeded, verify } from '@nocturne/kernel';
import type { Client } from 'pg';
import { findGame } from '../src/games.ts';
import { insist } from './asking.ts';
import { openLine } from './line.ts';
import { newMind } from './mind.ts';
import type { Player } from './player.ts';
import type { SetTable } from './setting.ts';

export interface Findings {
  /** Acknowledged moves, and those of them that are not in the log. */
  acknowledged: number;
  lost: number;
  /** Moves that are in the log twice. */
  duplicated: number;
  ended: number;
  verified: number;
  /** Moves of all tables, those of bots too. */
  entries: number;
}

interface Logged {
  readonly at: number;
  readonly kind: string;
  readonly seat: number;
  readonly move: string;
  readonly request: string | null;
}

type Complain = (text: string) => void;

/** The moves that clients were told of are those in the log, each once. */
function checkMoves(
  players: readonly Player[],
  log: readonly Logged[],
  findings: Findings,
  complain: Complain,
): void {
  for (const [index, { at, kind }] of log.entries())
    if (at !== index + 1 || kind !== 'move') complain(`the log has ${kind} at ${at} in place ${index + 1}`);
  const requests = log.flatMap(({ seat, request }) => (request === null ? [] : [`${seat} ${request}`]));
  const logged = new Set(requests);
  const twice = requests.length - logged.size;
  findings.duplicated += twice;
  if (twice > 0) complain(`${twice} moves are in the log twice`);
  const acknowledged = new Set(
    players.flatMap((player) =>
      [...player.acknowledged].map((name) => `${player.seat} ${player.guest.id} ${name}`),
    ),
  );
  const lost = [...acknowledged].filter((name) => !logged.has(name));
  findings.acknowledged += acknowledged.size;
  findings.lost += lost.length;
  if (lost.length > 0) complain(`acknowledged, and not in the log: ${lost.join(', ')}`);
  const unheard = [...logged].filter((name) => !acknowledged.has(name));
  if (unheard.length > 0) complain(`in the log, and never acknowledged: ${unheard.join(', ')}`);
}

/** What is wrong with a record. */
function recordProblems({ commitment, game }: SetTable, text: string, log: readonly Logged[]): string[] {
  const read = readRecord(text);
  if (!('record' in read)) return [`the record cannot be read: ${JSON.stringify(read)}`];
  const { record } = read;
  const problems: string[] = [];
  if (record.commitment !== commitment || !keepsPromise(record.seed, commitment))
    problems.push('the seed is not the one that was promised');
  const moves = log.map(({ seat, move }) => ({ seat, move }));
  if (JSON.stringify(record.moves.map(({ seat, move }) => ({ seat, move }))) !== JSON.stringify(moves))
    problems.push('the record has other moves than the log');
  const why = findGame(game)!((entry) => {
    const verified = verify(entry.game, record);
    if ('reason' in verified) return JSON.stringify(verified.reason);
    return record.hash === undefined || verified.state.result === null ? 'it has no end' : undefined;
  });
  if (why !== undefined) problems.push(`the record does not verify: ${why}`);
  return problems;
}

/** Every process gives the same record, and it verifies. */
async function checkRecord(
  urls: readonly string[],
  table: SetTable,
  log: readonly Logged[],
  complain: Complain,
): Promise<boolean> {
  const token = table.places[0]!.guest.token;
  const texts = new Set<string>();
  for (const url of urls) {
    const { status, text } = await insist(
      { url, closed: false },
      token,
      'GET',
      `/api/tables/${table.id}/record`,
    );
    if (status !== 200) complain(`the record: ${status} ${text}`);
    else texts.add(text);
  }
  if (texts.size > 1) complain('the processes give different records');
  const problems = [...texts].flatMap((text) => recordProblems(table, text, log));
  problems.forEach(complain);
  return texts.size === 1 && problems.length === 0;
}

/** The table as it is sent to somebody who has just come. */
function seeAfresh(url: string, { table, game, seat, guest }: Player): Promise<{ at: number; view: string }> {
  return new Promise((resolve, reject) => {
    const line = openLine(
      url,
      guest.token,
      (message) => {
        if (message.type === 'hello') line.send({ type: 'watch', request: 'watch', table });
        if (message.type !== 'table') return;
        const mind = newMind(game, seat, seeded(''));
        mind.see(message.view);
        resolve({ at: message.at, view: mind.view() });
        line.close();
      },
      reject,
    );
    void line.closed.then(() => reject(new Error('the line was lost')));
  });
}

async function checkView(url: string, player: Player, complain: Complain): Promise<void> {
  const { at, view } = await seeAfresh(url, player);
  if (at !== player.at) complain(`seat ${player.seat} is at ${player.at}, the table at ${at}`);
  if (view !== player.mind.view()) complain(`seat ${player.seat} sees something else than it has followed`);
}

export interface ChecksOptions {
  readonly url: string;
  readonly urls: readonly string[];
  readonly database: Client;
  readonly problem: (text: string) => void;
}

export async function checkTable(
  { url, urls, database, problem }: ChecksOptions,
  table: SetTable,
  players: readonly Player[],
  findings: Findings,
): Promise<void> {
  const complain = (text: string): void => problem(`table ${table.id} (${table.game}): ${text}`);
  const { rows: log } = await database.query<Logged>(
    'SELECT at, kind, seat, move, request FROM entries WHERE tab = $1 ORDER BY at',
    [table.id],
  );
  findings.entries += log.length;
  checkMoves(players, log, findings, complain);
  const { rows } = await database.query<{ status: string }>('SELECT status FROM tables WHERE id = $1', [
    table.id,
  ]);
  if (rows[0]?.status !== 'over' || players.some(({ over }) => !over))
    return complain('it has not reached its end');
  findings.ended += 1;
  if (await checkRecord(urls, table, log, complain)) findings.verified += 1;
  for (const player of players) await checkView(url, player, complain);
}
