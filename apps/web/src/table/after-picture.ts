// What can wait for the picture: a move is seen sooner if the page does first what shows it.

import { useEffect, useState } from 'react';

/** A page that nobody sees has no pictures, and waits for none. */
export function afterPicture(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

/** The value of the last picture; from the next one on, that of now. */
export function useAfterPicture<T>(now: T): T {
  const [shown, setShown] = useState(now);
  useEffect(() => afterPicture(() => setShown(now)), [now]);
  return shown;
}
