// What is asked of you, and what you are about to answer; or on whom the table waits.

import type { NosferatuMessageKey } from '@nocturne/nosferatu';
import type { ReactNode } from 'react';
import { Mark } from '../marks/mark.tsx';
import { PlainChoice } from '../table/plain-choice.tsx';
import { RuleLink } from '../table/rule-link.tsx';
import { useTableTexts } from '../table/texts.ts';
import { OwnTimeLeft } from '../table/time-left.tsx';
import { type Asked, meant, type Option, type Thing } from './choosing.ts';
import { CardBack, NightCard } from './faces.tsx';
import { useGameWords, useNos } from './nos.ts';
import { bitesNow, cardsOf } from './seats.ts';
import { useTexts } from './texts.ts';

function useOptionWords(): (option: Option) => string {
  const words = useGameWords();
  return (option) => words(`option.${option.do}`, option);
}

/** What is asked in one sentence: said at once to those who hear the table. */
export function usePromptWords(): string {
  const say = useTableTexts();
  const words = useGameWords();
  const { asked } = useNos().deciding;
  return asked === null ? '' : `${say('decision')}: ${words(`prompt.${asked.name}`, asked.about)}`;
}

function Head(): ReactNode {
  const say = useTexts();
  const { state, own, deciding } = useNos();
  const due = own === null ? undefined : state.clock?.due[String(own.seat)];
  return (
    <div className="nosf-prompt-head">
      <Mark id="i-play" />
      {say(deciding.asked?.name === 'play' ? 'prompt.your-play' : 'prompt.label')}
      {due !== undefined && <OwnTimeLeft due={due} reserve={state.clock!.reserve} />}
    </div>
  );
}

function Slot({ place }: { readonly place: 0 | 1 }): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { deciding, own, isHidden } = useNos();
  const thing = deciding.picked[place];
  const card = thing === undefined ? undefined : cardsOf(own)[Number(thing.split(' ')[1])];
  return (
    <div className="nosf-slot">
      {card === undefined || isHidden ? (
        <CardBack className={card === undefined ? 'is-small empty' : 'is-small'} />
      ) : (
        <NightCard kind={card} name={words(`term.${card}`)} />
      )}
      <span>
        <b>{say(place === 0 ? 'play.face-up' : 'play.face-down')}</b>
        {say(place === 0 ? 'play.all-see' : 'play.one-sees')}
      </span>
    </div>
  );
}

/** What follows from what is armed, as far as numbers on the table tell. */
function Consequence({ option }: { readonly option: Option }): ReactNode {
  const say = useTexts();
  const { shown, names } = useNos();
  if (option.do !== 'bite') return null;
  const { seat } = option;
  const values = {
    seat: names[seat]!,
    own: shown.seats[seat]!.bites + 1,
    all: bitesNow(shown) + 1,
    win: shown.bites.toWin,
  };
  return <p>{say('bites.after', values)}</p>;
}

/** Asked again in words: this ruins one's own side. */
function AskedAgain({ option }: { readonly option: Option & { sure: string } }): ReactNode {
  const say = useTexts();
  const table = useTableTexts();
  const words = useGameWords();
  const { deciding } = useNos();
  return (
    <div className="nosf-prompt-again" role="alert">
      <p>{words(`confirm.${option.sure}` as NosferatuMessageKey, option)}</p>
      <div className="nosf-prompt-acts">
        <button type="button" className="button" onClick={() => deciding.act('press')}>
          {say('prompt.sure')}
        </button>
        <button type="button" className="button" onClick={deciding.putBack}>
          {table('choose.put-back')} <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}

/** The deed that is armed, and the others that the same seat stands for. */
function Armed({ option }: { readonly option: Option }): ReactNode {
  const say = useTexts();
  const optionWords = useOptionWords();
  const { deciding, isHidden } = useNos();
  if (deciding.isAskedAgain && 'sure' in option) return <AskedAgain option={option} />;
  const isPlay = option.do === 'play';
  const others = deciding.deeds.map((deed, place) => ({ deed, place })).filter(({ deed }) => deed !== option);
  return (
    <>
      <Consequence option={option} />
      <div className="nosf-prompt-acts">
        <button type="button" className="button go" onClick={() => deciding.act('press')}>
          <span>{isPlay && isHidden ? say('prompt.your-play') : optionWords(option)}</span>
          <kbd>Enter</kbd>
        </button>
        {isPlay && (
          <button type="button" className="button" onClick={deciding.swap}>
            {say('play.swap')} <kbd>S</kbd>
          </button>
        )}
        {others.map(({ deed, place }) => (
          <button key={place} type="button" className="button" onClick={() => deciding.choose(place)}>
            <span>
              {say('prompt.other')}: {optionWords(deed)}
            </span>
            <kbd>S</kbd>
          </button>
        ))}
      </div>
    </>
  );
}

/** Options that no thing on the table stands for; on small screens Rituals too, which are marks alone there. */
function Listed(): ReactNode {
  const optionWords = useOptionWords();
  const { deciding } = useNos();
  const listed = [...deciding.lit].flatMap(([thing, key]) =>
    /^(?:option|ritual) /.test(thing) ? [{ thing, key, isSmall: thing.startsWith('ritual') }] : [],
  );
  const optionOf = (thing: Thing): Option =>
    deciding.asked!.options[meant(deciding.asked!, [], [thing])[0]!]!;
  if (listed.length === 0) return null;
  return (
    <ul className="nosf-prompt-listed">
      {listed.map(({ thing, key, isSmall }) => (
        <li key={thing} className={isSmall ? 'nosf-on-phone' : ''}>
          <button
            type="button"
            className="button"
            aria-pressed={deciding.picked.includes(thing)}
            onClick={() => deciding.press(thing)}
          >
            <kbd>{key}</kbd>
            {optionWords(optionOf(thing))}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Hint(): ReactNode {
  const say = useTexts();
  const { asked, picked, lit } = useNos().deciding;
  if (asked?.name === 'play')
    return <p className="nosf-prompt-hint">{say(picked.length === 0 ? 'play.first' : 'play.second')}</p>;
  const isOfSeats = [...lit.keys()].some((thing) => thing.startsWith('seat '));
  return isOfSeats ? <p className="nosf-prompt-hint">{say('prompt.point')}</p> : null;
}

function AtZero(): ReactNode {
  const table = useTableTexts();
  const { state, own } = useNos();
  const { clock } = state;
  if (clock === null || own === null || clock.due[String(own.seat)] === undefined) return null;
  return (
    <p className="nosf-prompt-zero">
      {clock.atZero === null ? table('clock.bot-at-zero') : table('clock.at-zero', { move: clock.atZero })}
    </p>
  );
}

/** The rule that asks this. */
const RULE_OF: Readonly<Record<Asked['name'], string>> = {
  volunteer: 'N-3.1',
  renfield: 'N-3.1',
  vampire: 'N-3.5',
  'first-stake': 'N-3.9',
  play: 'N-4.2',
  bite: 'N-5.3',
  lose: 'N-5.5',
  take: 'N-5.5',
  ritual: 'N-5.9',
  mirror: 'N-5.11',
  transfuse: 'N-5.13',
  dawn: 'N-6.2',
  'pass-stake': 'N-6.5',
  thirst: 'N-7.4',
};

function Question(): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const optionWords = useOptionWords();
  const { deciding } = useNos();
  const asked = deciding.asked!;
  return (
    <section className="nosf-prompt yours" aria-label={say('prompt.label')}>
      <Head />
      <h2>{say(`ask.${asked.name}`)}</h2>
      <p className="nosf-prompt-why">
        {words(`prompt.${asked.name}`, asked.about)} <RuleLink game="nosferatu" rule={RULE_OF[asked.name]} />
      </p>
      {asked.name === 'play' && (
        <div className="nosf-slots">
          <Slot place={0} />
          <Slot place={1} />
        </div>
      )}
      {asked.kind !== 'one' && (
        <PlainChoice asked={asked} words={asked.options.map(optionWords)} onChoose={deciding.answer} />
      )}
      <Listed />
      {deciding.option === null ? <Hint /> : <Armed option={deciding.option} />}
      {deciding.notice !== '' && (
        <p className="nosf-prompt-notice" role="status">
          {deciding.notice}
        </p>
      )}
      <AtZero />
    </section>
  );
}

export function Prompt({ onResult }: { readonly onResult: () => void }): ReactNode {
  const say = useTexts();
  const table = useTableTexts();
  const words = useGameWords();
  const { deciding, state, shown } = useNos();
  if (deciding.asked !== null && !deciding.isSent) return <Question />;
  return (
    <section className="nosf-prompt" aria-label={say('prompt.wait')}>
      {shown.over === null ? (
        <>
          <div className="nosf-prompt-head">{say('prompt.wait')}</div>
          {state.waiting.map(({ seat, name }) => (
            <p key={seat} className="nosf-prompt-waiting">
              {words(`waiting.${name}` as NosferatuMessageKey, { seat })}
            </p>
          ))}
        </>
      ) : (
        <>
          <h2>{say(`result.${shown.over.winner}`)}</h2>
          <button type="button" className="button" onClick={onResult}>
            {table('over.back')}
          </button>
        </>
      )}
    </section>
  );
}
