// One thing after the other.

export interface Turns {
  /** Runs what it is given when all that came before is done, well or badly; never at once, so that nothing begins inside another. */
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** The same, but at once if nothing is under way: for work that may begin inside that of whoever asks for it. */
  readonly atOnce: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** What is thrown as it begins is a failure like those that come later. */
function begin<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}

export function takeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  const ended = (): void => void (underWay -= 1);
  function note<Result>(next: Promise<Result>): Promise<Result> {
    last = next.then(ended, ended);
    return next;
  }
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    underWay += 1;
    return note(last.then(work));
  }
  function atOnce<Result>(work: () => Promise<Result>): Promise<Result> {
    if (underWay > 0) return inTurn(work);
    underWay += 1;
    return note(begin(work));
  }
  return Object.assign(inTurn, { atOnce });
}
