// One side of a combat: the minion, whose it is, and the strike it has chosen.

import { cardNamed, type Clan, type Combatant, type PublicCard, strikeAmount } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { MinionCard } from '../../cards/minion-card.tsx';
import { term } from '../../cards/term.ts';
import { Mark } from '../../marks/mark.tsx';
import { clanWord } from '../../marks/marks.ts';
import { useReader } from '../../text/reader.tsx';
import { useChoosing } from '../choosing.ts';
import type { Words } from '../prompt/use-words.ts';
import { useStageText } from './text/use-stage-text.ts';

interface FighterProps {
  readonly words: Words;
  readonly one: Combatant;
  readonly acting: boolean;
}

/** Those on it, as far as they are known. */
const onIt = (words: Words, id: number) =>
  words.view.table.cards.flatMap(({ on, name }) => (on === id && name !== null ? [cardNamed(name)] : []));

function Face({ words, minion }: { readonly words: Words; readonly minion: PublicCard }): ReactNode {
  const { look, press, lit } = useChoosing();
  const { name, counters, capacity, clan, disciplines, title, id } = minion;
  if (name === null) return null;
  const card = cardNamed(name);
  const most = card.kind === 'library' ? Math.max(counters, card.counters ?? counters) : capacity;
  const thing = `card ${id}` as const;
  return (
    <span
      className={lit.has(thing) ? 'fighter-card lit' : 'fighter-card'}
      onPointerEnter={() => look(thing)}
      onPointerLeave={() => look(null)}
    >
      <MinionCard
        card={card}
        amount={counters}
        capacity={most}
        size="board"
        disciplines={disciplines}
        title={title}
        {...(clan === null ? {} : { clan: clan as Clan })}
        attached={onIt(words, id)}
        state={{ lit: lit.has(thing) }}
        onClick={() => press(thing)}
      />
    </span>
  );
}

function StrikeBox({ words, one }: Omit<FighterProps, 'acting'>): ReactNode {
  const say = useStageText();
  const reader = useReader();
  const { strike } = one;
  const amount = strikeAmount(words.view.table, one);
  const byHand = strike !== null && strike.name === null && strike.strike.kind === 'hand';
  return (
    <div className="fighter-strike">
      <span className="label">{say('combat.strike')}</span>
      {strike === null ? (
        <span className="fighter-none">{say('combat.not-chosen')}</span>
      ) : (
        <>
          <b>
            <Mark id={byHand ? 'i-fist' : 't-combat'} />
            {strike.name === null ? say('combat.hand') : words.card(strike.name)}
          </b>
          {!byHand && <span>{term(reader, `term.strike.${strike.strike.kind}`)}</span>}
          {amount !== null && amount > 0 && <span className="fighter-amount">{amount}</span>}
        </>
      )}
    </div>
  );
}

export function Fighter({ words, one, acting }: FighterProps): ReactNode {
  const say = useStageText();
  const minion = words.view.table.cards.find(({ id }) => id === one.minion);
  const hue = minion?.clan === null || minion === undefined ? 'type-ally' : clanWord(minion.clan as Clan);
  return (
    <div className={`fighter ${hue} ${acting ? 'acting' : 'opposing'}`}>
      {minion !== undefined && (
        <>
          <Face words={words} minion={minion} />
          <b className="fighter-name" aria-hidden="true">
            {words.cardAt(minion.id)}
            <span>
              <Mark id="i-drop" /> {minion.counters}
            </span>
          </b>
        </>
      )}
      <span className="fighter-whose">
        <b>{words.who(one.seat)}</b>
        {' · '}
        {say(acting ? 'combat.acting' : 'combat.opposing')}
      </span>
      <StrikeBox words={words} one={one} />
    </div>
  );
}
