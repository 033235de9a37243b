// The pages of the client. What the first page does not need is loaded when it is asked for.

import type { Language } from '@nocturne/kernel';
import { lazy, type ReactNode, startTransition, Suspense, useCallback, useState } from 'react';
import { Route, Switch } from 'wouter';
import { Landing } from './landing/page.tsx';
import { Failure } from './shell/failure.tsx';
import { Loading } from './shell/loading.tsx';
import { OpenSheet } from './shell/open-sheet.tsx';
import { Notices } from './shell/notices.tsx';
import { keepLanguage } from './text/language.ts';
import { loadReader, Reads, type WebReader } from './text/reader.tsx';

const Lobby = lazy(() => import('./lobby/page.tsx'));
const Table = lazy(() => import('./table/page.tsx'));
const Decks = lazy(() => import('./decks/page.tsx'));
const Help = lazy(() => import('./help/page.tsx'));
const Replay = lazy(() => import('./replay/page.tsx'));
const Look = lazy(() => import('./look/page.tsx'));
const NotFound = lazy(() => import('./table/not-found.tsx'));

function Pages(): ReactNode {
  return (
    <Switch>
      <Route path="/lobby">
        <Lobby />
      </Route>
      <Route path="/tables/:id">{({ id }) => <Table key={id} id={id} />}</Route>
      <Route path="/decks/*?">
        <Decks />
      </Route>
      <Route path="/help/*?">
        <Help />
      </Route>
      <Route path="/replay/:token">{({ token }) => <Replay key={token} token={token} />}</Route>
      <Route path="/look">
        <Look />
      </Route>
      <Route path="/">
        <Landing />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

export function App({ first }: { readonly first: WebReader }): ReactNode {
  const [reader, setReader] = useState(first);
  const speak = useCallback((language: Language) => {
    keepLanguage(language);
    void loadReader(language).then((next) => startTransition(() => setReader(next)));
  }, []);
  return (
    <Reads reader={reader} speak={speak}>
      <Failure>
        <Suspense fallback={<Loading />}>
          <Pages />
        </Suspense>
        <OpenSheet />
        <Notices />
      </Failure>
    </Reads>
  );
}
