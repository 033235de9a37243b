// What must not compile. Each marked line is an error to the compiler, and a mark without an error is one too:
// this file is proven by the types check and never runs.

import { ask, call, emit, go, type KernelReasons, type State, unwind } from '@nocturne/kernel';
import type { EventFields } from '../src/scenario/adapter.ts';
import { toyScenarios } from './toy-scenarios.ts';
import { type Toy, toy, type ToyGame } from './toy.ts';

type Steps = ToyGame['procedures']['game'];

const misspelled: Partial<Steps> = {
  // @ts-expect-error there is no step “dael”
  next: () => go('dael'),
  // @ts-expect-error the step “bade” takes the answer of another decision
  put: () => ask('play', 0, 'bade'),
  // @ts-expect-error a step that takes an answer is not gone to
  bid: () => go('bade'),
  // @ts-expect-error there is no procedure “scores”
  deal: () => call({ proc: 'scores', step: 'add', seat: 0, points: 1 }, 'next'),
};

const leadsNowhere: ToyGame['calls'] = {
  // @ts-expect-error a call breaks off: it does not go on with a step of whatever is under way
  next: { whyNot: () => undefined, heard: () => go('next') },
  // @ts-expect-error a call does not lead to a step that takes an answer
  again: { whyNot: () => undefined, heard: () => unwind('game', 'bade') },
};

// @ts-expect-error a procedure has all of its steps
const incomplete: Steps = { deal: toy.procedures.game.deal };

// @ts-expect-error a decision of kind “some” says how many may be chosen
const noRange: ToyGame['decisions']['put'] = { ...toy.decisions.put, range: undefined };

// @ts-expect-error a decision has the kind that its type says
const otherKind: ToyGame['decisions']['play'] = { ...toy.decisions.play, kind: 'order' };

// @ts-expect-error no decision is forgotten
const forgotten: ToyGame['decisions'] = {
  put: toy.decisions.put,
  bid: toy.decisions.bid,
  play: toy.decisions.play,
  knock: toy.decisions.knock,
};

function telling(state: State<Toy>): void {
  // @ts-expect-error an event with a private form is not told without it
  emit(state, 'arranged', { seat: 0 });
  // @ts-expect-error a public event has no private form
  emit(state, 'bade', { seat: 0, bid: 1 }, { hand: [] }, [0]);
  // @ts-expect-error there is no such event
  emit(state, 'bidden', { seat: 0, bid: 1 });
}

// @ts-expect-error every reason has its arguments
const bare: KernelReasons['stale'] = {};

const { bade: _bade, ...events } = toyScenarios.events;
// @ts-expect-error no event is forgotten
const untold: EventFields<Toy> = events;

// @ts-expect-error an event has the fields that its type says
const otherField: EventFields<Toy> = { ...toyScenarios.events, bade: ['seat', 'bit'] };

export const refusedByTheCompiler = [
  misspelled,
  leadsNowhere,
  incomplete,
  noRange,
  otherKind,
  forgotten,
  telling,
  bare,
  untold,
  otherField,
];
