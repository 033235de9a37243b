// The sheets that lie over any page: settings, and who one is. Any part of the client may open one.

import { type Store, store } from '../net/store.ts';

export type SheetName = 'settings' | 'account';

export const sheetNow: Store<SheetName | null> = store<SheetName | null>(null);
export const openSheet = (name: SheetName): void => sheetNow.set(name);
export const closeSheet = (): void => sheetNow.set(null);
