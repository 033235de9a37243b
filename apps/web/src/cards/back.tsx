// A card that lies face down, with what lies on it.

import { memo, type ReactNode } from 'react';
import { backCrypt, backLibrary, backNosferatu } from '../art/backs.ts';
import { useReader } from '../text/reader.tsx';

const DRAWN = { library: backLibrary(), crypt: backCrypt(), nosferatu: backNosferatu() };

interface BackProps {
  readonly of: keyof typeof DRAWN;
  /** Blood on an uncontrolled card. */
  readonly count?: number;
}

export const Back = memo(function Back({ of, count }: BackProps): ReactNode {
  const { say } = useReader();
  const points = count === undefined ? [] : [say('card.counters', { amount: count })];
  return (
    <span
      className={`back ${of === 'nosferatu' ? 'nosferatu-game' : of}`}
      role="img"
      aria-label={[say(`back.${of}`), ...points].join(', ')}
    >
      <svg viewBox="0 0 100 140" preserveAspectRatio="none" dangerouslySetInnerHTML={{ __html: DRAWN[of] }} />
      {count !== undefined && <b className={count === 0 ? 'count none' : 'count'}>{count}</b>}
    </span>
  );
});
