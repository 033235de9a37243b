// What was agreed at a table of five people.

import type { About } from '../src/tables/about.ts';
import { FREE } from '../src/tables/chairs.ts';

const NAMES = ['Ada', 'Boris', 'Carmen', 'Dario', 'Elena'];

export const aboutOf = (game: string): About => {
  const chairs = NAMES.map((name) => ({ ...FREE, person: name, name }));
  const clock = { kind: 'live', perDecision: 30, reserve: 60 } as const;
  const times = { began: 0, ended: null, result: null, before: null, next: null, version: null, share: null };
  const rest = {
    host: '',
    options: {},
    clock,
    atZero: 'default',
    takeBack: null,
    replacing: null,
    time: null,
    pace: 0,
    invite: '',
    commitment: '0'.repeat(64),
    mutes: [],
  } as const;
  return { game, chairs, ...rest, ...times };
};
