// A game on its poster: what it is, and the way to its table.

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Mark } from '../marks/mark.tsx';
import { useDoing } from '../net/doing.ts';
import { Trouble } from '../shell/controls.tsx';
import { useReader } from '../text/reader.tsx';
import { useServerReason } from '../text/reasons.ts';
import posterNosferatu from './poster-nosferatu.svg?no-inline';
import posterVtes from './poster-vtes.svg?no-inline';
import { fetchTable, type GameName, quickTable, READY_DECKS, type Wish } from './quick-table.ts';
import { useWords } from './text/words.ts';

const ART: Readonly<Record<GameName, string>> = { vtes: posterVtes, nosferatu: posterNosferatu };

interface WishesProps {
  readonly busy: boolean;
  readonly onWish: (wish: Wish) => void;
}

/** The five decks: each begins the game with it. */
function Decks({ busy, onWish }: WishesProps): ReactNode {
  const { say } = useReader();
  const words = useWords();
  return (
    <div className="poster-wishes" role="group" aria-labelledby="poster-decks">
      <p id="poster-decks">{words('vtes.wish')}</p>
      {READY_DECKS.map((deck) => (
        <button key={deck} type="button" className={deck} disabled={busy} onClick={() => onWish({ deck })}>
          <Mark id={`c-${deck}`} />
          {say(`deck.${deck}`)}
        </button>
      ))}
    </div>
  );
}

/** How many sit at the table. */
function Sizes({ busy, onWish }: WishesProps): ReactNode {
  const words = useWords();
  return (
    <div className="poster-wishes" role="group" aria-labelledby="poster-sizes">
      <p id="poster-sizes">{words('nosferatu.wish')}</p>
      {[5, 6, 7, 8].map((seats) => (
        <button key={seats} type="button" disabled={busy} onClick={() => onWish({ seats })}>
          <Mark id="t-ally" />
          {seats}
        </button>
      ))}
    </div>
  );
}

export function Poster({ game }: { readonly game: GameName }): ReactNode {
  const { say } = useReader();
  const words = useWords();
  const why = useServerReason();
  const [, go] = useLocation();
  const { busy, trouble, run } = useDoing();
  const begin = (wish: Wish): void =>
    void run(async () => go(await quickTable(game, say('person.guest'), wish)));
  const Wishes = game === 'vtes' ? Decks : Sizes;
  return (
    <article className={`poster of-${game}`} aria-labelledby={`poster-${game}`}>
      <img className="poster-art" src={ART[game]} alt="" width="420" height="330" />
      <div className="poster-body">
        <h2 id={`poster-${game}`}>{words(`${game}.name`)}</h2>
        <p>{words(`${game}.what`)}</p>
        <ul className="poster-facts">
          <li>{words(`${game}.seats`)}</li>
          <li>{words(`${game}.time`)}</li>
          <li>{words(`${game}.kind`)}</li>
        </ul>
        <button
          type="button"
          className="button go"
          disabled={busy}
          aria-describedby={`poster-${game}`}
          onPointerEnter={() => fetchTable(game)}
          onFocus={() => fetchTable(game)}
          onClick={() => begin({})}
        >
          <Mark id="i-play" />
          {words(busy ? 'shuffling' : 'play')}
        </button>
        <Wishes busy={busy} onWish={begin} />
        {trouble !== null && <Trouble>{why(trouble)}</Trouble>}
      </div>
    </article>
  );
}
