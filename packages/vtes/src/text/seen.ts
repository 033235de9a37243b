// Things on the table as values of a text: what the viewer knows of them.

import type { Seat, View } from '@nocturne/kernel';
import { libraryCard } from '../cards/book.ts';
import {
  type Ability,
  type Discipline,
  DISCIPLINES,
  type Effect,
  type Sect,
  type Title,
} from '../cards/printed.ts';
import type { Damage } from '../types-combat.ts';
import type { Id, PublicCard, Vtes, Targeted } from '../types.ts';
import { type Clan, CLANS, type TermKey } from './messages.ts';
import { type Place, type Reader, type Told, type Value, type Values, word } from './told.ts';

export type Seen = View<Vtes>;

export const told = (key: Told['key'], values: Values = {}): Told => ({ key, values });
export const term = (name: TermKey extends `term.${infer Term}` | infer _Rest ? Term : never): Told =>
  told(`term.${name}`);
export const named = (card: string): Value => ({ card });
export const at = (seat: Seat): Value => ({ seat });
export const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const cardSeen = ({ table }: Seen, id: Id): PublicCard | undefined =>
  table.cards.find((card) => card.id === id);

/** The name of a card that the viewer knows. */
const nameSeen = ({ own }: Seen, { id, name }: PublicCard): string | null =>
  name ?? own?.uncontrolled[String(id)] ?? null;

/** What a card is on, if that can be said, else whose it is. */
function placeOf(view: Seen, { on, controller }: PublicCard): Place {
  const under = on === 0 ? undefined : cardSeen(view, on);
  const name = under === undefined ? null : nameSeen(view, under);
  return name === null ? { seat: controller } : { card: name };
}

/**
 * A card in play or in an uncontrolled region. Of those that share a name it is said where they are, which stays so when
 * another one leaves; only where that is the same they are numbered, as in the notation.
 */
export function cardValue(view: Seen, id: Id): Value {
  const card = cardSeen(view, id);
  if (card === undefined) return term('gone');
  const name = nameSeen(view, card);
  if (name === null) return term('faceDown');
  const hidden = card.region === 'uncontrolled';
  const alike = view.table.cards.filter(
    (other) => (other.region === 'uncontrolled') === hidden && nameSeen(view, other) === name,
  );
  if (alike.length < 2) return named(name);
  const isHere = ({ on, controller }: PublicCard): boolean =>
    on === card.on && (on !== 0 || controller === card.controller);
  return card.on === 0 && alike.filter(isHere).length > 1
    ? { card: name, number: alike.indexOf(card) + 1 }
    : { card: name, at: placeOf(view, card) };
}

/** How a card in play is called where nothing else is said of it. */
export const nameInPlay = (view: Seen, id: Id, reader: Reader): string =>
  String(word(cardValue(view, id), reader));

const cardList = (view: Seen, ids: readonly Id[]): Value =>
  ids.length === 0 ? term('nobody') : ids.map((id) => cardValue(view, id));

const isClan = (clan: string): clan is Clan => (CLANS as readonly string[]).includes(clan);
export const clanValue = (clan: string): Value => (isClan(clan) ? term(`clan.${clan}`) : clan);

/** A sect by its name, and by its id for the grammar. */
export const sectValues = (sect: Sect): Values => ({ sect: term(`sect.${sect}`), which: sect });

export const titleValue = ({ rank, city = '', clan = '', votes = 0 }: Title): Told =>
  told(`held.${rank}`, { city, clan: clanValue(clan), votes });

export const damageValue = ({ source, amount, aggravated }: Damage): Told =>
  told(`damage.${source}`, { amount, aggravated: yesOrNo(aggravated) });

/** Points by seat, as “2 to Ann and 1 to Bea”. */
export const sharesValue = (points: readonly number[]): Value =>
  points.flatMap((share, seat) => (share > 0 ? [told('share.to', { points: share, seat: at(seat) })] : []));

/** Whether a card with two levels is played at the higher one. */
export function isSuperior(name: string, mode: number): boolean {
  const levels = libraryCard(name).modes.map(({ disciplines }) =>
    Math.max(0, ...Object.values(disciplines ?? {})),
  );
  return levels[mode] === 2 && levels.some((level) => level < 2);
}

export const superiorPart = (name: string, mode: number): Value =>
  isSuperior(name, mode) ? told('part.superior') : '';

function effectValue(effect: Effect): Told {
  const amount = 'amount' in effect ? effect.amount : 0;
  if (effect.op === 'strike') {
    const { kind, amount: much } = effect.strike;
    return told(`effect.strike.${kind}`, { amount: much, signed: signed(much) });
  }
  return told(`effect.${effect.op}`, {
    amount,
    signed: signed(amount),
    card: effect.op === 'burn-named' ? named(effect.name) : '',
    against: yesOrNo(effect.op === 'votes' && effect.against === true),
    ...('sect' in effect ? sectValues(effect.sect) : { sect: '', which: '' }),
    type: effect.op === 'burn-random' ? term(`type.${effect.type}`) : '',
    gives: effect.op === 'if-blocks' ? effect.gives : '',
  });
}

export const effectPart = (effects: readonly Effect[]): Value =>
  effects.length === 0 ? '' : told('part.effect', { effects: effects.map(effectValue) });

/** What an ability does: a bleed, beside its effects. */
export function abilityPart({ action, effects }: Ability): Value {
  if (action?.kind !== 'bleed') return effectPart(effects);
  const amount = action.bleed ?? 0;
  const bleed = told('effect.act.bleed', { amount, signed: signed(amount) });
  return told('part.effect', { effects: [bleed, ...effects.map(effectValue)] });
}

export const byPart = (view: Seen, minion: Id): Value =>
  minion === 0 ? '' : told('part.by', { minion: cardValue(view, minion) });

export const onPart = (target: Value | undefined): Value =>
  target === undefined ? '' : told('part.on', { target });

export const withPart = (card: Value | undefined, superior: Value = ''): Value =>
  card === undefined ? '' : told('part.with', { card, superior });

const isDiscipline = (word: string): word is Discipline => (DISCIPLINES as readonly string[]).includes(word);

/** A Discipline or a clan that was chosen. */
export const choicePart = (choice: string | undefined): Value =>
  choice === undefined
    ? ''
    : told('part.choice', {
        choice: isDiscipline(choice) ? term(`discipline.${choice}`) : clanValue(choice),
      });

/** What it is aimed at, and how much of it. */
export function aimParts(
  view: Seen,
  { seat, card, cards, amount, x, hand, ash, side, choice }: Targeted,
): Record<string, Value> {
  const one = card === undefined || card === 0 ? undefined : cardValue(view, card);
  const several = cards === undefined ? undefined : cardList(view, cards);
  const chosen = one ?? several ?? (seat === undefined ? undefined : at(seat));
  return {
    on: chosen === undefined && hand !== undefined ? onPart(named(hand)) : onPart(chosen),
    ash: ash === undefined ? '' : told('part.ash', { card: named(ash.name), seat: at(ash.seat) }),
    burning: one !== undefined && several !== undefined ? told('part.burning', { target: several }) : '',
    pool: amount === undefined ? '' : told('part.pool', { amount }),
    blood: x === undefined ? '' : told('part.blood', { amount: x }),
    side: side === undefined ? '' : told('part.side', { side: term(`side.${side}`) }),
    choice: choicePart(choice),
  };
}
