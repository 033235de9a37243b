import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';

export default function Replay({ token }: { readonly token: string }): ReactNode {
  return <Page title={token}>{null}</Page>;
}
