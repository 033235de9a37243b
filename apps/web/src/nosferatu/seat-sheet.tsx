// About a seat: your note, a word in private where the game allows it, and of your own seat your role.

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useReasonWords } from '../table/notice.ts';
import { Sheet } from '../shell/sheet.tsx';
import { useTableTexts } from '../table/texts.ts';
import { HideButton } from './mine.tsx';
import { useGameWords, useNos } from './nos.ts';
import { LONGEST_NOTE } from './notes.ts';
import { knownOf } from './seats.ts';
import { useTexts } from './texts.ts';

interface SeatSheetProps {
  readonly seat: number;
  readonly onClose: () => void;
}

function OwnNote({ seat, onClose }: SeatSheetProps): ReactNode {
  const say = useTexts();
  const { notes, note } = useNos();
  return (
    <label>
      <span className="label">{say('note.own')}</span>
      <input
        value={notes.get(seat) ?? ''}
        maxLength={LONGEST_NOTE}
        onChange={({ target }) => note(seat, target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onClose();
        }}
      />
    </label>
  );
}

function Note({ seat, onClose }: SeatSheetProps): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { notes, note, names } = useNos();
  const ready = [say('note.trust'), say('note.doubt'), words('term.vampire'), words('term.hunter')];
  const choose = (text: string): void => {
    note(seat, text);
    onClose();
  };
  return (
    <section className="nosf-note">
      <h3>{say('note.title', { seat: names[seat]! })}</h3>
      <p className="nosf-small">{say('note.private')}</p>
      <div className="nosf-note-ready">
        {ready.map((text) => (
          <button
            key={text}
            type="button"
            className="button"
            aria-pressed={notes.get(seat) === text}
            onClick={() => choose(text)}
          >
            {text}
          </button>
        ))}
        <button type="button" className="button" onClick={() => choose('')}>
          {say('note.none')}
        </button>
      </div>
      <OwnNote seat={seat} onClose={onClose} />
    </section>
  );
}

function About({ seat }: { readonly seat: number }): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { shown, own, eyesOn, names, isHidden } = useNos();
  const { character, secret } = knownOf(shown, eyesOn(seat), seat);
  const isKnown = character !== null && !(secret && isHidden);
  return (
    <>
      <p>
        {isKnown ? say('seat.is', { seat: names[seat]!, character }) : say('seat.hidden')}
        {isKnown && secret && ` · ${say('seat.secret')}`}
      </p>
      {isKnown && (own?.seat === seat || character === 'renfield') && (
        <p className="nosf-small">{words(`role.${character}`)}</p>
      )}
    </>
  );
}

/** Why this seat cannot be chosen, if it is seats that are chosen from. */
function WhyNot({ seat }: { readonly seat: number }): ReactNode {
  const say = useTexts();
  const { table, state, deciding, names } = useNos();
  const reasonWords = useReasonWords(table);
  const [why, setWhy] = useState('');
  const { asked, lit } = deciding;
  const other = asked?.options.findIndex((option) => 'seat' in option) ?? -1;
  // a move in its notation, of somebody else
  const notation = other < 0 || lit.has(`seat ${seat}`) ? undefined : state.question?.notation?.[other];
  const move = notation?.replace(names[(asked!.options[other] as { seat: number }).seat]!, names[seat]!);
  const words = useEffectEvent(reasonWords);
  useEffect(() => {
    if (move === undefined) return;
    table
      .say({ type: 'why-not', move })
      .then((answer) => setWhy(answer.type === 'why-not' ? words(answer.reason) : ''))
      .catch(() => undefined);
  }, [table, move]);
  return why !== '' && <p className="nosf-why-not">{say('seat.why-not', { reason: why })}</p>;
}

export function SeatSheet({ seat, onClose }: SeatSheetProps): ReactNode {
  const say = useTexts();
  const table = useTableTexts();
  const { names, own, shown, speakAlone } = useNos();
  const isMine = own?.seat === seat;
  const mayBeAlone = own !== null && !isMine && shown.options.private_chat === 'on';
  return (
    <Sheet title={isMine ? table('seat.you') : names[seat]!} onClose={onClose} className="small">
      <About seat={seat} />
      <WhyNot seat={seat} />
      {isMine && <HideButton />}
      {mayBeAlone && (
        <button
          type="button"
          className="button"
          onClick={() => {
            speakAlone(seat);
            onClose();
          }}
        >
          {say('seat.alone', { seat: names[seat]! })}
        </button>
      )}
      {!isMine && <Note seat={seat} onClose={onClose} />}
    </Sheet>
  );
}
