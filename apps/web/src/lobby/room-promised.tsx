// The shuffle is sealed before anybody sits down: the server shows the hash of its secret, and each player may add a word.

import type { ReactNode } from 'react';
import { Mark } from '../marks/mark.tsx';
import type { About } from '../net/about.ts';
import { useDoing } from '../net/doing.ts';
import { request } from '../net/http.ts';
import { Field } from '../shell/controls.tsx';
import { Form } from '../shell/form.tsx';
import { Refusal } from './refusal.tsx';
import { useWords } from './text/words.ts';

const SHOWN = 8;

function OwnWord({ id, word }: { readonly id: string; readonly word: string | null }): ReactNode {
  const say = useWords();
  const doing = useDoing();
  const add = (nonce: string): void =>
    void doing.run(() => request('PUT', `/api/tables/${id}/seats/mine/nonce`, { nonce }));
  return (
    <Form onSend={(words) => add(words('nonce'))}>
      <Field label={say('promise.word')} hint={say('promise.word.hint')}>
        {(field) => (
          <div className="field-line">
            <input
              id={field}
              name="nonce"
              required
              maxLength={64}
              pattern="[0-9A-Za-z]+"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              key={word}
              defaultValue={word ?? ''}
            />
            <button type="submit" className="button" disabled={doing.busy}>
              {say('promise.add')}
            </button>
          </div>
        )}
      </Field>
      <Refusal {...doing} />
    </Form>
  );
}

export function Promised({ id, about }: { readonly id: string; readonly about: About }): ReactNode {
  const say = useWords();
  const { commitment, chairs } = about;
  const mine = chairs.find(({ you }) => you);
  const words = chairs.filter(({ nonce }) => nonce !== null);
  return (
    <section className="room-part">
      <h2>
        <Mark id="i-lock" /> {say('promise')} <span className="room-seal">{commitment.slice(0, SHOWN)}</span>
      </h2>
      <details>
        <summary>{say('promise.how')}</summary>
        <p>{say('promise.what')}</p>
        <p className="room-hash">{commitment}</p>
        {words.length > 0 && (
          <p>
            {say('promise.words', { words: words.map(({ name, nonce }) => `${name}: ${nonce}`).join(', ') })}
          </p>
        )}
        {mine !== undefined && <OwnWord id={id} word={mine.nonce} />}
      </details>
    </section>
  );
}
