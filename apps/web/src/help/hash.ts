// What an address leads to within its page.

import { useEffect, useState } from 'react';

/** The part of the address behind `#`, which prompts and refusals lead to. */
export function useHash(): string {
  const [hash, setHash] = useState(() => decodeURIComponent(location.hash.slice(1)));
  useEffect(() => {
    const look = (): void => setHash(decodeURIComponent(location.hash.slice(1)));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  // what it names is drawn after the browser has looked for it
  useEffect(() => {
    if (hash !== '') document.querySelector(`#${CSS.escape(hash)}`)?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return hash;
}
