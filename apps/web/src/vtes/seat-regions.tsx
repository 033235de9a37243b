// What lies before a Methuselah. Minions stand close when they are many; what does not fit is behind a number.

import type { Table } from '@nocturne/vtes';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useChoosing } from './choosing.ts';
import { fitting } from './fitting.ts';
import type { Laid, Regions } from './regions.ts';
import { Minion, partOf, Standing } from './spot.tsx';
import { useBoardText } from './board-text.ts';

export interface RegionsProps {
  readonly regions: Regions;
  readonly action: Table['action'];
  /** The names of the own uncontrolled cards, by their numbers. */
  readonly known: Readonly<Record<string, string>> | null;
  /** Cards that are no minions: as many as there is room for. */
  readonly strips: number;
  /** There is room for all minions, in several rows. */
  readonly whole?: boolean;
  readonly onMore: () => void;
  /** Above it all. */
  readonly children?: ReactNode;
}

/** A card that lies takes as much room as this many that stand. */
const LYING = 1.3;
const widthOf = ({ card }: Laid): number => (card.locked ? LYING : 1);

/** The room that these take beside each other, in cards that stand. */
export const rowOf = (cards: readonly Laid[]): number =>
  Math.round(cards.reduce((sum, laid) => sum + widthOf(laid), 0) * 10) / 10;

type Room = CSSProperties & Record<'--count' | '--room', number>;
const roomFor = (cards: readonly Laid[]): Room => ({ '--count': cards.length, '--room': rowOf(cards) });

function More({
  cards,
  onMore,
}: {
  readonly cards: readonly Laid[];
  readonly onMore: () => void;
}): ReactNode {
  const say = useBoardText();
  const { lit } = useChoosing();
  const isLit = cards.some(({ card }) => lit.has(`card ${card.id}`));
  const count = cards.length;
  return (
    <button
      type="button"
      className={isLit ? 'vtes-more lit' : 'vtes-more'}
      aria-label={say('region.more', { count })}
      onClick={onMore}
    >
      +{count}
    </button>
  );
}

/** The width of a row, in widths of a standing card at its smallest. */
function useRoom(row: RefObject<HTMLDivElement | null>): number {
  const [room, setRoom] = useState(Infinity);
  useLayoutEffect(() => {
    const measured = row.current!;
    const measure = (): void => {
      // out of sight: it is as wide as before when it comes back
      if (measured.clientWidth === 0) return;
      const { fontSize } = getComputedStyle(document.documentElement);
      const smallest = Number(getComputedStyle(measured).getPropertyValue('--smallest-rem'));
      if (smallest > 0)
        setRoom(Math.round((measured.clientWidth / parseFloat(fontSize) / smallest) * 20) / 20);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [row]);
  return room;
}

function Ready({ regions, action, whole = false, onMore }: RegionsProps): ReactNode {
  const say = useBoardText();
  const row = useRef<HTMLDivElement>(null);
  const { ready } = regions;
  const room = useRoom(row);
  const fits = fitting(ready.map(widthOf), whole ? Infinity : room);
  const shown = ready.slice(0, fits.shown);
  const some = shown.length < ready.length;
  const classes = ['vtes-region-row', ...(fits.close ? ['close'] : []), ...(some ? ['some'] : [])];
  return (
    <div
      className="vtes-region of-ready"
      role="group"
      aria-label={say('region.ready')}
      style={{ '--all': rowOf(ready) } as CSSProperties}
    >
      <span className="vtes-region-label" aria-hidden="true">
        {say('region.ready')}
      </span>
      <div ref={row} className={classes.join(' ')} style={roomFor(shown)}>
        {shown.map(({ card, on }) => (
          <Minion key={card.id} card={card} on={on} size="board" part={partOf(card.id, action)} />
        ))}
        {some && <More cards={ready.slice(fits.shown)} onMore={onMore} />}
      </div>
    </div>
  );
}

interface TokensProps extends Pick<RegionsProps, 'action' | 'known'> {
  readonly of: 'torpor' | 'uncontrolled';
  readonly cards: readonly Laid[];
}

function Tokens({ of, cards, action, known }: TokensProps): ReactNode {
  const say = useBoardText();
  if (cards.length === 0) return null;
  return (
    <div
      className={`vtes-region of-${of}`}
      role="group"
      aria-label={say(`region.${of}`)}
      style={roomFor(cards)}
    >
      <span className="vtes-region-label" aria-hidden="true">
        {say(`region.${of}`)}
      </span>
      <div className="vtes-region-row">
        {cards.map(({ card, on }) => {
          const name = known?.[String(card.id)];
          return (
            <Minion
              key={card.id}
              card={card}
              on={on}
              size="token"
              part={partOf(card.id, action)}
              {...(name === undefined ? {} : { name })}
            />
          );
        })}
      </div>
    </div>
  );
}

function InPlay({ regions, strips, onMore }: RegionsProps): ReactNode {
  const say = useBoardText();
  const { lit } = useChoosing();
  const { table } = regions;
  if (table.length === 0) return null;
  const withLit = table.some(({ card }) => lit.has(`card ${card.id}`));
  const shown = table.length > strips ? strips - 1 : table.length;
  return (
    <div
      className={withLit ? 'vtes-region of-table with-lit' : 'vtes-region of-table'}
      role="group"
      aria-label={say('region.table')}
    >
      <div className="vtes-region-row">
        {table.slice(0, shown).map(({ card, on }) => (
          <Standing key={card.id} card={card} on={on} />
        ))}
        {shown < table.length && <More cards={table.slice(shown)} onMore={onMore} />}
      </div>
    </div>
  );
}

/** Some minion has a part in the action: it is told by a flag above it. */
const isFlagged = ({ ready }: Regions, action: Table['action']): boolean =>
  ready.some(({ card }) => Object.values(partOf(card.id, action)).some(Boolean));

/** So many minions leave little room for the rest, so few leave much. */
const MANY = 4;
const FEW = 1;

export const RegionsOf = memo(function RegionsOf(props: RegionsProps): ReactNode {
  const { regions, action, known, children } = props;
  // said in classes: a style that looks into the regions (`:has`) is worked out anew whenever anything in them changes
  const classes = [
    'vtes-regions',
    ...(regions.ready.length > MANY ? ['crowded'] : []),
    ...(regions.ready.length <= FEW ? ['few'] : []),
    ...(regions.table.length > 0 ? ['with-table'] : []),
    ...(regions.table.length > 1 ? ['with-tables'] : []),
    ...(isFlagged(regions, action) ? ['flagged'] : []),
    ...(children === undefined || children === false ? [] : ['headed']),
  ];
  return (
    <div className={classes.join(' ')}>
      {children}
      <Ready {...props} />
      <div className="vtes-regions-side">
        <Tokens of="torpor" cards={regions.torpor} action={action} known={null} />
        <Tokens of="uncontrolled" cards={regions.uncontrolled} action={action} known={known} />
        <InPlay {...props} />
      </div>
    </div>
  );
});
