// An event before it is put into words, and the words.

import { kernelMessages } from '@nocturne/kernel';
import { nosferatuMessages, textArguments } from '@nocturne/nosferatu';
import type { AnyEvent, LogLine, Words } from '../table/types.ts';

/** The key of a text of the game, and what it takes. */
export interface Told {
  readonly key: string;
  readonly values: object;
}

/** Empty if there is no such text. */
export function say({ key, values }: Told, { language, seats, format }: Words): string {
  const messages: Readonly<Record<string, string>> = {
    ...kernelMessages[language],
    ...nosferatuMessages[language],
  };
  return format(messages[key] ?? '', language, textArguments(seats, values));
}

export const toldOf = ({ type, data, secret }: AnyEvent): Told =>
  secret === undefined
    ? { key: `event.${type}`, values: data ?? {} }
    : { key: `event.${type}.secret`, values: { ...(data as object), ...(secret as object) } };

export const told = (line: LogLine): Told => line.told as Told;
