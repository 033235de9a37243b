import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';

export default function Lobby(): ReactNode {
  return <Page title="">{null}</Page>;
}
