// A game against bots, from the first decision to the result.

import {
  type AnyReason,
  type Choice,
  type GameTypes,
  notations,
  type Open,
  openFor,
  read,
  type SeatEvent,
  view,
} from '@nocturne/kernel';
import { type Cli, pageOf } from '../cli.ts';
import { saveRecord } from '../records.ts';
import { makeMove, moveBot, recordOf, type Session } from '../session.ts';
import { wrap } from '../style.ts';
import { complain, print } from '../terminal.ts';
import { paragraphs, type Voice, voiceOf } from '../voice.ts';
import type { Asker } from './asker.ts';
import { explainDecision } from './explain.ts';
import { commandOf, meant, type Offered } from './match.ts';

// As much of the log as somebody needs who takes up a game again.
const RECENT = 8;

export interface Seat<T extends GameTypes> {
  readonly cli: Cli;
  readonly session: Session<T>;
  readonly asker: Asker;
  /** Where the game is saved after every move, if it can be. */
  readonly autosave: string | null;
  /** Where `save` writes it. */
  readonly saveTo: string;
}

function tell<T extends GameTypes>(seat: Seat<T>, voice: Voice<T>, events: readonly SeatEvent<T>[]): boolean {
  const { cli, session } = seat;
  const { width } = pageOf(cli, []);
  const found = paragraphs(session.entry, voice, events);
  for (const text of found) print(cli.terminal, ...wrap(`${cli.style.dim('·')} ${text}`, width, '  '));
  return found.length > 0;
}

function showTable<T extends GameTypes>({ cli, session }: Seat<T>): void {
  const { entry, state, person } = session;
  const page = pageOf(cli, state.seats);
  print(cli.terminal, '', ...entry.draw([view(entry.game, state, person)], page), '');
}

/** Tells the person who they are, once they know. */
function showGoal<T extends GameTypes>({ cli, session }: Seat<T>): boolean {
  const { entry, state, person } = session;
  const goal = entry.goal(view(entry.game, state, person), pageOf(cli, state.seats));
  if (goal.length > 0) print(cli.terminal, ...goal, '');
  return goal.length > 0;
}

function save<T extends GameTypes>({ cli, session, saveTo }: Seat<T>, file = saveTo): void {
  saveRecord(cli, file, recordOf(session));
  print(cli.terminal, cli.say('play.saved', { file }));
}

/** The moves of a decision that can be listed; sets and orders are typed. */
function offeredBy<T extends GameTypes>(session: Session<T>, decision: Open<T>, voice: Voice<T>): Offered[] {
  const { entry, state } = session;
  const listed = notations(entry.game, state, decision);
  const options = 'options' in decision ? (decision.options as readonly unknown[]) : [];
  return listed.map((notation, index) => ({
    notation,
    label: options[index] === undefined ? notation : voice.option(options[index], decision),
  }));
}

type Reading<T extends GameTypes> = { choice: Choice } | { reason: AnyReason<T> } | { several: string[] };

/** The choice that was meant, or why there is none. */
function understand<T extends GameTypes>(
  { entry, state, person }: Session<T>,
  offered: readonly Offered[],
  typed: string,
): Reading<T> {
  const found = meant(typed, offered);
  if (found.length > 1) return { several: found.map((index) => offered[index]!.notation) };
  const [index] = found;
  return read(entry.game, state, person, index === undefined ? typed : offered[index]!.notation);
}

function refuse<T extends GameTypes>(
  cli: Cli,
  voice: Voice<T>,
  reading: Exclude<Reading<T>, { choice: Choice }>,
): void {
  const text =
    'several' in reading
      ? cli.say('play.several', { moves: reading.several.join(' / ') })
      : voice.reason(reading.reason);
  complain(cli.terminal, ...wrap(cli.style.yellow(text), pageOf(cli, []).width));
}

const chosenOption = <T extends GameTypes>(decision: Open<T>, choice: Choice): unknown =>
  'options' in decision && typeof choice === 'number' ? decision.options[choice] : undefined;

/** The person's answer; undefined if they leave. */
async function askPerson<T extends GameTypes>(
  seat: Seat<T>,
  decision: Open<T>,
  voice: Voice<T>,
): Promise<Choice | undefined> {
  const { cli, session, asker } = seat;
  const offered = offeredBy(session, decision, voice);
  for (;;) {
    const typed = await asker.ask({ prompt: voice.prompt(decision), offered });
    if (typed === undefined) return undefined;
    if (typed === '') continue;
    const command = commandOf(typed);
    if (command?.command === 'quit') return undefined;
    if (command !== undefined) {
      obey(seat, command, decision, voice);
      continue;
    }
    const reading = understand(session, offered, typed);
    if (!('choice' in reading)) {
      refuse(cli, voice, reading);
      continue;
    }
    const option = chosenOption(decision, reading.choice);
    const doubt = option === undefined ? undefined : voice.confirmation(option);
    if (doubt === undefined || (await asker.confirm(doubt, false))) return reading.choice;
  }
}

function obey<T extends GameTypes>(
  seat: Seat<T>,
  { command, rest }: NonNullable<ReturnType<typeof commandOf>>,
  decision: Open<T>,
  voice: Voice<T>,
): void {
  const { cli, session } = seat;
  if (command === '?') print(cli.terminal, ...explainDecision(cli, session, decision, voice));
  if (command === 'save') save(seat, rest === '' ? undefined : rest);
  if (command === 'log') {
    for (const events of session.told) tell(seat, voice, events);
    print(cli.terminal, '');
  }
}

function showResult<T extends GameTypes>(seat: Seat<T>): void {
  const { cli, session } = seat;
  const { entry, state, person } = session;
  showTable(seat);
  const summary = entry.summary(entry.game.table(state))!;
  const outcome = cli.say(summary.won[person] ? 'play.won' : 'play.lost');
  const page = pageOf(cli, state.seats);
  print(
    cli.terminal,
    cli.style.accent(outcome),
    ...wrap(entry.result(entry.game.table(state), page), page.width),
  );
  const file = seat.autosave;
  if (file !== null) print(cli.terminal, '', ...wrap(cli.say('play.afterwards', { file }), page.width, '  '));
}

/** Plays until the game is over (true) or the person leaves (false). */
export async function playGame<T extends GameTypes>(seat: Seat<T>): Promise<boolean> {
  const { cli, session, asker, autosave } = seat;
  const { entry, state, person } = session;
  const voice = voiceOf<T>(entry, state.seats, cli.language);
  let knowsGoal = false;
  for (const events of session.told.slice(-RECENT)) tell(seat, voice, events);
  while (state.result === null) {
    const decision = openFor(state, person);
    let events: readonly SeatEvent<T>[];
    if (decision === undefined) {
      events = moveBot(session);
    } else {
      showTable(seat);
      knowsGoal ||= showGoal(seat);
      const choice = await askPerson(seat, decision, voice);
      if (choice === undefined) return false;
      const made = makeMove(session, { seat: person, choice });
      if ('reason' in made) throw new Error(made.reason.why);
      events = made.events;
    }
    if (autosave !== null) saveRecord(cli, autosave, recordOf(session));
    if (tell(seat, voice, events)) await asker.pause();
  }
  showResult(seat);
  return true;
}
