// A minion at the table: a vampire, an imbued or an ally, as a token or as a board card.

import { type Card, cardName, type Clan, type Levels, type Title, votesOfTitle } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { DisciplineMark, Mark } from '../marks/mark.tsx';
import { clanMark, clanWord, type MarkId, titleMark, typeMark, typeWord } from '../marks/marks.ts';
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

/** More Disciplines than stand above the ring at their full size. */
const MANY = 4;

interface Identity {
  readonly clan?: Clan;
  readonly disciplines: Levels;
  readonly title?: Title;
}
interface FaceProps {
  readonly card: Card;
  readonly identity: Identity;
  readonly locked: boolean;
}

/** A clan's; of whoever has none, that of its type. */
const ownMark = (card: Card, { clan }: Identity): MarkId =>
  clan === undefined ? typeMark(card.kind === 'library' ? card.types[0]! : 'ally') : clanMark(clan);

function Gutter({ card, identity }: Omit<FaceProps, 'locked'>): ReactNode {
  const known = knownOf(identity.disciplines);
  return (
    <span className={known.length > MANY ? 'gutter many' : 'gutter'}>
      <Mark id={ownMark(card, identity)} className="own" />
      {known.map((one) => (
        <DisciplineMark key={one.discipline} {...one} />
      ))}
    </span>
  );
}

function Attached({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  return (
    <span className="attached" aria-hidden="true">
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
function printed({ card, clan, disciplines, title }: MinionProps): Identity {
  if (card.kind === 'library') return { ...(clan && { clan }), disciplines: disciplines ?? {} };
  const held = title === undefined ? card.title : title;
  return {
    clan: clan ?? (card.clan as Clan),
    disciplines: disciplines ?? card.disciplines,
    ...(held && { title: held }),
  };
}

function TitleChip({ title }: { readonly title: Title }): ReactNode {
  return (
    <span className="title">
      <Mark id={titleMark(title.rank)} />
      {votesOfTitle(title) || ''}
    </span>
  );
}

/** Its name is seen where there is room for it. */
function TokenFace({ card, identity }: Omit<FaceProps, 'locked'>): ReactNode {
  const { language } = useReader();
  return (
    <>
      <CardName name={cardName(card.name, language)} long={0} longer={0} />
      <Mark id={ownMark(card, identity)} className="own" />
    </>
  );
}

function BoardFace({ card, identity, locked }: FaceProps): ReactNode {
  const { language } = useReader();
  return (
    <>
      <CardName name={cardName(card.name, language)} long={locked ? 16 : 11} longer={locked ? 20 : 15} />
      <Gutter card={card} identity={identity} />
      {identity.title && <TitleChip title={identity.title} />}
      {locked && (
        <span className="padlock">
          <Mark id="i-lock" />
        </span>
      )}
    </>
  );
}

export function MinionCard(props: MinionProps): ReactNode {
  const { card, amount, capacity, size, attached = [], state = {}, onClick } = props;
  const reader = useReader();
  const identity = printed(props);
  const { clan, title } = identity;
  const life = card.kind === 'library' || card.imbued === true;
  const facts = { card, amount, capacity, life, attached, ...(clan && { clan }), ...(title && { title }) };
  const hue = clan === undefined ? 'type-ally' : clanWord(clan);
  return (
    <button
      type="button"
      className={['card minion', hue, size, ...classesOf(state)].join(' ')}
      aria-label={minionLabel(facts, state, reader)}
      onClick={onClick}
    >
      <span className="face" aria-hidden="true">
        <Art card={card} wide={state.locked ?? false} />
        {size === 'token' ? (
          <TokenFace card={card} identity={identity} />
        ) : (
          <BoardFace card={card} identity={identity} locked={state.locked ?? false} />
        )}
      </span>
      {attached.length > 0 && <Attached cards={attached} />}
      <Ring amount={amount} capacity={capacity} life={life} />
      {size === 'token' && (
        <span className="most" aria-hidden="true">
          /{capacity}
        </span>
      )}
      <FlagOf state={state} />
      <KeyOf state={state} />
    </button>
  );
}
