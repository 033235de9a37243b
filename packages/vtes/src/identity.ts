// Who a minion is: its clan, capacity and Disciplines, as printed and as the cards on it make it (V-6.13, V-6.14, V-16.2).

import { cardNamed } from './cards/book.ts';
import { playsAsVampire } from './cards/by-name.ts';
import type { Behaviour, Discipline, Level, Levels } from './cards/printed.ts';
import type { Board, Permanent } from './types.ts';

type Identity = Pick<Permanent, 'clan' | 'capacity' | 'disciplines'>;

const NO_DISCIPLINES: Levels = {};
const NOTHING: Identity = { clan: null, capacity: 0, disciplines: NO_DISCIPLINES };

/** A library card that became a vampire is of the clan that it was made of, with capacity 1. */
const created = ({ choice }: Permanent): Identity => ({
  clan: choice,
  capacity: 1,
  disciplines: NO_DISCIPLINES,
});

export function printedIdentity(name: string): Identity {
  const card = cardNamed(name);
  if (card.kind === 'library') return NOTHING;
  const { clan, capacity, disciplines } = card;
  return { clan, capacity, disciplines };
}

/** V-6.13; an ally plays at the basic level, if at all (V-4.39). */
function raised(levels: Levels, discipline: Discipline, isVampire: boolean): Levels {
  const level = isVampire ? Math.min(2, (levels[discipline] ?? 0) + 1) : 1;
  return { ...levels, [discipline]: level as Level };
}

export function identityOf(board: Board, minion: Permanent): Identity {
  const isVampire = minion.sect !== null;
  const own =
    isVampire && cardNamed(minion.name).kind === 'library' ? created(minion) : printedIdentity(minion.name);
  let { clan, capacity, disciplines } = own;
  // cards on it are out of play there
  if (minion.region === 'uncontrolled') return own;
  for (const card of board.cards) {
    const makes: Behaviour['makes'] =
      card.on === minion.id && !card.contested ? cardNamed(card.name).does?.makes : undefined;
    if (makes === undefined) continue;
    const level = makes.level === 'chosen' ? (card.choice as Discipline) : makes.level;
    if (level !== undefined && (isVampire || playsAsVampire(minion.name)))
      disciplines = raised(disciplines, level, isVampire);
    if (isVampire) capacity += makes.capacity ?? 0;
    if (makes.clan !== undefined) clan = card.choice;
  }
  return { clan, capacity, disciplines };
}
