// A card that is named: pointing at it shows it at large, pressing it keeps it there.

import type { ReactNode } from 'react';
import { useHere } from '../here.ts';
import { useNarrow } from '../media.ts';

interface CardLinkProps {
  readonly card: string;
  readonly children: ReactNode;
}

/** No button: it breaks like the words around it. */
export function CardLink({ card, children }: CardLinkProps): ReactNode {
  const { show, open } = useHere();
  const narrow = useNarrow();
  const keep = (): void => (narrow ? open({ is: 'card', shown: { name: card } }) : show({ name: card }));
  return (
    <span
      role="button"
      tabIndex={0}
      className="vtes-card-link"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse' && !narrow) show({ name: card });
      }}
      onClick={keep}
      onKeyDown={({ key }) => {
        if (key === 'Enter') keep();
      }}
    >
      {children}
    </span>
  );
}
