// The texts of a part of the client, loaded with it, in the reader's language alone.

import type { Language } from '@nocturne/kernel';
import { use } from 'react';
import { useReader, type Values } from './reader.tsx';

export type Messages<Key extends string> = Readonly<Record<Key, string>>;
type Module<Key extends string> = { readonly messages: Messages<Key> };
export type Say<Key extends string> = (this: void, key: Key, values?: Values) => string;

/** A hook that says this part's texts. It suspends until they are there. */
export function texts<Key extends string>(
  load: Readonly<Record<Language, () => Promise<Module<Key>>>>,
): () => Say<Key> {
  const loading: Partial<Record<Language, Promise<Module<Key>>>> = {};
  return () => {
    const { language, format } = useReader();
    const { messages } = use((loading[language] ??= load[language]()));
    return (key, values = {}) => format(messages[key], language, values);
  };
}
