// Ways for a command to end early. Exit codes: 1 it failed, 2 it was called wrongly, 130 it was interrupted.

export class Stop extends Error {
  readonly code: number;
  /** Without a message, all was said already. */
  constructor(code: number, message = '') {
    super(message);
    this.code = code;
  }
}

/** The command was called with something that it cannot take. */
export function misused(message: string): never {
  throw new Stop(2, message);
}
