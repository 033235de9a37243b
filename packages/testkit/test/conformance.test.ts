import { ask, emit, go, type Open, type State } from '@nocturne/kernel';
import { describe, expect, it } from 'vitest';
import { type Check, checks } from '../src/conformance/checks.ts';
import { type Toy, toy, type ToyGame, toySubject } from './toy.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

/** Whether a check finds something wrong with a game. A game that throws fails the check. */
function fails(check: Check, game: ToyGame): boolean {
  return SEEDS.some((seed) => {
    try {
      return check.run({ ...toySubject, game }, seed).length > 0;
    } catch {
      return true;
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

let clock = 0;

const faultyGames: Record<string, { game: ToyGame; caughtBy: string }> = {
  'a game that never ends': {
    game: withSteps({ next: () => go('put') }),
    caughtBy: 'random play comes to an end',
  },
  'a card that appears twice': {
    game: withSteps({
      bid(state, frame) {
        if (state.board.round === 2) state.board.deck.push(1);
        return toy.procedures.game.bid(state, frame, undefined);
      },
    }),
    caughtBy: 'the game finds no fault with its states',
  },
  'a decision without options': {
    game: withDecision('play', { candidates: () => undefined }),
    caughtBy: 'every open decision has options, and every option its notation',
  },
  'two options with one notation': {
    game: withDecision('play', { notation: () => 'play it' }),
    caughtBy: 'every open decision has options, and every option its notation',
  },
  'more to choose than there is': {
    game: withDecision('put', { range: () => ({ min: 1, max: 9 }) }),
    caughtBy: 'every open decision has options, and every option its notation',
  },
  'an amount without bounds': {
    game: withDecision('bid', {
      range: () => ({ min: 0, max: 2e9 }),
      notation: (_state, bid) => `bid ${bid}`,
    }),
    caughtBy: 'illegal and stale answers are refused and change nothing',
  },
  'state that is no plain data': {
    game: broken(() => ({
      setup: (seats, options, random) => {
        const { board, first } = toy.setup(seats, options, random);
        return { board: { ...board, seen: new Set([1]) } as typeof board, first };
      },
    })),
    caughtBy: 'a saved state is the same after loading, and goes on the same',
  },
  'a copy that shares hands': {
    game: broken(() => ({ copy: (board) => ({ ...board, points: board.points }) })),
    caughtBy: 'a copy is independent of the original',
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
  },
  'points that no event tells of': {
    game: withSteps({
      bade(state, frame, input) {
        state.board.points[input.seat]! += 1;
        return toy.procedures.game.bade(state, frame, input);
      },
    }),
    caughtBy: 'events rebuild what a seat may know',
  },
  'a table that shows the deck': {
    game: broken(() => ({ table: (state) => ({ ...toy.table(state), deck: state.board.deck[0]! }) })),
    caughtBy: 'what a seat cannot know changes nothing it receives',
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
  },
  'a reason that tells': {
    game: broken(() => ({
      whyNot: (state) => (state.board.deck[0]! % 2 === 0 ? { why: 'not-yet' } : { why: 'too-high' }),
    })),
    caughtBy: 'what a seat cannot know changes nothing it receives',
  },
  'a prompt that tells': {
    game: broken(({ decisions }) => ({
      table(state: State<Toy>) {
        const asked: readonly Open<Toy>[] = state.open;
        const long = asked.some((one) => 'options' in one && one.options.some(({ number }) => number === 24));
        return { ...toy.table(state), round: long ? 99 : state.board.round };
      },
      decisions,
    })),
    caughtBy: 'what a seat cannot know changes nothing it receives',
  },
};

describe('the conformance suite', () => {
  for (const check of checks) {
    it(`finds with a sound game: ${check.name}`, () => {
      expect(SEEDS.flatMap((seed) => check.run(toySubject, seed))).toEqual([]);
    });
  }

  for (const [fault, { game, caughtBy }] of Object.entries(faultyGames)) {
    it(`catches ${fault}`, () => {
      expect(checks.filter((check) => check.name === caughtBy && fails(check, game))).toHaveLength(1);
    });
  }

  it('has a faulty game for every check', () => {
    const caught = new Set(Object.values(faultyGames).map(({ caughtBy }) => caughtBy));
    expect(checks.map(({ name }) => name).filter((name) => !caught.has(name))).toEqual([]);
  });
});
