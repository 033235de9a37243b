// The sheet that is open now, loaded when it is first asked for.

import { lazy, type ReactNode, Suspense } from 'react';
import { useStore } from '../net/store.ts';
import { sheetNow, type SheetName } from './sheets.ts';

const SHEETS: Readonly<Record<SheetName, ReturnType<typeof lazy>>> = {
  settings: lazy(() => import('../settings/settings-sheet.tsx')),
  account: lazy(() => import('../settings/account-sheet.tsx')),
};

export function OpenSheet(): ReactNode {
  const name = useStore(sheetNow);
  if (name === null) return null;
  const Sheet = SHEETS[name];
  return (
    <Suspense>
      <Sheet />
    </Suspense>
  );
}
