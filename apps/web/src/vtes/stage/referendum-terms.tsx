// The terms of a referendum: what each Methuselah would get or lose, as far as they say it.

import type { Referendum } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import type { Words } from '../prompt/use-words.ts';
import { useStageText } from './text/use-stage-text.ts';

interface TermsProps {
  readonly words: Words;
  readonly referendum: Referendum;
}

/** What pool each would have; nothing if the terms are about something else. */
function changesOf({ terms }: Referendum): ((seat: number) => number) | null {
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
            <b>{seat === words.seat ? say('order.you') : words.seatName(seat)}</b>
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
function named(words: Words, { terms, minion, bloodHunt }: Referendum): string {
  if (bloodHunt) return words.cardAt(minion);
  if (terms?.do === 'vampire') return words.cardAt(terms.card);
  return terms?.do === 'clan' ? terms.clan : '';
}

export function Terms({ words, referendum }: TermsProps): ReactNode {
  const say = useStageText();
  const change = changesOf(referendum);
  return (
    <div className="referendum-column">
      <span className="label">{say('referendum.terms')}</span>
      {change === null ? (
        <p>{named(words, referendum) || say('referendum.no-terms')}</p>
      ) : (
        <Shares words={words} change={change} />
      )}
    </div>
  );
}
