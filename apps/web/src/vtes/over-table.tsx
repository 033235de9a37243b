// A sheet from below, or beside the rail. What is asked stays in sight: it is no dialog that shuts out the table.

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Mark } from '../marks/mark.tsx';
import { useTableTexts } from '../table/texts.ts';

interface OverTableProps {
  readonly title: string;
  /** What is in it says by itself what it is. */
  readonly quiet?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function OverTable({ title, quiet = false, onClose, children }: OverTableProps): ReactNode {
  const say = useTableTexts();
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('keydown', key);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div className="vtes-over">
      <button type="button" className="vtes-over-around" tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div ref={panel} className="vtes-over-panel" role="dialog" aria-label={title} tabIndex={-1}>
        <header>
          <h2 className={quiet ? 'unseen' : undefined}>{title}</h2>
          <button type="button" className="vtes-over-close" aria-label={say('menu.close')} onClick={onClose}>
            <Mark id="i-cross" />
          </button>
        </header>
        <div className="vtes-over-body">{children}</div>
      </div>
    </div>
  );
}
