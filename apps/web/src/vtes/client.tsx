// VTES at the table.

import type { SeatEvent, View } from '@nocturne/kernel';
import { followVtes, sentence, tell, tellReason, type Told, type Vtes } from '@nocturne/vtes';
import type { AnyEvent, GameClient, LogLine } from '../table/types.ts';
import { Board } from './board.tsx';
import { toldFrom } from './seen.ts';
import { soundOf } from './sound.ts';

/** Phases and what is drawn from a library follow by themselves. */
const isQuiet = ({ type, secret }: AnyEvent): boolean =>
  type === 'phase' || type === 'handSize' || (type === 'drew' && secret === undefined);
const isHeading = ({ type }: AnyEvent): boolean => type === 'turn' || type === 'ended';

export const client: GameClient = {
  follow: (view, event) => followVtes(view as View<Vtes>, event as SeatEvent<Vtes>),
  tell: (event, before) =>
    isQuiet(event)
      ? []
      : tell(event as SeatEvent<Vtes>, toldFrom(before as View<Vtes>)).map((told): LogLine => ({
          told,
          heading: isHeading(event),
          sound: soundOf(event as SeatEvent<Vtes>),
        })),
  sentence: ({ told }, words) => sentence(told as Told, words),
  reason: (reason, view, words) =>
    view === null
      ? undefined
      : sentence(tellReason(reason as Parameters<typeof tellReason>[0], view as View<Vtes>), words),
  Board,
};
