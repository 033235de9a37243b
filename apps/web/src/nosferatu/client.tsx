// Nosferatu at the table.

import type { SeatEvent, View } from '@nocturne/kernel';
import { type Nosferatu, nosferatu } from '@nocturne/nosferatu';
import type { AnyEvent, GameClient } from '../table/types.ts';
import { Board } from './board.tsx';
import { soundOf } from './sound.ts';
import { say, told, toldOf } from './told.ts';

/** Everyone has a character and draws in every play; phases and shuffles follow by themselves. */
const isQuiet = ({ type, secret }: AnyEvent): boolean =>
  ((type === 'drew' || type === 'character') && secret === undefined) ||
  ['phase', 'clockShuffled', 'swept'].includes(type);
const isHeading = ({ type }: AnyEvent): boolean => ['turn', 'examined', 'ended'].includes(type);

export const client: GameClient = {
  follow: (view, event, seat) =>
    nosferatu.follow(view as View<Nosferatu>, event as SeatEvent<Nosferatu>, seat),
  tell: (event) =>
    isQuiet(event)
      ? []
      : [{ told: toldOf(event), heading: isHeading(event), sound: soundOf(event as SeatEvent<Nosferatu>) }],
  sentence: (line, words) => say(told(line), words),
  reason: (reason, _view, words) => say({ key: `why.${reason.why}`, values: reason }, words) || undefined,
  Board,
};
