// What a step may return. Names are checked: a step that does not exist, or one that takes the answer
// of another decision, does not compile.

import type {
  AboutOf,
  AnyFrame,
  Answer,
  DecisionName,
  Frame,
  GameTypes,
  ProcName,
  Seat,
  State,
  StepName,
} from './types.ts';

export interface Go<S> {
  do: 'go';
  then: S;
}
export interface Call<F, S> {
  do: 'call';
  frame: F;
  then: S;
}
export interface Become<F> {
  do: 'become';
  frame: F;
}
export interface Unwind<P, S> {
  do: 'unwind';
  proc: P;
  then: S;
}
export interface Question<N, About> {
  name: N;
  seat: Seat;
  about: About;
}
export interface Ask<Q, S> {
  do: 'ask';
  questions: readonly Q[];
  then: S;
}
export interface Wait {
  do: 'wait';
}
export interface Done {
  do: 'done';
}
export interface End<Result> {
  do: 'end';
  result: Result;
}

const WAIT: Wait = { do: 'wait' };
const DONE: Done = { do: 'done' };

/** Goes on with another step of this procedure. */
export const go = <const S extends string>(then: S): Go<S> => ({ do: 'go', then });
/** Runs another procedure to its end, then goes on with a step of this one. */
export const call = <F, const S extends string>(frame: F, then: S): Call<F, S> => ({
  do: 'call',
  frame,
  then,
});
/** Goes over to another procedure; this one is over. */
export const become = <F>(frame: F): Become<F> => ({ do: 'become', frame });
/** Breaks off whatever is under way inside a procedure further down, which goes on with the step named. */
export const unwind = <const P extends string, const S extends string>(proc: P, then: S): Unwind<P, S> => ({
  do: 'unwind',
  proc,
  then,
});
/** Asks one seat; the step named gets the answer. */
export const ask = <const N extends string, const S extends string, About = undefined>(
  name: N,
  seat: Seat,
  then: S,
  about?: About,
): Ask<Question<N, About>, S> => ({ do: 'ask', questions: [{ name, seat, about: about as About }], then });
/** Asks several seats at once; the step named gets each answer as it comes. */
export const askAll = <Q, const S extends string>(questions: readonly Q[], then: S): Ask<Q, S> => ({
  do: 'ask',
  questions,
  then,
});
/** After an answer: the other open questions stay open. They are withdrawn when others are put. */
export const wait = (): Wait => WAIT;
/** This procedure is over. */
export const done = (): Done => DONE;
/** The game is over. */
export const end = <Result>(result: Result): End<Result> => ({ do: 'end', result });

type QuestionOf<T extends GameTypes, N extends DecisionName<T>> = { [K in N]: Question<K, AboutOf<T, K>> }[N];

type NextStep<
  T extends GameTypes,
  P extends ProcName<T>,
  S extends StepName<T, P>,
> = T['Frames'][P]['steps'][S] extends 'auto'
  ? Go<S> | Call<AnyFrame<T>, S>
  : Ask<QuestionOf<T, T['Frames'][P]['steps'][S] & DecisionName<T>>, S>;

type UnwindTo<T extends GameTypes> = {
  [P in ProcName<T>]: {
    [S in StepName<T, P>]: T['Frames'][P]['steps'][S] extends 'auto' ? Unwind<P, S> : never;
  }[StepName<T, P>];
}[ProcName<T>];

/** Everything that a step of procedure P may return. */
export type Next<T extends GameTypes, P extends ProcName<T>> =
  | { [S in StepName<T, P>]: NextStep<T, P, S> }[StepName<T, P>]
  | Become<AnyFrame<T>>
  | UnwindTo<T>
  | Wait
  | Done
  | End<T['Result']>;

/** What a call may lead to: it is heard in the midst of anything, so it can only break off. */
export type Interruption<T extends GameTypes> = UnwindTo<T> | End<T['Result']>;

type Input<
  T extends GameTypes,
  P extends ProcName<T>,
  S extends StepName<T, P>,
> = T['Frames'][P]['steps'][S] extends 'auto'
  ? undefined
  : Answer<T, T['Frames'][P]['steps'][S] & DecisionName<T>>;

/** A procedure: one function for each step that its frame type names. */
export type Procedure<T extends GameTypes, P extends ProcName<T>> = {
  readonly [S in StepName<T, P>]: (state: State<T>, frame: Frame<T, P>, input: Input<T, P, S>) => Next<T, P>;
};
export type Procedures<T extends GameTypes> = { readonly [P in ProcName<T>]: Procedure<T, P> };
