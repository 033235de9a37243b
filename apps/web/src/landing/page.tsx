// The first page.

import type { ReactNode } from 'react';
import { useReader } from '../text/reader.tsx';
import './landing.css';

export function Landing(): ReactNode {
  const { say } = useReader();
  return (
    <main className="landing">
      <h1 className="wordmark">Nocturne</h1>
      <p>{say('page.tagline')}</p>
      <p className="soon">{say('page.soon')}</p>
    </main>
  );
}
