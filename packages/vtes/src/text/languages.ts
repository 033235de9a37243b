// The game's texts, by language.

import type { Language } from '@nocturne/kernel';

export type VtesMessageKey =
  | `event.${string}`
  | `why.${string}`
  | `option.${string}`
  | `prompt.${string}`
  | `waiting.${string}`
  | `term.${string}`;
export type VtesMessages = Readonly<Record<VtesMessageKey, string>>;
const en = {} as VtesMessages;
export const vtesMessages: Readonly<Record<Language, VtesMessages>> = { en, it: en, pt: en, fr: en, es: en };
