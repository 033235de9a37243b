// One thing after the other.

export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs what it is given when all that came before is done, well or badly; never at once, so that nothing begins inside another. */
export function takeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
