// Who sits there, and what they have.

import type { Clan, Table } from '@nocturne/vtes';
import { memo, type ReactNode } from 'react';
import { Mark } from '../marks/mark.tsx';
import { clanMark, clanWord, type Sign } from '../marks/marks.ts';
import { TimeLeft } from '../table/time-left.tsx';
import { useTableTexts } from '../table/texts.ts';
import { useChoosing } from './choosing.ts';
import { useNarrow } from './media.ts';
import type { Sitting } from './seating.ts';
import { useChosen } from './spot.tsx';
import { useBoardText } from './board-text.ts';
import type { BoardKey } from './text/messages.ts';

/** What is known of whoever sits there, besides the game. */
export interface SittingThere {
  readonly name: string;
  readonly bot: boolean;
  readonly standIn: boolean;
  readonly away: boolean;
  readonly decides: boolean;
  readonly due: number | null;
  readonly hasTurn: boolean;
  readonly hasEdge: boolean;
  /** The Methuselah whose prey this is. */
  readonly predator: string | null;
  /** Who ousted them. */
  readonly ouster: string | null;
}

export interface PlateProps extends SittingThere {
  readonly sitting: Sitting;
  readonly has: Table['methuselahs'][number];
  readonly clan: string | null;
  readonly onAsh: () => void;
  readonly onShow: () => void;
}

function Avatar({ clan, name }: Pick<PlateProps, 'clan' | 'name'>): ReactNode {
  if (clan === null)
    return (
      <span className="vtes-plate-avatar neutral" aria-hidden="true">
        <b>{String.fromCodePoint(name.codePointAt(0) ?? 0x20)}</b>
      </span>
    );
  return (
    <span className={`vtes-plate-avatar ${clanWord(clan as Clan)}`} aria-hidden="true">
      <Mark id={clanMark(clan as Clan)} className="" />
    </span>
  );
}

/** The pool, and what it would be. */
function Pool({ sitting, has }: Pick<PlateProps, 'sitting' | 'has'>): ReactNode {
  const say = useBoardText();
  const { pool } = has;
  const then = useChoosing().pools.get(sitting.seat) ?? pool;
  return (
    <span className={then === pool ? 'vtes-plate-pool' : 'vtes-plate-pool foretold'}>
      <Mark id="i-drop" />
      <b aria-hidden="true" key={pool}>
        {pool}
      </b>
      {then !== pool && <i aria-hidden="true">→ {then}</i>}
      <span className="unseen">
        {say('seat.pool', { pool })}
        {then !== pool && ` ${say('seat.pool-then', { pool: then })}`}
      </span>
    </span>
  );
}

function Stat({ sign, count, words }: { sign: Sign; count: number; words: string }): ReactNode {
  return (
    <span className={`vtes-plate-stat of-${sign}${count > 9 ? ' long' : ''}`} title={words}>
      <Mark id={`i-${sign}`} />
      <b aria-hidden="true">{count}</b>
      <span className="unseen">{words}</span>
    </span>
  );
}

function Edge(): ReactNode {
  const say = useBoardText();
  return (
    <span className="vtes-plate-edge" title={say('seat.holds-edge')}>
      <Mark id="i-edge" />
      <span aria-hidden="true">{say('seat.edge')}</span>
      <span className="unseen">{say('seat.holds-edge')}</span>
    </span>
  );
}

/** What the sheet of a seat tells where there is little room. */
function Piles({ has, onAsh }: Pick<PlateProps, 'has' | 'onAsh'>): ReactNode {
  const say = useBoardText();
  const ash = say('seat.ash', { count: has.ash.length });
  return (
    <>
      <Stat sign="library" count={has.library} words={say('seat.library', { count: has.library })} />
      <Stat sign="crypt" count={has.crypt} words={say('seat.crypt', { count: has.crypt })} />
      <button type="button" className="vtes-plate-stat of-ash" title={ash} aria-label={ash} onClick={onAsh}>
        <Mark id="i-ash" />
        <b aria-hidden="true">{has.ash.length}</b>
      </button>
    </>
  );
}

function Stats({ has, hasEdge, onAsh }: Pick<PlateProps, 'has' | 'hasEdge' | 'onAsh'>): ReactNode {
  const say = useBoardText();
  const narrow = useNarrow();
  return (
    <span className="vtes-plate-stats">
      <Stat sign="hand" count={has.hand} words={say('seat.hand', { count: has.hand })} />
      {!narrow && <Piles has={has} onAsh={onAsh} />}
      {has.points > 0 && (
        <Stat sign="vp" count={has.points} words={say('seat.points', { points: has.points })} />
      )}
      {hasEdge && <Edge />}
    </span>
  );
}

const PILLS = { prey: 'prey', predator: 'fangs', both: 'prey' } as const;

function RelationOf({ sitting, predator, ouster, hasTurn, has }: PlateProps): ReactNode {
  const say = useBoardText();
  const { relation } = sitting;
  if (has.out)
    return (
      <span className="vtes-plate-relation">
        {ouster === null ? say('seat.out') : say('seat.ousted', { name: ouster })}
      </span>
    );
  if (relation === 'you')
    return <span className="vtes-plate-relation">{say(hasTurn ? 'seat.turn' : 'seat.you')}</span>;
  if (relation === 'other')
    return (
      <span className="vtes-plate-relation">
        {predator !== null && say('seat.prey-of', { name: predator })}
      </span>
    );
  const short: BoardKey = relation === 'predator' ? 'seat.short-predator' : 'seat.short-prey';
  return (
    <span className={`vtes-plate-pill ${relation}`}>
      <Mark id={`i-${PILLS[relation]}`} />
      <span className="vtes-plate-long">{say(`seat.${relation}`)}</span>
      <span className="vtes-plate-short" aria-hidden="true">
        {say(short)}
      </span>
    </span>
  );
}

function Name({ name, bot, standIn, hasTurn }: PlateProps): ReactNode {
  const say = useTableTexts();
  return (
    <h2 className="vtes-plate-name">
      {hasTurn && <Mark id="i-play" className="mark vtes-plate-turn" />}
      <span>{name}</span>
      {(bot || standIn) && (
        <span className="vtes-plate-bot" title={say(bot ? 'seat.bot' : 'seat.stand-in')}>
          <Mark id="i-bot" />
          <span className="unseen">{say(bot ? 'seat.bot' : 'seat.stand-in')}</span>
        </span>
      )}
    </h2>
  );
}

/** What is known of the moment: who decides, who is gone. */
function Moment({ decides, due, away }: PlateProps): ReactNode {
  const say = useBoardText();
  const sayAway = useTableTexts();
  if (decides)
    return (
      <span className="vtes-plate-moment decides">
        {say('seat.decides')}
        {due !== null && <TimeLeft due={due} />}
      </span>
    );
  return away ? <span className="vtes-plate-moment away">{sayAway('seat.away')}</span> : null;
}

/** Chooses this Methuselah, if that is asked; where there is little room, shows their side. */
function Cover({ sitting, name, onShow }: Pick<PlateProps, 'sitting' | 'name' | 'onShow'>): ReactNode {
  const say = useBoardText();
  const thing = `seat ${sitting.seat}` as const;
  const { lit, armed, keyNumber } = useChosen(thing);
  if (lit)
    return (
      <button
        type="button"
        className={armed ? 'vtes-plate-cover lit armed' : 'vtes-plate-cover lit'}
        data-thing={thing}
        aria-label={say('seat.choose', { name })}
      >
        {keyNumber !== undefined && <span className="vtes-plate-key">{keyNumber}</span>}
      </button>
    );
  return (
    <button
      type="button"
      className="vtes-plate-cover"
      aria-label={say('seat.show', { name })}
      onClick={onShow}
    />
  );
}

export const Plate = memo(function Plate(props: PlateProps): ReactNode {
  const { sitting, has, clan, name, hasEdge, onAsh, onShow } = props;
  return (
    <header className="vtes-plate">
      <Avatar clan={clan} name={name} />
      <div className="vtes-plate-who">
        <Name {...props} />
        <RelationOf {...props} />
      </div>
      {!has.out && <Pool sitting={sitting} has={has} />}
      <Stats has={has} hasEdge={hasEdge} onAsh={onAsh} />
      <Moment {...props} />
      <Cover sitting={sitting} name={name} onShow={onShow} />
    </header>
  );
});
