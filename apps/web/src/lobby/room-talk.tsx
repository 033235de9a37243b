// What is said before the game.

import type { ReactNode } from 'react';
import { useStore } from '../net/store.ts';
import { useEnd } from '../table/end.ts';
import { SayBox } from '../table/say-box.tsx';
import type { LiveTable } from '../table/types.ts';
import { useWords } from './text/words.ts';

export function Talk({ table, title }: { readonly table: LiveTable; readonly title: string }): ReactNode {
  const say = useWords();
  const { chat } = useStore(table.state);
  const { list } = useEnd<HTMLOListElement>(chat.length);
  return (
    <section className="room-part room-talk">
      <h2>{title}</h2>
      {chat.length === 0 && <p className="hint">{say('talk.none')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <ol ref={list} role="log" tabIndex={0} aria-label={title}>
        {chat.map(({ number, from, text }) => (
          <li key={number}>
            <b>{from}</b> {text}
          </li>
        ))}
      </ol>
      <SayBox table={table} />
    </section>
  );
}
