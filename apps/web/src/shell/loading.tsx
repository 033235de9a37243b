// While a page is on its way. For a moment nothing is said: most are there at once.

import type { ReactNode } from 'react';
import './loading.css';

export function Loading(): ReactNode {
  return (
    <main className="loading" aria-busy="true">
      <span className="wordmark">Nocturne</span>
    </main>
  );
}
