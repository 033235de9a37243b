// The report of a simulation for people.

import type { GameTypes } from '@nocturne/kernel';
import type { Cli } from '../cli.ts';
import type { CliGame } from '../cli-game.ts';
import { columns, padStart } from '../style.ts';
import type { Points, Report } from './report.ts';
import type { Plan } from './plan.ts';
import type { Share, Spread } from './statistics.ts';

export interface Speed {
  seconds: number;
  movesPerSecond: number;
}

/** Rows of the report: a name and three figures. */
interface Rows {
  head: (title: string, figures?: Figures) => string[];
  share: (name: string, share: Share) => string[];
  spread: (name: string, spread: Spread) => string[];
  points: (name: string, points: Points) => string[];
  seconds: (seconds: number) => string;
}
type Figures = readonly [string, string, string];

const row = (name: string, [first, second, third]: Figures): string[] => [
  name,
  padStart(first, 10),
  padStart(second, 8),
  third,
];

function rowsIn({ language, style }: Cli): Rows {
  const whole = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const hundredths = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = (share: number): string => tenths.format(share * 100);
  return {
    head: (title, figures = ['', '', '']) =>
      row(style.bold(title), [style.dim(figures[0]), style.dim(figures[1]), style.dim(figures[2])]),
    share: (name, { count, share, low, high }) => {
      const interval = style.dim(`${percent(low)} – ${percent(high)} %`);
      return row(`  ${name}`, [whole.format(count), `${percent(share)} %`, interval]);
    },
    spread: (name, { mean, median, max }) =>
      row(`  ${name}`, [tenths.format(mean), tenths.format(median), whole.format(max)]),
    points: (name, { points: { mean, low, high } }) => {
      const interval = style.dim(`${hundredths.format(Math.max(0, low))} – ${hundredths.format(high)}`);
      return row(`  ${name}`, ['', hundredths.format(mean), interval]);
    },
    seconds: (seconds) => tenths.format(seconds),
  };
}

/** Sections of which some games have nothing to tell. */
function sections<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  several: boolean,
  { causes, roles, points }: Report,
): string[][] {
  const { say, language } = cli;
  const rows = rowsIn(cli);
  const roleName = (role: string, bot: string): string => {
    const name = entry.name(role, language);
    return several ? `${name} (${bot})` : name;
  };
  const lines: string[][] = [];
  if (entry.causes.length > 0)
    lines.push(
      rows.head(say('simulate.causes')),
      ...Object.entries(causes).map(([cause, seen]) => rows.share(entry.cause(cause, language), seen)),
    );
  // Where everybody plays for themselves, this repeats who wins.
  if (points === undefined || several)
    lines.push(
      rows.head(say('simulate.roles')),
      ...roles.map(({ bot, role, won }) => rows.share(roleName(role, bot), won)),
    );
  if (points !== undefined)
    lines.push(
      rows.head(say('simulate.points'), ['', say('simulate.mean'), say('simulate.interval')]),
      ...points.map((one) => {
        const role = entry.name(one.role, language);
        return rows.points(one.seat === undefined ? role : `${one.seat} (${role})`, one);
      }),
    );
  return lines;
}

function figures<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  several: boolean,
  report: Report,
): string[] {
  const { say, language } = cli;
  const { head, share, spread } = rowsIn(cli);
  return columns([
    head(say('simulate.wins'), [say('simulate.count'), say('simulate.share'), say('simulate.interval')]),
    ...Object.entries(report.wins).map(([team, won]) => share(entry.name(team, language), won)),
    ...sections(cli, entry, several, report),
    head(say('simulate.length'), [say('simulate.mean'), say('simulate.median'), say('simulate.max')]),
    spread(say('simulate.turns'), report.turns),
    spread(say('simulate.moves'), report.moves),
  ]);
}

export function reportLines<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  plan: Plan,
  games: number,
  report: Report,
  speed: Speed,
): string[] {
  const { say, style } = cli;
  const bots = [...new Set(plan.bots)];
  const { seed } = plan;
  const head = { game: entry.game.id, seats: plan.seats.length, games, seed, bots: bots.join(', ') };
  const seconds = rowsIn(cli).seconds(speed.seconds);
  return [
    style.bold(say('simulate.title', head)),
    '',
    ...figures(cli, entry, bots.length > 1, report),
    '',
    say('simulate.speed', { seconds, moves: speed.movesPerSecond }),
  ];
}
