// What a guest is called: asked in their own sheet, and before a game where others want to know who is who.

import type { ReactNode } from 'react';
import { useDoing } from '../net/doing.ts';
import { renameGuest } from '../net/person.ts';
import { Field, Trouble } from '../shell/controls.tsx';
import { Form } from '../shell/form.tsx';
import { useServerReason } from '../text/reasons.ts';
import { useWords } from './text/words.ts';

const LONGEST_NAME = 24;

interface NameFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly first: string;
  readonly children?: ReactNode;
}

export function NameField({ label, hint, first, children }: NameFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint}>
      {(id) => (
        <div className="field-line">
          <input
            id={id}
            name="name"
            required
            maxLength={LONGEST_NAME}
            defaultValue={first}
            autoComplete="username"
          />
          {children}
        </div>
      )}
    </Field>
  );
}

interface GuestNameProps {
  readonly name: string;
  readonly onTaken?: () => void;
}

export function GuestName({ name, onTaken }: GuestNameProps): ReactNode {
  const say = useWords();
  const why = useServerReason();
  const { busy, trouble, run } = useDoing();
  return (
    <Form onSend={(words) => void run(() => renameGuest(words('name')), onTaken)}>
      <NameField label={say('guest.name')} hint={say('guest.hint')} first={name}>
        <button type="submit" className="button" disabled={busy}>
          {say('guest.rename')}
        </button>
      </NameField>
      {trouble !== null && <Trouble>{why(trouble)}</Trouble>}
    </Form>
  );
}
