// The table of VTES as lines of text: what the given views know of it, and no more.

import type { View } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';
import type { Page } from '../cli-game.ts';
import { rule, wrap } from '../style.ts';
import { cliText } from '../text/index.ts';
import { handLines, seatLines } from './seat.ts';
import { underWay } from './under-way.ts';
import { clockwise, type Known, knownTo, labelOf, neighbours, text, viewerOf } from './words.ts';

function title({ table, page }: Known): string {
  const { seats, width, style } = page;
  const turn = cliText(page.language)('vtes.turn', { turn: table.turn });
  return rule(`${turn} · ${seats[table.whose]!} · ${text(page, `term.phase.${table.phase}`)}`, width, style);
}

/** Clockwise, so that everybody's prey is the next; the viewer first. */
function seating(known: Known): number[] {
  const { order } = known.table;
  const from = viewerOf(known);
  if (from === null) return [...order];
  const at = order.indexOf(from);
  return [...order.slice(at), ...order.slice(0, at)];
}

const spaced = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : ['', ...lines]);

/** The table as the viewers see it. Several views are laid on top of each other. */
export function drawBoard(views: readonly View<Vtes>[], page: Page): string[] {
  const known = knownTo(views, page);
  return [
    title(known),
    ...seating(known).flatMap((seat) => seatLines(known, seat)),
    ...spaced(underWay(known)),
    ...spaced(handLines(known)),
  ];
}

/** Everybody's pool in a line. */
function poolLines({ table, page }: Known): string[] {
  const pools = clockwise(table, table.whose).map(
    (seat) => `${page.seats[seat]!}\u00A0${table.methuselahs[seat]!.pool}`,
  );
  const label = labelOf(page, text(page, 'term.pool'));
  return wrap(`  ${label} ${pools.join(' · ')}`, page.width, '    ').map(page.style.dim);
}

/** Once a turn the whole table; then what is under way, and what the viewer has. */
export function glanceAt(view: View<Vtes>, drawn: View<Vtes>, page: Page): string[] {
  const known = knownTo([view], page);
  const viewer = viewerOf(known);
  if (viewer === null || drawn.table.turn !== view.table.turn) return [];
  return [
    title(known),
    ...underWay(known),
    ...poolLines(known),
    ...seatLines(known, viewer),
    ...handLines(known),
  ];
}

export function goalOf(view: View<Vtes>, page: Page): string[] {
  const known = knownTo([view], page);
  const viewer = viewerOf(known);
  const { prey, predator } =
    viewer === null ? { prey: null, predator: null } : neighbours(view.table, viewer);
  if (prey === null || predator === null) return [];
  const names = { prey: page.seats[prey]!, predator: page.seats[predator]! };
  return wrap(cliText(page.language)('vtes.goal', names), page.width);
}
