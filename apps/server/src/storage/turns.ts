// One thing after the other.

export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs what it is given when all that came before is done, well or badly: at once, if nothing is under way. */
export function takeTurns(): Turns {
  let last: Promise<void> | undefined;
  return (work) => {
    const next = last === undefined ? work() : last.then(work);
    const end = (): void => {
      if (last === ended) last = undefined;
    };
    const ended = next.then(end, end);
    last = ended;
    return next;
  };
}
