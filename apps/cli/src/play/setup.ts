// Who sits where, and a game in which the person has the role they asked for.

import { type GameTypes, openFor, view } from '@nocturne/kernel';
import type { Cli } from '../cli.ts';
import type { CliGame } from '../cli-game.ts';
import { moveBot, newSession, type Session, type SessionPlan } from '../session.ts';
import { misused } from '../stop.ts';

const BOT_NAMES = ['Ada', 'Boris', 'Carmen', 'Dario', 'Elena', 'Felix', 'Greta', 'Hugo', 'Irma'];

/** The person among bots, who never have the person's name. */
export function seatNames(seats: number, person: number, name: string): string[] {
  const bots = BOT_NAMES.filter((bot) => bot.toLowerCase() !== name.toLowerCase());
  const names = bots.slice(0, seats - 1);
  return [...names.slice(0, person), name, ...names.slice(person)];
}

export const botNames = (seats: number): string[] => BOT_NAMES.slice(0, seats);

/** The seat that is not named like a bot, if there is just one. */
export function personAmong(seats: readonly string[]): number | undefined {
  const people = [...seats.keys()].filter((seat) => !BOT_NAMES.includes(seats[seat]!));
  return people.length === 1 ? people[0] : undefined;
}

function begin<T extends GameTypes>(cli: Cli, entry: CliGame<T>, plan: SessionPlan): Session<T> {
  const begun = newSession(entry, plan);
  if ('session' in begun) return begun.session;
  const voice = entry.voice(plan.seats, cli.language);
  return misused(begun.problems.map((problem) => voice.reason(problem, null)).join('\n'));
}

const TRIES = 500;

/** Lets the bots move until the person knows their role or must decide something without one. */
function roleIn<T extends GameTypes>(session: Session<T>): string | null {
  const { entry, state, person } = session;
  for (;;) {
    const role = entry.roleOf(view(entry.game, state, person));
    if (role !== null || openFor(state, person) !== undefined || state.result !== null) return role;
    moveBot(session);
  }
}

/**
 * A game in which the person has this role. Roles are dealt by chance and by bots, so seeds are tried in turn;
 * nothing is told before one fits, and the game that fits begins anew.
 */
export function beginAs<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  plan: SessionPlan,
  role: string,
): Session<T> {
  if (role === 'any') return begin(cli, entry, plan);
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const tried = { ...plan, seed: attempt === 1 ? plan.seed : `${plan.seed}+${attempt}` };
    if (roleIn(begin(cli, entry, tried)) === role) return begin(cli, entry, tried);
  }
  return misused(cli.say('play.no-such-role', { role: entry.name(role, cli.language) }));
}
