// What this reader likes, kept in this browser. The language is kept by the reader of texts.

import { type Store, store } from '../net/store.ts';

export interface Settings {
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Says so when it is one's turn and the page is not looked at. */
  readonly notifications: boolean;
  readonly motion: 'system' | 'reduced';
  /** Letters as keys. */
  readonly keys: boolean;
  /** Of all letters: 1 is as designed. */
  readonly scale: number;
  /** How often one is asked. */
  readonly attention: 'attentive' | 'normal' | 'relaxed';
  /** Whether the first click shows and the second does, or the first does. */
  readonly clicks: 'two' | 'one';
}

const KEPT_AS = 'settings';
export const SCALES = [0.9, 1, 1.15, 1.3] as const;

export const DEFAULTS: Settings = {
  sound: true,
  volume: 0.6,
  notifications: false,
  motion: 'system',
  keys: true,
  scale: 1,
  attention: 'normal',
  clicks: 'two',
};

const ALLOWED: { readonly [Key in keyof Settings]: (value: unknown) => boolean } = {
  sound: (value) => typeof value === 'boolean',
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  notifications: (value) => typeof value === 'boolean',
  motion: (value) => value === 'system' || value === 'reduced',
  keys: (value) => typeof value === 'boolean',
  scale: (value) => (SCALES as readonly unknown[]).includes(value),
  attention: (value) => value === 'attentive' || value === 'normal' || value === 'relaxed',
  clicks: (value) => value === 'two' || value === 'one',
};

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What was kept, as far as it can still be used. */
export function readSettings(text: string | null): Settings {
  const values = parsed(text);
  const good = Object.entries(ALLOWED).filter(([key, allowed]) => allowed(values[key]));
  return { ...DEFAULTS, ...Object.fromEntries(good.map(([key]) => [key, values[key]])) };
}

/** Browsers may keep nothing, and not even say what they keep. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

export const settings: Store<Settings> = store(readSettings(kept()));

export function change(wanted: Partial<Settings>): void {
  const next = { ...settings.get(), ...wanted };
  settings.set(next);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(next));
  } catch {
    // then it holds until the page is closed
  }
}

/** Makes the page as it is liked, now and after every change. */
export function followSettings(page: HTMLElement): void {
  const follow = (): void => {
    const { motion, scale } = settings.get();
    page.classList.toggle('less-motion', motion === 'reduced');
    page.style.setProperty('--scale', String(scale));
  };
  settings.subscribe(follow);
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEPT_AS) settings.set(readSettings(newValue));
  });
  follow();
}
