// The deck that is open: where it comes from, its changes, and that they are kept.

import { READY_MADE } from '@nocturne/vtes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Refused } from '../net/http.ts';
import { findDeck, loadDecks, saveDeck } from './keeping.ts';
import { type Draft, EMPTY, readDraft, writeDraft } from './model.ts';
import { newDeckId, type SavedDeck, saveHere } from './saved.ts';
import { sharedDraft } from './sharing.ts';

export interface OpenDeck {
  /** Those that are ready-made or shared are looked at, and copied to be changed. */
  readonly source: 'new' | 'mine' | 'ready' | 'shared';
  readonly id: string | null;
  readonly draft: Draft;
}

export type Kept = 'not-yet' | 'saving' | 'here' | 'account' | Refused;

/** By the last part of its address. */
function openAt(address: string): OpenDeck | undefined {
  if (address === 'new') return { source: 'new', id: null, draft: EMPTY };
  if (address === 'shared') {
    const draft = sharedDraft(location.href);
    return draft && { source: 'shared', id: null, draft };
  }
  if (Object.hasOwn(READY_MADE, address))
    return { source: 'ready', id: null, draft: { ...EMPTY, deck: READY_MADE[address]!, name: address } };
  const found = findDeck(address);
  return found && { source: 'mine', id: found.id, draft: readDraft(found) };
}

/** How long a pause in building is. */
const PAUSE_MS = 600;

/** Keeps what it is given last, after a pause, or when the page goes away. */
function useKeeper(): { readonly kept: Kept; readonly keep: (deck: SavedDeck) => void } {
  const [kept, setKept] = useState<Kept>('not-yet');
  const waiting = useRef<SavedDeck | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const deck = waiting.current;
    waiting.current = null;
    if (deck === null) return;
    saveDeck(deck).then(setKept, (error: unknown) =>
      setKept(error instanceof Refused ? error : new Refused({ why: 'no-answer' })),
    );
  }, []);
  useEffect(() => {
    globalThis.addEventListener('pagehide', flush);
    return () => {
      globalThis.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  const keep = useCallback(
    (deck: SavedDeck) => {
      // at once here: whatever happens to the page, nothing is lost
      saveHere(deck);
      setKept('saving');
      waiting.current = deck;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE_MS);
    },
    [flush],
  );
  return { kept, keep };
}

export interface Building {
  readonly open: OpenDeck | undefined;
  /** Until the server has said which decks there are. */
  readonly loading: boolean;
  readonly kept: Kept;
  /** Whether it may be changed. */
  readonly mine: boolean;
  readonly change: (this: void, next: (draft: Draft) => Draft) => void;
  /** Takes the last change back, if there was one. */
  readonly undo: (() => void) | undefined;
  /** A deck of one's own, made of this one or of another. */
  readonly own: (this: void, draft: Draft) => void;
}

const MOST_UNDONE = 100;

/** What a deck was before its changes. */
interface Past {
  readonly of: string | null;
  readonly drafts: readonly Draft[];
}

const withDraft = ({ of, drafts }: Past, id: string, draft: Draft): Past => ({
  of: id,
  drafts: [...(of === id ? drafts : []), draft].slice(-MOST_UNDONE),
});

/** What is at an address; a deck that was just kept for the first time stays open as it gets its own. */
function useOpen(address: string) {
  const [open, setOpen] = useState(() => openAt(address));
  const [loading, setLoading] = useState(true);
  const current = useRef(open);
  const set = useCallback((next: OpenDeck | undefined) => {
    current.current = next;
    setOpen(next);
  }, []);
  useEffect(() => {
    let here = true;
    if (current.current === undefined || current.current.id !== address) set(openAt(address));
    const look = (): void => {
      if (here && current.current === undefined) set(openAt(address));
      if (here) setLoading(false);
    };
    loadDecks().then(look, look);
    return () => {
      here = false;
    };
  }, [address, set]);
  return { open, current, set, loading };
}

export function useDraft(address: string, unnamed: string): Building {
  const [, navigate] = useLocation();
  const { open, current, set, loading } = useOpen(address);
  const { kept, keep } = useKeeper();
  const [past, setPast] = useState<Past>({ of: null, drafts: [] });

  const put = useCallback(
    (draft: Draft, id: string) => {
      set({ source: 'mine', id, draft });
      const name = draft.name.trim() === '' ? unnamed : draft.name.trim();
      keep({ id, name, list: writeDraft(draft), changed: Date.now() });
      if (id !== address) navigate(`/decks/${id}`, { replace: address === 'new' });
    },
    [address, keep, navigate, set, unnamed],
  );
  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      const before = current.current;
      if (before === undefined) return;
      const id = before.id ?? newDeckId();
      const after = next(before.draft);
      setPast((earlier) => withDraft(earlier, id, before.draft));
      put(after, id);
    },
    [current, put],
  );
  const id = open?.id ?? null;
  const undo = (): void => {
    setPast({ of: id, drafts: past.drafts.slice(0, -1) });
    put(past.drafts.at(-1)!, id!);
  };
  return {
    open,
    loading,
    kept,
    mine: open?.source === 'mine' || open?.source === 'new',
    change,
    undo: past.of === id && past.drafts.length > 0 ? undo : undefined,
    own: (draft) => put(draft, newDeckId()),
  };
}
