// Why something cannot be done.

import type { AnyReason } from '@nocturne/kernel';
import { DISCIPLINES, type MinionTrait, type Sect } from '../cards/printed.ts';
import type { Vtes } from '../types.ts';
import { at, cardValue, clanValue, named, type Seen, term, told, yesOrNo } from './seen.ts';
import type { Told, Value } from './told.ts';

/** Arguments that stand for something else than themselves. */
type Reading = (value: never, view: Seen | null) => Record<string, Value>;

/** `dom` is the basic level of a Discipline, `DOM` the superior one. */
function disciplineValues(code: string): Record<string, Value> {
  const known = DISCIPLINES.find((one) => one === code.toLowerCase());
  return {
    discipline: known === undefined ? code : term(`discipline.${known}`),
    superior: yesOrNo(code !== code.toLowerCase()),
  };
}

const READINGS: Readonly<Record<string, Reading>> = {
  card: (id: number, view) => ({ card: view === null ? term('gone') : cardValue(view, id) }),
  seat: (seat: number) => ({ seat: at(seat) }),
  waiting: (seats: readonly number[]) => ({ waiting: seats.length === 0 ? 'none' : seats.map(at) }),
  nearest: (moves: readonly string[]) => ({ nearest: moves.length === 0 ? 'none' : moves.join(', ') }),
  clan: (clan: string) => ({ clan: clanValue(clan) }),
  sect: (sect: Sect) => ({ sect: term(`sect.${sect}`) }),
  trait: (trait: MinionTrait) => ({ trait: term(`trait.${trait}`) }),
  name: (name: string) => ({ name, card: named(name), ...disciplineValues(name) }),
};

const plain = (name: string, value: unknown): Record<string, Value> =>
  typeof value === 'string' || typeof value === 'number' ? { [name]: value } : {};

/** Why something cannot be done; the kernel's reasons too. Without a view, cards in play have no names. */
export function tellReason(reason: AnyReason<Vtes>, view: Seen | null): Told {
  const { why, ...rest } = reason;
  const values = Object.entries(rest).map(([name, value]) =>
    name in READINGS ? READINGS[name]!(value as never, view) : plain(name, value),
  );
  return told(`why.${why}`, Object.assign({}, ...values) as Record<string, Value>);
}
