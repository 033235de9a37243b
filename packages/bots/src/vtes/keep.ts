// What a card in hand is worth keeping: who could play it, and how many of its kind there are.

import { cardNamed, type LibraryCard, type PublicCard } from '@nocturne/vtes';
import { isTwoLeft, type Mode, type Seen } from './seen.ts';

type Type = LibraryCard['types'][number];

const BASE: Readonly<Record<Type, number>> = {
  master: 0.9,
  action: 1,
  'action modifier': 0.9,
  reaction: 0.9,
  combat: 0.6,
  'political action': 0.9,
  equipment: 0.7,
  retainer: 0.7,
  ally: 0.7,
  event: 0.5,
};
/** For those who are being influenced, and for those who are still face down without blood. */
const COMING = 0.85;
const FAR = 0.65;
/** A second copy, a third … */
const AGAIN = 0.75;
const SUPERIOR = 1.15;

/** A vampire's own facts, wherever it is. */
interface Hopeful {
  name: string;
  share: number;
  titled: boolean;
}

const found = new WeakMap<Seen, readonly Hopeful[]>();

/** Worked out once for each look at the table. */
function hopefuls(seen: Seen): readonly Hopeful[] {
  const before = found.get(seen) ?? findHopefuls(seen);
  found.set(seen, before);
  return before;
}

function findHopefuls({ ready, seat, table, own }: Seen): Hopeful[] {
  const inPlay = ready[seat]!.map((card): Hopeful => ({
    name: card.name!,
    share: 1,
    titled: card.title !== null,
  }));
  const others = table.cards.flatMap((card: PublicCard): Hopeful[] => {
    if (card.controller !== seat) return [];
    if (card.region === 'torpor') return [{ name: card.name!, share: COMING, titled: card.title !== null }];
    const name = own.uncontrolled[String(card.id)];
    if (card.region !== 'uncontrolled' || name === undefined) return [];
    const printed = cardNamed(name);
    return [
      {
        name,
        share: card.counters > 0 ? COMING : FAR,
        titled: printed.kind === 'crypt' && printed.title !== undefined,
      },
    ];
  });
  return [...inPlay, ...others];
}

/** Whether somebody could play it this way, some day. */
function fits({ requires }: LibraryCard, { disciplines = {} }: Mode, { name, titled }: Hopeful): boolean {
  const printed = cardNamed(name);
  const own = printed.kind === 'crypt' ? printed.disciplines : {};
  for (const [discipline, level] of Object.entries(disciplines))
    if ((own[discipline as keyof typeof own] ?? 0) < level) return false;
  if (requires?.clan !== undefined && (printed.kind !== 'crypt' || printed.clan !== requires.clan))
    return false;
  return requires?.titles === undefined || titled;
}

function bestShare(seen: Seen, card: LibraryCard): number {
  const all = hopefuls(seen);
  let best = 0;
  for (const mode of card.modes) {
    const superior = Object.values(mode.disciplines ?? {}).includes(2) ? SUPERIOR : 1;
    for (const one of all) if (fits(card, mode, one)) best = Math.max(best, one.share * superior);
  }
  return best;
}

/** Nobody brings in a second copy of a unique card. */
const isInPlay = ({ table, seat }: Seen, { name, traits }: LibraryCard): boolean =>
  traits?.includes('unique') === true &&
  table.cards.some((card) => card.name === name && card.controller === seat);

/** Most master cards are for a vampire, and some for one of a clan: without one they cannot be played yet. */
const wasPlayable = (seen: Seen, card: LibraryCard): boolean =>
  hopefuls(seen).some((one) => one.share === 1 && card.modes.some((mode) => fits(card, mode, one)));

/** A master card that was not played although it could have been is not wanted soon. */
const UNWANTED = 0.65;
const wasPassedUp = (seen: Seen, card: LibraryCard): boolean => {
  const { table, seat, memory } = seen;
  return (
    table.whose === seat &&
    table.phase === 'discard' &&
    table.masterActions > 0 &&
    card.types.includes('master') &&
    !memory.drawn.includes(card.name) &&
    !memory.newcomer &&
    wasPlayable(seen, card)
  );
};

/** Who is bled needs cards that hand the bleed on more than any other. */
const SHIELD = 1.4;
const handsOn = ({ modes }: LibraryCard): boolean =>
  modes.every(({ effects }) => effects.some(({ op }) => op === 'redirect'));

/** Between two, a bleed cannot be handed on. */
const isIdle = (seen: Seen, card: LibraryCard): boolean => isTwoLeft(seen) && handsOn(card);

export function keepWorth(seen: Seen, name: string): number {
  const card = cardNamed(name);
  if (card.kind !== 'library' || isInPlay(seen, card) || isIdle(seen, card)) return 0;
  const copies = seen.own.hand.filter((other) => other === name).length;
  const forAnyone = card.modes.some(
    ({ type, disciplines }) => type === 'master' || disciplines === undefined,
  );
  const share = forAnyone && card.requires === undefined ? 1 : bestShare(seen, card);
  const unwanted = wasPassedUp(seen, card) ? UNWANTED : 1;
  const base = BASE[card.types[0]!] * (handsOn(card) ? SHIELD : 1);
  return base * share * unwanted * AGAIN ** (copies - 1);
}
