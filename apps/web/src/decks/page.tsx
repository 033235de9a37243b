import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';

export default function Decks(): ReactNode {
  return <Page title="">{null}</Page>;
}
