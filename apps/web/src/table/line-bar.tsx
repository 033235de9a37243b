// A pale bar while the line to the server is lost. The table stays readable.

import type { ReactNode } from 'react';
import { lineState } from '../net/line.ts';
import { useStore } from '../net/store.ts';
import { useOnPage } from '../shell/on-page.ts';
import { useTableTexts } from './texts.ts';
import './table.css';

export function LineBar(): ReactNode {
  const say = useTableTexts();
  const lost = useStore(lineState) === 'lost';
  useOnPage('line-lost', lost);
  return (
    <div className="line-bar" role="status">
      {lost && <p>{say('line.lost')}</p>}
    </div>
  );
}
