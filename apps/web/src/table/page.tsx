import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';

export default function Table({ id }: { readonly id: string }): ReactNode {
  return <Page title={id}>{null}</Page>;
}
