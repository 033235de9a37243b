// Lists that grow at their end are kept there, until the reader goes back.

import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** So near the end counts as the end. */
const NEAR = 32;

interface End<List> {
  readonly list: RefObject<List | null>;
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
}

/** Another number is another last line. */
export function useEnd<List extends HTMLElement>(last: number): End<List> {
  const list = useRef<List>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const toEnd = (): void => {
    list.current!.scrollTop = list.current!.scrollHeight;
  };
  const stay = useEffectEvent(() => {
    if (isAtEnd) toEnd();
  });
  useLayoutEffect(() => {
    const shown = list.current!;
    const look = (): void => setAtEnd(shown.scrollHeight - shown.scrollTop - shown.clientHeight < NEAR);
    // less room takes the end away from the reader, who did not go back
    const room = new ResizeObserver(() => stay());
    shown.addEventListener('scroll', look, { passive: true });
    room.observe(shown);
    return () => {
      shown.removeEventListener('scroll', look);
      room.disconnect();
    };
  }, []);
  useLayoutEffect(() => stay(), [last, isAtEnd]);
  return { list, isAtEnd, toEnd };
}
