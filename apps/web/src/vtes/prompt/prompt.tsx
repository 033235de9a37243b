// What is asked of this seat: the question, what was chosen of it, and how to let things be.

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Mark } from '../../marks/mark.tsx';
import { useStore } from '../../net/store.ts';
import { useReasonWords } from '../../table/notice.ts';
import { useTableTexts } from '../../table/texts.ts';
import { RuleLink } from '../../table/rule-link.tsx';
import { OwnTimeLeft } from '../../table/time-left.tsx';
import { announceTurn } from '../../table/turn-signal.ts';
import type { LiveTable } from '../../table/types.ts';
import { useDeciding } from './deciding.ts';
import { type Asked, endOf, passOf } from './draft.ts';
import { AmountBody, SeveralBody } from './numbers.tsx';
import { OneBody } from './one.tsx';
import { Pass } from './pass.tsx';
import { Quiet } from './quiet.tsx';
import { ruleOf } from './rules.ts';
import { SkipsRow } from './skips-row.tsx';
import { usePromptText } from './text/use-prompt-text.ts';
import { questionParts, useWords } from './use-words.ts';
import './prompt.css';

interface AskedProps {
  readonly table: LiveTable;
  readonly asked: Asked;
}

/** How much time there is, and what happens afterwards. */
function Clock({ table, asked }: AskedProps): ReactNode {
  const { clock, seat, about } = useStore(table.state);
  const say = useTableTexts();
  const own = usePromptText();
  const words = useWords(table);
  const due = clock?.due[String(seat)];
  if (due === undefined) return about?.clock.kind === 'none' ? <span>{own('no-limit')}</span> : null;
  const place =
    (asked.question as { notation?: readonly string[] }).notation?.indexOf(clock!.atZero ?? '') ?? -1;
  const move = place < 0 ? clock!.atZero : words.option(asked.question, asked.options[place]);
  const then = move === null ? say('clock.bot-at-zero') : say('clock.at-zero', { move });
  return (
    <span title={then}>
      <OwnTimeLeft due={due} reserve={clock!.reserve} />
      <span className="unseen">{then}</span>
    </span>
  );
}

function Body({ table, asked }: AskedProps): ReactNode {
  switch (asked.question.kind) {
    case 'one':
      return <OneBody table={table} asked={asked} />;
    case 'amount':
      return <AmountBody table={table} asked={asked} />;
    default:
      return <SeveralBody table={table} asked={asked} />;
  }
}

/** Said once for each question, and heard by whoever looks elsewhere. */
function Announced({ table, asked }: AskedProps): ReactNode {
  const words = useWords(table);
  const say = usePromptText();
  const title = useTableTexts()('decision');
  const { serial } = asked.question;
  const passing = passOf(asked) === null ? 0 : 1;
  const count = asked.options.length - passing - (endOf(asked) === null ? 0 : 1);
  const question = words.prompt(asked.question);
  const text =
    count === 0 && passing === 0
      ? say('end-only')
      : say('announced', { title, question, count, pass: passing === 1 ? 'yes' : 'no' });
  const signal = useEffectEvent(() => announceTurn(question));
  useEffect(() => signal(), [serial]);
  return (
    <p className="unseen" role="alert" key={serial}>
      {text}
    </p>
  );
}

function Refused({ table }: { readonly table: LiveTable }): ReactNode {
  const { refused } = useDeciding();
  const say = useTableTexts();
  const reason = useReasonWords(table);
  return refused === null ? null : (
    <p className="prompt-refused" role="status">
      {say('refused', { reason: reason(refused) })}
    </p>
  );
}

function Decision({ table, asked }: AskedProps): ReactNode {
  const words = useWords(table);
  const say = useTableTexts();
  const { heading, why } = questionParts(words.prompt(asked.question));
  const rule = ruleOf(asked.question);
  const told = words.view.table.action !== null;
  return (
    <section className="prompt asked" aria-label={say('decision')} data-serial={asked.question.serial}>
      <Announced table={table} asked={asked} />
      <div className="prompt-head">
        <Mark id="i-play" />
        {say('decision')}
        {rule !== undefined && <RuleLink game="vtes" rule={rule} />}
        <Clock table={table} asked={asked} />
      </div>
      <h2>{heading}</h2>
      {why !== '' && <p className={told ? 'prompt-why told' : 'prompt-why'}>{why}</p>}
      <Refused table={table} />
      <div className="prompt-body">
        <Body table={table} asked={asked} />
      </div>
      <Pass table={table} asked={asked} />
      <SkipsRow />
    </section>
  );
}

export function Prompt({ table }: { readonly table: LiveTable }): ReactNode {
  const { asked } = useDeciding();
  const say = useTableTexts();
  if (asked !== null) return <Decision table={table} asked={asked} />;
  return (
    <section className="prompt" aria-label={say('decision')}>
      <Refused table={table} />
      <Quiet table={table} />
      {table.replayed !== true && <SkipsRow />}
    </section>
  );
}
