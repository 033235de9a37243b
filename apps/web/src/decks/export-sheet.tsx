// The deck as a text or a link: to copy, to keep as a file, to send to somebody.

import { DECK_LIST_FORMATS, type DeckListFormat } from '@nocturne/vtes';
import { type ReactNode, useState } from 'react';
import { Mark } from '../marks/mark.tsx';
import { Choice } from '../shell/controls.tsx';
import { Sheet } from '../shell/sheet.tsx';
import type { Draft } from './model.ts';
import { download, fileName, linkTo, written } from './sharing.ts';
import { useDeckTexts } from './text/use.ts';

type Form = DeckListFormat | 'link';
const FORMS: readonly Form[] = ['link', ...DECK_LIST_FORMATS];

/** A file only if it has a name. */
function Ways({ text, name }: { readonly text: string; readonly name: string | null }): ReactNode {
  const say = useDeckTexts();
  const [copied, setCopied] = useState(false);
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <>
      <div className="decks-buttons">
        {name !== null && (
          <button type="button" className="button" onClick={() => download(name, text)}>
            <Mark id="i-export" />
            {say('export.download')}
          </button>
        )}
        <button type="button" className="button go" onClick={copy}>
          {say('export.copy')}
        </button>
      </div>
      <p role="status" className="ok">
        {copied && say('export.copied')}
      </p>
    </>
  );
}

export function ExportSheet({
  draft,
  onClose,
}: {
  readonly draft: Draft;
  readonly onClose: () => void;
}): ReactNode {
  const say = useDeckTexts();
  const [form, setForm] = useState<Form>('text');
  const text = form === 'link' ? linkTo(draft, location.origin) : written(draft.deck, form, draft);
  const isLink = form === 'link' || form === 'vdb';
  return (
    <Sheet title={say('export.title')} className="decks-sheet" onClose={onClose}>
      <Choice
        legend={say('export.form')}
        value={form}
        of={FORMS.map((one) => [one, say(`export.${one}`)])}
        onChange={setForm}
        hint={say(`export.${form}-hint`)}
      />
      <textarea
        readOnly
        rows={isLink ? 4 : 12}
        spellCheck={false}
        aria-label={say('export.list')}
        value={text}
      />
      <Ways text={text} name={isLink ? null : fileName(draft.name)} key={form} />
    </Sheet>
  );
}
