// A table of VTES in a position of our choice, put before a visitor: the game is real, its server is not asked.

import { answer, notations, openFor, type State, view, waiting } from '@nocturne/kernel';
import { cardStandings, type Vtes } from '@nocturne/vtes';
import { vtesScenarios } from '@nocturne/vtes/testing';
import type { Visitor } from './nocturne.ts';

const { game } = vtesScenarios;

/**
 * As in a scenario: what each seat has, what is said of the table, and moves from there; whoever else is asked passes,
 * until somebody of that name is asked again.
 */
export interface Position {
  readonly seats: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly table?: Readonly<Record<string, unknown>>;
  readonly play?: readonly (readonly [seat: string, move: string])[];
  readonly asked?: string;
}

function letPass(state: State<Vtes>, seat: number): void {
  const other = state.open.find((one) => one.seat !== seat);
  const choice = other === undefined ? undefined : vtesScenarios.pass(other);
  if (choice === undefined) throw new Error(`nobody can pass: ${JSON.stringify(state.open)}`);
  answer(game, state, { seat: other!.seat, choice });
}

function passUntil(state: State<Vtes>, seat: number): void {
  while (openFor(state, seat) === undefined) letPass(state, seat);
}

function play(state: State<Vtes>, seat: number, move: string): void {
  for (;;) {
    const open = openFor(state, seat);
    const choice = open === undefined ? -1 : notations(game, state, open).indexOf(move);
    const made = choice < 0 ? undefined : answer(game, state, { seat, choice });
    if (made?.ok === true) return;
    letPass(state, seat);
  }
}

export function laidOut({ seats, table = {}, play: moves = [], asked }: Position): State<Vtes> {
  const names = Object.keys(seats);
  const state = vtesScenarios.build({
    seats: names,
    bySeat: Object.values(seats),
    table,
    options: {},
    seed: '1',
  });
  for (const [name, move] of moves) play(state, names.indexOf(name), move);
  if (asked !== undefined) passUntil(state, names.indexOf(asked));
  return state;
}

const ABOUT = {
  status: 'playing',
  game: 'vtes',
  host: 0,
  options: {},
  clock: { kind: 'none' },
  atZero: 'default',
  pace: 0,
  time: null,
  endsAt: null,
  commitment: '0'.repeat(64),
  began: 0,
  ended: null,
  result: null,
  before: null,
  next: null,
  mutes: [],
  replacing: null,
};

function told(state: State<Vtes>, seat: number): object {
  const open = openFor(state, seat);
  return {
    type: 'table',
    table: 'laid-out',
    at: 0,
    seat,
    about: { ...ABOUT, chairs: state.seats.map((name) => ({ name, bot: 'heuristic' })) },
    view: view(game, state, seat),
    question: open === undefined ? null : { ...open, notation: notations(game, state, open) },
    waiting: waiting(game, state),
    clock: null,
  };
}

/** Sits the visitor down at that seat; what they answer is heard by nobody. */
export async function sitDownAt(visitor: Visitor, state: State<Vtes>, seat: number): Promise<void> {
  const { page } = visitor;
  await page.routeWebSocket(/[/]ws$/, (socket) => {
    const say = (message: object): void => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const { type, request } = JSON.parse(String(text)) as { type: string; request: string };
      if (type === 'watch') say(told(state, seat));
      if (type === 'standings')
        say({ type, request, table: 'laid-out', standings: cardStandings(state, seat) });
      else say({ type: 'done', request });
    });
    say({ type: 'hello', protocol: 1, person: { id: 'p', name: state.seats[seat] }, now: Date.now() });
  });
  await visitor.open('/tables/laid-out');
  await page.waitForSelector('.vtes-table');
}
