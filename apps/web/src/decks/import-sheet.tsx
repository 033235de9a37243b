// A deck from a list: pasted, as a link, or in a file. Every line that was not understood is told.

import {
  deckProblems,
  lineText,
  needsAttention,
  problemText,
  readDeckList,
  verdictText,
} from '@nocturne/vtes';
import { type DOMAttributes, type ReactNode, useDeferredValue, useState } from 'react';
import { Mark } from '../marks/mark.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useReader } from '../text/reader.tsx';
import { type Draft, isEmpty, sizeOf } from './model.ts';
import { useDeckTexts } from './text/use.ts';

/** Longer files are no deck lists. */
const MOST_BYTES = 100_000;

async function textOf(transfer: DataTransfer): Promise<string> {
  const [file] = transfer.files;
  return file === undefined ? transfer.getData('text/plain') : file.slice(0, MOST_BYTES).text();
}

/** What makes something take a list that is dropped on it. */
export const dropping = (take: (text: string) => void): DOMAttributes<HTMLElement> => ({
  onDragOver: (event) => event.preventDefault(),
  onDrop: (event) => {
    event.preventDefault();
    void textOf(event.dataTransfer).then(take);
  },
});

function Report({ text }: { readonly text: string }): ReactNode {
  const reader = useReader();
  const say = useDeckTexts();
  const { deck, report } = readDeckList(text);
  const doubtful = report.filter(needsAttention);
  const problems = deckProblems(deck);
  const counts = { crypt: sizeOf(deck, 'crypt'), library: sizeOf(deck, 'library') };
  return (
    <div className="decks-report" role="status">
      <p className={problems.length + doubtful.length === 0 ? 'ok' : 'no'}>
        <b>{say('import.found', counts)}</b> {verdictText(problems, report, reader)}
      </p>
      <ul>
        {doubtful.map((line, index) => (
          <li key={index}>
            <b>{say('import.line', { line: line.line })}</b> <q>{line.text}</q> {lineText(line, reader)}
          </li>
        ))}
        {problems.map((problem, index) => (
          <li key={`problem ${index}`}>{problemText(problem, reader)}</li>
        ))}
      </ul>
    </div>
  );
}

function FromFile({ onRead }: { readonly onRead: (text: string) => void }): ReactNode {
  const say = useDeckTexts();
  const read = (file: File | undefined): void => void file?.slice(0, MOST_BYTES).text().then(onRead);
  return (
    <label className="button">
      <Mark id="i-import" />
      {say('import.file')}
      <input
        type="file"
        className="unseen"
        accept=".txt,.dek,.csv,text/*"
        onChange={({ target }) => read(target.files?.[0])}
      />
    </label>
  );
}

interface ImportProps {
  readonly first: string;
  readonly onClose: () => void;
  readonly onRead: (draft: Draft) => void;
}

export function ImportSheet({ first, onClose, onRead }: ImportProps): ReactNode {
  const say = useDeckTexts();
  const [text, setText] = useState(first);
  const shown = useDeferredValue(text);
  const { deck, name = '', description = '' } = readDeckList(shown);
  return (
    <Sheet title={say('import.title')} className="decks-sheet" onClose={onClose}>
      <p>{say('import.how')}</p>
      <textarea
        value={text}
        rows={10}
        spellCheck={false}
        aria-label={say('import.list')}
        placeholder={say('import.example')}
        onChange={({ target }) => setText(target.value)}
        {...dropping(setText)}
      />
      {shown.trim() !== '' && <Report text={shown} />}
      <div className="decks-buttons">
        <FromFile onRead={setText} />
        <button
          type="button"
          className={isEmpty(deck) ? 'button' : 'button go'}
          disabled={isEmpty(deck)}
          onClick={() => onRead({ deck, name, notes: description })}
        >
          {say('import.take')}
        </button>
      </div>
    </Sheet>
  );
}
