import {
  answer,
  copy,
  type Move,
  openFor,
  pick,
  type Random,
  type Seat,
  seeded,
  shuffle,
  start,
  type State,
  view,
} from '@nocturne/kernel';
import { CHOICES, type Kind, KINDS, type Nosferatu, nosferatu, type Tally } from '@nocturne/nosferatu';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { deliver, nextMove, playNext, seatBots, type Seating } from '../seating.ts';
import { heuristicNosferatu } from './heuristic.ts';

type Game = State<Nosferatu>;

const NAMES = ['Ada', 'Bram', 'Cleo', 'Dirk', 'Emma', 'Finn', 'Gwen', 'Hugo'];
const ENDLESS = 200;
const chance = randomBot<Nosferatu>();

function newGame(seats: number, seed: string, options: object = {}): Game {
  const started = start(nosferatu, { seats: NAMES.slice(0, seats), seed, options });
  if ('problems' in started) throw new Error(JSON.stringify(started.problems));
  return started.state;
}

const seatAll = (state: Game, bot: Bot<Nosferatu>, luck = 'bots'): Seating<Nosferatu> =>
  seatBots(
    nosferatu,
    state,
    state.seats.map(() => bot),
    seeded(luck),
  );

describe('legality', () => {
  /** Options drawn for a game, each on its own. */
  const optionsOf = (game: number): object =>
    Object.fromEntries(
      Object.entries(CHOICES).map(([key, values]) => [key, pick<unknown>(seeded(`${key} ${game}`), values)]),
    );

  test('with any table options, games of 5 to 8 end, and every decision is answered', () => {
    const asked = new Set<string>();
    const values = new Set<string>();
    for (let game = 0; game < 100; game++) {
      const state = newGame(5 + (game % 4), `legal ${game}`, optionsOf(game));
      for (const [key, value] of Object.entries(state.options)) values.add(JSON.stringify([key, value]));
      const seating = seatAll(state, heuristicNosferatu);
      do for (const { name } of state.open) asked.add(name);
      while (playNext(seating, state) !== undefined && state.board.turn < ENDLESS);
      expect(state.result, `game ${game}: ${JSON.stringify(state.options)}`).not.toBeNull();
    }
    expect([...asked].toSorted()).toEqual(Object.keys(nosferatu.decisions).toSorted());
    expect(values.size).toBe(Object.values(CHOICES).flat().length + 1);
  });

  test('with other counts, and beside chance', () => {
    for (let game = 0; game < 40; game++) {
      const counts = { night: 8 + (game % 5), bite: 5 + (game % 20), rumour: 30, component: game % 3 };
      const state = newGame(5 + (game % 4), `counts ${game}`, { counts });
      const bots = state.seats.map((_, seat) => (seat % 2 === 0 ? heuristicNosferatu : chance));
      const seating = seatBots(nosferatu, state, bots, seeded(`${game}`));
      while (playNext(seating, state) !== undefined);
      expect(state.result).not.toBeNull();
    }
  });

  test('a bot that sits down in the middle of a game plays on', () => {
    const state = newGame(6, 'late');
    const early = seatAll(state, chance);
    for (let move = 0; move < 9; move++) playNext(early, state);
    expect(state.result).toBeNull();
    const late = seatAll(state, heuristicNosferatu);
    while (playNext(late, state) !== undefined);
    expect(state.result).not.toBeNull();
  });
});

function dealt(cards: Kind[], count: number): Tally {
  const tally: Tally = { bite: 0, night: 0, rumour: 0, component: 0 };
  for (const card of cards.splice(0, count)) tally[card] += 1;
  return tally;
}

/** The same game as far as a seat can know, with other cards in the Library and in other hands. */
function exchanged(state: Game, seat: Seat, random: Random): Game {
  const other = copy(nosferatu, state);
  const { board } = other;
  const cards = [...board.library];
  const owners = board.reserves.map((_, owner) => owner).filter((owner) => owner !== seat);
  const sizes = owners.map((owner) => {
    const hand = KINDS.flatMap((kind) => Array.from({ length: board.reserves[owner]![kind] }, () => kind));
    return cards.push(...hand) && hand.length;
  });
  shuffle(random, cards);
  for (const [index, owner] of owners.entries()) board.reserves[owner] = dealt(cards, sizes[index]!);
  board.library = cards;
  shuffle(random, board.clock);
  return other;
}

/** The same bots with the same memories and luck, to be asked again. */
const twin = ({ game, chairs }: Seating<Nosferatu>): Seating<Nosferatu> => ({
  game,
  chairs: chairs.map(
    (chair) => chair && { ...chair, memory: structuredClone(chair.memory), random: { ...chair.random } },
  ),
});

/** What all but the Hunters under test do: the same by chance in both games, and no kill. */
function scripted(games: readonly Game[], seat: Seat, suspects: readonly Seat[], luck: Random): Move[] {
  const decision = openFor(games[0]!, seat)!;
  const any = chance.choose(null, view(nosferatu, games[0]!, seat), decision, luck);
  return suspects.map((suspect) => {
    const named = decision.options.findIndex((option) => 'seat' in option && option.seat === suspect);
    return { seat, choice: decision.name === 'vampire' ? named : decision.name === 'dawn' ? 0 : any };
  });
}

describe('information', () => {
  test('hidden cards change no choice of any role', () => {
    const random = seeded('exchange');
    let different = 0;
    for (let game = 0; game < 12; game++) {
      const state = newGame(5 + (game % 4), `hidden ${game}`);
      const seating = seatAll(state, heuristicNosferatu);
      while (state.result === null) {
        const again = twin(seating);
        const move = nextMove(seating, state)!;
        const other = exchanged(state, move.seat, random);
        if (JSON.stringify(other.board) !== JSON.stringify(state.board)) different += 1;
        expect(nextMove(again, other)).toEqual(move);
        answer(nosferatu, state, move);
        deliver(seating, state);
      }
    }
    expect(different).toBeGreaterThan(500);
  });

  test('to a Hunter, games with another Vampire are the same until one is revealed', () => {
    let compared = 0;
    for (let game = 0; game < 40; game++) {
      const luck = seeded(`twins ${game}`);
      const games = [newGame(6, `twins ${game}`), newGame(6, `twins ${game}`)];
      const { renfield } = games[0]!.board;
      const suspects = shuffle(
        luck,
        [0, 1, 2, 3, 4, 5].filter((seat) => seat !== renfield),
      ).slice(0, 2);
      const seatings = games.map((state) => seatAll(state, heuristicNosferatu));
      const alike = ({ board, result }: Game): boolean =>
        result === null && !suspects.some((seat) => board.faceUp[seat]);
      while (games.every(alike)) {
        const chosen = seatings.map((seating, index) => nextMove(seating, games[index]!)!);
        const { seat } = chosen[0]!;
        const isHunter = seat !== renfield && !suspects.includes(seat);
        if (isHunter) compared += 1;
        const moves = isHunter ? chosen : scripted(games, seat, suspects, luck);
        expect(moves[1]!.choice === moves[0]!.choice || games[0]!.at === 0).toBe(true);
        for (const [index, move] of moves.entries()) {
          expect(answer(nosferatu, games[index]!, move).ok).toBe(true);
          deliver(seatings[index]!, games[index]!);
        }
      }
      expect(games[0]!.board.vampire).not.toBe(games[1]!.board.vampire);
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('what a bot remembers is plain data', () => {
    const state = newGame(7, 'plain');
    const seating = seatAll(state, heuristicNosferatu);
    while (playNext(seating, state) !== undefined)
      for (const chair of seating.chairs)
        expect(JSON.parse(JSON.stringify(chair!.memory))).toEqual(chair!.memory);
  });
});

/** Plays each role with the bot given for its team; all of them listen as the heuristic bot does. */
const teams = (hunters: Bot<Nosferatu>, evil: Bot<Nosferatu>): Bot<Nosferatu> => ({
  ...heuristicNosferatu,
  name: 'teams',
  choose: (memory, seen, decision, random) =>
    (seen.own?.character === 'hunter' ? hunters : evil).choose(memory, seen, decision, random),
});

function huntersWin(seats: number, games: number, bot: Bot<Nosferatu>): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const state = newGame(seats, `strength ${game}`);
    const seating = seatAll(state, bot, `strength ${game}`);
    while (playNext(seating, state) !== undefined);
    if (state.result?.winner === 'hunters') wins += 1;
  }
  return wins / games;
}

describe('strength', () => {
  test('among equals neither team is hopeless, and Hunters find a Vampire who plays by chance', () => {
    const equal = huntersWin(6, 300, heuristicNosferatu);
    expect(equal).toBeGreaterThan(0.37);
    expect(equal).toBeLessThan(0.62);
    const careless = huntersWin(6, 100, teams(heuristicNosferatu, chance));
    expect(careless).toBeGreaterThan(0.75);
  });

  test('Hunters who play by chance seldom win', () => {
    expect(huntersWin(6, 150, teams(chance, heuristicNosferatu))).toBeLessThan(0.22);
  });
});
