// What the keys do.

import type { ReactNode } from 'react';
import { leadOf } from './articles.ts';
import { type HelpMessageKey, KEYS } from './text/messages.ts';
import { useHelpTexts } from './text/use.ts';

const HEADINGS = [
  ['table', 'keys.table'],
  ['vtes', 'page.vtes'],
  ['nosferatu', 'page.nosferatu'],
  ['decks', 'keys.decks'],
] as const;

export function KeysPage(): ReactNode {
  const say = useHelpTexts();
  return (
    <article className="help-article">
      <h1>{say('page.keys')}</h1>
      <p className="help-lead">{say('keys.about')}</p>
      {HEADINGS.map(([where, heading]) => (
        <section key={where}>
          <h2>{say(heading)}</h2>
          <dl className="help-keys">
            {KEYS[where].map((key) => {
              const [name, does] = leadOf(say(`keys.${where}.${key}` as HelpMessageKey));
              return (
                <div key={key}>
                  <dt>
                    <kbd>{name.replace(/\s*:$/u, '')}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </article>
  );
}
