// The minion phase: which action is worth the risk, the card and the minion that locks for it.

import type { Seat } from '@nocturne/kernel';
import { cardNamed, type Gain, gainsOfAct, type LibraryCard, type PublicCard } from '@nocturne/vtes';
import { assault, modifierInHand } from './assault.ts';
import { bloodHuntPasses, chanceToPass } from './ballot.ts';
import { duel } from './duel.ts';
import { guardWorth } from './guard.ts';
import { letsGo } from './leaving.ts';
import { type ActOption, cardAt, type Mode, type Seen, sum } from './seen.ts';
import { prospect } from './success.ts';
import { usingWorth } from './using.ts';
import { netValue } from './value.ts';
import { eagerness, minionWorth, poolWorth } from './worth.ts';

type Act = Exclude<ActOption, { do: 'end' }>;

const CARD = 0.2;
const EDGE = 0.8;
const STEALTH_OF_BASIC: Readonly<Record<string, number>> = { bleed: 0, diablerize: 0 };
const NEVER = -50;

/** What the action is: the mode of its card, or of the ability of a card in play. */
function actionOf(seen: Seen, option: Act): Mode['action'] {
  if (option.do === 'play') return (cardNamed(option.name) as LibraryCard).modes[option.mode]!.action;
  if (option.do !== 'use') return undefined;
  const source = cardAt(seen, option.use)!;
  return cardNamed(source.name!).does!.abilities![option.ability]!.action;
}

/** Whom it is directed at (V-7.8). */
function targetsOf(seen: Seen, option: Act, action: Mode['action']): Seat[] {
  if (option.do === 'bleed' || action?.kind === 'bleed' || action?.at === 'prey') return [seen.prey];
  const source = option.do === 'use' ? cardAt(seen, option.use) : undefined;
  const id =
    action?.at === 'source'
      ? source?.id
      : action?.at === 'host'
        ? source?.on
        : 'card' in option
          ? option.card
          : 0;
  const target = id === undefined ? undefined : cardAt(seen, id);
  return target === undefined || target.controller === seen.seat ? [] : [target.controller];
}

/** A bleed counts as a whole: the hand adds to it, it brings the Edge, and it may be part of the prey's end. */
function bleedValue(seen: Seen, minion: PublicCard, gains: readonly Gain[]): number {
  const atPrey = gains.filter(({ good, seat }) => good === 'pool' && seat === seen.prey);
  const rest = gains.filter((gain) => !atPrey.includes(gain));
  const amount = -sum(atPrey, 'pool') + modifierInHand(seen, minion);
  const edge = seen.table.edge === seen.seat ? 0 : EDGE;
  return poolWorth(seen, seen.prey, -amount) + edge + assault(seen, amount) + netValue(seen, rest);
}

/** What success is worth. */
function prize(seen: Seen, option: Act, minion: PublicCard, action: Mode['action']): number {
  const gains = gainsOfAct(seen.table, seen.seat, option);
  if (option.do === 'bleed' || action?.kind === 'bleed') return bleedValue(seen, minion, gains);
  const fight = gains.find(({ good }) => good === 'combat');
  const opponent = fight === undefined ? undefined : cardAt(seen, fight.card);
  const value = netValue(seen, gains) + (opponent === undefined ? 0 : duel(seen, minion, opponent));
  if (action?.kind === 'political') return value > 0 ? value * chanceToPass(seen, gains) : value;
  if (option.do !== 'diablerize') return value;
  return bloodHuntPasses(seen) ? value - minionWorth(seen, minion) : value;
}

/** Who locks does not guard. */
function priceOfLocking(seen: Seen, minion: PublicCard): number {
  return minion.region === 'ready' ? guardWorth(seen) / eagerness(seen) : 0;
}

/** Nobody else acts while somebody hungry has not hunted (V-7.5). */
const HUNGER = 2;
const mustHunt = ({ do: deed }: Act, { counters }: PublicCard): boolean => deed === 'hunt' && counters === 0;

/** A blocker of the prey's is out of the way for the others. */
const BLOCKER_LOCKS = 0.5;

/** The longer the game, the less one fears to lose a combat. */
const feared = (seen: Seen, fight: number): number =>
  fight < 0 ? fight / eagerness(seen) : Math.min(1, fight);

export function meritOfAct(seen: Seen, option: ActOption): number {
  if (option.do === 'end') return 0;
  const minion = cardAt(seen, option.minion);
  if (minion === undefined || option.do === 'become-anarch' || option.do === 'take-equipment') return NEVER;
  const action = actionOf(seen, option);
  // what is used without an action has no risk
  if (option.do === 'use' && action === undefined)
    return usingWorth(seen, option, gainsOfAct(seen.table, seen.seat, option));
  const stealth = action?.stealth ?? STEALTH_OF_BASIC[option.do] ?? 1;
  const bleeding = option.do === 'bleed' || action?.kind === 'bleed';
  const targets = targetsOf(seen, option, action);
  if (targets.includes(seen.prey) && letsGo(seen)) return NEVER;
  const { success, blocker } = prospect(seen, minion, targets, stealth, bleeding);
  const blocked = blocker === undefined ? 0 : BLOCKER_LOCKS + feared(seen, duel(seen, minion, blocker));
  const card = option.do === 'play' ? CARD : 0;
  const outcome = success * prize(seen, option, minion, action) + (1 - success) * blocked;
  return mustHunt(option, minion)
    ? Math.max(0, outcome) + HUNGER
    : outcome - card - priceOfLocking(seen, minion);
}
