// A card in its place on the table: lit, armed or looked at as the moment has it.

import { cardNamed, type Clan, type PublicCard, type Table } from '@nocturne/vtes';
import { memo, type ReactNode } from 'react';
import { Back } from '../cards/back.tsx';
import { MinionCard } from '../cards/minion-card.tsx';
import type { CardState } from '../cards/state.ts';
import { Strip } from '../cards/strip.tsx';
import { type Thing, useChoosing } from './choosing.ts';
import { type Laid, sameCards } from './regions.ts';

type Chosen = Pick<CardState, 'lit' | 'armed' | 'looked' | 'keyNumber'>;

export function useChosen(thing: Thing): Chosen {
  const { lit, armed, looked } = useChoosing();
  const found = lit.get(thing);
  return {
    lit: found !== undefined,
    armed: armed.has(thing),
    looked: looked === thing,
    ...(found?.keyNumber === undefined ? {} : { keyNumber: found.keyNumber }),
  };
}

const NO_PART: CardState = {};

/** What the action makes of a card: of most of them nothing. */
export function partOf(id: number, action: Table['action']): CardState {
  if (action === null || action.state === 'over') return NO_PART;
  const { minion, blocker, aim, awake, kind } = action;
  if (![minion, blocker, aim.card, ...awake].includes(id)) return NO_PART;
  return {
    ...(minion === id ? { acting: kind } : {}),
    blocking: blocker === id,
    target: aim.card === id,
    awake: awake.includes(id),
  };
}

interface FaceProps extends Laid {
  readonly name: string;
  readonly size: 'token' | 'board';
  readonly state: CardState;
}

const sameFields = (one: object, other: object): boolean =>
  Object.entries(one).every(([key, value]) => (other as Record<string, unknown>)[key] === value) &&
  Object.keys(one).length === Object.keys(other).length;
const sameFace = (one: FaceProps, other: FaceProps): boolean =>
  one.card === other.card &&
  one.name === other.name &&
  one.size === other.size &&
  sameCards(one.on, other.on) &&
  sameFields(one.state, other.state);

/** Cards of the uncontrolled region are as printed; of the others the table says what they are. */
function identityOf({ region, clan, disciplines, title }: PublicCard): object {
  return region === 'uncontrolled'
    ? {}
    : { ...(clan === null ? {} : { clan: clan as Clan }), disciplines, title };
}

const Face = memo(function Face({ card, on, name, size, state }: FaceProps): ReactNode {
  const facts = cardNamed(name);
  const printed = facts.kind === 'crypt' ? facts.capacity : 0;
  const capacity = Math.max(1, card.capacity || printed, facts.kind === 'library' ? card.counters : 0);
  return (
    <MinionCard
      card={facts}
      amount={card.counters}
      capacity={capacity}
      size={size}
      attached={on.flatMap((one) => (one.name === null ? [] : [cardNamed(one.name)]))}
      state={state}
      {...identityOf(card)}
    />
  );
}, sameFace);

interface MinionProps extends Laid {
  readonly size: 'token' | 'board';
  readonly part: CardState;
  /** Known to whoever looks, though it lies face down. */
  readonly name?: string;
}

export const Minion = memo(function Minion({ card, on, size, part, name }: MinionProps): ReactNode {
  const thing: Thing = `card ${card.id}`;
  const chosen = useChosen(thing);
  const known = name ?? card.name;
  if (known === null) return <FaceDown card={card} />;
  const inTorpor = card.region === 'torpor';
  const state: CardState = {
    ...chosen,
    ...part,
    locked: card.locked && !inTorpor,
    contested: card.contested,
    inTorpor,
  };
  return (
    <span className="vtes-spot" data-thing={thing}>
      <Face card={card} on={on} name={known} size={size} state={state} />
    </span>
  );
});

function FaceDown({ card }: { readonly card: PublicCard }): ReactNode {
  const thing: Thing = `card ${card.id}`;
  const { lit, armed } = useChosen(thing);
  const back = <Back of="crypt" count={card.counters} />;
  if (!lit) return back;
  return (
    <button type="button" className={armed ? 'vtes-face-down armed' : 'vtes-face-down'} data-thing={thing}>
      {back}
    </button>
  );
}

/** A card in play that is no minion. */
export const Standing = memo(function Standing({ card, on }: Laid): ReactNode {
  const thing: Thing = `card ${card.id}`;
  const chosen = useChosen(thing);
  if (card.name === null) return null;
  const facts = cardNamed(card.name);
  if (facts.kind !== 'library') return null;
  return (
    <span className={chosen.lit ? 'vtes-spot lit' : 'vtes-spot'} data-thing={thing}>
      <Strip
        card={facts}
        counters={card.counters + card.marks + on.length}
        state={{ ...chosen, locked: card.locked, contested: card.contested }}
      />
    </span>
  );
});
