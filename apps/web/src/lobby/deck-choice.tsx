// Which deck one plays: one that is dealt, a ready-made one, one of one's own, or a list from elsewhere.

import type { ReactNode } from 'react';
import type { SavedDeck } from '../decks/saved.ts';
import { useSavedDecks } from '../decks/use-saved.ts';
import { Field } from '../shell/controls.tsx';
import type { DeckWish } from './draft.ts';
import { useWords } from './text/words.ts';
import { useTableWords } from './words.ts';

interface DeckChoiceProps {
  /** Those that come with the game. */
  readonly ready: readonly string[];
  readonly value: DeckWish;
  readonly onChange: (deck: DeckWish) => void;
}

const DEALT = '';
const PASTED = 'pasted';
const KEPT = 'kept ';

function nameOf(value: DeckWish, lists: readonly { readonly id: string; readonly list: string }[]): string {
  if (value === null) return DEALT;
  if (typeof value === 'string') return value;
  const kept = lists.find(({ list }) => list === value.list);
  return kept === undefined ? PASTED : KEPT + kept.id;
}

function Pasted({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (list: string) => void;
}): ReactNode {
  const say = useWords();
  return (
    <Field label={say('deck.paste')} hint={say('deck.paste.hint')}>
      {(id) => (
        <textarea
          id={id}
          value={value}
          maxLength={20_000}
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function Options({
  ready,
  own,
}: {
  readonly ready: readonly string[];
  readonly own: readonly SavedDeck[];
}): ReactNode {
  const say = useWords();
  const { deckName } = useTableWords();
  return (
    <>
      <optgroup label={say('deck.ready')}>
        {ready.map((deck) => (
          <option key={deck} value={deck}>
            {deckName(deck)}
          </option>
        ))}
      </optgroup>
      {own.length > 0 && (
        <optgroup label={say('deck.mine')}>
          {own.map(({ id, name }) => (
            <option key={id} value={KEPT + id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      <option value={PASTED}>{say('deck.pasted')}</option>
    </>
  );
}

export function DeckChoice({ ready, value, onChange }: DeckChoiceProps): ReactNode {
  const say = useWords();
  const own = useSavedDecks();
  const chosen = nameOf(value, own);
  const choose = (name: string): void => {
    const kept = own.find(({ id }) => KEPT + id === name);
    if (kept !== undefined) onChange({ list: kept.list });
    else if (name === PASTED) onChange({ list: '' });
    else onChange(name === DEALT ? null : name);
  };
  return (
    <>
      <Field label={say('deck.which')}>
        {(id) => (
          <select id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
            <option value={DEALT}>{say('deck.dealt')}</option>
            <Options ready={ready} own={own} />
          </select>
        )}
      </Field>
      {chosen === PASTED && typeof value === 'object' && (
        <Pasted value={value?.list ?? ''} onChange={(list) => onChange({ list })} />
      )}
    </>
  );
}
