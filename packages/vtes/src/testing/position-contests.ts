// Contests of a position: two copies of a unique card, or two claims to a title, are contested from the start, unless
// something else is said.

import type { State } from '@nocturne/kernel';
import { type Path, ScenarioError } from '@nocturne/testkit';
import { contestCard, contestTitle, isCopy, isUnique } from '../contests.ts';
import type { Permanent, Vtes } from '../types.ts';

/** What is said of a card. */
export interface Said {
  card: Permanent;
  path: Path;
  contested: boolean | undefined;
  titleContested: boolean | undefined;
}

/** V-3.29: nobody has two copies of a unique card. */
function checkCopies(state: State<Vtes>, said: readonly Said[]): void {
  for (const [i, { card, path }] of said.entries()) {
    const twin = said
      .slice(0, i)
      .some(({ card: other }) => isCopy(other, card) && other.controller === card.controller);
    if (twin && isUnique(card.name))
      throw new ScenarioError(path, `${state.seats[card.controller]} has another copy of this unique card`);
  }
}

export function settleContests(state: State<Vtes>, all: readonly Said[]): void {
  const said = all.filter(({ card }) => card.region !== 'uncontrolled');
  checkCopies(state, said);
  for (const { card, contested } of said) if (contested === undefined) contestCard(state, card);
  for (const { card, contested } of said) if (contested !== undefined) card.contested = contested;
  for (const { card, titleContested } of said) if (titleContested === undefined) contestTitle(state, card);
  for (const { card, titleContested } of said)
    if (titleContested !== undefined) card.titleContested = titleContested;
}
