// A table before its game: who sits where, what is agreed, and the way to begin.

import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { About } from '../net/about.ts';
import { useDoing } from '../net/doing.ts';
import { request } from '../net/http.ts';
import { me } from '../net/person.ts';
import { useStore } from '../net/store.ts';
import { GuestName } from '../settings/guest-name.tsx';
import { Page } from '../shell/page.tsx';
import { gameClient } from '../table/game-clients.ts';
import type { LiveTable } from '../table/types.ts';
import { Refusal } from './refusal.tsx';
import { Agreed } from './room-agreed.tsx';
import { Chairs } from './room-chairs.tsx';
import { OwnDeck } from './room-deck.tsx';
import { Invitation } from './room-invitation.tsx';
import { Promised } from './room-promised.tsx';
import { Talk } from './room-talk.tsx';
import type { GameName } from './tables.ts';
import { useWords } from './text/words.ts';
import { useTableWords } from './words.ts';
import './room.css';

interface RoomProps {
  readonly table: LiveTable;
  readonly about: About;
}

function Leave({ id }: { readonly id: string }): ReactNode {
  const say = useWords();
  const [, go] = useLocation();
  const doing = useDoing();
  const leave = (): void =>
    void doing.run(
      () => request('DELETE', `/api/tables/${id}/seats/mine`),
      () => go('/lobby'),
    );
  return (
    <>
      <button type="button" className="button" disabled={doing.busy} onClick={leave}>
        {say('room.leave')}
      </button>
      <Refusal {...doing} />
    </>
  );
}

/** Who comes without an account is called something like “Guest” until they say who they are. */
function OwnName(): ReactNode {
  const person = useStore(me);
  if (person?.account !== null) return null;
  return (
    <section className="room-part">
      <GuestName name={person.name} />
    </section>
  );
}

export function Room({ table, about }: RoomProps): ReactNode {
  const say = useWords();
  const { gameName } = useTableWords();
  const [search] = useSearchParams();
  const invite = about.invite ?? search.get('invite') ?? undefined;
  const game = about.game as GameName;
  const mine = about.chairs.find(({ you }) => you);
  // the game will be needed soon
  useEffect(() => void gameClient(game).catch(() => undefined), [game]);
  return (
    <Page title={gameName(game)} className="room">
      <header className="room-head">
        <h1>{gameName(game)}</h1>
        {mine !== undefined && <Leave id={table.id} />}
      </header>
      <Chairs id={table.id} about={about} invite={invite} />
      <div className="room-side">
        <OwnName />
        {about.invite !== undefined && <Invitation id={table.id} invite={about.invite} />}
        {mine !== undefined && game === 'vtes' && <OwnDeck id={table.id} deck={mine.deck} />}
        <Agreed about={about} />
        <Promised id={table.id} about={about} />
      </div>
      <Talk table={table} title={say('talk')} />
    </Page>
  );
}
