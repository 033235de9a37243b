// What concerns every page: the server cannot be reached, or it has another version of the client.

import { type ReactNode, useEffect } from 'react';
import { reached } from '../net/http.ts';
import { useStore } from '../net/store.ts';
import { useReader } from '../text/reader.tsx';
import { newVersion } from './kept-client.ts';
import './notices.css';

const A_MOMENT = 5000;

/** Whoever waits for the server is told when it is back. */
function useKnocking(away: boolean): void {
  useEffect(() => {
    if (!away) return undefined;
    const knock = (): void =>
      void fetch('/healthz').then(
        ({ ok }) => reached.set(ok),
        () => undefined,
      );
    const timer = setInterval(knock, A_MOMENT);
    globalThis.addEventListener('online', knock);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', knock);
    };
  }, [away]);
}

/** Browsers know when there is no network at all. */
function useNetwork(): void {
  useEffect(() => {
    const gone = (): void => reached.set(false);
    if (!navigator.onLine) gone();
    globalThis.addEventListener('offline', gone);
    return () => globalThis.removeEventListener('offline', gone);
  }, []);
}

export function Notices(): ReactNode {
  const { say } = useReader();
  const away = !useStore(reached);
  useNetwork();
  useKnocking(away);
  const newer = useStore(newVersion);
  return (
    <div className="notices" role="status">
      {away && <p>{say('page.away')}</p>}
      {newer && (
        <p>
          {say('page.new-version')}{' '}
          <button type="button" onClick={() => location.reload()}>
            {say('page.reload')}
          </button>
        </p>
      )}
    </div>
  );
}
