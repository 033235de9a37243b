// Decks: the shelf, one's own decks, those that are ready-made, and those that come in a link.

import { type ReactNode, useSyncExternalStore } from 'react';
import { Route, Switch } from 'wouter';
import { Page } from '../shell/page.tsx';
import { Builder } from './builder.tsx';
import { sharedDraft } from './sharing.ts';
import { Shelf } from './shelf.tsx';
import { useDeckTexts } from './text/use.ts';
import './decks.css';
import './builder.css';

const onHash = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export default function Decks(): ReactNode {
  const say = useDeckTexts();
  const href = useSyncExternalStore(onHash, () => location.href);
  return (
    <Page title={say('shelf.title')} className="decks">
      <Switch>
        <Route path="/decks/:id">{({ id }) => <Builder address={id} />}</Route>
        <Route>{sharedDraft(href) === undefined ? <Shelf /> : <Builder key={href} address="shared" />}</Route>
      </Switch>
    </Page>
  );
}
