// A minion at the table: a vampire, an imbued or an ally, as a token or as a board card.

import { type Card, cardName, type Clan, type Levels, type Title, votesOfTitle } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { DisciplineMark, Mark } from '../marks/mark.tsx';
import { clanMark, clanWord, titleMark, typeMark, typeWord } from '../marks/marks.ts';
import { useReader } from '../text/reader.tsx';
import { Art, CardName, FlagOf, KeyOf } from './parts.tsx';
import { Ring } from './ring.tsx';
import { type CardState, classesOf } from './state.ts';
import { knownOf, minionLabel } from './words.ts';

export interface MinionProps {
  readonly card: Card;
  /** Blood or life, and how much it can have. */
  readonly amount: number;
  readonly capacity: number;
  readonly size: 'token' | 'board';
  /** As the table says; as printed, if it says nothing. */
  readonly clan?: Clan;
  readonly disciplines?: Levels;
  readonly title?: Title | null;
  readonly attached?: readonly Card[];
  readonly state?: CardState;
  readonly onClick?: () => void;
}

const MANY = 5;

function Gutter({
  card,
  clan,
  disciplines,
}: Pick<MinionProps, 'card' | 'clan'> & { readonly disciplines: Levels }): ReactNode {
  const known = knownOf(disciplines);
  const mark = clan === undefined && card.kind === 'library' ? typeMark(card.types[0]!) : clanMark(clan!);
  return (
    <span className={known.length > MANY ? 'gutter many' : 'gutter'}>
      <Mark id={mark} className="own" />
      {known.map((one) => (
        <DisciplineMark key={one.discipline} {...one} />
      ))}
    </span>
  );
}

function Attached({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  return (
    <span className="attached">
      {cards.map((card, index) =>
        card.kind === 'library' ? (
          <span key={index} className={`type-${typeWord(card.types[0]!)}`}>
            <Mark id={typeMark(card.types[0]!)} />
          </span>
        ) : null,
      )}
    </span>
  );
}

/** What the table does not say is as printed. */
function printed({ card, clan, disciplines, title }: MinionProps): {
  clan?: Clan;
  disciplines: Levels;
  title?: Title;
} {
  if (card.kind === 'library')
    return { ...(clan === undefined ? {} : { clan }), disciplines: disciplines ?? {} };
  const held = title === undefined ? card.title : (title ?? undefined);
  return {
    clan: clan ?? (card.clan as Clan),
    disciplines: disciplines ?? card.disciplines,
    ...(held === undefined ? {} : { title: held }),
  };
}

export function MinionCard(props: MinionProps): ReactNode {
  const { card, amount, capacity, size, attached = [], state = {}, onClick } = props;
  const reader = useReader();
  const { clan, disciplines, title } = printed(props);
  const life = card.kind === 'library' || card.imbued === true;
  const hue = clan === undefined ? 'type-ally' : clanWord(clan);
  const name = cardName(card.name, reader.language);
  const facts = { card, amount, capacity, life, attached, ...(clan && { clan }), ...(title && { title }) };
  const isToken = size === 'token';
  const standing = isToken ? clanOrType(card, clan) : undefined;
  return (
    <button
      type="button"
      className={['card minion', hue, isToken ? 'token' : '', ...classesOf(state)].join(' ')}
      aria-label={minionLabel(facts, state, reader)}
      onClick={onClick}
    >
      <span className="face">
        <Art card={card} wide={state.locked ?? false} />
        {standing === undefined ? (
          <>
            <CardName name={name} long={state.locked ? 16 : 11} longer={state.locked ? 20 : 15} />
            <Gutter card={card} {...(clan && { clan })} disciplines={disciplines} />
            {title && (
              <span className="title">
                <Mark id={titleMark(title.rank)} />
                {votesOfTitle(title)}
              </span>
            )}
          </>
        ) : (
          <Mark id={standing} className="own" />
        )}
        {state.locked && !isToken && (
          <span className="padlock">
            <Mark id="i-lock" />
          </span>
        )}
      </span>
      {attached.length > 0 && <Attached cards={attached} />}
      <Ring amount={amount} capacity={capacity} life={life} />
      <FlagOf state={state} />
      <KeyOf state={state} />
    </button>
  );
}

const clanOrType = (card: Card, clan: Clan | undefined): ReturnType<typeof clanMark> =>
  clan === undefined ? typeMark(card.kind === 'library' ? card.types[0]! : 'ally') : clanMark(clan);
