// A panel over the table: the browser keeps the focus in it, Escape closes it, and so does a press beside it.

import { type ReactNode, useLayoutEffect, useId, useRef } from 'react';
import { Mark } from '../marks/mark.tsx';
import { useTableTexts } from './texts.ts';
import './table.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Sheet({ title, onClose, className = '', children }: SheetProps): ReactNode {
  const say = useTableTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-labelledby={heading}
      onCancel={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      <div className="sheet-in">
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" className="sheet-close" aria-label={say('menu.close')} onClick={onClose}>
            <Mark id="i-cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
