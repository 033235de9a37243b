// The deck that one plays at this table. It is nobody else's business before the game is over.

import { type ReactNode, useState } from 'react';
import { useDoing } from '../net/doing.ts';
import { request } from '../net/http.ts';
import { DeckChoice } from './deck-choice.tsx';
import type { DeckWish } from './draft.ts';
import { useGames } from './games.ts';
import { Refusal } from './refusal.tsx';
import { useWords } from './text/words.ts';
import { useTableWords } from './words.ts';

interface OwnDeckProps {
  readonly id: string;
  /** As the server has it: null, a name, or piles of cards. */
  readonly deck: unknown;
}

export function OwnDeck({ id, deck }: OwnDeckProps): ReactNode {
  const say = useWords();
  const { deckName } = useTableWords();
  const doing = useDoing();
  const ready = useGames().find(({ name }) => name === 'vtes')!.decks;
  const isList = typeof deck === 'object' && deck !== null;
  const [wish, setWish] = useState<DeckWish>(typeof deck === 'string' ? deck : isList ? { list: '' } : null);
  const take = (wanted: DeckWish): void =>
    void doing.run(() => request('PUT', `/api/tables/${id}/seats/mine/deck`, { deck: wanted }));
  const choose = (wanted: DeckWish): void => {
    setWish(wanted);
    // a list is taken when it is whole
    if (wanted === null || typeof wanted === 'string') take(wanted);
  };
  const now = typeof deck === 'string' ? deckName(deck) : say('deck.own');
  return (
    <section className="room-part">
      <DeckChoice ready={ready} value={wish} onChange={choose} />
      {typeof wish === 'object' && wish !== null && (
        <button
          type="button"
          className="button"
          disabled={doing.busy || wish.list.trim() === ''}
          onClick={() => take(wish)}
        >
          {say('deck.take')}
        </button>
      )}
      <p className="hint" role="status">
        {deck !== null && say('deck.now', { deck: now })}
      </p>
      <Refusal {...doing} />
    </section>
  );
}
