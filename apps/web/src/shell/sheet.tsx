// A sheet over the page. The browser keeps the focus in it, and gives it back; Escape and a click beside it close it.

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Mark } from '../marks/mark.tsx';
import { useReader } from '../text/reader.tsx';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Sheet({ title, onClose, className = '', children }: SheetProps): ReactNode {
  const { say } = useReader();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // closed before it is taken away: only then the focus goes back to where it was
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown?.open === false) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className="sheet-paper">
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" className="sheet-close" aria-label={say('sheet.close')} onClick={onClose}>
            <Mark id="i-cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
