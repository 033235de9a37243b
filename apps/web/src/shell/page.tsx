// The frame of every page but the table: the way to the others, and the page itself.

import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import './page.css';

interface PageProps {
  /** Of the window. */
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Page({ title, className = '', children }: PageProps): ReactNode {
  useEffect(() => {
    document.title = title === '' ? 'Nocturne' : `${title} · Nocturne`;
  }, [title]);
  return (
    <div className={`page ${className}`}>
      <header className="top">
        <Link href="/" className="wordmark">
          Nocturne
        </Link>
      </header>
      <main>{children}</main>
    </div>
  );
}
