// A table of which nothing is known yet.

import type { TableState } from './types.ts';

export const EMPTY: TableState = {
  about: null,
  refusal: null,
  client: null,
  seat: null,
  at: -1,
  view: null,
  question: null,
  waiting: [],
  clock: null,
  present: [],
  chat: [],
  log: [],
  news: [],
};
