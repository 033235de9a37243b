// Somebody who knows what they want: they see what the page was told, and choose as a bot of the house would.

import { type Bot, heuristicVtes } from '@nocturne/bots';
import { type Choice, type Open, type Random, seeded, type SeatEvent, type View } from '@nocturne/kernel';
import { followVtes, type Vtes } from '@nocturne/vtes';
import type { Visitor } from './nocturne.ts';

const BOT: Bot<Vtes> = heuristicVtes;

/** What is on somebody's mind. */
export interface Mind {
  readonly view: View<Vtes>;
  readonly question: Open<Vtes> | null;
}

interface Message {
  readonly type: string;
  readonly seat?: number;
  readonly view?: View<Vtes>;
  readonly question?: Open<Vtes> | null;
  readonly events?: readonly SeatEvent<Vtes>[];
}

export interface Thinking {
  /** Reads what is new on the socket. */
  readonly look: () => Mind | null;
  readonly choose: (question: Open<Vtes>) => Choice;
}

export function thinking({ heard }: Visitor): Thinking {
  const random: Random = seeded('a person');
  let read = 0;
  let seat = 0;
  let memory: unknown;
  let mind: Mind | null = null;
  const hear = ({ type, view, question, events = [], ...told }: Message): void => {
    if (type === 'table') {
      seat = told.seat!;
      memory = BOT.begin(view!, seat);
      mind = { view: view!, question: null };
    }
    if ((type !== 'table' && type !== 'events') || mind === null) return;
    let now = mind.view;
    for (const event of events) {
      memory = BOT.notice(memory, event);
      now = followVtes(now, event);
    }
    const asked = question === undefined ? mind.question : question;
    mind = { view: now, question: asked === null ? null : { ...asked, seat } };
  };
  return {
    look() {
      for (; read < heard.length; read++) hear(JSON.parse(heard[read]!) as Message);
      return mind;
    },
    choose: (question) => BOT.choose(memory, mind!.view, question, random),
  };
}
