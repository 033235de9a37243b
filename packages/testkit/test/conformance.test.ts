import { ask, askAll, emit, go, type Open, type State, unwind } from '@nocturne/kernel';
import { describe, expect, it } from 'vitest';
import { type Check, checks } from '../src/conformance/checks.ts';
import { type Toy, toy, type ToyGame, toySubject } from './toy.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

/** What a check finds wrong with a game. Some faults show themselves by an error of the kernel. */
function findings(check: Check, game: ToyGame): string[] {
  return SEEDS.flatMap((seed) => {
    try {
      return check.run({ ...toySubject, game }, seed);
    } catch (error) {
      return [`thrown: ${(error as Error).message}`];
    }
  });
}

const broken = (change: (game: ToyGame) => Partial<ToyGame>): ToyGame => ({ ...toy, ...change(toy) });
const withDecision = <N extends keyof Toy['Decisions']>(
  name: N,
  change: Partial<ToyGame['decisions'][N]>,
): ToyGame =>
  broken(({ decisions }) => ({ decisions: { ...decisions, [name]: { ...decisions[name], ...change } } }));
const withSteps = (change: Partial<ToyGame['procedures']['game']>): ToyGame =>
  broken(({ procedures }) => ({ procedures: { ...procedures, game: { ...procedures.game, ...change } } }));

const withCall = (word: string, also: (state: State<Toy>) => void): ToyGame =>
  broken(({ calls }) => {
    const sound = calls![word]!;
    const more: typeof sound = {
      ...sound,
      heard(state) {
        also(state);
        return sound.heard(state);
      },
    };
    return { calls: { ...calls, [word]: more } };
  });

let clock = 0;
const CALLING = 'a call is refused and changes nothing, or is recorded and goes on like a move';

/** Each with the check that must catch it, and with what it must say: another finding would be chance. */
const faultyGames: Record<string, { game: ToyGame; caughtBy: string; saying: string }> = {
  'a game that never ends': {
    game: withSteps({ listened: () => go('listen') }),
    caughtBy: 'random play comes to an end, and the game finds no fault with its states',
    saying: 'the game is not over after 200 moves',
  },
  'a card that appears twice': {
    game: withSteps({
      bid(state, frame) {
        if (state.board.round === 2) state.board.deck.push(1);
        return toy.procedures.game.bid(state, frame, undefined);
      },
    }),
    caughtBy: 'random play comes to an end, and the game finds no fault with its states',
    saying: '25 numbers',
  },
  'a decision without options': {
    game: withDecision('play', { candidates: () => undefined }),
    caughtBy: 'every open decision has options, and every option its notation',
    saying: 'thrown: hoard: the decision play has no option',
  },
  'two options with one notation': {
    game: withDecision('play', { notation: () => 'play it' }),
    caughtBy: 'every open decision has options, and every option its notation',
    saying: 'two options of play have one notation',
  },
  'more to choose than there is': {
    game: withDecision('put', { range: () => ({ min: 1, max: 9 }) }),
    caughtBy: 'every open decision has options, and every option its notation',
    saying: 'put asks for 1 to 9 of 3',
  },
  'a passive answer that is none': {
    game: broken(() => ({ passive: ({ kind }) => (kind === 'some' ? [] : undefined) })),
    caughtBy: 'every open decision has options, and every option its notation',
    saying: 'the passive answer to put is not legal: wrong-number',
  },
  'an amount without bounds': {
    game: withDecision('bid', {
      range: () => ({ min: 0, max: 2e9 }),
      notation: (_state, bid) => `bid ${bid}`,
    }),
    caughtBy: 'illegal and stale answers are refused and change nothing',
    saying: 'accepted: {"seat":0,"choice":1000000000} for bid',
  },
  'words that are understood as anything': {
    game: withDecision('play', {
      notation: (_state, { number }) => (number % 2 === 0 ? 'constructor' : `${number}`),
    }),
    caughtBy: 'illegal and stale answers are refused and change nothing',
    saying: 'understood: "constructor"',
  },
  'words that bring the game down': {
    game: broken(() => ({
      whyNot(_state, _seat, move) {
        const rules: Record<string, { why(): 'not-yet' }> = { play: { why: () => 'not-yet' } };
        const rule = rules[move.split(' ')[0]!];
        return rule && { why: rule.why() };
      },
    })),
    caughtBy: 'illegal and stale answers are refused and change nothing',
    saying: 'thrown: rule.why is not a function',
  },
  'a question that is put anew in other bytes after every answer': {
    game: {
      ...withSteps({
        putAway(state, frame, input) {
          const next = toy.procedures.game.putAway(state, frame, input);
          if (next.do !== 'wait') return next;
          const left = state.open.map(({ seat }) => ({ name: 'put' as const, seat, about: undefined }));
          return askAll(left, 'putAway');
        },
      }),
      decisions: {
        ...toy.decisions,
        put: {
          ...toy.decisions.put,
          candidates(state, seat, offer) {
            clock += 1;
            for (const number of state.board.hands[seat]!) {
              const marked = clock % 2 === 0 ? { number, mark: 1 } : { mark: 1, number };
              offer(marked);
            }
          },
        },
      },
    },
    caughtBy: 'seats that are asked at once answer without regard to each other',
    saying: 'an answer to put came too late',
  },
  'state that is no plain data': {
    game: broken(() => ({
      setup: (seats, options, random) => {
        const { board, first } = toy.setup(seats, options, random);
        return { board: { ...board, seen: new Set([1]) } as typeof board, first };
      },
    })),
    caughtBy: 'a saved state is the same after loading, and goes on the same',
    saying: 'loading changed the state',
  },
  'a copy that shares hands': {
    game: broken(() => ({ copy: (board) => ({ ...board, points: board.points }) })),
    caughtBy: 'a copy is independent of the original',
    saying: 'moves on a copy changed the original',
  },
  'chance from outside the state': {
    game: withSteps({
      deal(state, frame) {
        clock += 1;
        if (clock % 2 === 0) state.board.deck.reverse();
        return toy.procedures.game.deal(state, frame, undefined);
      },
    }),
    caughtBy: 'a record replays to the same hash, also from its text',
    saying: 'the record does not replay',
  },
  'something kept outside the state': {
    game: withSteps({
      next(state, frame) {
        clock += 1;
        if (clock % 3 === 0) state.board.deck.reverse();
        return toy.procedures.game.next(state, frame, undefined);
      },
    }),
    caughtBy: 'the same seed and moves give the same game, whatever is played beside it',
    saying: 'two games differ',
  },
  'a call that no event tells of': {
    game: withCall('next', ({ board }) => {
      board.points[0]! += 1;
    }),
    caughtBy: CALLING,
    saying: 'next: seat null: what the events give is not the view',
  },
  'a call that changes the game before it is made': {
    game: broken(({ calls }) => ({
      calls: {
        ...calls,
        time: {
          ...calls!['time']!,
          whyNot({ board }) {
            board.points[0]! += 1;
            return { why: 'no-judge' };
          },
        },
      },
    })),
    caughtBy: CALLING,
    saying: 'a call that was not made changed the state',
  },
  'a call that takes something from outside the state': {
    game: withCall('next', ({ board }) => {
      clock += 1;
      if (clock % 2 === 0) board.deck.reverse();
    }),
    caughtBy: CALLING,
    saying: 'next: a loaded game goes on differently',
  },
  'a call that goes by the deck': {
    game: broken(({ calls }) => ({
      calls: {
        ...calls,
        next: {
          ...calls!['next']!,
          heard: ({ board }) =>
            board.deck.at(-1)! % 2 === 0 ? unwind('game', 'next') : unwind('game', 'bid'),
        },
      },
    })),
    caughtBy: CALLING,
    saying: 'learns from the move “next”',
  },
  'a call after which a card appears twice': {
    game: withCall('time', ({ board }) => {
      board.deck.push(1);
    }),
    caughtBy: CALLING,
    saying: 'time: 25 numbers',
  },
  'points that no event tells of': {
    game: withSteps({
      bade(state, frame, input) {
        state.board.points[input.seat]! += 1;
        return toy.procedures.game.bade(state, frame, input);
      },
    }),
    caughtBy: 'events rebuild what a seat may know',
    saying: 'events give',
  },
  'a table that shows the deck': {
    game: broken(() => ({ table: (state) => ({ ...toy.table(state), deck: state.board.deck[0]! }) })),
    caughtBy: 'what a seat cannot know changes nothing it receives',
    saying: 'can tell hidden facts apart',
  },
  'a secret told to everyone': {
    game: withSteps({
      arranged(state, _frame, { seat, chosen }) {
        state.board.hands[seat] = chosen.map(({ number }) => number);
        emit(state, 'arranged', { seat }, { hand: state.board.hands[seat].slice() }, [0, 1, 2, 3]);
        return ask('play', seat, 'played');
      },
    }),
    caughtBy: 'what a seat cannot know changes nothing it receives',
    saying: 'learns from the move',
  },
  'options in an order that tells': {
    game: withDecision('put', {
      candidates(state, seat, offer) {
        const hand = state.board.hands[seat]!;
        const hint = state.board.deck[0]! % 2 === 0;
        for (const number of hint ? hand.toReversed() : hand) offer({ number });
      },
    }),
    caughtBy: 'what a seat cannot know changes nothing it receives',
    saying: 'learns from the move',
  },
  'a reason that tells': {
    game: broken(() => ({
      whyNot: (state) => (state.board.deck[0]! % 2 === 0 ? { why: 'not-yet' } : { why: 'too-high' }),
    })),
    caughtBy: 'what a seat cannot know changes nothing it receives',
    saying: 'learns from a refusal',
  },
  'a table that shows what others are asked': {
    game: broken(() => ({
      table(state: State<Toy>) {
        const asked: readonly Open<Toy>[] = state.open;
        const offered = asked.flatMap((one): readonly object[] => ('options' in one ? one.options : []));
        const round = offered.reduce((sum, one) => sum + ('number' in one ? Number(one.number) : 0), 0);
        return { ...toy.table(state), round };
      },
    })),
    caughtBy: 'what a seat cannot know changes nothing it receives',
    saying: 'learns from the move',
  },
};

describe('the conformance suite', () => {
  for (const check of checks) {
    it(`finds with a sound game: ${check.name}`, () => {
      expect(SEEDS.flatMap((seed) => check.run(toySubject, seed))).toEqual([]);
    });
  }

  for (const [fault, { game, caughtBy, saying }] of Object.entries(faultyGames)) {
    it(`catches ${fault}`, () => {
      const found = checks.filter(({ name }) => name === caughtBy).flatMap((check) => findings(check, game));
      expect(found).toContainEqual(expect.stringContaining(saying));
    });
  }

  it('has a faulty game for every check', () => {
    const caught = new Set(Object.values(faultyGames).map(({ caughtBy }) => caughtBy));
    expect(checks.map(({ name }) => name).filter((name) => !caught.has(name))).toEqual([]);
  });
});
