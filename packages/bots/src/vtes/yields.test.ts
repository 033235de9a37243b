// A person who plays like a bot, at a table of bots: how often they are asked, and what they miss.
// GAMES=400 npx vitest run packages/bots/src/vtes/yields.test.ts plays more of them.

import {
  answer,
  type Choice,
  type Open,
  openFor,
  seeded,
  start,
  type State,
  type View,
  view,
} from '@nocturne/kernel';
import {
  afterAnswer,
  afterYield,
  type Budget,
  budgetOf,
  marginOf,
  MOST,
  NORMAL_YIELDS,
  READY_MADE,
  standingOf,
  uncastVotes,
  vtes,
  type Vtes,
  yieldFor,
  type Yields,
} from '@nocturne/vtes';
import { expect, test } from 'vitest';
import { deliver, nextMove, seatBots } from '../seating.ts';
import { heuristicVtes } from './heuristic.ts';

const GAMES = Number(process.env['GAMES'] ?? 12);
/** No game takes so many turns. */
const ENDLESS = 300;
/** Of ten thousand games those that ask most: without a budget 61, 62, 62 and 66 times. */
const LONG: readonly number[] = [53_566, 75_041, 77_536, 77_727];
/** Those that ask more than 30 times after the first 30. */
const LATE: readonly number[] = [60_716, 60_891, 60_966, 60_998];
/** Of what is let pass, so much may be something that a bot would have used; in a few games chance has a say. */
const MISSED = GAMES >= 400 ? 0.0025 : 0.005;

/**
 * Something that a bot would have said: against a bleed, against one that was not worth a question any more, with votes
 * that turn nothing, or otherwise.
 */
type Loss = 'bleed' | 'small bleed' | 'vote in vain' | 'other';
type Fields = Readonly<Record<string, unknown>>;

interface Tally {
  asked: number;
  passed: number;
  readonly losses: Loss[];
  /** What was let pass and may be asked again. */
  readonly open: Map<string, Loss>;
  /** The attempt to block that the person let fail last: they do not try it again. */
  letFail: string;
  budget: Budget;
}

const isBled = ({ board: { action, combat } }: State<Vtes>): boolean =>
  combat === null && action?.kind === 'bleed' && action.aim.seats.includes(0);

const leavesChoice = (question: Open<Vtes>): boolean =>
  question.kind === 'amount' || question.options.length > 1;

/** What was done for the person is what they would have done: the same, or the same with another of their minions. */
function isSame(question: Open<Vtes>, one: Choice, other: Choice): boolean {
  if (question.kind !== 'one') return JSON.stringify(one) === JSON.stringify(other);
  const [done, wanted] = [question.options[one as number]!, question.options[other as number]!];
  return ['do', 'side', 'name', 'mode'].every((key) => (done as Fields)[key] === (wanted as Fields)[key]);
}

/** Referendums ask after each vote (V-9.6), an attempt to block that fails leads back to where it began (V-8.12). */
function comesAgain({ board: { turn, referendum, action } }: State<Vtes>, { name }: Open<Vtes>): string {
  if (name === 'poll') return JSON.stringify([turn, referendum!.minion, referendum!.card]);
  return action === null ? '' : JSON.stringify([turn, action.minion, action.same]);
}

/** Free votes that are not needed, or fewer than it takes. */
function isInVain({ table }: View<Vtes>, wanted: Fields): boolean {
  const margin = marginOf(table.referendum!);
  const own = uncastVotes(table).reduce((sum, { seat, votes }) => sum + (seat === 0 ? votes : 0), 0);
  const wins = margin > 0 === (wanted['side'] === 'for');
  return wanted['do'] === 'vote' && (wins || own < (margin > 0 ? margin : 1 - margin));
}

/** Whether an own attempt to block succeeds as it stands. */
function isBlocked({ table }: View<Vtes>): boolean {
  const { stealth = 0, intercept = null } = standingOf(table) ?? {};
  const blocker = table.cards.find(({ id }) => id === table.action?.blocker);
  return (
    table.action?.state === 'B' && blocker?.controller === 0 && intercept !== null && intercept >= stealth
  );
}

const attemptOf = (state: State<Vtes>, question: Open<Vtes>, minion: unknown): string =>
  JSON.stringify([comesAgain(state, question), minion]);

/** A bleed that takes nothing as it stands is none. */
const isBledFor = (state: State<Vtes>, seen: View<Vtes>): boolean =>
  isBled(state) && (standingOf(seen.table)?.bleed ?? 0) > 0;

function lossOf(
  state: State<Vtes>,
  question: Open<Vtes>,
  wanted: Fields,
  done: Choice,
  budget: Budget,
): Loss | undefined {
  const seen = view(vtes, state, 0);
  if (question.name === 'poll') return isInVain(seen, wanted) ? 'vote in vain' : 'other';
  // a card of the hand for another one answers no bleed
  if (wanted['hand'] !== undefined) return 'other';
  if (isBlocked(seen)) return undefined;
  if (!isBledFor(state, seen) || done !== vtes.passive!(question)) return 'other';
  return budget === 'dire' || budget === 'spent' ? 'small bleed' : 'bleed';
}

function count(tally: Tally, state: State<Vtes>, question: Open<Vtes>, wanted: Choice, done?: Choice): void {
  const again = comesAgain(state, question);
  tally.open.delete(again);
  if (done === undefined) {
    tally.asked += 1;
    const { action } = state.board;
    if (action?.state === 'B' && wanted === vtes.passive!(question))
      tally.letFail = attemptOf(state, question, action.blocker);
    return;
  }
  tally.passed += 1;
  if (isSame(question, done, wanted)) return;
  const option = question.kind === 'one' ? (question.options[wanted as number] as Fields) : {};
  if (option['do'] === 'block' && attemptOf(state, question, option['minion']) === tally.letFail) return;
  const loss = lossOf(state, question, option, done, tally.budget);
  if (loss === undefined) return;
  if (question.name === 'poll' || state.board.action?.state === 'B') tally.open.set(again, loss);
  else tally.losses.push(loss);
}

const seedOf = (game: number): string => `yields ${game}`;

function tableOf(game: number): State<Vtes> {
  const decks = Object.keys(READY_MADE);
  const seats = ['You', 'Bot 1', 'Bot 2', 'Bot 3', 'Bot 4'];
  const options = { decks: seats.map((_, seat) => decks[(seat + game) % decks.length]!) };
  const started = start(vtes, { seats, seed: seedOf(game), options });
  if ('problems' in started) throw new Error(JSON.stringify(started.problems));
  return started.state;
}

/**
 * Plays a game, with the yields in force, and counts the questions to the first seat in the turns of others; as if so many
 * had been asked before.
 */
function tallyOf(game: number, before = 0): Tally {
  const state = tableOf(game);
  const bots = state.seats.map(() => heuristicVtes);
  const seating = seatBots(vtes, state, bots, seeded(`bots ${game}`));
  const tally: Tally = { asked: 0, passed: 0, losses: [], open: new Map(), letFail: '', budget: 'whole' };
  let yields: Yields = { ...NORMAL_YIELDS, questions: before };
  // whoever is out is not asked any more, and bots that are left alone may take their time
  for (let move = nextMove(seating, state); move !== undefined; move = nextMove(seating, state)) {
    if (state.board.methuselahs[0]!.out) break;
    if (state.board.turn > ENDLESS) throw new Error(`game ${seedOf(game)} has not ended in ${ENDLESS} turns`);
    const question = openFor(state, move.seat)!;
    let { choice } = move;
    if (move.seat === 0) {
      const seen = view(vtes, state, 0);
      const yielded = yieldFor(seen, question, yields);
      tally.budget = budgetOf(yields);
      if (state.board.whose !== 0 && leavesChoice(question)) count(tally, state, question, choice, yielded);
      yields =
        yielded === undefined ? afterAnswer(yields, seen, question, choice) : afterYield(yields, question);
      choice = yielded ?? choice;
    }
    answer(vtes, state, { ...move, choice });
    deliver(seating, state);
  }
  return tally;
}

/** How many games came to each step of the budget. */
function stepsOf(tallies: readonly Tally[]): string {
  const steps = ['own', 'threats', 'dire', 'spent'] as const;
  const counted = steps.map(
    (step, place) =>
      `${step} ${tallies.filter(({ budget }) => steps.indexOf(budget as never) >= place).length}`,
  );
  return `Of the budget was reached: ${counted.join(', ')}.`;
}

test('a whole game asks seldom in the turns of others, and what is passed up hardly matters', () => {
  const tallies = Array.from({ length: GAMES }, (_, game) => tallyOf(game));
  const asked = tallies.map((tally) => tally.asked).toSorted((a, b) => a - b);
  const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
  const losses = tallies.flatMap((tally) => [...tally.losses, ...tally.open.values()]);
  const inVain = losses.filter((loss) => loss === 'vote in vain').length;
  const missed = losses.length - inVain;
  console.log(
    `VTES: in ${GAMES} games asked ${asked[Math.floor(GAMES / 2)]} times in the turns of others (median), ` +
      `${asked[Math.floor(GAMES * 0.95)]} (one in twenty), ${asked.at(-1)} at most; of ${passed} questions let pass, ` +
      `a bot would have used ${missed}, and cast votes in vain in ${inVain}. ${stepsOf(tallies)}`,
  );
  expect(asked[Math.floor(GAMES / 2)]).toBeLessThanOrEqual(25);
  expect(asked.at(-1)).toBeLessThanOrEqual(MOST);
  // and there is something to decide, unless one is ousted at once
  expect(asked[Math.floor(GAMES / 20)]).toBeGreaterThan(0);
  expect(passed).toBeGreaterThan(asked.reduce((total, one) => total + one, 0));
  expect(missed / passed).toBeLessThan(MISSED);
  expect(losses).not.toContain('bleed');
});

test('the longest games ask no more, because of the budget', () => {
  const tallies = LONG.map((game) => tallyOf(game));
  for (const { asked } of tallies) expect(asked).toBeLessThanOrEqual(MOST);
  expect(tallies.map(({ budget }) => budget)).not.toContain('whole');
  expect(tallies.flatMap(({ losses }) => losses)).not.toContain('bleed');
});

test('whoever has been asked half of it is asked the other half, and not once more', () => {
  const tallies = LATE.map((game) => tallyOf(game, MOST / 2));
  expect(tallies.map(({ asked }) => asked)).toEqual(LATE.map(() => MOST / 2));
  expect(tallies.map(({ budget }) => budget)).toEqual(LATE.map(() => 'spent'));
});
