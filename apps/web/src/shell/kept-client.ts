// The client is kept by the browser (worker/worker.ts); when the server has another one, the reader is told.

import { lineState } from '../net/line.ts';
import { type Store, store } from '../net/store.ts';

/** Whether another version is there than the one that runs. */
export const newVersion: Store<boolean> = store(false);

const RELOADED_AT = 'reloaded at';
const A_WHILE = 10_000;

/** A part of this version is gone from the server: there must be another. Not again and again, if it is not that. */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (!navigator.onLine || Date.now() - last < A_WHILE) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  const registration = await serviceWorker.register('/worker.js');
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'activated' && !first) newVersion.set(true);
    });
  });
  const look = (): void => void registration.update().catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
  // a server that comes back may be another
  lineState.subscribe(() => {
    if (lineState.get() === 'open') look();
  });
}

/** The page itself comes first. */
const registerSoon = (): void => void setTimeout(() => void register().catch(() => undefined), 1000);

export function keepClient(): void {
  globalThis.addEventListener('vite:preloadError', reloadOnce);
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerSoon();
  else globalThis.addEventListener('load', registerSoon);
}
