// What the cards are chosen by, as lists.

import { READY_MADE, SECTS, TITLE_RANKS } from '@nocturne/vtes';
import { type ReactNode, useId } from 'react';
import { term } from '../cards/term.ts';
import { useStore } from '../net/store.ts';
import { useReader } from '../text/reader.tsx';
import { CRYPT } from './cards.ts';
import { COSTS, filterBy, filtersNow } from './filters.ts';
import { readyName } from './ready-made.ts';
import { useDeckTexts } from './text/use.ts';

const TITLES = TITLE_RANKS.filter((rank) => CRYPT.some(({ title }) => title?.rank === rank));
const GROUPS = [...new Set(CRYPT.map(({ group }) => group))].toSorted((a, b) => (a < b ? -1 : 1));
const CAPACITIES = Array.from(
  { length: Math.max(...CRYPT.map(({ capacity }) => capacity)) },
  (_, i) => i + 1,
);

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

export function Picks(): ReactNode {
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
