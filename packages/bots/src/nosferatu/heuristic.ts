// A player of Nosferatu who keeps count, plays his role, and sees nothing that his seat does not see.

import { pick } from '@nocturne/kernel';
import type { Character, Nosferatu } from '@nocturne/nosferatu';
import type { Bot } from '../bot.ts';
import { hunter } from './hunter.ts';
import { beginMemory, type Memory, noticeEvent } from './memory.ts';
import type { Policy, Seen } from './policy.ts';
import { renfield } from './renfield.ts';
import { vampire } from './vampire.ts';

const POLICIES: Record<Character, Policy> = { hunter, vampire, renfield };
const NO_CARDS = { bite: 0, night: 0, rumour: 0, component: 0 };

type LoosePolicy = Record<string, ((seen: Seen, options: readonly unknown[]) => unknown) | undefined>;

/** What no policy covers (who will be Renfield, who the Vampire, which card of a hidden hand) is left to chance. */
export const heuristicNosferatu: Bot<Nosferatu, Memory> = {
  name: 'heuristic',
  begin: beginMemory,
  notice: noticeEvent,
  choose(memory, { table, own }, decision, random) {
    const options: readonly unknown[] = decision.options;
    const role = own?.character ?? null;
    const policy = role === null ? undefined : (POLICIES[role] as LoosePolicy)[decision.name];
    if (policy === undefined) return options.indexOf(pick(random, options));
    const vampireSeat = role === 'vampire' ? memory.seat : (own?.keeper?.vampire ?? null);
    const seen: Seen = { memory, table, hand: own?.reserve ?? NO_CARDS, vampire: vampireSeat, random };
    return options.indexOf(policy(seen, options));
  },
};
