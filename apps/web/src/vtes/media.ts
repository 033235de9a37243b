// How much room there is.

import { useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** One other seat at a time, and sheets from below. */
export const useNarrow = (): boolean => useMedia('(max-width: 1099px)');
/** Short lines on the cards of a hand are large enough to be read. */
export const useWordy = (): boolean => useMedia('(min-width: 1440px) and (min-height: 900px)');
/** Log and talk beside each other. */
export const useWide = (): boolean => useMedia('(min-width: 2200px)');
