// Between actions: whose turn it is, and what happened last. At the start of a game, its seal.

import type { ReactNode } from 'react';
import { term } from '../../cards/term.ts';
import { useStore } from '../../net/store.ts';
import type { LiveTable } from '../../table/types.ts';
import { useReader } from '../../text/reader.tsx';
import { useNarrow } from '../media.ts';
import { useWords } from '../prompt/use-words.ts';
import { useStageText } from './text/use-stage-text.ts';

const LINES = 3;
const NARROW_LINES = 1;
/** Of the hash, so many signs are shown. */
const SIGNS = 8;

function Seal({ hash }: { readonly hash: string }): ReactNode {
  const say = useStageText();
  return (
    <p className="stage-seal" title={hash}>
      <b>{say('sealed')}</b> <code>{hash.slice(0, SIGNS)}</code>
      <span>{say('sealed-why')}</span>
    </p>
  );
}

export function Between({ table }: { readonly table: LiveTable }): ReactNode {
  const { log, about, client } = useStore(table.state);
  const words = useWords(table);
  const say = useStageText();
  const reader = useReader();
  const narrow = useNarrow();
  const { turn, whose, phase, order } = words.view.table;
  const lines = log.filter(({ heading }) => !heading).slice(narrow ? -NARROW_LINES : -LINES);
  return (
    <>
      {!narrow && (
        <p className="stage-turn">
          {say('turn.number', { turn, phase: term(reader, `term.phase.${phase}`) })}
        </p>
      )}
      <h1 className="stage-sentence">{say('turn.of', words.naming({ seat: whose }))}</h1>
      <ol className="stage-last">
        {lines.map((line, at) => (
          <li key={at}>{client?.sentence(line, words.reader)}</li>
        ))}
      </ol>
      {turn <= order.length && about !== null && <Seal hash={about.commitment} />}
    </>
  );
}
