// The glossary in the reader's language.

import { nosferatuMessages } from '@nocturne/nosferatu';
import { vtesMessages } from '@nocturne/vtes';
import type { Say } from '../../text/texts.ts';
import type { WebReader } from '../../text/reader.tsx';
import { type GlossaryKey, NOSFERATU_WORDS, OWN_WORDS, VTES_WORDS } from './entries.ts';

export interface Explained {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  readonly game: 'vtes' | 'nosferatu';
}

const RITUALS = ['mirror', 'distortion', 'transfusion'] as const;

const entriesOf = <Words extends object>(words: Words) =>
  Object.entries(words) as [keyof Words & GlossaryKey, Words[keyof Words]][];

/** All that is explained, by name. */
export function glossary(say: Say<GlossaryKey>, { language, format }: WebReader): Explained[] {
  const vtes = vtesMessages[language];
  const nosferatu = nosferatuMessages[language];
  const named = (game: Explained['game'], id: GlossaryKey, name: string): Explained => ({
    id,
    name: format(name, language, {}),
    meaning: say(id),
    game,
  });
  const all = [
    ...entriesOf(VTES_WORDS).map(([id, key]) => named('vtes', id, vtes[key])),
    ...OWN_WORDS.map((id) => named('vtes', id, say(`name.${id}`))),
    ...entriesOf(NOSFERATU_WORDS).map(([id, key]) => named('nosferatu', id, nosferatu[key])),
    ...RITUALS.map((id) => ({
      id: `ritual-${id}`,
      name: nosferatu[`term.${id}`],
      meaning: nosferatu[`ritual.${id}`],
      game: 'nosferatu' as const,
    })),
  ];
  const { compare } = new Intl.Collator(language);
  return all.toSorted((a, b) => compare(a.name, b.name));
}
