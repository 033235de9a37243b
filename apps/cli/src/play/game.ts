// A game against bots, from the first decision to the result.

import {
  type AnyReason,
  type Choice,
  type GameTypes,
  type Open,
  openFor,
  read,
  type View,
} from '@nocturne/kernel';
import { type Cli, pageOf } from '../cli.ts';
import { type Keeper, saveGame } from '../kept-games.ts';
import { paragraphs, type Told } from '../log.ts';
import { makeMove, moveBot, type Session } from '../session.ts';
import { Stop } from '../stop.ts';
import { wrap } from '../style.ts';
import { complain, print } from '../terminal.ts';
import type { Voice } from '../voice.ts';
import type { Asker } from './asker.ts';
import { explainDecision } from './explain.ts';
import { commandOf, meant } from './match.ts';
import { type Offer, offersFor, takesSeveral } from './offers.ts';

// As much of the log as somebody needs who takes up a game again.
const RECENT = 8;

/** A person at a game: the screen, the session, who asks, and where the game is kept. */
export interface Sitting<T extends GameTypes> {
  readonly cli: Cli;
  readonly session: Session<T>;
  readonly asker: Asker;
  readonly keeper: Keeper;
  /** Where `save` writes it. */
  readonly saveTo: string;
}

function tell<T extends GameTypes>({ cli, session }: Sitting<T>, voice: Voice<T>, told: Told<T>): boolean {
  const { width } = pageOf(cli, []);
  const found = paragraphs(session.entry, voice, told, session.person);
  for (const text of found) print(cli.terminal, ...wrap(`${cli.style.dim('·')} ${text}`, width, '  '));
  return found.length > 0;
}

function showTable<T extends GameTypes>({ cli, session }: Sitting<T>): View<T> {
  const { entry, state, seen } = session;
  print(cli.terminal, '', ...entry.draw([seen], pageOf(cli, state.seats)), '');
  return seen;
}

/** The table, or what is under way on it if that is enough. What they saw of the whole table last. */
function showPosition<T extends GameTypes>(sitting: Sitting<T>, drawn: View<T> | undefined): View<T> {
  const { cli, session } = sitting;
  const { entry, state, seen } = session;
  const glance = drawn === undefined ? [] : entry.glance(seen, drawn, pageOf(cli, state.seats));
  if (drawn === undefined || glance.length === 0) return showTable(sitting);
  print(cli.terminal, '', ...glance, '');
  return drawn;
}

/** Tells the person who they are, once they know. */
function showGoal<T extends GameTypes>({ cli, session }: Sitting<T>): boolean {
  const { entry, state, seen } = session;
  const goal = entry.goal(seen, pageOf(cli, state.seats));
  if (goal.length > 0) print(cli.terminal, ...goal, '');
  return goal.length > 0;
}

/** Saves the game where it is told to; whether it could. If not, it says why, and the game goes on. */
export function save<T extends GameTypes>({ cli, session, saveTo }: Sitting<T>, file = saveTo): boolean {
  try {
    saveGame(cli, file, session);
    print(cli.terminal, cli.say('play.saved', { file }));
    return true;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    complain(cli.terminal, cli.style.yellow(error.message));
    return false;
  }
}

type Refusal<T extends GameTypes> = { reason: AnyReason<T> } | { several: string[] };
type Reading<T extends GameTypes> = Pick<Offer, 'choice' | 'isWhole'> | Refusal<T>;

/** The choice that was meant, or why there is none. */
function understand<T extends GameTypes>(
  { entry, state, person }: Session<T>,
  offers: readonly Offer[],
  typed: string,
): Reading<T> {
  const found = meant(typed, offers).map((index) => offers[index]!);
  if (found.length > 1) return { several: found.map(({ notation }) => notation) };
  const [offer] = found;
  if (offer !== undefined) return offer;
  const reading = read(entry.game, state, person, typed);
  return 'reason' in reading ? reading : { ...reading, isWhole: true };
}

function refuse<T extends GameTypes>(
  { cli, session }: Sitting<T>,
  voice: Voice<T>,
  refusal: Refusal<T>,
): void {
  const text =
    'several' in refusal
      ? cli.say('play.several', { moves: refusal.several.join(' / ') })
      : voice.reason(refusal.reason, session.seen);
  complain(cli.terminal, ...wrap(cli.style.yellow(text), pageOf(cli, []).width));
}

const chosenOption = <T extends GameTypes>(decision: Open<T>, choice: Choice): unknown =>
  'options' in decision && typeof choice === 'number' ? decision.options[choice] : undefined;

/** The person's answer; undefined if they leave. */
async function askPerson<T extends GameTypes>(
  sitting: Sitting<T>,
  decision: Open<T>,
  voice: Voice<T>,
): Promise<Choice | undefined> {
  const { cli, session, asker } = sitting;
  const hint = takesSeveral(decision) ? ` ${cli.say('play.several-needed')}` : '';
  const prompt = voice.prompt(decision, session.seen) + hint;
  let taken: readonly number[] = [];
  for (;;) {
    const offered = offersFor(cli, session, decision, voice, taken);
    const typed = await asker.ask({ prompt, offered });
    if (typed === undefined) return undefined;
    if (typed === '') continue;
    const command = commandOf(typed);
    if (command?.command === 'quit') return undefined;
    if (command !== undefined) {
      obey(sitting, command, decision, voice);
      continue;
    }
    const reading = understand(session, offered, typed);
    if (!('choice' in reading)) {
      refuse(sitting, voice, reading);
      continue;
    }
    if (!reading.isWhole && typeof reading.choice !== 'number') {
      taken = reading.choice;
      continue;
    }
    const option = chosenOption(decision, reading.choice);
    const doubt = option === undefined ? undefined : voice.confirmation(option);
    if (doubt === undefined || (await asker.confirm(doubt, false))) return reading.choice;
  }
}

function obey<T extends GameTypes>(
  sitting: Sitting<T>,
  { command, rest }: NonNullable<ReturnType<typeof commandOf>>,
  decision: Open<T>,
  voice: Voice<T>,
): void {
  const { cli, session } = sitting;
  if (command === '?') print(cli.terminal, ...explainDecision(cli, session, decision, voice, rest));
  if (command === 'table') showTable(sitting);
  if (command === 'save') save(sitting, rest === '' ? undefined : rest);
  if (command === 'log') {
    for (const told of session.told) tell(sitting, voice, told);
    print(cli.terminal, '');
  }
}

function showResult<T extends GameTypes>(sitting: Sitting<T>): void {
  const { cli, session, keeper } = sitting;
  const { entry, state, person } = session;
  showTable(sitting);
  const summary = entry.summary(state, [])!;
  const outcome = cli.say(summary.won[person] ? 'play.won' : 'play.lost');
  const page = pageOf(cli, state.seats);
  print(
    cli.terminal,
    cli.style.accent(outcome),
    ...wrap(entry.result(entry.game.table(state), page), page.width),
  );
  if (!keeper.isKept()) return;
  const { file } = keeper;
  print(cli.terminal, '', ...wrap(cli.say('play.afterwards', { file }), page.width, '  '));
}

/** The person's move, and what they are told of it; undefined if they leave. What is refused is asked again. */
async function personMoves<T extends GameTypes>(
  sitting: Sitting<T>,
  decision: Open<T>,
  voice: Voice<T>,
): Promise<Told<T> | undefined> {
  const { session } = sitting;
  const { seat, serial } = decision;
  for (;;) {
    const choice = await askPerson(sitting, decision, voice);
    if (choice === undefined) return undefined;
    const made = makeMove(session, { seat, choice, serial });
    if ('told' in made) return made.told;
    refuse(sitting, voice, made);
  }
}

/** Makes the move of whoever is to make it without asking the person; undefined if they must be asked. */
function moveUnasked<T extends GameTypes>(
  session: Session<T>,
  decision: Open<T> | undefined,
): Told<T> | undefined {
  if (decision === undefined) return moveBot(session);
  const choice = session.entry.formality(decision);
  if (choice === undefined) return undefined;
  const made = makeMove(session, { seat: decision.seat, choice, serial: decision.serial });
  return 'told' in made ? made.told : undefined;
}

/** Plays until the game is over (true) or the person leaves (false). */
export async function playGame<T extends GameTypes>(sitting: Sitting<T>): Promise<boolean> {
  const { cli, session, asker, keeper } = sitting;
  const { entry, state, person } = session;
  const voice = entry.voice(state.seats, cli.language);
  let knowsGoal = false;
  let drawn: View<T> | undefined;
  for (const told of session.told.slice(-RECENT)) tell(sitting, voice, told);
  while (state.result === null) {
    const decision = openFor(state, person);
    let told = moveUnasked(session, decision);
    if (told === undefined) {
      drawn = showPosition(sitting, drawn);
      knowsGoal ||= showGoal(sitting);
      told = await personMoves(sitting, decision!, voice);
      if (told === undefined) return false;
    }
    keeper.keep();
    if (tell(sitting, voice, told)) await asker.pause();
  }
  showResult(sitting);
  return true;
}
