// The keys of a table, in words.

import type { ReactNode } from 'react';
import { Sheet } from '../shell/sheet.tsx';
import { useTableTexts } from './texts.ts';

interface KeysSheetProps {
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly onClose: () => void;
}

export function KeysSheet({ keys, onClose }: KeysSheetProps): ReactNode {
  const say = useTableTexts();
  return (
    <Sheet title={say('menu.keys')} onClose={onClose} className="small">
      <dl className="sheet-keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
