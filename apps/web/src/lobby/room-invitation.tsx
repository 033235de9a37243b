// The link that brings others to this table.

import { type ReactNode, useState } from 'react';
import { Mark } from '../marks/mark.tsx';
import { Field } from '../shell/controls.tsx';
import { useWords } from './text/words.ts';

interface InvitationProps {
  readonly id: string;
  readonly invite: string;
}

/** Phones have a sheet for it; not every browser does. */
const canShare = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

export function Invitation({ id, invite }: InvitationProps): ReactNode {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  const url = `${location.origin}/tables/${id}?invite=${invite}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <section className="room-part">
      <Field label={say('invite')} hint={say('invite.hint')}>
        {(field) => (
          <div className="field-line">
            <input id={field} readOnly value={url} onFocus={({ target }) => target.select()} />
            <button type="button" className="button" onClick={() => void copy().catch(() => undefined)}>
              <Mark id={copied ? 'i-check' : 'i-export'} />
              {say(copied ? 'invite.copied' : 'invite.copy')}
            </button>
            {canShare() && (
              <button
                type="button"
                className="button"
                onClick={() => void navigator.share({ url, title: 'Nocturne' }).catch(() => undefined)}
              >
                {say('invite.share')}
              </button>
            )}
          </div>
        )}
      </Field>
      <p role="status" className="unseen">
        {copied && say('invite.copied')}
      </p>
    </section>
  );
}
