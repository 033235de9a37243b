import * as protocol from '@nocturne/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Saved from './saved.ts';

/** A browser's memory, as far as it is used here. */
function memory(first: string | null): Storage {
  let kept = first;
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) } as never;
}

async function load(first: string | null = null): Promise<typeof Saved> {
  vi.resetModules();
  vi.stubGlobal('localStorage', memory(first));
  return import('./saved.ts');
}

const deck = (id: string, changed: number) => ({ id, name: `Deck ${id}`, list: '4 Deflection', changed });

describe('saved decks', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('are kept, changed and forgotten, the latest first', async () => {
    const { saveHere, forgetHere, savedDecks } = await load();
    saveHere(deck('a', 1));
    saveHere(deck('b', 2));
    saveHere({ ...deck('a', 3), name: 'Other' });
    expect(savedDecks().map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Other'],
      ['b', 'Deck b'],
    ]);
    forgetHere('a');
    expect(savedDecks()).toEqual([deck('b', 2)]);
    expect(localStorage.getItem('decks')).toBe(JSON.stringify([deck('b', 2)]));
  });

  it('are read again, and what is no deck is passed over', async () => {
    const kept = [deck('a', 1), { id: 'b' }, null, 5, { ...deck('c', 2), list: 1 }];
    expect((await load(JSON.stringify(kept))).savedDecks()).toEqual([deck('a', 1)]);
    for (const broken of ['{', '5', 'null', '{}']) expect((await load(broken)).savedDecks()).toEqual([]);
  });

  it('of the account come with those of the browser, each once, as it was last', async () => {
    const { saveHere, decksOfAccount, savedDecks } = await load();
    saveHere(deck('a', 5));
    saveHere(deck('b', 1));
    decksOfAccount.set([deck('a', 3), deck('c', 2)]);
    expect(savedDecks()).toEqual([deck('a', 5), deck('c', 2), deck('b', 1)]);
  });

  it('are not more than an account may have', async () => {
    const { saveHere, savedDecks, MOST_DECKS } = await load();
    for (let i = 1; i <= MOST_DECKS + 5; i++) saveHere(deck(`d${i}`, i));
    expect(MOST_DECKS).toBe(protocol.MOST_DECKS);
    expect(savedDecks()).toHaveLength(MOST_DECKS);
    expect(savedDecks()[0]!.id).toBe(`d${MOST_DECKS + 5}`);
  });

  it('have names that the server takes', async () => {
    const { newDeckId } = await load();
    expect(newDeckId()).toMatch(/^[0-9a-z]{12}$/);
    expect(newDeckId()).not.toBe(newDeckId());
  });
});
