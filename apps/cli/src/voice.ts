// What a game says, in the reader's language: events, prompts, options and reasons.

import {
  type AnyReason,
  type DecisionName,
  type GameTypes,
  kernelMessages,
  type KernelReason,
  type Language,
  type Open,
  type Seat,
  type SeatEvent,
  type View,
} from '@nocturne/kernel';
import { format, type Messages, type Values } from './language.ts';

export interface Voice<T extends GameTypes> {
  /** The sentences of an event, given the view before it. */
  event(event: SeatEvent<T>, before: View<T>): string[];
  prompt(decision: Open<T>, view: View<T>): string;
  waiting(decision: { seat: Seat; name: DecisionName<T> }): string;
  /** An option, or of an amount the number. */
  option(option: unknown, decision: Open<T>, view: View<T>): string;
  /** The question before a move that a person may regret, if it is one. */
  confirmation(option: unknown): string | undefined;
  /** Without a view if there is no game yet. */
  reason(reason: AnyReason<T>, view: View<T> | null): string;
}

/** Options of every game are objects with a verb; `sure` marks those that a person is asked about again. */
interface LooseOption {
  do: string;
  sure?: string;
}

type Arguments = (seats: readonly string[], values: object) => Values;

/** The texts of a language, and what is said with one of them. */
function speaker(
  messages: Messages,
  language: Language,
  named: (values: object) => Values,
): (key: string, values: object) => string {
  return (key, values) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`there is no text ${key} in ${language}`);
    return format(message, language, named(values));
  };
}

/** The voice of a game whose texts need nothing but what they are told: they are found by what they tell of. */
export function plainVoice<T extends GameTypes>(
  messages: Readonly<Record<Language, Messages>>,
  textArguments: Arguments,
  seats: readonly string[],
  language: Language,
): Voice<T> {
  const all = { ...kernelMessages[language], ...messages[language] };
  const say = speaker(all, language, (values) => textArguments(seats, values));
  return {
    event: ({ type, data, secret }) => [
      secret === undefined ? say(`event.${type}`, data) : say(`event.${type}.secret`, { ...data, ...secret }),
    ],
    prompt: ({ name, seat, about }) => say(`prompt.${name}`, { seat, ...(about as object | undefined) }),
    waiting: ({ seat, name }) => say(`waiting.${name}`, { seat }),
    option: (option, { about }) =>
      typeof option === 'number'
        ? String(option)
        : say(`option.${(option as LooseOption).do}`, {
            ...(about as object | undefined),
            ...(option as object),
          }),
    confirmation: (option) => {
      const { sure } = option as LooseOption;
      return sure === undefined ? undefined : say(`confirm.${sure}`, option as object);
    },
    reason: (reason) => say(`why.${reason.why}`, reason),
  };
}

/** The reason against something that belongs to no game. */
export const kernelReason = (reason: KernelReason, language: Language): string =>
  speaker(kernelMessages[language], language, (values) => values as Values)(`why.${reason.why}`, reason);
