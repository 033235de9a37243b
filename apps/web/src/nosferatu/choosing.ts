// What this seat may choose, as things on the table: which are lit, and what pressing them leaves to choose from.

import type { Kind, Nosferatu, Ritual } from '@nocturne/nosferatu';
import type { Question } from '@nocturne/protocol';

type Decisions = Nosferatu['Decisions'];
/** An option of any decision of the game. */
export type Option = { [Name in keyof Decisions]: Decisions[Name]['option'] }[keyof Decisions];
export interface Asked {
  readonly serial: number;
  readonly name: keyof Decisions;
  readonly kind: Question['kind'];
  readonly options: readonly Option[];
  readonly about: Readonly<Record<string, unknown>>;
  readonly min: number;
  readonly max: number;
}

export const askedBy = ({ serial, name, kind, options, about, min, max }: Question): Asked => ({
  serial,
  name: name as keyof Decisions,
  kind,
  options: (options ?? []) as readonly Option[],
  about: (about ?? {}) as Asked['about'],
  min: min ?? 0,
  max: max ?? 0,
});

/** A card by its place in the Reserve; an option that no thing on the table stands for, by its place. */
export type Thing = `seat ${number}` | `card ${number}` | `ritual ${Ritual}` | `option ${number}`;

const cardsLike = (reserve: readonly Kind[], ...kinds: readonly Kind[]): Thing[] =>
  reserve.flatMap((kind, place) => (kinds.includes(kind) ? [`card ${place}` as const] : []));

/** The things that stand for an option; of a play both its cards. */
function thingsFor(option: Option, index: number, reserve: readonly Kind[]): readonly Thing[] {
  switch (option.do) {
    case 'play':
      return cardsLike(reserve, option.discard, option.give);
    case 'lose':
      return cardsLike(reserve, option.card);
    case 'ritual':
      return [`ritual ${option.ritual}`];
    case 'renfield':
    case 'vampire':
    case 'stake':
    case 'bite':
    case 'reveal':
    case 'transfuse':
    case 'kill':
      return [`seat ${option.seat}`];
    default:
      return [`option ${index}`];
  }
}

/** Everything that may be chosen. */
export const litBy = ({ options }: Asked, reserve: readonly Kind[]): ReadonlySet<Thing> =>
  new Set(options.flatMap((option, index) => thingsFor(option, index, reserve)));

/** A play is two cards: the first is discarded, the second given. Everything else is one thing. */
export const needed = ({ options }: Asked): number => (options[0]?.do === 'play' ? 2 : 1);

const kindAt = (reserve: readonly Kind[], thing: Thing | undefined): Kind | undefined =>
  thing === undefined ? undefined : reserve[Number(thing.split(' ')[1])];

/** The places of the options that are still meant. Two deeds may be meant by one seat. */
export function meant(asked: Asked, reserve: readonly Kind[], picked: readonly Thing[]): readonly number[] {
  return asked.options.flatMap((option, index) => {
    const fits =
      option.do === 'play'
        ? [option.discard, option.give].every((kind, at) => (kindAt(reserve, picked[at]) ?? kind) === kind)
        : picked.every((thing) => thingsFor(option, index, reserve).includes(thing));
    return fits ? [index] : [];
  });
}

/** What is picked after a press: of two, a third takes the place of the second, and one that is picked is put back. */
export function pressedOn(asked: Asked, picked: readonly Thing[], thing: Thing): readonly Thing[] {
  if (needed(asked) === 1) return [thing];
  if (picked.includes(thing)) return picked.filter((one) => one !== thing);
  return [...picked.slice(0, 1), thing];
}
