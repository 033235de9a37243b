// What the cards are chosen by.

import { type Clan, type Discipline, DISCIPLINES, LIBRARY_TYPES } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { term } from '../cards/term.ts';
import { DisciplineMark, Mark } from '../marks/mark.tsx';
import { clanMark, clanWord, disciplineMark, type MarkId, typeMark, typeWord } from '../marks/marks.ts';
import { useStore } from '../net/store.ts';
import { useReader } from '../text/reader.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { clanOf, CRYPT, levelsOf, LIBRARY } from './cards.ts';
import { countFilters, filterBy, filtersNow, nextLevel, NO_FILTERS, toggled } from './filters.ts';
import { Picks } from './filter-picks.tsx';
import { useDeckTexts } from './text/use.ts';

const ALL = { crypt: CRYPT, library: LIBRARY };
/** So many are named; of the others, which few cards have, the marks must do. */
const NAMED = 10;

/** The most frequent first. */
function disciplinesOf(pile: keyof typeof ALL): Discipline[] {
  const counts = new Map<Discipline, number>();
  for (const card of ALL[pile])
    for (const one of DISCIPLINES)
      if (levelsOf(card)[one] !== undefined) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([one]) => one);
}
const clansOf = (pile: keyof typeof ALL): Clan[] =>
  [...new Set(ALL[pile].map(clanOf).filter((clan) => clan !== undefined))].toSorted() as Clan[];
const DISCIPLINES_OF = { crypt: disciplinesOf('crypt'), library: disciplinesOf('library') };
const CLANS_OF = { crypt: clansOf('crypt'), library: clansOf('library') };
function Tick({
  id,
  words,
  pressed,
  onClick,
  hue = '',
  markOnly = false,
}: {
  readonly id: MarkId;
  readonly words: string;
  readonly pressed: boolean;
  readonly onClick: () => void;
  readonly hue?: string;
  readonly markOnly?: boolean;
}): ReactNode {
  return (
    <button
      type="button"
      className={`decks-tick ${hue}${markOnly ? ' mark-only' : ''}`}
      aria-pressed={pressed}
      title={markOnly ? words : undefined}
      onClick={onClick}
    >
      <Mark id={id} />
      <span className={markOnly ? 'unseen' : undefined}>{words}</span>
    </button>
  );
}

function DisciplineTick({ of: one, named }: { readonly of: Discipline; readonly named: boolean }): ReactNode {
  const { disciplines } = useStore(filtersNow);
  const reader = useReader();
  const say = useDeckTexts();
  const level = disciplines[one];
  const words = term(reader, `term.discipline.${one}`);
  return (
    <button
      type="button"
      className={named ? 'decks-tick' : 'decks-tick mark-only'}
      aria-pressed={level !== undefined}
      title={named ? say('filter.level-hint') : words}
      onClick={() => filterBy({ disciplines: nextLevel(disciplines, one) })}
    >
      {level === undefined ? (
        <Mark id={disciplineMark(one)} />
      ) : (
        <DisciplineMark discipline={one} level={level} />
      )}
      <span className={named ? undefined : 'unseen'}>{words}</span>
      {level === 2 && <span className="unseen">{term(reader, 'term.superior')}</span>}
    </button>
  );
}

function Disciplines(): ReactNode {
  const { pile } = useStore(filtersNow);
  const reader = useReader();
  const all = DISCIPLINES_OF[pile];
  return (
    <div className="decks-disciplines" role="group" aria-label={term(reader, 'term.disciplines')}>
      <div className="decks-ticks">
        {all.slice(0, NAMED).map((one) => (
          <DisciplineTick key={one} of={one} named />
        ))}
      </div>
      <div className="decks-ticks marks">
        {all.slice(NAMED).map((one) => (
          <DisciplineTick key={one} of={one} named={false} />
        ))}
      </div>
    </div>
  );
}

function Types(): ReactNode {
  const { types } = useStore(filtersNow);
  const say = useDeckTexts();
  return (
    <div className="decks-ticks" role="group" aria-label={say('filter.type')}>
      {LIBRARY_TYPES.map((type) => (
        <Tick
          key={type}
          id={typeMark(type)}
          hue={`type-${typeWord(type)}`}
          words={say(`type.${type}`)}
          pressed={types.includes(type)}
          onClick={() => filterBy({ types: toggled(types, type) })}
        />
      ))}
    </div>
  );
}

function Clans(): ReactNode {
  const { pile, clans } = useStore(filtersNow);
  const reader = useReader();
  return (
    <div className="decks-ticks marks" role="group" aria-label={term(reader, 'term.clan')}>
      {CLANS_OF[pile].map((clan) => (
        <Tick
          key={clan}
          id={clanMark(clan)}
          hue={clanWord(clan)}
          markOnly
          words={term(reader, `term.clan.${clan}`)}
          pressed={clans.includes(clan)}
          onClick={() => filterBy({ clans: toggled(clans, clan) })}
        />
      ))}
    </div>
  );
}

export function Search(): ReactNode {
  const { words } = useStore(filtersNow);
  const say = useDeckTexts();
  return (
    <SearchBox
      className="decks-search"
      label={say('filter.search')}
      example={say('filter.example')}
      words={words}
      onChange={(typed) => filterBy({ words: typed })}
    />
  );
}

export function FilterPanel(): ReactNode {
  const filters = useStore(filtersNow);
  const reader = useReader();
  const say = useDeckTexts();
  const { pile, playable, sort } = filters;
  const count = countFilters(filters);
  return (
    <>
      <h3 className="label">{term(reader, 'term.disciplines')}</h3>
      <Disciplines />
      {pile === 'library' && (
        <>
          <h3 className="label">{say('filter.type')}</h3>
          <Types />
        </>
      )}
      <h3 className="label">{term(reader, 'term.clan')}</h3>
      <Clans />
      <Picks />
      {pile === 'library' && (
        <label className="decks-check">
          <input
            type="checkbox"
            checked={playable}
            onChange={({ target }) => filterBy({ playable: target.checked })}
          />
          {say('filter.playable')}
        </label>
      )}
      <button
        type="button"
        className="button decks-clear"
        disabled={count === 0}
        onClick={() => filtersNow.set({ ...NO_FILTERS, pile, sort })}
      >
        {say('filter.clear', { count })}
      </button>
    </>
  );
}
