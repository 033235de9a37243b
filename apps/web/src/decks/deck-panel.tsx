// The deck: its name, whether it may be played and what is missing, its cards, its notes, and a game with it.

import {
  type Deck,
  DECK_SIZES,
  type DeckProblem,
  deckProblems,
  deckSummary,
  type FormatName,
  FORMATS,
  problemText,
} from '@nocturne/vtes';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { term } from '../cards/term.ts';
import { Mark } from '../marks/mark.tsx';
import { Refused } from '../net/http.ts';
import { useReader } from '../text/reader.tsx';
import { useServerReason } from '../text/reasons.ts';
import { Charts, Lists } from './deck-lists.tsx';
import { Pick } from './filter-picks.tsx';
import type { Add } from './grid.tsx';
import { type Draft, sizeOf, writeDraft } from './model.ts';
import { playWith } from './playing.ts';
import { useDeckTexts } from './text/use.ts';

function Tile({
  ok,
  title,
  words,
}: {
  readonly ok: boolean;
  readonly title: string;
  readonly words: string;
}): ReactNode {
  return (
    <li className={ok ? 'ok' : 'no'}>
      <Mark id={ok ? 'i-check' : 'i-cross'} />
      <span>
        <b>{title}</b> {words}
      </span>
    </li>
  );
}

const has = (problems: readonly DeckProblem[], ...whys: DeckProblem['why'][]): boolean =>
  problems.some(({ why }) => whys.includes(why));

interface Judged {
  readonly deck: Deck;
  readonly problems: readonly DeckProblem[];
}

/** How many cards there are too few, or too many. */
function amiss(deck: Deck) {
  const [crypt, library] = [sizeOf(deck, 'crypt'), sizeOf(deck, 'library')];
  const { least, most } = DECK_SIZES.library;
  return {
    vampires: Math.max(0, DECK_SIZES.crypt.least - crypt),
    short: Math.max(0, least - library),
    over: Math.max(0, library - most),
  };
}

const isOther = ({ why }: DeckProblem): boolean => why !== 'crypt-size' && why !== 'library-size';

/** Three things at a glance. */
function Tiles({ deck, problems }: Judged): ReactNode {
  const reader = useReader();
  const say = useDeckTexts();
  const { groups } = deckSummary(deck).crypt;
  const { vampires, short, over } = amiss(deck);
  return (
    <ul className="decks-legality">
      <Tile
        ok={!has(problems, 'crypt-size')}
        title={`${term(reader, 'term.crypt')} ${sizeOf(deck, 'crypt')}`}
        words={say('crypt-wants', { least: DECK_SIZES.crypt.least, short: vampires })}
      />
      <Tile
        ok={!has(problems, 'library-size')}
        title={`${term(reader, 'term.library')} ${sizeOf(deck, 'library')}`}
        words={say('library-wants', { ...DECK_SIZES.library, short, over })}
      />
      <Tile
        ok={!has(problems, 'groups')}
        title={say('groups', { groups: groups.join(', '), count: groups.length })}
        words={say(has(problems, 'groups') ? 'groups-apart' : 'groups-fit')}
      />
    </ul>
  );
}

/** Sentences say the rest. */
function Legality({ deck, problems }: Judged): ReactNode {
  const reader = useReader();
  const others = problems.filter(isOther);
  return (
    <>
      <Tiles deck={deck} problems={problems} />
      {others.length > 0 && (
        <ul className="decks-problems">
          {others.map((problem, index) => (
            <li key={index}>{problemText(problem, reader)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What is missing to a legal deck, in a sentence. */
function useVerdict({ deck, problems }: Judged): string {
  const say = useDeckTexts();
  if (problems.length === 0) return say('legal');
  const { vampires, short, over } = amiss(deck);
  const parts = [
    ...(vampires > 0 ? [say('missing.vampires', { count: vampires })] : []),
    ...(short > 0 ? [say('missing.cards', { count: short })] : []),
    ...(over > 0 ? [say('missing.over', { count: over })] : []),
    ...(problems.some(isOther) ? [say('missing.others')] : []),
  ];
  return say('missing', { parts: parts.join(', ') });
}

/** Begins a game with a deck, and goes to its table. */
function usePlay(draft: Draft, format: FormatName) {
  const { say } = useReader();
  const [, navigate] = useLocation();
  const [state, setState] = useState<'ready' | 'busy' | Refused>('ready');
  const play = async (): Promise<void> => {
    setState('busy');
    try {
      navigate(`/tables/${await playWith(writeDraft(draft), format, say('person.guest'))}`);
    } catch (error) {
      setState(error instanceof Refused ? error : new Refused({ why: 'no-answer' }));
    }
  };
  return { state, play };
}

interface PlayProps extends Omit<Judged, 'deck'> {
  readonly draft: Draft;
  readonly ready: string | null;
  readonly format: FormatName;
}

function Play({ draft, ready, problems, format }: PlayProps): ReactNode {
  const say = useDeckTexts();
  const reasonOf = useServerReason();
  const verdict = useVerdict({ deck: draft.deck, problems });
  const { state, play } = usePlay(draft, format);
  const id = useId();
  const off = problems.length > 0;
  return (
    <div className="decks-play">
      <button
        type="button"
        className={off ? 'button' : 'button go'}
        aria-disabled={off || state === 'busy'}
        aria-describedby={id}
        onClick={() => off || state === 'busy' || void play()}
      >
        <Mark id="i-play" />
        {say(state === 'busy' ? 'playing' : 'play')}
      </button>
      <p id={id} className={off ? 'no' : 'ok'} role="status">
        {state instanceof Refused ? reasonOf(state.reason) : verdict}
      </p>
      {!off && (
        <Link href="/lobby#new" state={{ deck: ready ?? { list: writeDraft(draft) } }}>
          {say('to-lobby')}
        </Link>
      )}
    </div>
  );
}

interface PanelProps {
  readonly draft: Draft;
  /** The name of one that comes with the game. */
  readonly ready: string | null;
  /** As it is called, if it is not one's own. */
  readonly title: string | undefined;
  readonly change: ((next: (draft: Draft) => Draft) => void) | null;
  readonly add: Add | null;
  readonly children?: ReactNode;
}

function Name({ draft, change }: Written): ReactNode {
  const say = useDeckTexts();
  return (
    <input
      className="decks-name"
      value={draft.name}
      maxLength={80}
      aria-label={say('name')}
      placeholder={say('unnamed')}
      onChange={({ target }) => change((before) => ({ ...before, name: target.value }))}
    />
  );
}
interface Written {
  readonly draft: Draft;
  readonly change: NonNullable<PanelProps['change']>;
}

function Notes({ draft, change }: Written): ReactNode {
  const say = useDeckTexts();
  return (
    <details className="decks-notes" open={draft.notes !== ''}>
      <summary>{say('notes')}</summary>
      <textarea
        value={draft.notes}
        maxLength={4000}
        rows={4}
        aria-label={say('notes')}
        placeholder={say('notes-example')}
        onChange={({ target }) => change((before) => ({ ...before, notes: target.value }))}
      />
    </details>
  );
}

export function DeckPanel({ draft, ready, title, change, add, children }: PanelProps): ReactNode {
  const say = useDeckTexts();
  const [format, setFormat] = useState<FormatName>('standard');
  const { deck } = draft;
  const problems = deckProblems(deck, FORMATS[format]);
  return (
    <>
      <div className="decks-titled">
        {change === null ? <h2>{title}</h2> : <Name draft={draft} change={change} />}
        <Pick
          label={say('format')}
          value={format}
          of={(Object.keys(FORMATS) as FormatName[]).map((one) => [one, say(`format.${one}`)])}
          onChange={(value) => setFormat(value as FormatName)}
        />
      </div>
      {children}
      <Legality deck={deck} problems={problems} />
      <div className="decks-scroll">
        <Lists deck={deck} add={add} />
        {change !== null && <Notes draft={draft} change={change} />}
        {change === null && draft.notes !== '' && <p className="decks-told">{draft.notes}</p>}
      </div>
      <Charts deck={deck} />
      <Play draft={draft} ready={ready} problems={problems} format={format} />
    </>
  );
}
