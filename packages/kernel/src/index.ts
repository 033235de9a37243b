export { makeCall, whyNotCall } from './call.ts';
export { canonical, hash, hashText } from './canonical.ts';
export { copy } from './copy.ts';
export { candidatesOf } from './decide.ts';
export { emit, eventFor } from './event.ts';
export type { Calls, DecisionDefinition, Decisions, Game, Offer, Outcome } from './game.ts';
export { fold, nearest, notationOf, notations, read } from './notation.ts';
export { addedTo, jointSeed, keepsPromise, promiseOf } from './promise.ts';
export { below, pick, type Random, seeded, shuffle, split } from './random.ts';
export {
  type AnyReason,
  type KernelReason,
  kernelReasons,
  type KernelReasons,
  type Reason,
} from './reason.ts';
export {
  append,
  type GameRecord,
  newRecord,
  play,
  type RecordedMove,
  repeat,
  replay,
  type ReplayTo,
  type Replayed,
  sealed,
  verify,
} from './record.ts';
export { readRecord, TABLE, writeRecord } from './record-text.ts';
export {
  advance,
  answer,
  type Move,
  openFor,
  type Setup,
  start,
  view,
  waiting,
  whyNotAnswer,
} from './run.ts';
export {
  ask,
  askAll,
  become,
  call,
  done,
  end,
  go,
  type Next,
  type Procedure,
  type Procedures,
  unwind,
  wait,
} from './step.ts';
export { type KernelMessages, kernelMessages, type Language, LANGUAGES } from './text/index.ts';
export type * from './types.ts';
