// What lies before a Methuselah. Minions stand close when they are many; what does not fit is behind a number.

import type { Table } from '@nocturne/vtes';
import type { CSSProperties, ReactNode } from 'react';
import { useChoosing } from './choosing.ts';
import type { Laid, Regions } from './regions.ts';
import { Minion, Standing } from './spot.tsx';
import { useBoardText } from './text/messages.ts';

export interface RegionsProps {
  readonly regions: Regions;
  readonly action: Table['action'];
  /** The names of the own uncontrolled cards, by their numbers. */
  readonly known: Readonly<Record<string, string>> | null;
  /** As many minions as there is room for. */
  readonly most: number;
  readonly onMore: () => void;
}

/** A card that lies takes as much room as this many that stand. */
const LYING = 1.3;
const widthOf = ({ card }: Laid): number => (card.locked ? LYING : 1);

type Room = CSSProperties & Record<'--count' | '--room', number>;
const roomFor = (cards: readonly Laid[]): Room => ({
  '--count': cards.length,
  '--room': Math.round(cards.reduce((sum, laid) => sum + widthOf(laid), 0) * 10) / 10,
});

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

function Ready({ regions, action, most, onMore }: RegionsProps): ReactNode {
  const say = useBoardText();
  const { ready } = regions;
  const shown = ready.length > most ? ready.slice(0, most - 1) : ready;
  return (
    <div className="vtes-region of-ready" role="group" aria-label={say('region.ready')}>
      <span className="vtes-region-label" aria-hidden="true">
        {say('region.ready')}
      </span>
      <div className="vtes-region-row" style={roomFor(shown)}>
        {shown.map(({ card, on }) => (
          <Minion key={card.id} card={card} on={on} size="board" action={action} />
        ))}
        {shown.length < ready.length && <More cards={ready.slice(most - 1)} onMore={onMore} />}
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
    <div className={`vtes-region of-${of}`} role="group" aria-label={say(`region.${of}`)}>
      <span className="vtes-region-label" aria-hidden="true">
        {say(`region.${of}`)}
      </span>
      <div className="vtes-region-row" style={roomFor(cards)}>
        {cards.map(({ card, on }) => {
          const name = known?.[String(card.id)];
          return (
            <Minion
              key={card.id}
              card={card}
              on={on}
              size="token"
              action={action}
              {...(name === undefined ? {} : { name })}
            />
          );
        })}
      </div>
    </div>
  );
}

function InPlay({ cards }: { readonly cards: readonly Laid[] }): ReactNode {
  const say = useBoardText();
  if (cards.length === 0) return null;
  return (
    <div className="vtes-region of-table" role="group" aria-label={say('region.table')}>
      <div className="vtes-region-row">
        {cards.map(({ card, on }) => (
          <Standing key={card.id} card={card} on={on} />
        ))}
      </div>
    </div>
  );
}

export function RegionsOf(props: RegionsProps): ReactNode {
  const { regions, action, known } = props;
  return (
    <div className="vtes-regions">
      <Ready {...props} />
      <div className="vtes-regions-side">
        <Tokens of="torpor" cards={regions.torpor} action={action} known={null} />
        <Tokens of="uncontrolled" cards={regions.uncontrolled} action={action} known={known} />
        <InPlay cards={regions.table} />
      </div>
    </div>
  );
}
