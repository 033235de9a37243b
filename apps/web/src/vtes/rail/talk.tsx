// Table talk: what is said to all, and where it is allowed to one.

import { type ReactNode, useState } from 'react';
import { useEnd } from '../../table/end.ts';
import { SayBox } from '../../table/say-box.tsx';
import { useTableTexts } from '../../table/texts.ts';
import type { ChatLine } from '../../table/types.ts';
import { useHere } from '../here.ts';
import { useBoardText } from '../board-text.ts';

function Said({ line }: { readonly line: ChatLine }): ReactNode {
  const { about, me, words } = useHere();
  const say = useTableTexts();
  const isBot = line.seat !== null && about.chairs[line.seat]?.bot !== null;
  return (
    <li>
      <b>{line.from}</b>
      {isBot && <i>({say('seat.bot')}) </i>}
      {line.to !== null && (
        <i>
          {line.to === me
            ? say('talk.private-from')
            : say('talk.private-to', { seat: words.seats[line.to] ?? '' })}{' '}
        </i>
      )}
      {line.text}
    </li>
  );
}

function Lines(): ReactNode {
  const { state } = useHere();
  const say = useBoardText();
  const { chat } = state;
  const { list } = useEnd<HTMLUListElement>(chat.length);
  return (
    <ul ref={list} tabIndex={0} aria-live="polite">
      {chat.length === 0 && <li className="vtes-talk-empty">{say('talk.empty')}</li>}
      {chat.map((line) => (
        <Said key={line.number} line={line} />
      ))}
    </ul>
  );
}

type Whom = { readonly seat: number; readonly name: string } | null;

/** To whom: all, or one of those who sit there in person. */
function ToWhom({ to, onTo }: { readonly to: Whom; readonly onTo: (to: Whom) => void }): ReactNode {
  const { about, me } = useHere();
  const say = useBoardText();
  const table = useTableTexts();
  const others = about.chairs.flatMap(({ name, bot }, seat) =>
    bot === null && seat !== me ? [{ name, seat }] : [],
  );
  if (me === null || others.length === 0 || about.status !== 'playing') return null;
  return (
    <select
      aria-label={say('talk.to')}
      value={to?.seat ?? ''}
      onChange={({ target }) => onTo(others.find(({ seat }) => String(seat) === target.value) ?? null)}
    >
      <option value="">{table('talk.all')}</option>
      {others.map(({ name, seat }) => (
        <option key={seat} value={seat}>
          {table('talk.private-to', { seat: name })}
        </option>
      ))}
    </select>
  );
}

/** Those who watch talk before and after the game. */
export function Talk(): ReactNode {
  const { table, about, me } = useHere();
  const say = useTableTexts();
  const [to, setTo] = useState<Whom>(null);
  const mayTalk = me !== null || about.status !== 'playing';
  return (
    <section className="vtes-talk" aria-label={say('talk.title')}>
      <h3 className="label">{say('talk.title')}</h3>
      <Lines />
      {mayTalk ? (
        <>
          <ToWhom to={to} onTo={setTo} />
          <SayBox table={table} to={to} onAll={() => setTo(null)} />
        </>
      ) : (
        <p>{say('talk.watching')}</p>
      )}
    </section>
  );
}
