// A Methuselah who prices what lies open in pool, and takes the best of what is offered.

import type { Choice, DecisionName, Open, Random } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';
import type { Bot } from '../bot.ts';
import { meritOfAct } from './act.ts';
import { best } from './choose.ts';
import {
  meritOfDiablerie,
  meritOfHeir,
  meritOfRaising,
  meritOfRemoval,
  meritOfSearch,
  meritOfStrip,
  meritOfToll,
  shareOfRescue,
} from './choices.ts';
import { meritOfManeuver, meritOfPress, meritOfPrevention, meritOfStrike } from './combat.ts';
import { discardDown, meritOfDiscard } from './discard.ts';
import { meritsOfImpulse } from './impulse.ts';
import {
  meritOfAttach,
  meritOfAward,
  meritOfBurning,
  meritOfFetch,
  meritOfReducing,
  meritOfTakingOver,
} from './rewards.ts';
import { meritsOfInfluence } from './influence.ts';
import { beginMemory, type Memory, noticeEvent } from './memory.ts';
import { meritsOfPoll, meritOfTerms } from './poll.ts';
import { look, type Seen } from './seen.ts';
import { meritOfEntering, meritOfMaster, meritOfUnlock } from './unlock.ts';

type Policy<N extends DecisionName<Vtes>> = (seen: Seen, decision: Open<Vtes, N>) => Choice;

/** The option with the highest merit. */
const byMerit =
  <Option>(merit: (seen: Seen, option: Option) => number) =>
  (seen: Seen, { options }: { readonly options: readonly Option[] }): Choice =>
    best(seen.random, options, (option) => merit(seen, option));

const all = (_seen: Seen, { options, max }: { options: readonly unknown[]; max: number }): Choice =>
  options.map((_, index) => index).slice(0, max);

const POLICIES: { readonly [N in DecisionName<Vtes>]: Policy<N> } = {
  unlock: byMerit(meritOfUnlock),
  master: byMerit(meritOfMaster),
  act: byMerit(meritOfAct),
  influence: (seen, { options }) => best(seen.random, options, meritsOfInfluence(seen)),
  discard: byMerit(meritOfDiscard),
  entering: byMerit(meritOfEntering),
  impulse: (seen, { options, about }) => best(seen.random, options, meritsOfImpulse(seen, about)),
  maneuver: byMerit(meritOfManeuver),
  press: byMerit(meritOfPress),
  strike: byMerit(meritOfStrike),
  prevent: (seen, { options, about }) =>
    best(seen.random, options, (option) => meritOfPrevention(seen, option, about)),
  terms: byMerit(meritOfTerms),
  poll: (seen, { options }) => best(seen.random, options, meritsOfPoll(seen, options)),
  toll: byMerit(meritOfToll),
  search: byMerit(meritOfSearch),
  heir: byMerit(meritOfHeir),
  strip: byMerit(meritOfStrip),
  raise: byMerit(meritOfRaising),
  'remove-crypt': byMerit(meritOfRemoval),
  diablerize: (seen, { options, about }) =>
    best(seen.random, options, (option) => meritOfDiablerie(seen, option, about.victim)),
  split: (seen, { about, min, max }) => shareOfRescue(seen, about, min, max),
  hand: (seen, { options, min }) => discardDown(seen, options, min),
  reduce: (seen, { options, about }) =>
    best(seen.random, options, (option) => meritOfReducing(option, about)),
  fetch: byMerit(meritOfFetch),
  award: (seen, { options, about }) =>
    best(seen.random, options, (option) => meritOfAward(seen, option, about)),
  attach: byMerit(meritOfAttach),
  'burn-blood': (seen, { options, about }) =>
    best(seen.random, options, (option) => meritOfBurning(seen, option, about)),
  'take-over': (seen, { options, about }) =>
    best(seen.random, options, (option) => meritOfTakingOver(seen, option, about)),
  equipment: all,
  spoils: all,
};

/** What leaves no choice needs no thought. */
function forced(decision: Open<Vtes>): Choice | undefined {
  if (decision.kind === 'amount') return decision.min === decision.max ? decision.min : undefined;
  return decision.kind === 'one' && decision.options.length === 1 ? 0 : undefined;
}

export const heuristicVtes: Bot<Vtes, Memory> = {
  name: 'heuristic',
  begin: (_view, seat) => beginMemory(seat),
  notice: noticeEvent,
  choose(memory, { table, own }, decision, random: Random) {
    const only = forced(decision);
    if (only !== undefined || own === null) return only ?? 0;
    const policy = POLICIES[decision.name] as Policy<DecisionName<Vtes>>;
    return policy(look(memory, table, own, random), decision);
  },
};
