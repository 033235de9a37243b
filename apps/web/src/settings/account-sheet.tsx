// Who one is: a guest with a name, or somebody with an account.

import { type ReactNode, useState } from 'react';
import { me, signIn, signOut, signUp } from '../net/person.ts';
import { useStore } from '../net/store.ts';
import { Choice, Field, Trouble } from '../shell/controls.tsx';
import { Form } from '../shell/form.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { closeSheet } from '../shell/sheets.ts';
import { useServerReason } from '../text/reasons.ts';
import { useDoing } from '../net/doing.ts';
import { GuestName, NameField } from './guest-name.tsx';
import { useWords } from './text/words.ts';
import './settings.css';

const SHORTEST_PASSWORD = 8;

function PasswordField({ isNew }: { readonly isNew: boolean }): ReactNode {
  const say = useWords();
  return (
    <Field label={say('account.password')} hint={isNew ? say('account.password.hint') : undefined}>
      {(id) => (
        <input
          id={id}
          name="password"
          type="password"
          required
          minLength={isNew ? SHORTEST_PASSWORD : 1}
          maxLength={200}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      )}
    </Field>
  );
}

/** Signing in, or signing up: the same two fields. */
function Door({ first }: { readonly first: string }): ReactNode {
  const say = useWords();
  const why = useServerReason();
  const [way, setWay] = useState<'in' | 'up'>('in');
  const { busy, trouble, run } = useDoing();
  const isNew = way === 'up';
  return (
    <Form
      onSend={(words) =>
        void run(() => (isNew ? signUp : signIn)(words('name'), words('password')), closeSheet)
      }
    >
      <Choice
        legend={say('account.way')}
        value={way}
        of={[
          ['in', say('account.in')],
          ['up', say('account.up')],
        ]}
        onChange={setWay}
        hint={say(isNew ? 'account.up.hint' : 'account.in.hint')}
      />
      <NameField label={say('account.name')} first={isNew ? first : ''} key={way} />
      <PasswordField isNew={isNew} />
      {trouble !== null && <Trouble>{why(trouble)}</Trouble>}
      <button type="submit" className="button go" disabled={busy}>
        {say(isNew ? 'account.up' : 'account.in')}
      </button>
    </Form>
  );
}

function WaysOut(): ReactNode {
  const say = useWords();
  const why = useServerReason();
  const { busy, trouble, run } = useDoing();
  const leave = (everywhere: boolean) => (): void => void run(() => signOut(everywhere), closeSheet);
  return (
    <>
      <div className="account-ways">
        <button type="button" className="button" disabled={busy} onClick={leave(false)}>
          {say('account.out')}
        </button>
        <button type="button" className="button" disabled={busy} onClick={leave(true)}>
          {say('account.out-everywhere')}
        </button>
      </div>
      {trouble !== null && <Trouble>{why(trouble)}</Trouble>}
    </>
  );
}

export default function AccountSheet(): ReactNode {
  const say = useWords();
  const person = useStore(me) ?? null;
  const isGuest = person?.account === null;
  return (
    <Sheet title={say('account.title')} onClose={closeSheet} className="account">
      {person !== null && (
        <div>
          <p className="who">{person.name}</p>
          <p className="hint">{say(isGuest ? 'guest.is' : 'account.is')}</p>
        </div>
      )}
      {isGuest && <GuestName name={person.name} onTaken={closeSheet} />}
      {isGuest && <hr />}
      {person?.account === undefined || isGuest ? <Door first={person?.name ?? ''} /> : <WaysOut />}
    </Sheet>
  );
}
