// The card that is looked at, at large: what it says, what it is now, what is on it, and why it cannot be played.

import { type Card, cardName, cardNamed, type PublicCard } from '@nocturne/vtes';
import { type ReactNode, useState } from 'react';
import { LargeCard } from '../../cards/large-card.tsx';
import { stateWords } from '../../cards/state.ts';
import { term } from '../../cards/term.ts';
import { useReader } from '../../text/reader.tsx';
import { useChoosing } from '../choosing.ts';
import { type Shown, useHere } from '../here.ts';
import { WhyNot } from '../prompt/why-not.tsx';
import { cardsOn } from '../regions.ts';
import { useBoardText } from '../board-text.ts';
import { CardLink } from './card-link.tsx';
import { asHeld, find, type Found } from './found.ts';

/** What cards on it have made of a vampire stands on it, too. */
function asItIs(printed: Card, card: PublicCard | null): Card {
  if (printed.kind !== 'crypt' || card === null || card.region === 'uncontrolled') return printed;
  const { title: _printed, ...rest } = printed;
  return {
    ...rest,
    disciplines: card.disciplines,
    capacity: card.capacity,
    ...(card.clan === null ? {} : { clan: card.clan }),
    ...(card.title === null ? {} : { title: card.title }),
  };
}

function useStanding({ name, card }: Found): string {
  const reader = useReader();
  if (card === null) return '';
  const printed = cardNamed(name);
  const { counters, locked, contested, region, marks } = card;
  const isMinion = region === 'ready' || region === 'torpor' || region === 'uncontrolled';
  const capacity = printed.kind === 'crypt' ? card.capacity || printed.capacity : counters;
  const life = printed.kind === 'library' || printed.imbued === true;
  const held = reader.say(life ? 'card.life' : 'card.blood', { amount: counters, capacity });
  return [
    ...(isMinion ? [held] : counters > 0 ? [reader.say('card.counters', { amount: counters })] : []),
    ...(marks > 0 ? [reader.say('card.counters', { amount: marks })] : []),
    ...stateWords(
      { locked: locked && region !== 'torpor', contested, inTorpor: region === 'torpor' },
      reader,
    ),
  ].join(' · ');
}

function OnIt({ card }: { readonly card: PublicCard }): ReactNode {
  const { seen } = useHere();
  const reader = useReader();
  const say = useBoardText();
  const on = cardsOn(seen.table.cards, card.id);
  if (on.length === 0) return null;
  return (
    <div className="vtes-looked-on">
      <h3 className="label">{say('rail.on-it')}</h3>
      <ul>
        {on.map(({ id, name, counters, locked }) => (
          <li key={id} data-thing={`card ${id}`}>
            {name !== null && <CardLink card={name}>{cardName(name, reader.language)}</CardLink>}
            {counters > 0 && ` · ${reader.say('card.counters', { amount: counters })}`}
            {locked && ` · ${reader.say('card.locked')}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where this copy is: in the hand, or in somebody's region. */
function useWhere({ thing, card }: Found): string {
  const { words } = useHere();
  const reader = useReader();
  const say = useBoardText();
  if (card !== null)
    return say('rail.place', {
      name: words.seats[card.controller] ?? '',
      region: term(reader, `term.region.${card.region}`),
    });
  return thing === null ? '' : say('rail.in-hand');
}

function FoundCard({ found }: { readonly found: Found }): ReactNode {
  const { table, me } = useHere();
  const { lit } = useChoosing();
  const isLit = found.thing !== null && lit.has(found.thing);
  const standing = useStanding(found);
  return (
    <>
      <LargeCard
        card={asItIs(cardNamed(found.name), found.card)}
        lit={isLit}
        foot={[useWhere(found), standing]}
      />
      {found.card !== null && <OnIt card={found.card} />}
      {found.thing !== null && !isLit && me !== null && <WhyNot table={table} thing={found.thing} />}
    </>
  );
}

/** At the rail the last card stays until there is another. */
export function Looked({ shown }: { readonly shown?: Shown }): ReactNode {
  const here = useHere();
  const say = useBoardText();
  const { looked } = useChoosing();
  const wanted = shown ?? here.shown ?? (looked === null ? null : { thing: looked });
  const now = wanted === null ? null : find(here, wanted);
  const [last, setLast] = useState(now);
  if (now !== null && (now.name !== last?.name || now.thing !== last.thing || now.card !== last.card))
    setLast(now);
  const found = now ?? last;
  return (
    <section className="vtes-looked" aria-label={say('rail.card')}>
      {found === null ? (
        <p className="vtes-looked-none">{say('rail.nothing')}</p>
      ) : (
        <FoundCard found={asHeld(here, found)} />
      )}
    </section>
  );
}
