// What a game says, in the reader's language: events, prompts, options and reasons.

import {
  type AnyReason,
  type GameTypes,
  kernelMessages,
  type Language,
  type Open,
  type SeatEvent,
} from '@nocturne/kernel';
import type { CliGame } from './cli-game.ts';
import { format, type Messages } from './language.ts';

export interface Voice<T extends GameTypes> {
  event(event: SeatEvent<T>): string;
  prompt(decision: Open<T>): string;
  waiting(decision: { seat: number; name: string }): string;
  /** An option by its verb: `{ do: … }`. */
  option(option: unknown, decision: Open<T>): string;
  /** The question before a move that a person may regret, if it is one. */
  confirmation(option: unknown): string | undefined;
  reason(reason: AnyReason<T>): string;
}

/** Options of every game are objects with a verb; `sure` marks those that a person is asked about again. */
interface LooseOption {
  do: string;
  sure?: string;
}

export function voiceOf<T extends GameTypes>(
  entry: Pick<CliGame<T>, 'messages' | 'textArguments'>,
  seats: readonly string[],
  language: Language,
): Voice<T> {
  const messages: Messages = { ...kernelMessages[language], ...entry.messages[language] };
  const say = (key: string, values: object): string => {
    const message = messages[key];
    if (message === undefined) throw new Error(`there is no text ${key} in ${language}`);
    return format(message, language, entry.textArguments(seats, values));
  };
  return {
    event: ({ type, data, secret }) =>
      secret === undefined ? say(`event.${type}`, data) : say(`event.${type}.secret`, { ...data, ...secret }),
    prompt: ({ name, seat, about }) => say(`prompt.${name}`, { seat, ...(about as object | undefined) }),
    waiting: ({ seat, name }) => say(`waiting.${name}`, { seat }),
    option: (option, { about }) =>
      say(`option.${(option as LooseOption).do}`, {
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

/** What happened in one move, as paragraphs of the log. */
export function paragraphs<T extends GameTypes>(
  entry: CliGame<T>,
  voice: Voice<T>,
  events: readonly SeatEvent<T>[],
): string[] {
  const found: string[][] = [[]];
  for (const event of events.filter((one) => !entry.isQuiet(one))) {
    if (entry.isTurningPoint(event)) found.push([]);
    found.at(-1)!.push(voice.event(event));
  }
  return found.filter((sentences) => sentences.length > 0).map((sentences) => sentences.join(' '));
}
