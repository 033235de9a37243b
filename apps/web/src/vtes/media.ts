// How much room there is.

import { useSyncExternalStore } from 'react';

interface Watched {
  readonly get: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

const watched = new Map<string, Watched>();

/** Many parts ask the same: each question is put to the browser once. */
function watch(query: string): Watched {
  const known = watched.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  const made: Watched = {
    get: () => list.matches,
    subscribe: (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
  watched.set(query, made);
  return made;
}

function useMedia(query: string): boolean {
  const { subscribe, get } = watch(query);
  return useSyncExternalStore(subscribe, get);
}

/** One other seat at a time, and sheets from below. */
export const useNarrow = (): boolean => useMedia('(max-width: 1099px)');
/** What stands behind an action is a line and no ladder: as the style sheets of the stage say. */
export const useLow = (): boolean =>
  useMedia('(max-width: 1099px) and (max-height: 700px), (max-width: 640px) and (min-aspect-ratio: 10/21)');
/** Short lines on the cards of a hand are large enough to be read. */
export const useWordy = (): boolean => useMedia('(min-width: 1440px) and (min-height: 900px)');
/** Log and talk beside each other. */
export const useWide = (): boolean => useMedia('(min-width: 2200px)');
