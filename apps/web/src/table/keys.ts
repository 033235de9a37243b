// Keys of the table. They are silent while somebody types, in a panel, and for whoever does not want letters as keys.

import { useEffect, useEffectEvent } from 'react';
import { settings } from '../settings/settings.ts';

/** By `key` of the event, letters in lower case; with `Shift+` before digits. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const WRITTEN = 'input, textarea, select, [contenteditable], dialog';

export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (shiftKey && digit !== undefined) return `Shift+${digit}`;
  return key.length === 1 ? key.toLowerCase() : key;
}

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(WRITTEN) !== null) return;
    const key = keyOf(event);
    // a button that has the focus is pressed by these itself
    if (['Enter', ' '].includes(key) && event.target instanceof Element && event.target.closest('button, a'))
      return;
    if (isLetter(key) && !settings.get().keys) return;
    const act = keys[key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
