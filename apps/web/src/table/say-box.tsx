// What is said at the table, written.

import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { Mark } from '../marks/mark.tsx';
import type { LiveTable } from './types.ts';
import { useTableTexts } from './texts.ts';
import { useNotice } from './notice.ts';
import './table.css';

interface SayBoxProps {
  readonly table: LiveTable;
  /** Somebody who alone is to hear it, where the game allows that. */
  readonly to?: { readonly seat: number; readonly name: string } | null;
  /** Nobody is spoken to alone any more. */
  readonly onAll?: () => void;
  readonly input?: Ref<HTMLInputElement>;
}

/** As long as the server takes. */
const MOST = 500;

interface LineProps {
  readonly text: string;
  readonly label: string;
  readonly input: Ref<HTMLInputElement> | undefined;
  readonly onChange: (text: string) => void;
}

function Line({ text, label, input, onChange }: LineProps): ReactNode {
  const say = useTableTexts();
  return (
    <div className="say-line">
      <input
        ref={input}
        value={text}
        maxLength={MOST}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      {text.trim() === '' ? (
        <kbd aria-hidden="true">T</kbd>
      ) : (
        <button type="submit" className="say-send">
          {say('talk.send')}
        </button>
      )}
    </div>
  );
}

export function SayBox({ table, to = null, onAll, input }: SayBoxProps): ReactNode {
  const say = useTableTexts();
  const [text, setText] = useState('');
  const { notice, trying } = useNotice(table);
  const label = to === null ? say('talk.say') : say('talk.say-to', { seat: to.name });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    void trying(table.say({ type: 'chat', text: said, ...(to === null ? {} : { to: to.seat }) })).then(
      (done) => done && setText(''),
    );
  };
  return (
    <form className="say-box" onSubmit={send}>
      {notice !== '' && <p role="status">{notice}</p>}
      {to !== null && (
        <button type="button" className="say-all" onClick={onAll}>
          <Mark id="i-cross" />
          {say('talk.all')}
        </button>
      )}
      <Line text={text} label={label} input={input} onChange={setText} />
    </form>
  );
}
