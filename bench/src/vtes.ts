// VTES for five against Pokémon Showdown's simulator, and what copies and whole games cost.

import { contest, type Plan, ratio, spread, type Work } from './measure.ts';
import { dice } from './random.ts';
import { print, readPlan, type Report, type Row, row } from './report.ts';
import { arena, type Format, playBattle } from './showdown.ts';
import * as table from './vtes-table.ts';

const SEED = 1994;

/** A piece of work is a whole game: set-up, then random legal choices to the end. */
function ourGames(units: (decisions: number) => number): Work {
  const below = dice(SEED);
  let games = 0;
  return () => {
    const state = table.newTable(`bench ${games++}`);
    table.playOn(state, below);
    return units(state.at);
  };
}

function botGames(): Work {
  let games = 0;
  return () => table.playBots(`bots ${games++}`);
}

function showdownBattles(format: Format): Work {
  const below = dice(SEED);
  const where = arena(format);
  let games = 0;
  return () => playBattle(where, games++, below);
}

type Moment = 'quiet' | 'action' | 'combat' | 'referendum';

function momentOf({ stack }: table.Table): Moment {
  const under = (proc: string): boolean => stack.some((frame) => frame.proc === proc);
  if (under('combat')) return 'combat';
  if (under('referendum')) return 'referendum';
  return under('action') ? 'action' : 'quiet';
}

const MIDDLE = { from: 200, chance: 20, games: 1000 };

/** States of random games well under way: as many between actions as within an action, combat, referendum. */
function middleStates(ofEach: number): table.Table[] {
  const below = dice(SEED);
  const left = { quiet: ofEach, action: ofEach, combat: ofEach, referendum: ofEach };
  const states: table.Table[] = [];
  for (let game = 0; game < MIDDLE.games && states.length < 4 * ofEach; game++) {
    table.playOn(table.newTable(`middle ${game}`), below, (state) => {
      const moment = momentOf(state);
      if (state.at >= MIDDLE.from && left[moment] > 0 && below(MIDDLE.chance) === 0) {
        left[moment]--;
        states.push(table.copyTable(state));
      }
      return states.length === 4 * ofEach;
    });
  }
  if (states.length < 4 * ofEach) throw new Error(`Some moments were not met: ${JSON.stringify(left)}`);
  return states;
}

function over<Item>(items: readonly Item[], each: (item: Item) => void): Work {
  let next = 0;
  return () => {
    each(items[next]!);
    next = (next + 1) % items.length;
    return 1;
  };
}

/** Showdown's simulator gets faster for about so long, and with forced collections never reaches its speed. */
const WARM_UP_SECONDS = 15;
const collect = false;

function measure(plan: Plan) {
  const states = middleStates(16);
  const kept: unknown[] = [];
  return {
    decisions: contest(
      'decisions',
      {
        ours: ourGames((decisions) => decisions),
        four: showdownBattles('gen9freeforallrandombattle'),
        duel: showdownBattles('gen9randombattle'),
      },
      plan,
      { warmUp: Math.ceil(WARM_UP_SECONDS / (plan.seconds / 2)), collect },
    ),
    games: contest('games', { ours: ourGames(() => 1), bots: botGames() }, plan, { collect }),
    copies: contest(
      'copies',
      {
        ours: over(states, (state) => (kept[0] = table.copyTable(state))),
        structured: over(states, (state) => (kept[0] = structuredClone(state))),
      },
      plan,
    ),
  };
}

function summarize({ decisions, games, copies }: ReturnType<typeof measure>) {
  return {
    vsFour: ratio(decisions.ours, decisions.four),
    vsDuel: ratio(decisions.ours, decisions.duel),
    vsStructured: ratio(copies.ours, copies.structured),
    ours: spread(decisions.ours),
    four: spread(decisions.four),
    duel: spread(decisions.duel),
    bots: spread(games.bots),
    gameMillis: spread(games.ours.map((perSecond) => 1000 / perSecond)),
    copyMicros: 1e6 / spread(copies.ours).median,
    cloneMicros: 1e6 / spread(copies.structured).median,
  };
}
type Summary = ReturnType<typeof summarize>;

const figures = (found: Summary): Record<string, number> => ({
  gameMillis: found.gameMillis.median,
  decisionsPerSecond: found.ours.median,
  decisionsPerSecondOfBots: found.bots.median,
  showdownChoicesPerSecond: found.four.median,
  showdownDuelChoicesPerSecond: found.duel.median,
  decisionsVsShowdownMin: found.vsFour.min,
  decisionsVsShowdownQ1: found.vsFour.q1,
  decisionsVsShowdownQ3: found.vsFour.q3,
  decisionsVsShowdownMax: found.vsFour.max,
  microsecondsPerCopy: found.copyMicros,
  microsecondsPerStructuredClone: found.cloneMicros,
});

const rows = (found: Summary): Row[] => [
  row('decisions vs Showdown, four players', '×', found.vsFour, '(≥ 15)'),
  row('decisions vs Showdown, two players', '×', found.vsDuel),
  row('decisions', '/s', found.ours),
  row('decisions of bots, with their views', '/s', found.bots),
  row('choices, Showdown, four players', '/s', found.four),
  row('choices, Showdown, two players', '/s', found.duel),
  row('copy vs structuredClone', '×', found.vsStructured, '(≥ 50)'),
  { label: 'one copy', value: found.copyMicros, unit: 'µs' },
  { label: 'one structuredClone', value: found.cloneMicros, unit: 'µs' },
  row('a whole game', 'ms', found.gameMillis, '(well under 100)'),
];

const report = (found: Summary): Report => ({
  bench: 'vtes',
  title: 'VTES for five with the ready-made decks, random legal choices',
  ratios: {
    decisionsVsShowdown: found.vsFour.median,
    decisionsVsShowdownDuel: found.vsDuel.median,
    copyVsStructuredClone: found.vsStructured.median,
  },
  figures: figures(found),
  rows: rows(found),
});

const plan = readPlan();
print(report(summarize(measure(plan))), plan);
