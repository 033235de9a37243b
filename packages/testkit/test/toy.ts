// Hoard: a toy game with every kind of decision, secrets and simultaneous answers. Each seat is dealt three secret
// numbers. All put one or two away in secret, at once; then each in turn bids, arranges its hand and plays a number,
// whereupon every seat in turn may knock for a point, or pass; that it is asked, nobody else knows. At a table that is
// judged, the judge may cut a turn short, or the game.

import {
  type Amount,
  ask,
  askAll,
  call,
  done,
  emit,
  end,
  type Game,
  go,
  type One,
  type Order,
  type Public,
  type Secret,
  type Seat,
  shuffle,
  type Some,
  type State,
  unwind,
  wait,
} from '@nocturne/kernel';
import type { Exchange, Subject } from '../src/conformance/subject.ts';

export interface Toy {
  Board: {
    round: number;
    hands: number[][];
    away: number[][];
    deck: number[];
    played: number[];
    points: number[];
  };
  Options: { rounds: number; judged: boolean };
  Frames: {
    game: {
      steps: {
        deal: 'auto';
        put: 'auto';
        putAway: 'put';
        bid: 'auto';
        bade: 'bid';
        arranged: 'arrange';
        played: 'play';
        listen: 'auto';
        listened: 'knock';
        next: 'auto';
      };
      /** Whose turn it is, and how many seats were asked to knock. */
      data: { seat: Seat; heard: number };
    };
    score: { steps: { add: 'auto' }; data: { seat: Seat; points: number } };
  };
  Decisions: {
    put: Some<{ number: number }>;
    bid: Amount;
    arrange: Order<{ number: number }>;
    play: One<{ number: number }>;
    knock: One<{ do: 'knock' | 'pass' }>;
  };
  Events: {
    dealt: Secret<{ seat: Seat; count: number }, { hand: readonly number[] }>;
    put: Secret<{ seat: Seat; count: number }, { numbers: readonly number[] }>;
    bade: Public<{ seat: Seat; bid: number }>;
    arranged: Secret<{ seat: Seat }, { hand: readonly number[] }>;
    played: Public<{ seat: Seat; number: number }>;
    knocked: Public<{ seat: Seat }>;
    scored: Public<{ seat: Seat; points: number }>;
    round: Public<{ round: number }>;
  };
  Reasons: { 'too-high': object; 'not-yet': object; 'no-judge': object };
  Table: { round: number; hands: number[]; deck: number; away: number[]; played: number[]; points: number[] };
  Own: { hand: number[]; away: number[] };
  Result: { points: number[] };
}

export type ToyGame = Game<Toy>;
type ToyState = State<Toy>;

const NUMBERS = 24;
const HAND = 3;

const handOf = (state: ToyState, seat: Seat): number[] => state.board.hands[seat]!;
const offerHand = (state: ToyState, seat: Seat, offer: (option: { number: number }) => void): void => {
  for (const number of handOf(state, seat)) offer({ number });
};

const whyNotJudged = ({ options }: ToyState): { why: 'no-judge' } | undefined =>
  options.judged ? undefined : { why: 'no-judge' };

export const toy: ToyGame = {
  id: 'hoard',
  version: 1,
  seats: { min: 2, max: 4 },
  options: (raw) => ({ options: { rounds: 2, judged: false, ...(raw as Partial<Toy['Options']>) } }),
  setup: (seats, _options, random) => ({
    board: {
      round: 1,
      hands: Array.from({ length: seats }, () => []),
      away: Array.from({ length: seats }, () => []),
      deck: shuffle(
        random,
        Array.from({ length: NUMBERS }, (_, i) => i + 1),
      ),
      played: [],
      points: Array.from({ length: seats }, () => 0),
    },
    first: { proc: 'game', step: 'deal', seat: 0, heard: 0 },
  }),
  procedures: {
    game: {
      deal(state) {
        for (const [seat, hand] of state.board.hands.entries()) {
          const count = HAND - hand.length;
          hand.push(...state.board.deck.splice(0, count));
          emit(state, 'dealt', { seat, count }, { hand: [...hand] }, [seat]);
        }
        return go('put');
      },
      put: (state) =>
        askAll(
          state.seats.map((_, seat) => ({ name: 'put', seat, about: undefined })),
          'putAway',
        ),
      putAway(state, _frame, { seat, chosen }) {
        const numbers = chosen.map(({ number }) => number);
        state.board.hands[seat] = handOf(state, seat).filter((number) => !numbers.includes(number));
        state.board.away[seat]!.push(...numbers);
        emit(state, 'put', { seat, count: numbers.length }, { numbers }, [seat]);
        return state.open.length > 0 ? wait() : go('bid');
      },
      bid: (_state, frame) => ask('bid', frame.seat, 'bade'),
      bade(state, _frame, { seat, chosen }) {
        emit(state, 'bade', { seat, bid: chosen });
        return ask('arrange', seat, 'arranged');
      },
      arranged(state, _frame, { seat, chosen }) {
        state.board.hands[seat] = chosen.map(({ number }) => number);
        emit(state, 'arranged', { seat }, { hand: handOf(state, seat).slice() }, [seat]);
        return ask('play', seat, 'played');
      },
      played(state, frame, { seat, chosen: { number } }) {
        state.board.hands[seat] = handOf(state, seat).filter((one) => one !== number);
        state.board.played.push(number);
        emit(state, 'played', { seat, number });
        return call({ proc: 'score', step: 'add', seat: frame.seat, points: number }, 'listen');
      },
      listen: (state, frame) => ask('knock', (frame.seat + frame.heard) % state.seats.length, 'listened'),
      listened(state, frame, { seat, chosen }) {
        frame.heard = (frame.heard + 1) % state.seats.length;
        const then = frame.heard === 0 ? 'next' : 'listen';
        if (chosen.do === 'pass') return go(then);
        emit(state, 'knocked', { seat });
        return call({ proc: 'score', step: 'add', seat, points: 1 }, then);
      },
      next(state, frame) {
        frame.seat = (frame.seat + 1) % state.seats.length;
        frame.heard = 0;
        if (frame.seat > 0) return go('bid');
        if (state.board.round === state.options.rounds) return end({ points: state.board.points });
        state.board.round += 1;
        emit(state, 'round', { round: state.board.round });
        return go('deal');
      },
    },
    score: {
      add(state, { seat, points }) {
        state.board.points[seat]! += points;
        emit(state, 'scored', { seat, points });
        return done();
      },
    },
  },
  decisions: {
    put: {
      kind: 'some',
      known: true,
      candidates: offerHand,
      range: () => ({ min: 1, max: 2 }),
      notation: (_state, { number }) => `put ${number}`,
    },
    bid: {
      kind: 'amount',
      known: true,
      range: () => ({ min: 0, max: 3 }),
      notation: (_state, bid) => `bid ${bid}`,
    },
    arrange: {
      kind: 'order',
      known: true,
      candidates: offerHand,
      notation: (_state, { number }) => `${number}`,
    },
    play: {
      kind: 'one',
      known: true,
      candidates: (state, seat, offer) => {
        for (const number of handOf(state, seat)) {
          const lower = handOf(state, seat).some((other) => other < number);
          offer({ number }, number > 20 && lower ? { why: 'too-high' } : undefined);
        }
      },
      notation: (_state, { number }) => `play ${number}`,
    },
    knock: {
      kind: 'one',
      known: false,
      candidates(_state, _seat, offer) {
        offer({ do: 'knock' });
        offer({ do: 'pass' });
      },
      notation: (_state, option) => option.do,
    },
  },
  calls: {
    next: {
      whyNot: (state) =>
        whyNotJudged(state) ??
        (state.open.some(({ name }) => name === 'put') ? { why: 'not-yet' } : undefined),
      heard: () => unwind('game', 'next'),
    },
    time: { whyNot: whyNotJudged, heard: ({ board }) => end({ points: board.points }) },
  },
  table: ({ board }) => ({
    round: board.round,
    hands: board.hands.map((hand) => hand.length),
    deck: board.deck.length,
    away: board.away.map((away) => away.length),
    played: board.played.slice(),
    points: board.points.slice(),
  }),
  own: ({ board }, seat) => ({ hand: board.hands[seat]!.slice(), away: board.away[seat]!.slice() }),
  follow(view, event, seat) {
    const next = structuredClone(view);
    const { table, own } = next;
    switch (event.type) {
      case 'dealt':
        table.deck -= event.data.count;
        table.hands[event.data.seat]! += event.data.count;
        if (event.secret && own) own.hand = [...event.secret.hand];
        break;
      case 'put':
        table.hands[event.data.seat]! -= event.data.count;
        table.away[event.data.seat]! += event.data.count;
        if (event.secret && own) {
          own.away.push(...event.secret.numbers);
          own.hand = own.hand.filter((number) => !event.secret!.numbers.includes(number));
        }
        break;
      case 'bade':
      case 'knocked':
        break;
      case 'arranged':
        if (event.secret && own) own.hand = [...event.secret.hand];
        break;
      case 'played':
        table.hands[event.data.seat]! -= 1;
        table.played.push(event.data.number);
        if (own && event.data.seat === seat)
          own.hand = own.hand.filter((number) => number !== event.data.number);
        break;
      case 'scored':
        table.points[event.data.seat]! += event.data.points;
        break;
      case 'round':
        table.round = event.data.round;
        break;
    }
    return next;
  },
  copy: (board) => ({
    round: board.round,
    hands: board.hands.map((hand) => hand.slice()),
    away: board.away.map((away) => away.slice()),
    deck: board.deck.slice(),
    played: board.played.slice(),
    points: board.points.slice(),
  }),
  whyNot: (_state, _seat, move) => (move.startsWith('play') ? { why: 'not-yet' } : undefined),
  faults({ board }) {
    const all = [...board.hands.flat(), ...board.away.flat(), ...board.deck, ...board.played];
    return new Set(all).size === NUMBERS && all.length === NUMBERS ? [] : [`${all.length} numbers`];
  },
  mayTalk: () => undefined,
};

/** Hands and piles of the others, and the deck, may be anything; the mover's hand and the next cards stay. */
export const exchangeToy: Exchange<Toy> = (state, seat, random, made) => {
  if (state.result !== null) return undefined;
  const twin = structuredClone(state);
  const { board } = twin;
  const keep = made === undefined ? 0 : HAND * twin.seats.length;
  const piles = [
    ...board.hands.filter((_, one) => one !== seat && one !== made?.seat),
    ...board.away.filter((_, one) => one !== seat),
  ];
  const pool = shuffle(random, [...piles.flat(), ...board.deck.slice(keep)]);
  for (const pile of piles) pile.splice(0, pile.length, ...pool.splice(0, pile.length));
  board.deck = [...board.deck.slice(0, keep), ...pool];
  if (made === undefined) twin.random.used += 1;
  // The order in which the mover arranged its hand, and what it put away, is its own affair.
  const parts = made?.move.split(' > ') ?? [];
  const move =
    parts.length > 1 && made!.seat !== seat ? shuffle(random, parts).join(' > ') : (made?.move ?? '');
  return { state: twin, move };
};

export const toySubject: Subject<Toy> = {
  game: toy,
  tables: [{ seats: ['Ann', 'Bo', 'Cy'] }, { seats: ['Ann', 'Bo'], options: { rounds: 3, judged: true } }],
  longest: 200,
  exchange: exchangeToy,
};
