// Sizes and states of cards, side by side.

import { cardNamed, type CryptCard, type LibraryCard as LibraryFacts } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { Back } from '../cards/back.tsx';
import { LargeCard } from '../cards/large-card.tsx';
import { LibraryCard } from '../cards/library-card.tsx';
import { MinionCard } from '../cards/minion-card.tsx';
import type { CardState } from '../cards/state.ts';
import { Strip } from '../cards/strip.tsx';
import type { WebMessageKey } from '../text/messages.ts';
import { useReader } from '../text/reader.tsx';

const vampire = (name: string): CryptCard => cardNamed(name) as CryptCard;
const library = (name: string): LibraryFacts => cardNamed(name) as LibraryFacts;

function Shown({ as, children }: { readonly as: WebMessageKey; readonly children: ReactNode }): ReactNode {
  const { say } = useReader();
  return (
    <figure>
      {children}
      <figcaption>{say(as)}</figcaption>
    </figure>
  );
}

function Minion({
  name,
  amount,
  state = {},
  size = 'board',
  attached = [],
}: {
  readonly name: string;
  readonly amount: number;
  readonly state?: CardState;
  readonly size?: 'token' | 'board';
  readonly attached?: readonly LibraryFacts[];
}): ReactNode {
  const card = vampire(name);
  return (
    <MinionCard
      card={card}
      amount={amount}
      capacity={card.capacity}
      size={size}
      state={state}
      attached={attached}
    />
  );
}

export function Sizes(): ReactNode {
  const { say } = useReader();
  return (
    <section className="sizes">
      <h2 className="label">{say('look.sizes')}</h2>
      <div className="row">
        <Shown as="look.token">
          <Minion name="Colette" amount={4} size="token" />
        </Shown>
        <Shown as="look.board">
          <Minion name="Colette" amount={4} />
        </Shown>
        <Shown as="look.board">
          <MinionCard card={library('Underbridge Stray')} amount={1} capacity={2} size="board" />
        </Shown>
        <Shown as="look.in-hand">
          <LibraryCard card={library('Faceless Night')} size="board" />
        </Shown>
        <Shown as="look.large">
          <LargeCard card={vampire('Alexander Silverson')} />
        </Shown>
        <Shown as="look.large-lit">
          <LargeCard card={library('Faceless Night')} lit />
        </Shown>
        <Shown as="back.library">
          <Back of="library" />
        </Shown>
        <Shown as="back.crypt">
          <Back of="crypt" count={3} />
        </Shown>
        <Shown as="back.nosferatu">
          <Back of="nosferatu" />
        </Shown>
      </div>
    </section>
  );
}

const STATES: readonly (readonly [WebMessageKey, string, number, CardState])[] = [
  ['look.state.ready', 'Colette', 4, {}],
  ['look.state.lit', 'Colette', 4, { lit: true, keyNumber: 1 }],
  ['look.state.armed', 'Colette', 4, { lit: true, armed: true, keyNumber: 1 }],
  ['look.state.looked', 'Nik Sikko', 2, { looked: true }],
  ['look.state.locked', 'Colette', 4, { locked: true }],
  ['look.state.awake', 'Colette', 4, { locked: true, awake: true }],
  ['look.state.acting', 'Colette', 4, { locked: true, acting: 'bleed' }],
  ['look.state.blocking', 'Ryan', 2, { blocking: true }],
  ['look.state.target', 'Nassir', 3, { target: true }],
  ['look.state.contested', 'Ayelech', 7, { contested: true }],
];

export function States(): ReactNode {
  const { say } = useReader();
  return (
    <section className="states">
      <h2 className="label">{say('look.states')}</h2>
      <div className="row">
        {STATES.map(([as, name, amount, state]) => (
          <Shown key={as} as={as}>
            <Minion name={name} amount={amount} state={state} />
          </Shown>
        ))}
        <Shown as="look.state.attached">
          <Minion name="Andi Liu" amount={6} attached={[library('Kevlar Vest'), library('Blood Doll')]} />
        </Shown>
        <Shown as="look.state.torpor">
          <Minion name="Sully" amount={0} size="token" state={{ inTorpor: true }} />
        </Shown>
        <Shown as="look.state.contested">
          <Strip card={library('Information Highway')} state={{ contested: true }} />
        </Shown>
        <Shown as="look.state.lit">
          <LibraryCard card={library('Conditioning')} size="board" state={{ lit: true, keyNumber: 2 }} />
        </Shown>
        <Shown as="look.state.locked">
          <Strip card={library('Dreams of the Sphinx')} counters={1} state={{ locked: true }} />
        </Shown>
        <Shown as="look.state.lit">
          <Strip card={library('Warsaw Station')} state={{ lit: true }} />
        </Shown>
      </div>
    </section>
  );
}
