// The pages of the client. What the first page does not need is loaded when it is asked for.

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { Landing } from './pages/landing.tsx';
import { keepLanguage, preferredLanguage } from './text/language.ts';
import { Reads } from './text/reader.tsx';

const Look = lazy(() => import('./pages/look.tsx'));

export function App(): ReactNode {
  const [language, setLanguage] = useState(preferredLanguage);
  useEffect(() => keepLanguage(language), [language]);
  return (
    <Reads language={language}>
      <Suspense>
        <Switch>
          <Route path="/look">
            <Look onLanguage={setLanguage} />
          </Route>
          <Route>
            <Landing />
          </Route>
        </Switch>
      </Suspense>
    </Reads>
  );
}
