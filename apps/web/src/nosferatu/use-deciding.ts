// The question that is open, and how it is answered: the first press arms, the second does.

import type { Kind, Own } from '@nocturne/nosferatu';
import { useState } from 'react';
import { lineState } from '../net/line.ts';
import { useStore } from '../net/store.ts';
import { settings } from '../settings/settings.ts';
import { useArming } from '../table/arming.ts';
import { useNotice } from '../table/notice.ts';
import type { LiveTable, TableState } from '../table/types.ts';
import { type Asked, askedBy, litBy, meant, needed, type Option, pressedOn, type Thing } from './choosing.ts';
import { cardsOf, ringOf } from './seats.ts';

interface Armed {
  readonly picked: readonly Thing[];
  /** Which of several deeds that the same thing stands for. */
  readonly deed: number;
  /** Asked again in words whether this is meant. */
  readonly sure: boolean;
}
const NOTHING: Armed = { picked: [], deed: 0, sure: false };

export interface Deciding {
  readonly asked: Asked | null;
  /** What may be chosen, and the key that does it. */
  readonly lit: ReadonlyMap<Thing, number>;
  readonly picked: readonly Thing[];
  /** The options that are meant, once enough is picked, and the one among them that would be done. */
  readonly deeds: readonly Option[];
  readonly option: Option | null;
  readonly isAskedAgain: boolean;
  readonly isSent: boolean;
  readonly notice: string;
  readonly press: (thing: Thing) => void;
  readonly choose: (deed: number) => void;
  readonly act: (by: 'press' | 'key') => void;
  readonly swap: () => void;
  readonly putBack: () => void;
  /** Answers at once, for lists that arm by themselves. */
  readonly answer: (choice: number | readonly number[]) => void;
}

const REGIONS = ['seat', 'card', 'ritual', 'option'];

/** In reading order: seats as they play, then cards, Rituals and the rest. */
function numbered(lit: ReadonlySet<Thing>, seats: readonly number[]): ReadonlyMap<Thing, number> {
  const rank = (thing: Thing): number => {
    const [region, place] = thing.split(' ') as [string, string];
    const within = region === 'seat' ? seats.indexOf(Number(place)) : Number(place) || 0;
    return REGIONS.indexOf(region) * 100 + within;
  };
  return new Map([...lit].sort((a, b) => rank(a) - rank(b)).map((thing, index) => [thing, index + 1]));
}

const DARK: ReadonlyMap<Thing, number> = new Map();

function useAnswer(table: LiveTable, asked: Asked | null) {
  const { notice, setNotice, trying } = useNotice(table);
  const [sent, setSent] = useState<number | null>(null);
  const answer = (choice: number | readonly number[]): void => {
    if (asked === null || sent !== null) return;
    setSent(asked.serial);
    void trying(table.answer(asked.serial, choice)).then(() => setSent(null));
  };
  return { notice, setNotice, answer, isSent: sent !== null && sent === asked?.serial };
}

/** What is armed, and what that means. */
function useArmed(asked: Asked | null, reserve: readonly Kind[]) {
  const { armed, arm, mayDo } = useArming<Armed>(String(asked?.serial));
  const held = armed ?? NOTHING;
  const isWhole = asked !== null && held.picked.length === needed(asked);
  const places = isWhole ? meant(asked, reserve, held.picked) : [];
  const place = places[held.deed] ?? null;
  return { held, arm, mayDo, places, place, option: place === null ? null : asked!.options[place]! };
}

type Held = ReturnType<typeof useArmed>;

/** What a press on a lit thing does: arms it, or does what is armed. */
function pressing(asked: Asked, reserve: readonly Kind[], { held, arm }: Held, answer: Deciding['answer']) {
  return (thing: Thing, act: Deciding['act']): void => {
    if (needed(asked) === 1 && held.picked.includes(thing)) return act('press');
    const picked = pressedOn(asked, held.picked, thing);
    arm({ ...NOTHING, picked });
    const only = meant(asked, reserve, picked);
    const isPlain = needed(asked) === 1 && only.length === 1 && !('sure' in asked.options[only[0]!]!);
    if (settings.get().clicks === 'one' && isPlain) answer(only[0]!);
  };
}

/** Lit are the things of a question that pictures can answer, while it can be answered. */
function useLit(asked: Asked | null, reserve: readonly Kind[], isSent: boolean, { about, seat }: TableState) {
  const isLost = useStore(lineState) === 'lost';
  if (asked === null || asked.kind !== 'one' || isSent || isLost) return DARK;
  return numbered(litBy(asked, reserve), ringOf(about?.chairs.length ?? 0, seat));
}

export function useDeciding(table: LiveTable, state: TableState): Deciding {
  const reserve = cardsOf(state.view?.own as Own | null);
  const asked = state.question === null ? null : askedBy(state.question);
  const { notice, setNotice, answer, isSent } = useAnswer(table, asked);
  const armed = useArmed(asked, reserve);
  const { held, arm, mayDo, places, place, option } = armed;
  const lit = useLit(asked, reserve, isSent, state);
  const act = (by: 'press' | 'key'): void => {
    if (place === null || lit.size === 0 || !mayDo(by)) return;
    if (option !== null && 'sure' in option && !held.sure) arm({ ...held, sure: true });
    else answer(place);
  };
  const press = (thing: Thing): void => {
    if (asked === null || !lit.has(thing)) return;
    setNotice('');
    pressing(asked, reserve, armed, answer)(thing, act);
  };
  const choose = (deed: number): void => arm({ ...held, deed, sure: false });
  const swap = (): void => {
    if (held.picked.length === 2) arm({ ...NOTHING, picked: held.picked.toReversed() });
    else if (places.length > 1) choose((held.deed + 1) % places.length);
  };
  const deeds = places.map((one) => asked!.options[one]!);
  // when the lamps are out, nothing is armed; what was comes back with them
  const armedNow =
    lit.size === 0
      ? { picked: [], deeds: [], option: null, isAskedAgain: false }
      : { picked: held.picked, deeds, option, isAskedAgain: held.sure };
  const doing = { press, choose, act, swap, putBack: () => arm(null), answer };
  return { asked, lit, isSent, notice, ...armedNow, ...doing };
}
