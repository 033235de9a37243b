// The games' texts, in the languages that are read here. The build puts `keepTexts` in the place of their lists of all
// languages (`vite.config.ts`): a part of the client that needs them is there when they are.

import type { Language } from '@nocturne/kernel';

type Load<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

/** Those in which somebody has read since the page was opened. */
const read = new Set<Language>();
const sources: ((language: Language) => Promise<void>)[] = [];

export async function keepTexts<Texts>(load: Load<Texts>): Promise<Partial<Record<Language, Texts>>> {
  const kept: Partial<Record<Language, Texts>> = {};
  const keep = async (language: Language): Promise<void> => {
    kept[language] ??= await load[language]();
  };
  sources.push(keep);
  await Promise.all([...read].map(keep));
  return kept;
}

/** From now on texts are kept in this language, too; those that are there already, before anything is said in it. */
export async function readTexts(language: Language): Promise<void> {
  read.add(language);
  await Promise.all(sources.map((keep) => keep(language)));
}
