// Quick words: a press says them, in the speaker's language; everyone reads them in their own.

import { KINDS } from '@nocturne/nosferatu';
import { type ReactNode, useState } from 'react';
import { useNotice } from '../table/notice.ts';
import { useReader } from '../text/reader.tsx';
import { useGameWords, useNos } from './nos.ts';
import { ABOUT, type Phrase, phraseBegun, phraseText } from './phrases/phrases.ts';
import type { PhraseKey } from './phrases/text/messages.ts';
import { useTexts } from './texts.ts';

const OF_PLAYERS: readonly PhraseKey[] = ['hunter', 'gave', 'suspect', 'trust'];
type Speak = (phrase: Phrase) => void;
const OF_RENFIELD: readonly PhraseKey[] = ['sorry', 'it-was', 'trust-me'];

/** What a phrase that was begun can end with. */
function Endings({ begun, speak }: { readonly begun: PhraseKey; readonly speak: Speak }): ReactNode {
  const words = useGameWords();
  const { own, shown, names } = useNos();
  if (ABOUT[begun] === 'card')
    return KINDS.map((card) => (
      <button key={card} type="button" onClick={() => speak({ key: begun, card })}>
        {words(`term.${card}`)}
      </button>
    ));
  const others = names.filter((_, seat) => seat !== own?.seat && seat !== shown.renfield);
  return others.map((seat) => (
    <button key={seat} type="button" onClick={() => speak({ key: begun, seat })}>
      {seat}
    </button>
  ));
}

export function Quick(): ReactNode {
  const say = useTexts();
  const { language, format } = useReader();
  const { table, own, alone } = useNos();
  const { notice, trying } = useNotice(table);
  const [begun, setBegun] = useState<PhraseKey | null>(null);
  const speak: Speak = (phrase) => {
    setBegun(null);
    const text = phraseText(phrase, language, format);
    void trying(table.say({ type: 'chat', text, ...(alone === null ? {} : { to: alone }) }));
  };
  return (
    <div className="nosf-quick" role="group" aria-label={say('quick.title')}>
      {begun === null ? (
        (own?.keeper ? OF_RENFIELD : OF_PLAYERS).map((key) => (
          <button
            key={key}
            type="button"
            onClick={() => (ABOUT[key] === null ? speak({ key }) : setBegun(key))}
          >
            {phraseBegun(key, language, format)}
          </button>
        ))
      ) : (
        <>
          <button type="button" className="nosf-quick-back" onClick={() => setBegun(null)}>
            {say('quick.back')}
          </button>
          <Endings begun={begun} speak={speak} />
        </>
      )}
      {notice !== '' && <p role="status">{notice}</p>}
    </div>
  );
}
