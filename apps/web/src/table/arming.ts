// The first press arms, the second does. What is armed belongs to one question and is gone with it.

import { useEffect, useRef, useState } from 'react';

/** A double click is no decision: the doing press comes at least so many milliseconds after the arming one. */
export const AFTER_ARMING = 150;
/** Whoever presses Enter for the last question has not read the next one. */
export const AFTER_ASKING = 400;

export interface Arming<Thing> {
  /** Null: nothing yet. */
  readonly armed: Thing | null;
  readonly arm: (thing: Thing | null) => void;
  /** Whether what is armed may be done now, by a press on it or by a key that also answered the last question. */
  readonly mayDo: (by: 'press' | 'key') => boolean;
}

/** `question` names the question: another one has nothing armed. */
export function useArming<Thing>(question: string): Arming<Thing> {
  const [held, setHeld] = useState<{ readonly question: string; readonly thing: Thing } | null>(null);
  const armedAt = useRef(0);
  const askedAt = useRef(0);
  useEffect(() => {
    askedAt.current = performance.now();
  }, [question]);
  return {
    armed: held?.question === question ? held.thing : null,
    arm(thing) {
      armedAt.current = performance.now();
      setHeld(thing === null ? null : { question, thing });
    },
    mayDo(by) {
      const now = performance.now();
      return (
        now - armedAt.current >= AFTER_ARMING && (by === 'press' || now - askedAt.current >= AFTER_ASKING)
      );
    },
  };
}
