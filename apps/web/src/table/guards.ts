// Presses that were meant for something else are not taken.

/** Between choosing and doing, so that a double click does nothing by itself, in milliseconds. */
const ARMED_FOR = 150;
/** What has just been asked cannot have been answered yet. */
const ASKED_FOR = 400;

export const mayDo = (armedAt: number, now: number): boolean => now - armedAt >= ARMED_FOR;
export const mayAnswer = (askedAt: number, now: number): boolean => now - askedAt >= ASKED_FOR;
