// A game that is over, seen again: the table, and below it the way through its turns.

import type { ReasonMessage } from '@nocturne/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Refused, request } from '../net/http.ts';
import { useStore } from '../net/store.ts';
import { Loading } from '../shell/loading.tsx';
import { gameClient } from '../table/game-clients.ts';
import { reasonOf } from '../table/live-table.ts';
import { Nothing } from '../table/nothing.tsx';
import { playSounds } from '../table/sounds.ts';
import type { GameClient } from '../table/types.ts';
import { ReplayBar } from './replay-bar.tsx';
import type { Eyes, ReplayInfo } from './replay-info.ts';
import { openReplay, type Replay } from './replay-table.ts';
import './replay.css';

interface Known {
  readonly info: ReplayInfo;
  readonly client: GameClient;
}

async function find(token: string): Promise<Known> {
  const info = await request<ReplayInfo>('GET', `/api/replays/${token}`);
  if (info.stuck !== undefined) throw new Refused(info.stuck);
  return { info, client: await gameClient(info.game) };
}

interface ShownProps {
  readonly replay: Replay;
  readonly info: ReplayInfo;
  readonly token: string;
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
}

function Shown({ replay, ...more }: ShownProps): ReactNode {
  const { client, view, news } = useStore(replay.table.state);
  useEffect(() => playSounds(news.map(({ sound }) => sound)), [news]);
  if (client === null || view === null) return <Loading />;
  return (
    <div className="replay">
      <client.Board table={replay.table} />
      <ReplayBar replay={replay} {...more} />
    </div>
  );
}

/** With other eyes the game is read anew, up to where it was. */
function Seen({ token, info, client }: Known & { readonly token: string }): ReactNode {
  const [eyes, setEyes] = useState<Eyes>(null);
  const [replay, setReplay] = useState(() => openReplay(token, info, client, null, 0));
  const [refusal, setRefusal] = useState<ReasonMessage | null>(null);
  useEffect(() => {
    replay.read().catch((error: unknown) => setRefusal(reasonOf(error)));
  }, [replay]);
  const onEyes = (next: Eyes): void => {
    setEyes(next);
    setReplay(openReplay(token, info, client, next, replay.progress.get().at));
  };
  if (refusal !== null && replay.table.state.get().view === null) return <Nothing reason={refusal} />;
  return <Shown key={String(eyes)} replay={replay} info={info} token={token} eyes={eyes} onEyes={onEyes} />;
}

export default function ReplayPage({ token }: { readonly token: string }): ReactNode {
  const [known, setKnown] = useState<Known | ReasonMessage | null>(null);
  useEffect(() => {
    find(token).then(setKnown, (error: unknown) => setKnown(reasonOf(error)));
  }, [token]);
  if (known === null) return <Loading />;
  return 'why' in known ? <Nothing reason={known} /> : <Seen token={token} {...known} />;
}
