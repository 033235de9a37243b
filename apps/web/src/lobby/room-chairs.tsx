// The chairs around the table, and in the middle the one thing to do next.

import type { CSSProperties, ReactNode } from 'react';
import { Mark } from '../marks/mark.tsx';
import type { About, ChairInfo } from '../net/about.ts';
import { type Doing, useDoing } from '../net/doing.ts';
import { request } from '../net/http.ts';
import type { Strength } from './draft.ts';
import { Refusal } from './refusal.tsx';
import { useWords } from './text/words.ts';

interface ChairsProps {
  readonly id: string;
  readonly about: About;
  readonly invite: string | undefined;
}

interface PartProps extends ChairsProps {
  readonly doing: Doing;
}

const seatsUrl = (id: string): string => `/api/tables/${id}/seats`;
const isHost = ({ chairs, host }: About): boolean => host !== null && chairs[host]?.you === true;
const sitDown = ({ id, invite }: ChairsProps, seat?: number): Promise<unknown> =>
  request('POST', seatsUrl(id), {
    ...(seat === undefined ? {} : { seat }),
    ...(invite === undefined ? {} : { invite }),
  });

function setBot(id: string, seat: number, strength: Strength | null): Promise<unknown> {
  const url = `${seatsUrl(id)}/${seat}/bot`;
  return strength === null ? request('DELETE', url) : request('PUT', url, { strength });
}

/** Bots take what is free, and the game begins. */
async function fillAndBegin(id: string, chairs: readonly ChairInfo[]): Promise<void> {
  for (const [seat, { taken }] of chairs.entries()) if (!taken) await setBot(id, seat, 'heuristic');
  await request('POST', `/api/tables/${id}/start`);
}

function Middle(props: PartProps): ReactNode {
  const { id, about, doing } = props;
  const say = useWords();
  const { chairs, host } = about;
  const free = chairs.filter(({ taken }) => !taken).length;
  const seated = chairs.some(({ you }) => you);
  const lit = (words: string, work: () => Promise<unknown>): ReactNode => (
    <button type="button" className="button go" disabled={doing.busy} onClick={() => void doing.run(work)}>
      <Mark id="i-play" />
      {words}
    </button>
  );
  const missing = free === 0 ? say('room.complete') : say('room.missing', { free });
  if (!seated) return free === 0 ? <p>{say('room.full')}</p> : lit(say('sit'), () => sitDown(props));
  if (!isHost(about))
    return (
      <p>
        {missing} {say('room.host-begins', { name: chairs[host ?? 0]?.name ?? '' })}
      </p>
    );
  return (
    <>
      <p>{missing}</p>
      {lit(say(free === 0 ? 'room.begin' : 'room.fill'), () => fillAndBegin(id, chairs))}
    </>
  );
}

interface ChairProps extends PartProps {
  readonly chair: ChairInfo;
  readonly seat: number;
}

/** The host decides which chairs bots have. */
function BotChoice({ id, chair, seat, doing }: ChairProps): ReactNode {
  const say = useWords();
  const choose = (value: string): void =>
    void doing.run(() => setBot(id, seat, value === '' ? null : (value as Strength)));
  return (
    <select
      className="room-bot"
      aria-label={say('room.chair-for', { seat: seat + 1 })}
      value={chair.bot ?? ''}
      disabled={doing.busy}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{say('room.for-people')}</option>
      <option value="heuristic">{say('room.bot.heuristic')}</option>
      <option value="random">{say('room.bot.random')}</option>
    </select>
  );
}

function Sitter({ chair, seat, about }: ChairProps): ReactNode {
  const say = useWords();
  const { name, taken, bot, you, account, kept } = chair;
  const notes = [
    ...(you ? [say('room.you')] : []),
    ...(seat === about.host ? [say('room.host')] : []),
    ...(bot === null ? [] : [say(`room.bot.${bot}`)]),
    ...(account && !you ? [say('room.account')] : []),
    ...(kept && !taken ? [say('room.kept', { name })] : []),
  ];
  return (
    <>
      <span className="room-sign">
        <Mark id={bot === null ? 't-ally' : 'i-bot'} />
      </span>
      <b>{taken ? name : say('room.free')}</b>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </>
  );
}

function Chair(props: ChairProps): ReactNode {
  const { chair, seat, about, doing } = props;
  const say = useWords();
  const seated = about.chairs.some(({ you }) => you);
  const { length } = about.chairs;
  // whoever looks sits at the near side, as at a real table
  const own = Math.max(
    0,
    about.chairs.findIndex(({ you }) => you),
  );
  const place = { '--seat': (seat - own + length) % length, '--seats': length } as CSSProperties;
  const kind = chair.you ? 'is-you' : chair.taken ? 'is-taken' : 'is-free';
  return (
    <li className={`room-chair ${kind}`} style={place}>
      <Sitter {...props} />
      {!chair.taken && !seated && (
        <button
          type="button"
          className="button"
          disabled={doing.busy}
          onClick={() => void doing.run(() => sitDown(props, seat))}
        >
          {say('room.sit-here')}
        </button>
      )}
      {isHost(about) && (!chair.taken || chair.bot !== null) && <BotChoice {...props} />}
    </li>
  );
}

export function Chairs(props: ChairsProps): ReactNode {
  const say = useWords();
  const doing = useDoing();
  return (
    <section className="room-table" aria-label={say('room.chairs')}>
      <div className="room-ring">
        <ol className="room-chairs">
          {props.about.chairs.map((chair, seat) => (
            <Chair key={seat} {...props} doing={doing} chair={chair} seat={seat} />
          ))}
        </ol>
        <div className="room-middle">
          <Middle {...props} doing={doing} />
          <Refusal {...doing} />
        </div>
      </div>
    </section>
  );
}
