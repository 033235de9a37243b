// An address that is none.

import type { ReactNode } from 'react';
import { Nothing } from './nothing.tsx';

export default function NotFound(): ReactNode {
  return <Nothing reason={{ why: 'not-found' }} />;
}
