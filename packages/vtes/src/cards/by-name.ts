// What the behaviour of a card tells by its name: whole lists are looked through for these.

import type { Behaviour, Constant } from './behaviour.ts';
import { allCards, mergedCards } from './book.ts';

const namesWhere = (does: (behaviour: Behaviour) => boolean): ReadonlySet<string> =>
  new Set(
    [...allCards(), ...mergedCards()]
      .filter((card) => card.does !== undefined && does(card.does))
      .map(({ name }) => name),
  );

const sizing = namesWhere(({ constant }) => constant?.some(({ what }) => what === 'hand-size') === true);
const unreplaced: ReadonlySet<string> = new Set(
  [...allCards()]
    .filter((card) => card.kind === 'library' && card.modes.some(({ replace }) => replace === 'gone'))
    .map(({ name }) => name),
);

/** Whether it is not replaced while it is in play. */
export const waitsForReplacement = (name: string): boolean => unreplaced.has(name);
const resizing: ReadonlySet<string> = new Set([...sizing, ...unreplaced]);
export const changesHandSize = (name: string): boolean => resizing.has(name);

const depending = namesWhere(
  ({ constant }) => constant?.some((one) => one.what === 'hand-size' && one.while !== undefined) === true,
);
/** Whether the hand size that it gives depends on how the table stands. */
export const dependsOnTable = (name: string): boolean => depending.has(name);

const wandering = namesWhere((does) => does.oldest !== undefined);
export const movesOfItself = (name: string): boolean => wandering.has(name);

const opening = namesWhere((does) => does.opensHand === true);

export const opensHand = (name: string): boolean => opening.has(name);

const identifying = namesWhere((does) => does.makes !== undefined);

const giving = namesWhere((does) => does.constant !== undefined);
/** Whether it always gives something to the minion that it is, or that it is on. */
export const servesOne = (name: string): boolean => giving.has(name);

const serving = namesWhere((does) => does.all !== undefined);
/** What some card gives to all minions of a kind. */
const givenToAll: ReadonlySet<string> = new Set(
  Array.from(allCards()).flatMap(({ does }) => (does?.all ?? []).map(({ what }) => what)),
);
export const isGivenToAll = (what: Constant['what']): boolean => givenToAll.has(what);

/** Whether it gives something to all minions of a kind. */
export const servesAll = (name: string): boolean => serving.has(name);

const reducing = namesWhere((does) => does.reduces !== undefined);
const raising = namesWhere((does) => does.redirectsCost !== undefined);
/** Whether it makes what its controller plays cheaper, or what others play dearer. */
export const reducesCost = (name: string): boolean => reducing.has(name);
export const raisesCost = (name: string): boolean => raising.has(name);

const borrowing = namesWhere((does) => does.playsAsVampire === true);
/** V-4.39: whether it is an ally that plays some cards as a vampire. */
export const playsAsVampire = (name: string): boolean => borrowing.has(name);

const able = namesWhere(({ abilities }) => abilities !== undefined);
/** Whether it can be used. */
export const isAble = (name: string): boolean => able.has(name);

const compelling = namesWhere(
  ({ abilities }) => abilities?.some(({ mandatory, action }) => mandatory && action !== undefined) === true,
);
/** Whether it demands an action of the minion that it is, or that it is on (V-7.4). */
export const compelsAction = (name: string): boolean => compelling.has(name);

/** Whether it changes what the minion it is on is. */
export const changesIdentity = (name: string): boolean => identifying.has(name);
