// What the cards are chosen by.

import {
  type Clan,
  type Discipline,
  DISCIPLINES,
  LIBRARY_TYPES,
  READY_MADE,
  SECTS,
  TITLE_RANKS,
} from '@nocturne/vtes';
import { type ReactNode, useId } from 'react';
import { term } from '../cards/term.ts';
import { DisciplineMark, Mark } from '../marks/mark.tsx';
import { clanMark, clanWord, disciplineMark, type MarkId, typeMark, typeWord } from '../marks/marks.ts';
import { useStore } from '../net/store.ts';
import { useReader } from '../text/reader.tsx';
import { clanOf, CRYPT, levelsOf, LIBRARY } from './cards.ts';
import { COSTS, countFilters, filterBy, filtersNow, nextLevel, NO_FILTERS, toggled } from './filters.ts';
import { readyName } from './ready-made.ts';
import { useDeckTexts } from './text/messages.ts';

const ALL = { crypt: CRYPT, library: LIBRARY };
const disciplinesOf = (pile: keyof typeof ALL): Discipline[] =>
  DISCIPLINES.filter((one) => ALL[pile].some((card) => levelsOf(card)[one] !== undefined));
const clansOf = (pile: keyof typeof ALL): Clan[] =>
  [...new Set(ALL[pile].map(clanOf).filter((clan) => clan !== undefined))].toSorted() as Clan[];
const DISCIPLINES_OF = { crypt: disciplinesOf('crypt'), library: disciplinesOf('library') };
const CLANS_OF = { crypt: clansOf('crypt'), library: clansOf('library') };
const TITLES = TITLE_RANKS.filter((rank) => CRYPT.some(({ title }) => title?.rank === rank));
const GROUPS = [...new Set(CRYPT.map(({ group }) => group))].toSorted((a, b) => (a < b ? -1 : 1));
const CAPACITIES = Array.from(
  { length: Math.max(...CRYPT.map(({ capacity }) => capacity)) },
  (_, i) => i + 1,
);

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

function Disciplines(): ReactNode {
  const { pile, disciplines } = useStore(filtersNow);
  const reader = useReader();
  const say = useDeckTexts();
  return (
    <div className="decks-ticks" role="group" aria-label={term(reader, 'term.disciplines')}>
      {DISCIPLINES_OF[pile].map((one) => {
        const level = disciplines[one];
        const words = term(reader, `term.discipline.${one}`);
        return (
          <button
            key={one}
            type="button"
            className="decks-tick"
            aria-pressed={level !== undefined}
            title={say('filter.level-hint')}
            onClick={() => filterBy({ disciplines: nextLevel(disciplines, one) })}
          >
            {level === undefined ? (
              <Mark id={disciplineMark(one)} />
            ) : (
              <DisciplineMark discipline={one} level={level} />
            )}
            <span>{words}</span>
            {level === 2 && <span className="unseen">{term(reader, 'term.superior')}</span>}
          </button>
        );
      })}
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

interface PickProps {
  readonly label: string;
  readonly value: string | number;
  readonly of: readonly (readonly [value: string | number, words: string])[];
  readonly onChange: (value: string) => void;
}

/** One of a list; the first asks for nothing. */
export function Pick({ label, value, of, onChange }: PickProps): ReactNode {
  const id = useId();
  return (
    <span className="decks-pick">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {of.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}

const numeric = (value: string): number | '' => (value === '' ? '' : Number(value));

function CryptPicks(): ReactNode {
  const { group, least, most, title } = useStore(filtersNow);
  const reader = useReader();
  const say = useDeckTexts();
  const any = ['', say('filter.any')] as const;
  const capacities = CAPACITIES.map((one) => [one, `${one}`] as const);
  return (
    <>
      <Pick
        label={say('filter.least')}
        value={least}
        of={[any, ...capacities]}
        onChange={(value) => filterBy({ least: numeric(value) })}
      />
      <Pick
        label={say('filter.most')}
        value={most}
        of={[any, ...capacities]}
        onChange={(value) => filterBy({ most: numeric(value) })}
      />
      <Pick
        label={term(reader, 'term.group')}
        value={group}
        of={[any, ...GROUPS.map((one) => [one, one === 'any' ? say('filter.any-group') : `${one}`] as const)]}
        onChange={(value) => filterBy({ group: value === 'any' ? 'any' : numeric(value) })}
      />
      <Pick
        label={term(reader, 'term.title')}
        value={title}
        of={[
          any,
          ['none', say('filter.untitled')],
          ...TITLES.map((one) => [one, term(reader, `term.title.${one}`)] as const),
        ]}
        onChange={(value) => filterBy({ title: value as typeof title })}
      />
    </>
  );
}

function Picks(): ReactNode {
  const { pile, cost, sect, deck } = useStore(filtersNow);
  const reader = useReader();
  const say = useDeckTexts();
  const any = ['', say('filter.any')] as const;
  return (
    <div className="decks-picks">
      {pile === 'crypt' ? (
        <CryptPicks />
      ) : (
        <Pick
          label={term(reader, 'term.cost')}
          value={cost}
          of={[any, ...COSTS.map((one) => [one, say(`cost.${one}`)] as const)]}
          onChange={(value) => filterBy({ cost: value as typeof cost })}
        />
      )}
      <Pick
        label={term(reader, 'term.sect')}
        value={sect}
        of={[any, ...SECTS.map((one) => [one, term(reader, `term.sect.${one}`)] as const)]}
        onChange={(value) => filterBy({ sect: value as typeof sect })}
      />
      <Pick
        label={say('filter.deck')}
        value={deck}
        of={[
          any,
          ['mine', say('filter.this-deck')],
          ...Object.keys(READY_MADE).map((one) => [one, readyName(one, reader)] as const),
        ]}
        onChange={(value) => filterBy({ deck: value })}
      />
    </div>
  );
}

export function Search(): ReactNode {
  const { words } = useStore(filtersNow);
  const say = useDeckTexts();
  return (
    <label className="decks-search">
      <Mark id="i-search" />
      <span className="unseen">{say('filter.search')}</span>
      <input
        type="search"
        value={words}
        placeholder={say('filter.example')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => filterBy({ words: target.value })}
      />
    </label>
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
