// A seat: who sits there, what lies before them, what they did and say, and what you noted.

import type { Kind } from '@nocturne/nosferatu';
import type { ReactNode } from 'react';
import { Mark } from '../marks/mark.tsx';
import { TimeLeft } from '../table/time-left.tsx';
import { useTableTexts } from '../table/texts.ts';
import { CardBack, CharacterCard, SIGN_OF } from './faces.tsx';
import { useGameWords, useNos } from './nos.ts';
import { cardsIn, cardsOf, initialOf, knownOf, placeOf, playedBy } from './seats.ts';
import { useTexts } from './texts.ts';

interface SeatProps {
  readonly seat: number;
}

/** A place for each Bite that a player can bear. */
export function BiteMarks({ count }: { readonly count: number }): ReactNode {
  const words = useGameWords();
  return (
    <span className="nosf-seat-bites" role="img" aria-label={words('term.bite.many', { count })}>
      {[0, 1].map((place) => (
        <i key={place} className={place < count ? 'on' : ''}>
          <Mark id="i-bite" className="" />
        </i>
      ))}
    </span>
  );
}

/** Who holds the Ancestral Stake. */
export function Stake(): ReactNode {
  const say = useTexts();
  return (
    <span className="nosf-seat-stake">
      <Mark id="i-stake" />
      <span>{say('seat.stake')}</span>
    </span>
  );
}

function Badges({ seat }: SeatProps): ReactNode {
  const say = useTexts();
  const table = useTableTexts();
  const words = useGameWords();
  const { shown, eyesOn, about, state, isHidden } = useNos();
  const { character, secret } = knownOf(shown, eyesOn(seat), seat);
  const isBot = about.chairs[seat]!.bot !== null;
  const isStoodIn = about.standIns?.includes(seat) ?? false;
  const isAway = !isBot && !isStoodIn && about.status === 'playing' && !state.present.includes(seat);
  const robot = isBot ? table('seat.bot') : table('seat.stand-in');
  return (
    <>
      {(isBot || isStoodIn) && (
        <span className="nosf-seat-bot" role="img" aria-label={robot} title={robot}>
          <Mark id="i-bot" />
        </span>
      )}
      {isAway && <span className="nosf-seat-away">{table('seat.away')}</span>}
      {shown.stake === seat && <Stake />}
      {secret && character !== null && !isHidden && (
        <span className={`nosf-seat-role ${character}`} title={say('seat.secret')}>
          {words(`term.${character}`)}
        </span>
      )}
    </>
  );
}

/** Cards that lie open, by their signs. */
function Open({ cards, label }: { readonly cards: readonly Kind[]; readonly label: string }): ReactNode {
  const words = useGameWords();
  const named = cards.map((kind) => words(`term.${kind}`)).join(', ');
  return (
    <span className="nosf-seat-open" role="img" aria-label={`${label}: ${named}`} title={named}>
      {cards.map((kind, place) => (
        <i key={place} className={`nosf-fact ${kind}`}>
          <Mark id={`i-${SIGN_OF[kind]}`} />
        </i>
      ))}
    </span>
  );
}

/** What was handed to Renfield. */
function Handed({ open }: { readonly open: readonly Kind[] | null }): ReactNode {
  const say = useTexts();
  const { actionDeck: count } = useNos().shown;
  const label = say('seat.handed', { count });
  return (
    <div className="nosf-seat-lying handed">
      {open === null ? (
        Array.from({ length: count }, (_, place) => <CardBack key={place} className="is-tiny" />)
      ) : (
        <Open cards={open} label={label} />
      )}
      <em>{label}</em>
    </div>
  );
}

function Lying({ seat }: SeatProps): ReactNode {
  const say = useTexts();
  const { shown, own, eyesOn } = useNos();
  const { bites, reserve } = shown.seats[seat]!;
  // before all eyes it lies open
  const known = own === null ? eyesOn(seat) : null;
  if (seat === shown.renfield)
    return <Handed open={known?.keeper?.actionDeck ? cardsIn(known.keeper.actionDeck) : null} />;
  const label = say('seat.reserve', { count: reserve });
  return (
    <div className="nosf-seat-lying">
      <BiteMarks count={bites} />
      {known === null ? (
        <span className="nosf-seat-reserve" role="img" aria-label={label}>
          {Array.from({ length: reserve }, (_, place) => (
            <i key={place} />
          ))}
        </span>
      ) : (
        <Open cards={cardsOf(known)} label={label} />
      )}
    </div>
  );
}

/** Facts of this turn: what was thrown and given, who is still to play, who decides. */
export function Doing({ seat }: SeatProps): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { shown, eyesOn, state, isHidden } = useNos();
  const { threw, gave } = playedBy(shown, eyesOn(seat), seat);
  const isAsked = state.waiting.some((one) => one.seat === seat);
  const due = state.clock?.due[String(seat)];
  const isYet = shown.phase === 'round' && seat !== shown.renfield && threw === null && gave === null;
  return (
    <div className="nosf-seat-doing">
      {threw !== null && (
        <span className={`nosf-fact ${threw}`}>
          <Mark id={`i-${SIGN_OF[threw]}`} />
          <span className="nosf-fact-long">{say('seat.threw', { card: words(`term.${threw}`) })}</span>
          <span className="nosf-fact-short" aria-hidden="true">
            {words(`term.${threw}`)}
          </span>
        </span>
      )}
      {gave === 'unknown' || (gave !== null && isHidden) ? (
        <span className="nosf-seat-gave">{say('seat.gave')}</span>
      ) : (
        gave !== null && (
          <span className={`nosf-seat-gave nosf-fact ${gave}`}>
            <Mark id={`i-${SIGN_OF[gave]}`} />
            {say('seat.gave-card', { card: words(`term.${gave}`) })}
          </span>
        )
      )}
      {isAsked ? (
        <span className="nosf-seat-decides">
          <Mark id="i-hourglass" />
          <span>{say('seat.decides')}</span> {due !== undefined && <TimeLeft due={due} />}
        </span>
      ) : (
        isYet && <span className="nosf-seat-yet">{say('seat.yet')}</span>
      )}
    </div>
  );
}

function Face({ seat }: SeatProps): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { shown, own, eyesOn, names, notes, openSeat, isHidden } = useNos();
  const { character, secret } = knownOf(shown, eyesOn(seat), seat);
  // of what he alone knows, Renfield sees the Vampire's face; the others lie as everyone sees them
  const isTurned = !secret || (!isHidden && (character === 'vampire' || eyesOn(seat)?.seat === seat));
  const face = isTurned ? character : null;
  const note = notes.get(seat);
  const name = names[seat]!;
  const about = [
    say('seat.about', { seat: name }),
    face === null ? say('seat.hidden') : words(`term.${face}`),
    ...(note === undefined ? [] : [note]),
  ];
  return (
    <button
      type="button"
      className="nosf-seat-face"
      aria-label={about.join(', ')}
      aria-haspopup="dialog"
      onClick={() => openSeat(seat)}
    >
      <CharacterCard
        character={face}
        name={face === null ? '' : words(`term.${face}`)}
        initial={initialOf(name)}
        secret={secret && face !== null && own?.seat !== seat}
      />
      {note !== undefined && <span className="nosf-seat-note">{note}</span>}
    </button>
  );
}

/** Over all of a lit seat: whoever presses it points at it. */
export function Point({ seat }: SeatProps): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { deciding, names } = useNos();
  const thing = `seat ${seat}` as const;
  const key = deciding.lit.get(thing);
  if (key === undefined || deciding.asked === null) return null;
  const here = deciding.asked.options.filter((option) => 'seat' in option && option.seat === seat);
  const only = here.length === 1 ? here[0]! : null;
  return (
    <button
      type="button"
      className="nosf-seat-point"
      aria-pressed={deciding.picked.includes(thing)}
      aria-label={
        only === null ? say('seat.point', { seat: names[seat]! }) : words(`option.${only.do}`, only)
      }
      onClick={() => deciding.press(thing)}
    >
      <span className="key" aria-hidden="true">
        {key}
      </span>
    </button>
  );
}

/** Who one is, in a word: where there is no room for the own card. */
function OwnRole(): ReactNode {
  const words = useGameWords();
  const { own, isHidden } = useNos();
  const character = isHidden ? null : (own?.character ?? null);
  return character === null ? null : <span className="nosf-seat-own">{words(`term.${character}`)}</span>;
}

interface AroundProps extends SeatProps {
  readonly index: number;
  readonly count: number;
  readonly says: string | undefined;
}

export function Seat({ seat, index, count, says }: AroundProps): ReactNode {
  const table = useTableTexts();
  const { names, own, shown, deciding, state } = useNos();
  const thing = `seat ${seat}` as const;
  const { x, y } = placeOf(index, count);
  const look = [
    'nosf-seat',
    ...(own?.seat === seat ? ['mine'] : []),
    ...(seat === shown.renfield ? ['renfield'] : []),
    ...(deciding.lit.has(thing) ? ['lit'] : []),
    ...(deciding.picked.includes(thing) ? ['armed'] : []),
    ...(state.waiting.some((one) => one.seat === seat) ? ['asked'] : []),
  ];
  return (
    <section
      className={look.join(' ')}
      aria-label={own?.seat === seat ? table('seat.you') : names[seat]}
      style={{ '--x': `${x}%`, '--y': `${y}%` } as Record<string, string>}
    >
      <Point seat={seat} />
      <Face seat={seat} />
      <div className="nosf-seat-inside">
        <div className="nosf-seat-name">
          <b>{own?.seat === seat ? table('seat.you') : names[seat]}</b>
          <Badges seat={seat} />
        </div>
        <Lying seat={seat} />
        {own?.seat === seat ? <OwnRole /> : <Doing seat={seat} />}
        {says !== undefined && <q className="nosf-seat-says">{says}</q>}
      </div>
    </section>
  );
}
