// A finger drawn across a part of the table.

import { useEffect, useEffectEvent } from 'react';

/** Pixels that a finger goes at least, more across than down. */
const FAR = 48;

export function useSwipe(where: string, onSwipe: (by: 1 | -1) => void): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    let from: { readonly x: number; readonly y: number } | null = null;
    const start = ({ target, touches }: TouchEvent): void => {
      const [touch] = touches;
      const within = (target as Element).closest(where) !== null && touches.length === 1;
      from = within && touch !== undefined ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = ({ changedTouches }: TouchEvent): void => {
      const [touch] = changedTouches;
      if (from === null || touch === undefined) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) swiped(x < 0 ? 1 : -1);
    };
    document.addEventListener('touchstart', start, { passive: true });
    document.addEventListener('touchend', end, { passive: true });
    return () => {
      document.removeEventListener('touchstart', start);
      document.removeEventListener('touchend', end);
    };
  }, [where]);
}
