// The machine: runs steps until somebody must decide, takes answers, and nothing else.

import { checkChoice, chosenBy, open } from './decide.ts';
import type { Game, Outcome } from './game.ts';
import { seeded } from './random.ts';
import type { AnyReason, KernelReason } from './reason.ts';
import { checkSeats } from './seats.ts';
import type { Next, Question } from './step.ts';
import type { AnyFrame, Choice, GameTypes, Open, ProcName, Seat, State, View } from './types.ts';

/** What a game is started from. The same set-up and answers always give the same states. */
export interface Setup {
  seats: readonly string[];
  options?: unknown;
  seed: string;
}

/** An answer from outside. `serial` names the question it was meant for; to another it is stale. */
export interface Move {
  seat: Seat;
  choice: Choice;
  serial?: number;
}

// Steps between two decisions are few; a procedure that never asks is a fault, not a long game.
const STEP_LIMIT = 100_000;

const NO_DECISIONS: readonly never[] = [];

type LooseStep<T extends GameTypes> = (
  state: State<T>,
  frame: AnyFrame<T>,
  input: unknown,
) => Next<T, ProcName<T>>;

/** A question that is put again as it was stays the same question: an answer under way is not too late for it. */
const isSame = (one: { name: string }, other: { name: string }): boolean =>
  one.name === other.name &&
  JSON.stringify({ ...one, serial: 0 }) === JSON.stringify({ ...other, serial: 0 });

/** Puts new questions; those still open are withdrawn. */
function openAll<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  questions: readonly Question<string, unknown>[],
): Open<T>[] {
  const withdrawn = state.open;
  const opened: Open<T>[] = [];
  for (const question of questions) {
    const decision = open(game, state, question);
    const before = withdrawn.find(({ seat }) => seat === question.seat);
    if (before === undefined || !isSame(before, decision)) {
      opened.push(decision);
    } else {
      state.asked[question.seat]! -= 1;
      opened.push(before);
    }
  }
  return opened;
}

/** Frames above the procedure named are dropped. */
export function unwindTo<T extends GameTypes>(state: State<T>, proc: string, then: string): void {
  const at = state.stack.findLastIndex((frame) => frame.proc === proc);
  if (at < 0) throw new Error(`${proc} is not under way`);
  state.stack.length = at + 1;
  (state.stack[at]! as { step: string }).step = then;
}

/** The game is over. */
export function finish<T extends GameTypes>(state: State<T>, result: T['Result']): void {
  state.stack = [];
  state.open = NO_DECISIONS;
  state.result = result;
}

function takeStep<T extends GameTypes>(game: Game<T>, state: State<T>, input: unknown): boolean {
  const frame = state.stack[state.stack.length - 1]!;
  const steps = game.procedures[frame.proc] as unknown as Record<string, LooseStep<T>>;
  const next = steps[frame.step]!(state, frame, input);
  if (next.do === 'wait') {
    if (state.open.length === 0) throw new Error(`${frame.proc}.${frame.step} waits for nobody`);
    return false;
  }
  switch (next.do) {
    case 'go':
      frame.step = next.then;
      return true;
    case 'call':
      frame.step = next.then;
      state.stack.push(next.frame);
      return true;
    case 'become':
      state.stack[state.stack.length - 1] = next.frame;
      return true;
    case 'unwind':
      unwindTo(state, next.proc, next.then);
      return true;
    case 'ask':
      frame.step = next.then;
      state.open = openAll(game, state, next.questions);
      if (state.open.length === 0) throw new Error(`${frame.proc}.${frame.step} asks nobody`);
      return false;
    case 'done':
      state.stack.pop();
      return true;
    case 'end':
      finish(state, next.result);
      return false;
  }
}

/** Runs until a decision is open or the game is over. */
export function advance<T extends GameTypes>(game: Game<T>, state: State<T>): void {
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    if (state.stack.length === 0)
      throw new Error(`${game.id}: nothing is left to do, and there is no result`);
    if (!takeStep(game, state, undefined)) return;
  }
  throw new Error(`${game.id}: ${STEP_LIMIT} steps without a decision`);
}

/** Starts a game, or lists what is wrong with its set-up. */
export function start<T extends GameTypes>(
  game: Game<T>,
  setup: Setup,
): { state: State<T> } | { problems: readonly AnyReason<T>[] } {
  const badSeats: KernelReason[] = checkSeats(setup.seats, game.seats);
  if (badSeats.length > 0) return { problems: badSeats };
  const checked = game.options(setup.options ?? {}, setup.seats.length);
  if ('problems' in checked) return { problems: checked.problems };
  const random = seeded(setup.seed);
  const { board, first } = game.setup(setup.seats.length, checked.options, random);
  const state: State<T> = {
    game: game.id,
    seats: [...setup.seats],
    options: checked.options,
    board,
    stack: [first],
    open: [],
    asked: setup.seats.map(() => 0),
    random,
    at: 0,
    events: [],
    result: null,
  };
  advance(game, state);
  return { state };
}

/** The question that waits for this seat. */
export function openFor<T extends GameTypes>(state: State<T>, seat: Seat): Open<T> | undefined {
  for (const decision of state.open) if (decision.seat === seat) return decision;
  return undefined;
}

/** The seats that everyone may know to be deciding, and what. */
export function waiting<T extends GameTypes>(game: Game<T>, state: State<T>): { seat: Seat; name: string }[] {
  return state.open
    .filter((decision) => game.decisions[decision.name].known)
    .map(({ seat, name }) => ({ seat, name: name }));
}

/** The reason against an answer to the decision that waits for its seat, if there is one. */
function whyNot<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  move: Move,
  decision: Open<T> | undefined,
): AnyReason<T> | undefined {
  if (state.result !== null) return { why: 'over' };
  const { seat, choice, serial } = move;
  const now = decision?.serial ?? state.asked[seat] ?? 0;
  const late = serial !== undefined && (decision === undefined ? serial <= now : serial !== now);
  if (late) return { why: 'stale', serial, now };
  if (decision !== undefined) return checkChoice<T>(decision, choice);
  return { why: 'not-asked', seat, waiting: waiting(game, state).map((one) => one.seat) };
}

/** The reason against an answer, if there is one. */
export function whyNotAnswer<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  move: Move,
): AnyReason<T> | undefined {
  return whyNot(game, state, move, openFor(state, move.seat));
}

/** Answers a decision. A refused answer changes nothing. */
export function answer<T extends GameTypes>(game: Game<T>, state: State<T>, move: Move): Outcome<T> {
  const decision = openFor(state, move.seat);
  const reason = whyNot(game, state, move, decision);
  if (reason !== undefined || decision === undefined) return { ok: false, reason: reason! };
  const { name, seat, about } = decision;
  state.open = state.open.length === 1 ? NO_DECISIONS : state.open.filter((other) => other !== decision);
  state.events = [];
  state.at += 1;
  const input = { decision: name, seat, chosen: chosenBy<T>(decision, move.choice), about };
  if (takeStep(game, state, input)) advance(game, state);
  return { ok: true };
}

/** All that a seat may see; `null` is a spectator. `table` may be passed when several views are made at once. */
export function view<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat | null,
  table: T['Table'] = game.table(state),
): View<T> {
  return { table, own: seat === null ? null : game.own(state, seat) };
}
