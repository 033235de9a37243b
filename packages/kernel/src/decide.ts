// Opening decisions and checking choices. Only legal options are ever open.

import type {
  AmountDefinition,
  Game,
  Offer,
  OneDefinition,
  OrderDefinition,
  SomeDefinition,
} from './game.ts';
import type { KernelReason, Reason } from './reason.ts';
import type { Question } from './step.ts';
import type { Choice, GameTypes, Open, Seat, State } from './types.ts';

export type LooseDefinition<T extends GameTypes> =
  | OneDefinition<T, unknown, unknown>
  | SomeDefinition<T, unknown, unknown>
  | OrderDefinition<T, unknown, unknown>
  | AmountDefinition<T, unknown>;
export type LooseOpen = { name: string; seat: Seat; serial: number; about: unknown } & (
  | { kind: 'one' | 'order'; options: readonly unknown[] }
  | { kind: 'some'; options: readonly unknown[]; min: number; max: number }
  | { kind: 'amount'; min: number; max: number }
);

export function definitionOf<T extends GameTypes>(game: Game<T>, name: unknown): LooseDefinition<T> {
  return (game.decisions as unknown as Record<string, LooseDefinition<T>>)[name as string]!;
}

function openLoose<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  question: Question<string, unknown>,
): LooseOpen {
  const { name, seat, about } = question;
  const serial = (state.asked[seat]! += 1);
  const definition = definitionOf(game, name);
  if (definition.kind === 'amount') {
    const { min, max } = definition.range(state, seat, about);
    return { name, seat, serial, about, kind: 'amount', min, max };
  }
  const options: unknown[] = [];
  const offer: Offer<T, unknown> = (option, whyNot) => {
    if (whyNot === undefined) options.push(option);
  };
  definition.candidates(state, seat, offer, about);
  if (definition.kind === 'some') {
    const { min, max } = definition.range(state, seat, options.length, about);
    if (min > options.length)
      throw new Error(`${game.id}: the decision ${name} asks for ${min} of ${options.length}`);
    return { name, seat, serial, about, kind: 'some', options, min, max };
  }
  if (options.length === 0) throw new Error(`${game.id}: the decision ${name} has no option`);
  return { name, seat, serial, about, kind: definition.kind, options };
}

export function open<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  question: Question<string, unknown>,
): Open<T> {
  return openLoose(game, state, question) as unknown as Open<T>;
}

/** Every candidate of an open decision with the reason against it, if there is one. */
export function candidatesOf<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  decision: Open<T>,
): { option: unknown; whyNot: Reason<T> | undefined }[] {
  const definition = definitionOf(game, decision.name);
  const found: { option: unknown; whyNot: Reason<T> | undefined }[] = [];
  if (definition.kind !== 'amount') {
    const offer: Offer<T, unknown> = (option, whyNot) => found.push({ option, whyNot });
    definition.candidates(state, decision.seat, offer, decision.about);
  }
  return found;
}

const isIndex = (value: unknown, length: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;

const areIndexes = (value: unknown, length: number): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => isIndex(one, length)) && new Set(value).size === value.length;

/** The reason against a choice, whatever it is: choices come from outside. */
export function checkChoice<T extends GameTypes>(
  decision: Open<T>,
  choice: unknown,
): KernelReason | undefined {
  const asked = decision as unknown as LooseOpen;
  switch (asked.kind) {
    case 'one':
      return isIndex(choice, asked.options.length) ? undefined : { why: 'not-an-option' };
    case 'some': {
      if (!areIndexes(choice, asked.options.length)) return { why: 'not-an-option' };
      const { min, max } = asked;
      return choice.length >= min && choice.length <= max ? undefined : { why: 'wrong-number', min, max };
    }
    case 'order': {
      const count = asked.options.length;
      return areIndexes(choice, count) && choice.length === count
        ? undefined
        : { why: 'not-an-order', count };
    }
    case 'amount': {
      const { min, max } = asked;
      return isIndex(choice, max + 1) && choice >= min ? undefined : { why: 'out-of-range', min, max };
    }
  }
}

export function chosenBy<T extends GameTypes>(decision: Open<T>, choice: Choice): unknown {
  const asked = decision as unknown as LooseOpen;
  if (asked.kind === 'amount') return choice;
  if (asked.kind === 'one') return asked.options[choice as number];
  return (choice as readonly number[]).map((index) => asked.options[index]);
}
