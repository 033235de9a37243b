// A deck and the cards it is built of: filters, cards, deck, side by side; on narrow screens one at a time.

import { type Card, cardName, type Discipline } from '@nocturne/vtes';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { term } from '../cards/term.ts';
import { Mark } from '../marks/mark.tsx';
import { Refused } from '../net/http.ts';
import { useStore } from '../net/store.ts';
import { Sheet } from '../shell/sheet.tsx';
import { useReader } from '../text/reader.tsx';
import { useServerReason } from '../text/reasons.ts';
import { CardSheet } from './card-sheet.tsx';
import { CRYPT, LIBRARY } from './cards.ts';
import { DeckPanel } from './deck-panel.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { FilterPanel, Search } from './filter-panel.tsx';
import { Pick } from './filter-picks.tsx';
import { countFilters, filterBy, filtersNow, shownCards, SORTS } from './filters.ts';
import { type Add, Grid } from './grid.tsx';
import { dropping, ImportSheet } from './import-sheet.tsx';
import { LookAt } from './look.tsx';
import { copiesOf, type Draft, isPlayable, type Pile, sizeOf, vampiresIn, withCopies } from './model.ts';
import { readyName } from './ready-made.ts';
import { useDeckTexts } from './text/use.ts';
import { type Building, type Kept, useDraft } from './use-draft.ts';

type Over =
  | { readonly sheet: 'export' | 'filters' }
  | { readonly sheet: 'import'; readonly text: string }
  | { readonly sheet: 'card'; readonly card: Card };

function KeptWhere({ kept }: { readonly kept: Kept }): ReactNode {
  const say = useDeckTexts();
  const reasonOf = useServerReason();
  if (kept === 'not-yet') return null;
  const failed = kept instanceof Refused;
  return (
    <span className={failed ? 'decks-kept no' : 'decks-kept'} role="status">
      <Mark id={failed ? 'i-cross' : kept === 'saving' ? 'i-hourglass' : 'i-check'} />
      {failed ? say('kept.failed', { why: reasonOf(kept.reason) }) : say(`kept.${kept}`)}
    </span>
  );
}

function Piles(): ReactNode {
  const { pile } = useStore(filtersNow);
  const reader = useReader();
  const counts = { crypt: CRYPT.length, library: LIBRARY.length };
  return (
    <div className="decks-piles" role="group">
      {(['crypt', 'library'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={one === pile} onClick={() => filterBy({ pile: one })}>
          {term(reader, `term.${one}`)} <b>{counts[one]}</b>
        </button>
      ))}
    </div>
  );
}

/** Of a deck that is only looked at, its own cards, unless others are asked for. */
function useShown(draft: Draft, mine: boolean): readonly Card[] {
  const now = useStore(filtersNow);
  const filters = useMemo(() => (mine || now.deck !== '' ? now : { ...now, deck: 'mine' }), [now, mine]);
  const reader = useReader();
  // only these two ask for the deck: without them every click would sort all cards anew
  const deck = filters.deck === 'mine' || filters.playable ? draft.deck : null;
  return useMemo(() => {
    const names = (one: Discipline): string => term(reader, `term.discipline.${one}`);
    return shownCards(filters, deck ?? { crypt: {}, library: {} }, reader, names);
  }, [filters, deck, reader]);
}

interface CardsProps {
  readonly draft: Draft;
  readonly add: Add | null;
  readonly onFilters: () => void;
}

function Cards({ draft, add, onFilters }: CardsProps): ReactNode {
  const filters = useStore(filtersNow);
  const reader = useReader();
  const say = useDeckTexts();
  const cards = useShown(draft, add !== null);
  const { deck } = draft;
  const { pile, sort } = filters;
  const vampires = useMemo(() => vampiresIn(deck).map(({ card }) => card), [deck]);
  const all: Readonly<Record<Pile, number>> = { crypt: CRYPT.length, library: LIBRARY.length };
  const set = countFilters(filters);
  return (
    <section className="decks-cards" aria-labelledby="decks-shown">
      <div className="decks-head">
        <h1 id="decks-shown">{term(reader, `term.${pile}`)}</h1>
        <span role="status">{say('shown', { shown: cards.length, all: all[pile] })}</span>
        <button type="button" className="button decks-filters-button" onClick={onFilters}>
          <Mark id="i-menu" />
          {say('filters', { count: set })}
        </button>
        <Pick
          label={say('sorted')}
          value={sort[pile]}
          of={SORTS[pile].map((one) => [one, say(`sort.${one}`)])}
          onChange={(value) => filterBy({ sort: { ...sort, [pile]: value } })}
        />
      </div>
      {cards.length === 0 ? (
        <p className="decks-none">{say('none-shown')}</p>
      ) : (
        <Grid
          cards={cards}
          countOf={(card) => copiesOf(deck, card)}
          isIdle={(card) => card.kind === 'library' && vampires.length > 0 && !isPlayable(card, vampires)}
          add={add}
          label={term(reader, `term.${pile}`)}
        />
      )}
    </section>
  );
}

interface ToolsProps {
  readonly building: Building;
  readonly copy: () => void;
  readonly onSheet: (over: Over) => void;
}

function Tools({ building, copy, onSheet }: ToolsProps): ReactNode {
  const say = useDeckTexts();
  const { mine, undo, kept, open } = building;
  return (
    <div className="decks-tools">
      <Link href="/decks" className="button brief">
        <Mark id="i-chev" className="mark decks-back" />
        <span>{say('all-decks')}</span>
      </Link>
      {mine ? (
        <KeptWhere kept={kept} />
      ) : (
        <span className="decks-kept">{say(`source.${open!.source as 'ready' | 'shared'}`)}</span>
      )}
      {undo !== undefined && (
        <button type="button" className="button" onClick={undo}>
          {say('undo')}
        </button>
      )}
      {!mine && (
        <button type="button" className="button" onClick={copy}>
          <Mark id="i-plus" />
          {say('copy')}
        </button>
      )}
      <button type="button" className="button brief" onClick={() => onSheet({ sheet: 'import', text: '' })}>
        <Mark id="i-import" />
        <span>{say('import')}</span>
      </button>
      <button type="button" className="button brief" onClick={() => onSheet({ sheet: 'export' })}>
        <Mark id="i-export" />
        <span>{say('export')}</span>
      </button>
    </div>
  );
}

interface SheetsProps {
  readonly over: Over | null;
  readonly draft: Draft;
  readonly add: Add | null;
  readonly onClose: () => void;
  readonly onRead: (draft: Draft) => void;
}

function Sheets({ over, draft, add, onClose, onRead }: SheetsProps): ReactNode {
  const say = useDeckTexts();
  switch (over?.sheet) {
    case 'import':
      return <ImportSheet first={over.text} onClose={onClose} onRead={onRead} />;
    case 'export':
      return <ExportSheet draft={draft} onClose={onClose} />;
    case 'card':
      return <CardSheet card={over.card} deck={draft.deck} add={add} onClose={onClose} />;
    case 'filters':
      return (
        <Sheet
          title={say('filters', { count: 0 })}
          className="decks-sheet decks-filter-sheet"
          onClose={onClose}
        >
          <FilterPanel />
        </Sheet>
      );
    default:
      return null;
  }
}

/** Said once for each change, to those who do not see the number. */
function useAdd({ change, mine }: Building): { readonly add: Add | null; readonly told: string } {
  const say = useDeckTexts();
  const { language } = useReader();
  const [last, setLast] = useState<{ card: Card; count: number } | null>(null);
  const add = useCallback<Add>(
    (card, copies) =>
      change((before) => {
        const count = Math.max(0, copiesOf(before.deck, card) + copies);
        setLast({ card, count });
        return { ...before, deck: withCopies(before.deck, card, count) };
      }),
    [change],
  );
  const told =
    last === null ? '' : `${cardName(last.card.name, language)}: ${say('copies', { count: last.count })}`;
  return { add: mine ? add : null, told };
}

/** On narrow screens: the cards, or the deck. */
function Switcher({
  draft,
  view,
  onView,
}: {
  readonly draft: Draft;
  readonly view: 'cards' | 'deck';
  readonly onView: (view: 'cards' | 'deck') => void;
}): ReactNode {
  const say = useDeckTexts();
  const counts = { crypt: sizeOf(draft.deck, 'crypt'), library: sizeOf(draft.deck, 'library') };
  return (
    <div className="decks-switcher" role="group">
      <button type="button" aria-pressed={view === 'cards'} onClick={() => onView('cards')}>
        {say('view.cards')}
      </button>
      <button type="button" aria-pressed={view === 'deck'} onClick={() => onView('deck')}>
        {say('view.deck', counts)}
      </button>
    </div>
  );
}

function Opened({ building, address }: { readonly building: Building; readonly address: string }): ReactNode {
  const say = useDeckTexts();
  const reader = useReader();
  const [over, setOver] = useState<Over | null>(null);
  const [view, setView] = useState<'cards' | 'deck'>('cards');
  const { add, told } = useAdd(building);
  const openCard = useCallback((card: Card) => setOver({ sheet: 'card', card }), []);
  const { open, mine, change, own } = building;
  const { draft, source } = open!;
  const ready = source === 'ready' ? address : null;
  const title = ready === null ? draft.name || say('unnamed') : readyName(ready, reader);
  const onRead = (read: Draft): void => {
    setOver(null);
    if (mine) change((before) => ({ ...read, name: read.name || before.name }));
    else own(read);
  };
  return (
    <LookAt onOpen={openCard}>
      <div className={`decks-builder ${view}`} {...dropping((text) => setOver({ sheet: 'import', text }))}>
        <Tools building={building} copy={() => own({ ...draft, name: title })} onSheet={setOver} />
        <Switcher draft={draft} view={view} onView={setView} />
        <aside className="decks-filters" aria-label={say('filters', { count: 0 })}>
          <Search />
          <Piles />
          <FilterPanel />
        </aside>
        <Cards draft={draft} add={add} onFilters={() => setOver({ sheet: 'filters' })} />
        <aside className="decks-panel" aria-label={say('deck')}>
          <DeckPanel draft={draft} ready={ready} title={title} change={mine ? change : null} add={add} />
        </aside>
        <p className="unseen" role="status">
          {told}
        </p>
      </div>
      <Sheets over={over} draft={draft} add={add} onClose={() => setOver(null)} onRead={onRead} />
    </LookAt>
  );
}

export function Builder({ address }: { readonly address: string }): ReactNode {
  const say = useDeckTexts();
  const building = useDraft(address, say('unnamed'));
  if (building.open !== undefined) return <Opened building={building} address={address} />;
  return (
    <div className="decks-lost">
      <p>{say(building.loading ? 'loading' : 'no-deck')}</p>
      <Link href="/decks" className="button">
        {say('all-decks')}
      </Link>
    </div>
  );
}
