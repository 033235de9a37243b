// The frame of every page but the table: the way to the others, and the page itself.

import { type ReactNode, useEffect } from 'react';
import { useReader } from '../text/reader.tsx';
import { Top } from './top.tsx';
import './page.css';

interface PageProps {
  /** Of the window. */
  readonly title: string;
  readonly className?: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, className = '', footer, children }: PageProps): ReactNode {
  const { say } = useReader();
  useEffect(() => {
    document.title = title === '' ? 'Nocturne' : `${title} · Nocturne`;
  }, [title]);
  return (
    <div className={`page ${className}`}>
      <a className="page-skip" href="#page">
        {say('nav.skip')}
      </a>
      <Top />
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      {footer !== undefined && <footer className="page-footer">{footer}</footer>}
    </div>
  );
}
