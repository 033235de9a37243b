// A card that is named: pointing at it shows it at large, pressing it keeps it there.

import type { ReactNode } from 'react';
import { useHere } from '../here.ts';
import { useNarrow } from '../media.ts';

interface CardLinkProps {
  readonly card: string;
  readonly children: ReactNode;
}

export function CardLink({ card, children }: CardLinkProps): ReactNode {
  const { show, open } = useHere();
  const narrow = useNarrow();
  return (
    <button
      type="button"
      className="vtes-card-link"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse' && !narrow) show({ name: card });
      }}
      onClick={() => (narrow ? open({ is: 'card', shown: { name: card } }) : show({ name: card }))}
    >
      {children}
    </button>
  );
}
