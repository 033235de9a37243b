// A new table. Nothing has to be touched: the lit button opens one that most people want.

import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Mark } from '../marks/mark.tsx';
import { useDoing } from '../net/doing.ts';
import { request } from '../net/http.ts';
import { enter } from '../net/person.ts';
import { Choice, Toggle } from '../shell/controls.tsx';
import { useReader } from '../text/reader.tsx';
import { ClockChoice } from './clock-choice.tsx';
import { DeckChoice } from './deck-choice.tsx';
import { bodyOf, type DeckWish, type Draft, newDraft, withGame } from './draft.ts';
import type { DraftProps } from './draft-props.ts';
import { useGames } from './games.ts';
import { OptionsChoice } from './options-choice.tsx';
import { Refusal } from './refusal.tsx';
import { useWords } from './text/words.ts';
import { useTableWords } from './words.ts';

function BotsChoice({ draft: { bots }, change }: DraftProps): ReactNode {
  const say = useWords();
  return (
    <Choice
      legend={say('bots.legend')}
      value={bots ?? 'none'}
      of={[
        ['none', say('bots.none')],
        ['heuristic', say('bots.heuristic')],
        ['random', say('bots.random')],
      ]}
      onChange={(value) => change({ bots: value === 'none' ? null : value })}
      hint={say(bots === null ? 'bots.none.hint' : 'bots.hint')}
    />
  );
}

function SeatsChoice({ draft, change }: DraftProps): ReactNode {
  const say = useWords();
  const { min, max } = useGames().find(({ name }) => name === draft.game)!.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return (
    <Choice
      legend={say('seats')}
      value={draft.seats}
      of={counts.map((count) => [count, String(count)] as const)}
      onChange={(seats) => change({ seats })}
    />
  );
}

function Choices({ draft, change }: DraftProps): ReactNode {
  const say = useWords();
  const { gameName } = useTableWords();
  const games = useGames();
  const { decks } = games.find(({ name }) => name === draft.game)!;
  return (
    <>
      <Choice
        legend={say('game')}
        value={draft.game}
        of={games.map(({ name }) => [name, gameName(name)] as const)}
        onChange={(game) => change(withGame(draft, game))}
      />
      <SeatsChoice draft={draft} change={change} />
      {decks.length > 0 && (
        <DeckChoice ready={decks} value={draft.deck} onChange={(deck) => change({ deck })} />
      )}
      <BotsChoice draft={draft} change={change} />
      <Toggle
        label={say('listed')}
        value={draft.listed}
        onChange={(listed) => change({ listed })}
        hint={say(draft.listed ? 'listed.hint' : 'listed.not.hint')}
      />
      <details>
        <summary>{say('clock.section')}</summary>
        <ClockChoice draft={draft} change={change} />
      </details>
      <details>
        <summary>{say('options.section')}</summary>
        <OptionsChoice draft={draft} change={change} />
      </details>
    </>
  );
}

/** The table in a few words, for whoever changes nothing. */
function Summary({ draft }: { readonly draft: Draft }): ReactNode {
  const say = useWords();
  const { gameName } = useTableWords();
  return (
    <p className="new-table-summary">
      {say('new.summary', {
        game: gameName(draft.game),
        seats: draft.seats,
        bots: String(draft.bots !== null),
        listed: String(draft.listed),
      })}
    </p>
  );
}

export function NewTable(): ReactNode {
  const say = useWords();
  const { say: common } = useReader();
  const [, go] = useLocation();
  const { deck = null } = useHistoryState<{ readonly deck?: DeckWish } | null>() ?? {};
  const [draft, setDraft] = useState<Draft>(() => ({ ...newDraft('vtes'), deck }));
  const [unfolded, unfold] = useState(location.hash === '#new');
  const doing = useDoing();
  const change = (wanted: Partial<Draft>): void => setDraft((so) => ({ ...so, ...wanted }));
  const open = async (): Promise<void> => {
    await enter(common('person.guest'));
    const { id } = await request<{ id: string }>('POST', '/api/tables', bodyOf(draft));
    go(`/tables/${id}`);
  };
  return (
    <section className={unfolded ? 'new-table unfolded' : 'new-table'} aria-labelledby="new-table">
      <h2 id="new-table">{say('new.title')}</h2>
      <Summary draft={draft} />
      <button
        type="button"
        className="button new-table-unfold"
        aria-expanded={unfolded}
        onClick={() => unfold(!unfolded)}
      >
        {say(unfolded ? 'new.fold' : 'new.unfold')}
      </button>
      <div className="new-table-choices">
        <Choices draft={draft} change={change} />
      </div>
      <Refusal {...doing} />
      <button type="button" className="button go" disabled={doing.busy} onClick={() => void doing.run(open)}>
        <Mark id="i-play" />
        {say(draft.bots === null ? 'new.open' : 'new.begin')}
      </button>
    </section>
  );
}
