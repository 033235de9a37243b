// Nosferatu at the table.

import { kernelMessages, type SeatEvent, type View } from '@nocturne/kernel';
import { type Nosferatu, nosferatu, nosferatuMessages, textArguments } from '@nocturne/nosferatu';
import type { AnyEvent, GameClient, Words } from '../table/types.ts';
import { Board } from './board.tsx';
import { soundOf } from './sound.ts';

/** Everyone has a character and draws in every play; phases and shuffles follow by themselves. */
const isQuiet = ({ type, secret }: AnyEvent): boolean =>
  ((type === 'drew' || type === 'character') && secret === undefined) ||
  ['phase', 'clockShuffled', 'swept'].includes(type);
const isHeading = ({ type }: AnyEvent): boolean => ['turn', 'examined', 'ended'].includes(type);

interface Told {
  readonly key: string;
  readonly values: object;
}

function say({ key, values }: Told, { language, seats, format }: Words): string {
  const messages: Readonly<Record<string, string>> = {
    ...kernelMessages[language],
    ...nosferatuMessages[language],
  };
  return format(messages[key] ?? '', language, textArguments(seats, values));
}

const told = ({ type, data, secret }: AnyEvent): Told =>
  secret === undefined
    ? { key: `event.${type}`, values: data as object }
    : { key: `event.${type}.secret`, values: { ...(data as object), ...(secret as object) } };

export const client: GameClient = {
  follow: (view, event, seat) =>
    nosferatu.follow(view as View<Nosferatu>, event as SeatEvent<Nosferatu>, seat),
  tell: (event) =>
    isQuiet(event)
      ? []
      : [{ told: told(event), heading: isHeading(event), sound: soundOf(event as SeatEvent<Nosferatu>) }],
  sentence: (line, words) => say(line.told as Told, words),
  reason: (reason, _view, words) => say({ key: `why.${reason.why}`, values: reason }, words) || undefined,
  Board,
};
