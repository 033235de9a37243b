// Notation: one line of English for every move, the same in logs, records, tests and on the wire.

import { candidatesOf, checkChoice, definitionOf, type LooseOpen } from './decide.ts';
import type { Game } from './game.ts';
import type { AnyReason } from './reason.ts';
import { openFor, waiting } from './run.ts';
import type { Choice, GameTypes, Open, Seat, State } from './types.ts';

const AND = ' + ';
const THEN = ' > ';
const NONE = 'none';

/** Notations compare without regard to case, commas and spacing. */
export const fold = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ').trim();

function optionNotation<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  decision: Open<T>,
  option: unknown,
): string {
  return definitionOf(game, decision.name).notation(state, option as never, decision.about);
}

/** The notation of each option; of an amount, of each number. */
export function notations<T extends GameTypes>(game: Game<T>, state: State<T>, decision: Open<T>): string[] {
  const asked = decision as unknown as LooseOpen;
  const options =
    asked.kind === 'amount'
      ? Array.from({ length: asked.max - asked.min + 1 }, (_, i) => asked.min + i)
      : asked.options;
  return options.map((option) => optionNotation(game, state, decision, option));
}

/** The notation of a legal choice. */
export function notationOf<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  decision: Open<T>,
  choice: Choice,
): string {
  const asked = decision as unknown as LooseOpen;
  if (asked.kind === 'amount') return optionNotation(game, state, decision, choice);
  const name = (index: number): string => optionNotation(game, state, decision, asked.options[index]);
  if (asked.kind === 'one') return name(choice as number);
  const names = (choice as readonly number[]).map(name);
  return names.length === 0 ? NONE : names.join(asked.kind === 'order' ? THEN : AND);
}

function indexes(listed: readonly string[], parts: readonly string[]): number[] | undefined {
  const left = listed.map((text, index) => ({ text: fold(text), index }));
  const found: number[] = [];
  for (const part of parts) {
    const at = left.findIndex(({ text }) => text === fold(part));
    if (at < 0) return undefined;
    found.push(left.splice(at, 1)[0]!.index);
  }
  return found;
}

function choiceOf<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  decision: Open<T>,
  move: string,
): Choice | undefined {
  const asked = decision as unknown as LooseOpen;
  const listed = notations(game, state, decision);
  if (asked.kind === 'some' || asked.kind === 'order') {
    if (fold(move) === NONE) return [];
    return indexes(listed, move.split(asked.kind === 'order' ? THEN.trim() : AND.trim()));
  }
  const at = indexes(listed, [move])?.[0];
  return at === undefined ? undefined : asked.kind === 'amount' ? asked.min + at : at;
}

/** How many single-letter changes turn one text into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}

/** The texts most like a mistyped one, best first. */
export function nearest(text: string, among: readonly string[], count = 3): string[] {
  const wanted = fold(text);
  return among
    .map((one, index) => ({ one, index, far: distance(wanted, fold(one)) }))
    .toSorted((a, b) => a.far - b.far || a.index - b.index)
    .slice(0, count)
    .map(({ one }) => one);
}

/** Why this seat cannot make this move now. */
function refusal<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  move: string,
): AnyReason<T> {
  if (state.result !== null) return { why: 'over' };
  const decision = openFor(state, seat);
  if (decision !== undefined) {
    for (const { option, whyNot } of candidatesOf(game, state, decision)) {
      if (whyNot !== undefined && fold(optionNotation(game, state, decision, option)) === fold(move))
        return whyNot;
    }
  }
  const told = game.whyNot(state, seat, fold(move));
  if (told !== undefined) return told;
  if (decision === undefined) {
    return { why: 'not-asked', seat, waiting: waiting(game, state).map((one) => one.seat) };
  }
  return { why: 'unknown-move', move, nearest: nearest(move, notations(game, state, decision)) };
}

/** A number that is worded as the decision words them, but lies outside its range. */
function outOfRange<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  decision: Open<T>,
  move: string,
): Choice | undefined {
  if (decision.kind !== 'amount') return undefined;
  const numbers = (move.match(/\d{1,9}/g) ?? []).map(Number);
  return numbers.find((number) => fold(optionNotation(game, state, decision, number)) === fold(move));
}

/** The choice that a notation stands for, or why there is none. */
export function read<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  move: string,
): { choice: Choice } | { reason: AnyReason<T> } {
  const decision = state.result === null ? openFor(state, seat) : undefined;
  if (decision === undefined) return { reason: refusal(game, state, seat, move) };
  const choice = choiceOf(game, state, decision, move) ?? outOfRange(game, state, decision, move);
  if (choice === undefined) return { reason: refusal(game, state, seat, move) };
  const reason = checkChoice<T>(decision, choice);
  return reason === undefined ? { choice } : { reason };
}
