// The middle of the table: what is said, and between it what happens.

import type { ReactNode, Ref } from 'react';
import { Mark } from '../marks/mark.tsx';
import { useEnd } from '../table/end.ts';
import { SayBox } from '../table/say-box.tsx';
import { useTableTexts } from '../table/texts.ts';
import type { ChatLine, LoggedLine } from '../table/types.ts';
import { useReader } from '../text/reader.tsx';
import { useNos } from './nos.ts';
import { phraseFinder, phraseText } from './phrases/phrases.ts';
import { Quick } from './quick.tsx';
import { talkLines, type TalkLine } from './talk-lines.ts';
import { useTexts } from './texts.ts';
import { say as sayTold, told } from './told.ts';

/** What somebody said, in the reader's language if it is a phrase of ours; `original` if that is another. */
export function useHeard(): (line: ChatLine) => { readonly text: string; readonly original: string | null } {
  const { language, format } = useReader();
  const { names } = useNos();
  const find = phraseFinder(names, format);
  return ({ text }) => {
    const phrase = find(text);
    const heard = phrase === undefined ? text : phraseText(phrase, language, format);
    return { text: heard, original: heard === text ? null : text };
  };
}

/** What only this seat was told is said as everyone heard it while it is covered. */
function useSentence(): (line: LoggedLine) => string {
  const { language, format } = useReader();
  const { names, isHidden } = useNos();
  return (line) => {
    const { key, values } = told(line);
    const heard = isHidden ? key.replace(/[.]secret$/, '') : key;
    return sayTold({ key: heard, values }, { language, format, seats: names });
  };
}

function Fact({ line }: { readonly line: LoggedLine }): ReactNode {
  const say = useTexts();
  const sentence = useSentence();
  const { isHidden } = useNos();
  const isSecret = !isHidden && told(line).key.endsWith('.secret');
  return isSecret ? (
    <span className="secret" title={say('seat.secret')}>
      {sentence(line)}{' '}
    </span>
  ) : (
    `${sentence(line)} `
  );
}

function Said({ said, isNew }: { readonly said: ChatLine; readonly isNew: boolean }): ReactNode {
  const table = useTableTexts();
  const { shown, own, names } = useNos();
  const { text, original } = useHeard()(said);
  const isRenfield = said.seat !== null && said.seat === shown.renfield;
  const alone =
    said.to === null
      ? null
      : said.to === own?.seat
        ? table('talk.private-from')
        : table('talk.private-to', { seat: names[said.to] ?? '' });
  return (
    <li className={`nosf-said ${isRenfield ? 'renfield' : ''} ${isNew ? 'new' : ''}`}>
      <b>{said.from}</b>
      <span>
        {alone !== null && <em className="nosf-said-alone">{alone}</em>}
        {text}
        {original !== null && (
          <span className="nosf-said-as" title={original} aria-hidden="true">
            <Mark id="i-globe" />
          </span>
        )}
      </span>
    </li>
  );
}

function Line({ line, isNew }: { readonly line: TalkLine; readonly isNew: boolean }): ReactNode {
  const say = useTexts();
  const sentence = useSentence();
  if (line.kind === 'said') return <Said said={line.said} isNew={isNew} />;
  if (line.kind === 'facts')
    return (
      <li className="nosf-facts">
        {line.lines.map((fact, index) => (
          <Fact key={index} line={fact} />
        ))}
      </li>
    );
  const text = sentence(line.line);
  return (
    <li className={`nosf-intertitle ${line.title ?? 'turn'}`}>
      <span>{line.title === null ? text : say(`title.${line.title}`)}</span>
      {line.title !== null && <small>{text}</small>}
    </li>
  );
}

/** For those who hear the table: what others said last. */
function Overheard(): ReactNode {
  const { state } = useNos();
  const heard = useHeard();
  const last = state.chat.findLast(({ seat }) => seat !== state.seat);
  return (
    <p className="unseen" aria-live="polite">
      {last !== undefined && `${last.from}: ${heard(last).text}`}
    </p>
  );
}

/** Those who watch a game are silent, and nobody talks to the past. */
function Speaking({ input }: { readonly input: Ref<HTMLInputElement> }): ReactNode {
  const table = useTableTexts();
  const { table: live, about, own, names, alone, speakAlone, isReplay } = useNos();
  if (isReplay) return null;
  if (own === null && about.status === 'playing')
    return <p className="nosf-talk-silent">{table('talk.watching')}</p>;
  return (
    <>
      {own !== null && <Quick />}
      <SayBox
        table={live}
        input={input}
        to={alone === null ? null : { seat: alone, name: names[alone]! }}
        onAll={() => speakAlone(null)}
      />
    </>
  );
}

export function Talk({ input }: { readonly input: Ref<HTMLInputElement> }): ReactNode {
  const say = useTexts();
  const table = useTableTexts();
  const { state } = useNos();
  const lines = talkLines(state.log, state.chat);
  const { list } = useEnd<HTMLDivElement>(state.log.length + state.chat.length);
  const title = table('talk.title');
  return (
    <section className="nosf-talk" aria-label={title}>
      <h2 className="label">{title}</h2>
      <div ref={list} className="nosf-log" role="log" aria-live="off" tabIndex={0} aria-label={title}>
        <ol>
          <li className="nosf-intertitle begin">
            <span>{say('title.begin')}</span>
            <small>{say('title.free')}</small>
          </li>
          {lines.map((line, index) => (
            <Line key={index} line={line} isNew={index === lines.length - 1} />
          ))}
        </ol>
      </div>
      <Overheard />
      <Speaking input={input} />
    </section>
  );
}
