// The shelf: one's own decks, and those that come with the game.

import { type Clan, deckProblems, type Deck, READY_MADE } from '@nocturne/vtes';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { term } from '../cards/term.ts';
import { DisciplineMark, Mark } from '../marks/mark.tsx';
import { clanMark, clanWord } from '../marks/marks.ts';
import { Refused } from '../net/http.ts';
import { me } from '../net/person.ts';
import { useStore } from '../net/store.ts';
import { useReader } from '../text/reader.tsx';
import { useServerReason } from '../text/reasons.ts';
import { dropping, ImportSheet } from './import-sheet.tsx';
import { forgetDeck, moveToAccount, saveDeck } from './keeping.ts';
import { coverageOf, type Draft, readDraft, sizeOf, vampiresIn, writeDraft } from './model.ts';
import { clanOfDeck, readyName } from './ready-made.ts';
import { decksHere, newDeckId, type SavedDeck } from './saved.ts';
import type { DeckMessageKey } from './text/messages.ts';
import { useDeckTexts } from './text/use.ts';
import { useSavedDecks } from './use-saved.ts';

/** As many marks as tell decks apart. */
const TOLD = 4;

/** The clans and Disciplines of a deck, the most frequent first; `told`: how many clans. */
function Gist({ deck, told = TOLD }: { readonly deck: Deck; readonly told?: number }): ReactNode {
  const reader = useReader();
  const clans = new Map<string, number>();
  for (const { card, count } of vampiresIn(deck)) clans.set(card.clan, (clans.get(card.clan) ?? 0) + count);
  const shown = [...clans]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, told)
    .map(([clan]) => clan as Clan);
  const disciplines = coverageOf(deck).slice(0, TOLD);
  return (
    <span className="decks-gist">
      {shown.map((clan) => (
        <span key={clan} className={clanWord(clan)}>
          <Mark id={clanMark(clan)} />
          <span className="unseen">{term(reader, `term.clan.${clan}`)} </span>
        </span>
      ))}
      {disciplines.map(({ discipline }) => (
        <span key={discipline}>
          <DisciplineMark discipline={discipline} level={1} />
          <span className="unseen">{term(reader, `term.discipline.${discipline}`)} </span>
        </span>
      ))}
    </span>
  );
}

function Sizes({ deck }: { readonly deck: Deck }): ReactNode {
  const say = useDeckTexts();
  const legal = deckProblems(deck).length === 0;
  return (
    <span className={legal ? 'decks-sizes ok' : 'decks-sizes no'}>
      <Mark id={legal ? 'i-check' : 'i-cross'} />
      {say('sizes', { crypt: sizeOf(deck, 'crypt'), library: sizeOf(deck, 'library') })}
      {' · '}
      {say(legal ? 'shelf.legal' : 'shelf.unfinished')}
    </span>
  );
}

function Mine({ saved }: { readonly saved: SavedDeck }): ReactNode {
  const say = useDeckTexts();
  const { language } = useReader();
  const [asked, setAsked] = useState(false);
  const draft = readDraft(saved);
  const changed = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(saved.changed);
  const twice = (): Promise<unknown> => {
    const name = say('shelf.copy-of', { name: saved.name });
    return saveDeck({ id: newDeckId(), name, list: writeDraft({ ...draft, name }), changed: Date.now() });
  };
  return (
    <li className="decks-tile">
      <Link href={`/decks/${saved.id}`}>
        <h3>{saved.name}</h3>
        <Gist deck={draft.deck} />
        <Sizes deck={draft.deck} />
        <small>{say('shelf.changed', { date: changed })}</small>
      </Link>
      <span className="decks-actions">
        <button type="button" onClick={() => void twice()}>
          {say('shelf.copy')}
        </button>
        <button
          type="button"
          className={asked ? 'sure' : ''}
          onBlur={() => setAsked(false)}
          onClick={() => (asked ? void forgetDeck(saved.id) : setAsked(true))}
        >
          {say(asked ? 'shelf.sure' : 'shelf.delete')}
          <span className="unseen"> {saved.name}</span>
        </button>
      </span>
    </li>
  );
}

function Ready({ name, deck }: { readonly name: string; readonly deck: Deck }): ReactNode {
  const say = useDeckTexts();
  const reader = useReader();
  return (
    <li className={`decks-tile ready ${name}`}>
      <Link href={`/decks/${name}`}>
        <Mark id={clanMark(clanOfDeck(name))} className="decks-clan" />
        <h3>{readyName(name, reader)}</h3>
        <p>{say(`ready.${name}.about` as DeckMessageKey)}</p>
        <Gist deck={deck} told={0} />
        <Sizes deck={deck} />
      </Link>
    </li>
  );
}

/** Decks of this browser, for somebody who has an account. */
function Moving(): ReactNode {
  const say = useDeckTexts();
  const reasonOf = useServerReason();
  const person = useStore(me);
  const { length: count } = useStore(decksHere);
  const [refused, setRefused] = useState<Refused | null>(null);
  if ((person?.account ?? null) === null || count === 0) return null;
  const move = (): void =>
    void moveToAccount().catch((error: unknown) => error instanceof Refused && setRefused(error));
  return (
    <p className="decks-moving" role="status">
      {refused === null ? say('shelf.here-only', { count }) : reasonOf(refused.reason)}
      <button type="button" className="button" onClick={move}>
        {say('shelf.to-account')}
      </button>
    </p>
  );
}

/** Keeps a deck and opens it. */
function useTake(): (draft: Draft) => void {
  const say = useDeckTexts();
  const [, navigate] = useLocation();
  return (draft) => {
    const id = newDeckId();
    const name = draft.name || say('unnamed');
    const open = (): void => navigate(`/decks/${id}`);
    saveDeck({ id, name, list: writeDraft({ ...draft, name }), changed: Date.now() }).then(open, open);
  };
}

function Head({ onImport }: { readonly onImport: () => void }): ReactNode {
  const say = useDeckTexts();
  return (
    <div className="decks-shelf-head">
      <h1>{say('shelf.title')}</h1>
      <button type="button" className="button" onClick={onImport}>
        <Mark id="i-import" />
        {say('import')}
      </button>
      <Link href="/decks/new" className="button go">
        <Mark id="i-plus" />
        {say('shelf.new')}
      </Link>
    </div>
  );
}

export function Shelf(): ReactNode {
  const say = useDeckTexts();
  const [list, setList] = useState<string | null>(null);
  const mine = useSavedDecks();
  const take = useTake();
  return (
    <div className="decks-shelf" {...dropping(setList)}>
      <Head onImport={() => setList('')} />
      <section aria-labelledby="decks-mine">
        <h2 id="decks-mine">{say('shelf.mine')}</h2>
        <Moving />
        {mine.length === 0 && <p className="decks-none">{say('shelf.none')}</p>}
        <ul className="decks-tiles">
          {mine.map((saved) => (
            <Mine key={saved.id} saved={saved} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="decks-ready">
        <h2 id="decks-ready">{say('shelf.ready')}</h2>
        <ul className="decks-tiles">
          {Object.entries(READY_MADE).map(([name, deck]) => (
            <Ready key={name} name={name} deck={deck} />
          ))}
        </ul>
      </section>
      {list !== null && <ImportSheet first={list} onClose={() => setList(null)} onRead={take} />}
    </div>
  );
}
