// A game for tests with the kinds of decisions that Nosferatu has not: put three in order, take some, name an amount.

import {
  type Amount,
  ask,
  end,
  type Game,
  type Order,
  type Public,
  type Some,
  type View,
} from '@nocturne/kernel';
import type { CliGame } from './cli-game.ts';
import { plainVoice } from './voice.ts';

interface Item {
  do: 'item';
  item: string;
}
interface Kinds {
  Board: { answers: string[] };
  Options: object;
  Frames: {
    game: {
      steps: { begin: 'auto'; arranged: 'arrange'; took: 'take'; bade: 'bid' };
      data: object;
    };
  };
  Decisions: { arrange: Order<Item>; take: Some<Item>; bid: Amount };
  Events: { nothing: Public };
  Reasons: { never: object };
  Table: { answers: readonly string[] };
  Own: object;
  Result: object;
}

const ITEMS = ['ash', 'bone', 'coin'].map((item): Item => ({ do: 'item', item }));
const offered = {
  known: true,
  candidates: (_state: unknown, _seat: unknown, offer: (item: Item) => void) =>
    ITEMS.forEach((one) => offer(one)),
  notation: (_state: unknown, { item }: Item) => item,
};
const names = (items: readonly Item[]): string => items.map(({ item }) => item).join(' ');

const kinds: Game<Kinds> = {
  id: 'kinds',
  version: 1,
  seats: { min: 1, max: 1 },
  options: () => ({ options: {} }),
  setup: () => ({ board: { answers: [] }, first: { proc: 'game', step: 'begin' } }),
  procedures: {
    game: {
      begin: () => ask('arrange', 0, 'arranged'),
      arranged(state, _frame, { chosen }) {
        state.board.answers.push(names(chosen));
        return ask('take', 0, 'took');
      },
      took(state, _frame, { chosen }) {
        state.board.answers.push(names(chosen));
        return ask('bid', 0, 'bade');
      },
      bade(state, _frame, { chosen }) {
        state.board.answers.push(String(chosen));
        return end({});
      },
    },
  },
  decisions: {
    arrange: { ...offered, kind: 'order' },
    take: { ...offered, kind: 'some', range: () => ({ min: 1, max: 2 }) },
    // The wording of an amount may be the bare number.
    bid: {
      known: true,
      kind: 'amount',
      range: () => ({ min: 2, max: 4 }),
      notation: (_state, amount) => String(amount),
    },
  },
  table: ({ board }) => ({ answers: board.answers }),
  own: () => ({}),
  follow: (view: View<Kinds>) => view,
  copy: ({ answers }) => ({ answers: [...answers] }),
  whyNot: () => undefined,
  faults: () => [],
  mayTalk: () => undefined,
};

const texts = {
  'prompt.arrange': 'Arrange.',
  'prompt.take': 'Take.',
  'prompt.bid': 'Bid.',
  'option.item': 'the {item}',
};

export const kindsCli: CliGame<Kinds> = {
  game: kinds,
  bots: {},
  rules: [],
  // No scenario is run.
  scenarios: undefined as never,
  usualSeats: 1,
  decks: [],
  roles: [],
  options: {},
  amounts: {},
  abbreviation: { short: '', whole: '' },
  teams: [],
  causes: [],
  messages: { en: texts, it: texts, pt: texts, fr: texts, es: texts },
  voice: (seats, language) =>
    plainVoice(
      { en: texts, it: texts, pt: texts, fr: texts, es: texts },
      (_seats, values) => ({ ...values }),
      seats,
      language,
    ),
  name: (id) => id,
  cause: (id) => id,
  roleOf: () => null,
  summary: () => ({ winner: '', cause: '', turns: 1, roles: [''], won: [true] }),
  isQuiet: () => false,
  isTurningPoint: () => false,
  overheard: () => undefined,
  together: ([first]) => first!,
  formality: () => undefined,
  draw: () => [],
  glance: () => [],
  result: () => '',
  goal: () => [],
  explain: () => [],
};
