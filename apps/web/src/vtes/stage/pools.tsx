// The pools of all, along the foot of a panel that hides the seats.

import type { ReactNode } from 'react';
import type { Words } from '../prompt/use-words.ts';
import { useStageText } from './text/use-stage-text.ts';

export function Pools({ words }: { readonly words: Words }): ReactNode {
  const say = useStageText();
  const { order, methuselahs } = words.view.table;
  return (
    <ol className="panel-pools" aria-label={say('pools')}>
      {order
        .filter((seat) => !methuselahs[seat]!.out)
        .map((seat) => (
          <li key={seat}>
            <span>{words.who(seat)}</span>
            <b>{methuselahs[seat]!.pool}</b>
          </li>
        ))}
    </ol>
  );
}
