// The end: who won and why, who was what, and what comes next.

import { KINDS, type Tally } from '@nocturne/nosferatu';
import type { ReactNode } from 'react';
import { AfterGame } from '../table/after-game.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useTableTexts } from '../table/texts.ts';
import { CharacterCard } from './faces.tsx';
import { useGameWords, useListed, useNos } from './nos.ts';
import { BiteMarks } from './seat.tsx';
import { useTexts } from './texts.ts';

function Reserve({ cards }: { readonly cards: Tally }): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const listed = useListed();
  const kept = KINDS.filter((kind) => cards[kind] > 0).map((kind) =>
    words(`term.${kind}.many`, { count: cards[kind] }),
  );
  return kept.length === 0 ? null : <small>{say('result.kept', { cards: listed(kept) })}</small>;
}

function Unmasked({ seat }: { readonly seat: number }): ReactNode {
  const words = useGameWords();
  const { shown, names } = useNos();
  const { character, bites } = shown.seats[seat]!;
  if (character === null) return null;
  return (
    <li className={character}>
      <CharacterCard character={character} name={words(`term.${character}`)} initial="" />
      <div>
        <b>{names[seat]}</b>
        <span>{words(`term.${character}`)}</span>
        {character !== 'renfield' && <BiteMarks count={bites} />}
        <Reserve cards={shown.over!.reserves[seat]!} />
      </div>
    </li>
  );
}

export function Result({ onClose }: { readonly onClose: () => void }): ReactNode {
  const say = useTexts();
  const table = useTableTexts();
  const words = useGameWords();
  const { table: live, shown, own, names } = useNos();
  const { winner, cause } = shown.over!;
  const vampire = shown.seats.findIndex(({ character }) => character === 'vampire');
  const side = own?.character === 'hunter' ? 'hunters' : 'evil';
  return (
    <Sheet title={say(`result.${winner}`)} onClose={onClose} className={`nosf-result ${winner}`}>
      <p>{words(`result.${cause}`, { vampire })}</p>
      {own !== null && (
        <p>
          <b>{say(side === winner ? 'result.won' : 'result.lost')}</b>
        </p>
      )}
      <ul className="nosf-unmasked">
        {names.map((_, seat) => (
          <Unmasked key={seat} seat={seat} />
        ))}
      </ul>
      <AfterGame table={live}>
        <button type="button" className="button" onClick={onClose}>
          {table('over.look')}
        </button>
      </AfterGame>
    </Sheet>
  );
}
