// The terms of a referendum: what each Methuselah would get or lose, as far as they say it.

import type { Referendum } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { useDeciding } from '../prompt/deciding.ts';
import { armedOption } from '../prompt/lights.ts';
import type { Words } from '../prompt/use-words.ts';
import { useStageText } from './text/use-stage-text.ts';

interface TermsProps {
  readonly words: Words;
  readonly referendum: Referendum;
}

type Terms = NonNullable<Referendum['terms']>;

/** The terms, or what they would be if this seat chose them so. */
function useTerms({ terms }: Referendum): Terms | null {
  const { asked } = useDeciding();
  if (terms !== null || asked === null || asked.question.name !== 'terms') return terms;
  const chosen = armedOption(asked) as Terms | undefined;
  if (chosen !== undefined || asked.sharing === null) return chosen ?? null;
  const like = asked.options[asked.sharing.places[0]!] as unknown as Terms;
  return { ...like, points: [...asked.draft.shares] } as Terms;
}

/** What pool each would have; nothing if the terms are about something else. */
function changesOf(terms: Terms | null): ((seat: number) => number) | null {
  if (terms?.do === 'allocate') return (seat) => -(terms.points[seat] ?? 0);
  if (terms?.do !== 'shift') return null;
  const moved = terms.points.reduce((sum, points) => sum + points, 0);
  return (seat) => (seat === terms.from ? -moved : (terms.points[seat] ?? 0));
}

function Shares({ words, change }: { words: Words; change: (seat: number) => number }): ReactNode {
  const say = useStageText();
  const { order, methuselahs } = words.view.table;
  const seats = order.filter((seat) => !methuselahs[seat]!.out);
  return (
    <ul className="referendum-terms">
      {seats.map((seat) => {
        const by = change(seat);
        const { pool } = methuselahs[seat]!;
        return (
          <li key={seat} className={`${by === 0 ? 'spared' : ''} ${seat === words.seat ? 'own' : ''}`}>
            <b>{words.who(seat)}</b>
            {by === 0 ? (
              <span>{say('referendum.spared', { pool })}</span>
            ) : (
              <span className={by < 0 ? 'loses' : 'gains'}>
                {by < 0 ? `−${-by}` : `+${by}`}{' '}
                <small>
                  {pool} → {Math.max(0, pool + by)}
                </small>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A clan or a vampire, by name. */
function named(words: Words, { minion, bloodHunt }: Referendum, terms: Terms | null): string {
  if (bloodHunt) return words.cardAt(minion);
  if (terms?.do === 'vampire') return words.cardAt(terms.card);
  return terms?.do === 'clan' ? terms.clan : '';
}

export function TermsColumn({ words, referendum }: TermsProps): ReactNode {
  const say = useStageText();
  const terms = useTerms(referendum);
  const change = changesOf(terms);
  return (
    <div className="referendum-column">
      <span className="label">{say('referendum.terms')}</span>
      {change === null ? (
        <p>{named(words, referendum, terms) || say('referendum.no-terms')}</p>
      ) : (
        <Shares words={words} change={change} />
      )}
    </div>
  );
}
