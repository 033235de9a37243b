// Decks in links, and as files.

import { type Deck, type DeckListFormat, readDeckList, writeDeckList } from '@nocturne/vtes';
import { type Draft, isEmpty } from './model.ts';

/** Where the programs of others have their decks; ours has its own place. */
const ELSEWHERE = /^https:\/\/vdb[.]im\/decks\/deck/;

/** A link to this very deck: everything is in it, and nothing is kept anywhere. */
export const linkTo = ({ deck, name }: Draft, origin: string): string =>
  writeDeckList(deck, 'vdb', { name }).replace(ELSEWHERE, `${origin}/decks`);

/** The deck that a link carries. */
export function sharedDraft(link: string): Draft | undefined {
  const at = link.indexOf('#');
  if (at < 0 || !/\d{6}(?:=|%3D)\d/i.test(link.slice(at))) return undefined;
  const { deck, name = '', description = '' } = readDeckList(link);
  return isEmpty(deck) ? undefined : { deck, name, notes: description };
}

/** The same deck in another form. */
export const written = (deck: Deck, format: DeckListFormat, { name, notes }: Draft): string =>
  writeDeckList(deck, format, { name, description: notes });

/** A name that every system takes. */
export const fileName = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/\s+/g, '-');
  return `${plain === '' ? 'deck' : plain.toLowerCase()}.txt`;
};

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
