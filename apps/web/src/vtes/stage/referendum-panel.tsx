// A referendum: its terms, the votes with their sources, and those that everyone can still count.

import { type Bloc, marginOf, type Referendum, uncastVotes, votesCast } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { Mark } from '../../marks/mark.tsx';
import { useStore } from '../../net/store.ts';
import type { LiveTable } from '../../table/types.ts';
import { useDeciding } from '../prompt/deciding.ts';
import { armedOption } from '../prompt/lights.ts';
import { useWords, type Words } from '../prompt/use-words.ts';
import { TermsColumn } from './referendum-terms.tsx';
import { useStageText } from './text/use-stage-text.ts';
import { verdictOf } from './verdict.ts';

interface PartProps {
  readonly words: Words;
  readonly referendum: Referendum;
}
type Side = 'for' | 'against';
/** More votes than that are not drawn one by one. */
const MOST_BLOCKS = 40;
const TALK = 2;

function Head({ words, referendum, table }: PartProps & { readonly table: LiveTable }): ReactNode {
  const say = useStageText();
  const { waiting } = useStore(table.state);
  const { card, bloodHunt, minion, result } = referendum;
  const name = bloodHunt
    ? say('referendum.hunt', { minion: words.cardAt(minion) })
    : card === null
      ? say('referendum.title')
      : words.card(card);
  const isChosen = result === 'polling' && waiting.some(({ name: asked }) => asked === 'terms');
  const step = isChosen ? 'terms-first' : result;
  return (
    <header className="referendum-head">
      <span className="referendum-seal">
        <Mark id="t-political" className="" />
      </span>
      <div>
        <h2>{name}</h2>
        {!bloodHunt && <p>{say('referendum.called', { minion: words.cardAt(minion) })}</p>}
      </div>
      <p className="referendum-step">
        <b>{say(`referendum.${step}`)}</b>
        <span>{say('referendum.stay')}</span>
      </p>
    </header>
  );
}

function sourceWords(
  words: Words,
  { source, card, seat }: Bloc,
  say: ReturnType<typeof useStageText>,
): string {
  if (source === 'minion' || source === 'location') return words.cardAt(card);
  const what = say(source === 'edge' ? 'referendum.edge' : 'referendum.card');
  return say('whose', { who: words.who(seat), what });
}

function Tally({ words, referendum, side }: PartProps & { readonly side: Side }): ReactNode {
  const say = useStageText();
  const blocs = referendum.blocs.filter((bloc) => bloc.side === side && bloc.votes > 0);
  return (
    <div className={`referendum-tally ${side}`}>
      <p>
        <b>{votesCast(referendum, side)}</b> <span>{say(`referendum.${side}`)}</span>
      </p>
      <ul>
        {blocs.map((bloc, at) => (
          <li key={at}>
            <b>{bloc.votes}</b>
            <Mark
              id={bloc.source === 'minion' ? 'i-crown' : bloc.source === 'edge' ? 'i-edge' : 't-political'}
            />
            <span>{sourceWords(words, bloc, say)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const blocks = (count: number, look: string): ReactNode =>
  Array.from({ length: Math.min(count, MOST_BLOCKS) }, (_, at) => (
    <i key={`${look} ${at}`} className={look} />
  ));

/** Votes as blocks about the middle; what is armed as a ghost. */
function Bar({ referendum }: { readonly referendum: Referendum }): ReactNode {
  const say = useStageText();
  const option = armedOption(useDeciding().asked);
  const side = option?.['side'] as Side | undefined;
  const ghost = side === undefined ? 0 : Number(option?.['votes'] ?? 1);
  const cast = { for: votesCast(referendum, 'for'), against: votesCast(referendum, 'against') };
  const words = say('referendum.words', cast);
  return (
    <div
      className="referendum-bar"
      role="img"
      aria-label={ghost === 0 ? words : `${words} ${say('referendum.ghost', { votes: ghost })}`}
    >
      <span>
        {side === 'for' && blocks(ghost, 'ghost')}
        {blocks(cast.for, 'for')}
      </span>
      <u />
      <span>
        {blocks(cast.against, 'against')}
        {side === 'against' && blocks(ghost, 'ghost')}
      </span>
    </div>
  );
}

/** What the political card that called it still gives whoever did. */
const calledWith = ({ blocs }: Referendum, of: number): number =>
  blocs.find(({ source, seat, side }) => source === 'card' && seat === of && side === null)?.gained ?? 0;

function Uncast({ words, referendum }: PartProps): ReactNode {
  const say = useStageText();
  const uncast = uncastVotes(words.view.table);
  const { order, methuselahs, edge } = words.view.table;
  const hasCast = (seat: number): boolean =>
    referendum.blocs.some((bloc) => bloc.seat === seat && bloc.votes > 0);
  const edgeCast = referendum.blocs.some(({ source, side }) => source === 'edge' && side !== null);
  return (
    <div className="referendum-column">
      <span className="label">{say('referendum.uncast')}</span>
      <ul className="referendum-uncast">
        {order
          .filter((seat) => !methuselahs[seat]!.out)
          .map((seat) => {
            const own = uncast.filter((one) => one.seat === seat);
            const called = calledWith(referendum, seat);
            const withEdge = edge === seat && !edgeCast;
            const votes = own.reduce((sum, one) => sum + one.votes, called) + (withEdge ? 1 : 0);
            const names = [
              ...own.map((one) => `${words.cardAt(one.minion)} ${one.votes}`),
              ...(called > 0 ? [`${words.card(referendum.card!)} ${called}`] : []),
              ...(withEdge ? [`${say('referendum.edge')} 1`] : []),
            ];
            return (
              <li key={seat} className={seat === words.seat ? 'own' : ''}>
                <span>
                  <b>{words.who(seat)}</b>
                  {names.join(', ') || say(hasCast(seat) ? 'referendum.all-cast' : 'referendum.none')}
                </span>
                <b>{votes}</b>
              </li>
            );
          })}
      </ul>
      <p className="referendum-more">{say('referendum.more')}</p>
    </div>
  );
}

function Talk({ table, words }: { readonly table: LiveTable; readonly words: Words }): ReactNode {
  const { chat } = useStore(table.state);
  return (
    <div className="referendum-talk">
      {chat.slice(-TALK).map(({ number, seat, from, text }) => (
        <p key={number}>
          <b>{seat === null ? from : words.seatName(seat)}</b> {text}
        </p>
      ))}
    </div>
  );
}

export function ReferendumPanel({
  table,
  referendum,
}: {
  readonly table: LiveTable;
  readonly referendum: Referendum;
}): ReactNode {
  const words = useWords(table);
  const say = useStageText();
  const verdict = verdictOf(words, null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on small screens it scrolls, by keys too
    <section className="panel referendum" aria-label={say('referendum.title')} tabIndex={0}>
      <Head words={words} referendum={referendum} table={table} />
      <TermsColumn words={words} referendum={referendum} />
      <div className="referendum-column">
        <div className="referendum-tallies">
          <Tally words={words} referendum={referendum} side="for" />
          <Tally words={words} referendum={referendum} side="against" />
        </div>
        <Bar referendum={referendum} />
        {verdict !== null && (
          <p className="referendum-verdict">
            {marginOf(referendum) === 0 && <b>{say('stands.tie')} </b>}
            {say(verdict.key, verdict.values)}
          </p>
        )}
        <Talk table={table} words={words} />
      </div>
      <Uncast words={words} referendum={referendum} />
    </section>
  );
}
