// What the whole page heeds of one part of it, as a class: a style that looks for the part (`html:has(.vtes)`) is worked out
// anew whenever anything on the page changes.

import { useLayoutEffect } from 'react';

export function useOnPage(name: string, is = true): void {
  useLayoutEffect(() => {
    if (!is) return undefined;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name, is]);
}
