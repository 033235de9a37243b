// What is logged: one line of JSON for each thing, and no secret in any of them. Requests are named by their route, so
// that no invitation is in the log; of errors only what says where they come from.

import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, destination, pino } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = FastifyBaseLogger;

interface Logged {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
}

/** Databases put the values of a row into other parts of their errors. */
function errorOf(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '' } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? '' : `\ncaused by: ${errorOf(error.cause).stack}`;
  return { type: name, message, stack: `${stack}${cause}`, ...code };
}

const STANDARD_ERROR = 2;

export const openLog = (level: LogLevel, to: DestinationStream = destination(STANDARD_ERROR)): Log =>
  pino({ level, base: { pid: process.pid }, serializers: { err: errorOf } }, to);

export const silentLog = (): Log => pino({ level: 'silent' });
