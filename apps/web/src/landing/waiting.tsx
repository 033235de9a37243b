// Games that wait for whoever comes back.

import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../net/about.ts';
import { request } from '../net/http.ts';
import { me } from '../net/person.ts';
import { useStore } from '../net/store.ts';
import { useWords } from './text/words.ts';

type MyTable = TableInfo & { readonly asked: boolean };
const SHOWN = 3;

/** The games under way of whoever this is, those that wait for an answer first. */
function useGames(): readonly MyTable[] {
  const person = useStore(me)?.id;
  const [games, setGames] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let left = false;
    if (person !== undefined)
      request<{ tables: MyTable[] }>('GET', '/api/me/tables?status=playing').then(
        ({ tables }) => {
          if (!left) setGames(tables.toSorted((a, b) => Number(b.asked) - Number(a.asked)).slice(0, SHOWN));
        },
        // then there is nothing to go on with, and the page is as it is for all
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [person]);
  return person === undefined ? [] : games;
}

export function Waiting(): ReactNode {
  const say = useWords();
  const games = useGames();
  if (games.length === 0) return null;
  return (
    <section className="waiting" aria-label={say('waiting.title')}>
      {games.map(({ id, asked, about }) => {
        const others = about.chairs.filter(({ you }) => !you).map(({ name }) => name);
        const game = say(about.game === 'vtes' ? 'vtes.name' : 'nosferatu.name');
        return (
          <p key={id}>
            <span>
              <b>{say(asked ? 'waiting.asked' : 'waiting.other', { game })}</b> {others.join(', ')}
            </span>
            <Link href={`/tables/${id}`} className={asked ? 'button go' : 'button'}>
              {say('waiting.go')}
            </Link>
          </p>
        );
      })}
    </section>
  );
}
