// What lies before a Methuselah, as lines of text.

import type { Seat } from '@nocturne/kernel';
import { cardName, cardNamed, type PublicCard } from '@nocturne/vtes';
import { clip, columns, wrap } from '../style.ts';
import { cliText } from '../text/index.ts';
import { called, type Known, knownName, labelOf, neighbours, text, viewerOf } from './words.ts';

const DOT = ' · ';
const TURN = '▶';
// No name of a card or a player takes more of a line.
const NAME = 28;

/** Blood out of a capacity, life, or whatever counters there are. */
export function counters(known: Known, card: PublicCard): string[] {
  const { page } = known;
  const name = knownName(known, card);
  const facts = name === undefined ? undefined : cardNamed(name);
  const capacity = card.capacity > 0 ? card.capacity : facts?.kind === 'crypt' ? facts.capacity : 0;
  const lives = facts?.kind === 'crypt' && facts.imbued === true;
  if (capacity > 0) return [`${text(page, lives ? 'term.life' : 'term.blood')} ${card.counters}/${capacity}`];
  const types = facts?.kind === 'library' ? facts.types : [];
  const isAlive = types.some((type) => type === 'ally' || type === 'retainer');
  if (isAlive) return [`${text(page, 'term.life')} ${card.counters}`];
  return card.counters === 0 ? [] : [`${text(page, 'term.counters')} ${card.counters}`];
}

function titleOf({ page }: Known, { title }: PublicCard): string[] {
  if (title === null) return [];
  return [text(page, `held.${title.rank}`, { city: title.city ?? '', clan: title.clan ?? '' })];
}

/** What can be told of a card beside its name. */
function marks(known: Known, card: PublicCard): string[] {
  const { page } = known;
  const { style } = page;
  return [
    ...counters(known, card),
    ...(card.locked ? [style.yellow(text(page, 'term.locked'))] : []),
    ...titleOf(known, card),
    ...(card.sect !== null && card.sect !== 'camarilla' ? [text(page, `term.sect.${card.sect}`)] : []),
    ...(card.contested || card.titleContested ? [style.red(text(page, 'term.contested'))] : []),
  ];
}

const cardsOn = ({ table }: Known, { id }: PublicCard): PublicCard[] =>
  table.cards.filter(({ on }) => on === id);

/** A card within a line, with what is on it: `Raven Spy (life 1)`. */
function short(known: Known, card: PublicCard): string {
  const inside = [...marks(known, card), ...cardsOn(known, card).map((one) => short(known, one))];
  const name = called(known, card);
  return inside.length === 0 ? name : `${name} (${inside.join(', ')})`;
}

const isIn = (seat: Seat, region: PublicCard['region']) => (card: PublicCard) =>
  card.controller === seat && card.region === region;

/** Ready minions one below the other, with the cards on them below each. */
function minionLines(known: Known, seat: Seat): string[] {
  const { table, page } = known;
  const minions = table.cards.filter(isIn(seat, 'ready'));
  const rows = columns(
    minions.map((card) => [`    ${clip(called(known, card), NAME)}`, marks(known, card).join(DOT)]),
  );
  return minions.flatMap((card, index) => {
    const on = cardsOn(known, card).map((one) => short(known, one));
    return on.length === 0 ? [rows[index]!] : [rows[index]!, ...listed(page.width, '      + ', on)];
  });
}

/** A list that keeps its items whole, after a label. */
function listed(width: number, label: string, items: readonly string[]): string[] {
  const margin = label.length - label.trimStart().length;
  const whole = items.map((item) => item.replaceAll(' ', '\u00A0'));
  return wrap(label + whole.join(DOT), width, ' '.repeat(Math.max(4, margin + 2)));
}

function region(known: Known, seat: Seat, name: 'torpor' | 'uncontrolled' | 'table'): string[] {
  const { table, page } = known;
  const cards = table.cards.filter(isIn(seat, name));
  if (cards.length === 0) return [];
  const items = cards.map((card) => {
    const isHidden = knownName(known, card) === undefined;
    return isHidden ? `? (${card.counters})` : short(known, card);
  });
  return listed(page.width, `    ${labelOf(page, text(page, `term.region.${name}`))} `, items);
}

/** Their name, and what they are to the viewer. */
function heading(known: Known, seat: Seat): string {
  const { table, page } = known;
  const say = cliText(page.language);
  const viewer = viewerOf(known);
  const { prey, predator } = viewer === null ? { prey: null, predator: null } : neighbours(table, viewer);
  const ties = [
    ...(viewer === seat ? [say('vtes.you')] : []),
    ...(prey === seat ? [say('vtes.your-prey')] : []),
    ...(predator === seat ? [say('vtes.your-predator')] : []),
  ];
  const tie = ties.length === 0 ? '' : ` (${ties.join(', ')})`;
  const mark = table.whose === seat && table.over === null ? page.style.accent(TURN) : ' ';
  return `${mark} ${page.style.bold(clip(page.seats[seat]!, NAME) + tie)}`;
}

const points = ({ page }: Known, count: number): string[] =>
  count === 0 ? [] : [cliText(page.language)('vtes.points', { count })];

function figures(known: Known, seat: Seat): string[] {
  const { table, page } = known;
  const { pool, hand, library, crypt, ash, points: won, withdrawing } = table.methuselahs[seat]!;
  const counted = (label: Parameters<typeof text>[1], count: number): string =>
    `${text(page, label)} ${count}`;
  return [
    page.style.bold(counted('term.pool', pool)),
    ...(table.edge === seat ? [page.style.yellow(text(page, 'term.edge'))] : []),
    ...points(known, won),
    ...(withdrawing ? [page.style.red(text(page, 'term.withdrawing'))] : []),
    counted('term.hand', hand),
    counted('term.library', library),
    counted('term.crypt', crypt),
    ...(ash.length === 0 ? [] : [counted('term.ashHeap', ash.length)]),
  ];
}

/** A hand: equal cards together, in the order in which they came. */
function handText({ page }: Known, hand: readonly string[]): string[] {
  return [...new Set(hand)].map((name) => {
    const count = hand.filter((one) => one === name).length;
    const shown = cardName(name, page.language);
    return count === 1 ? shown : `${shown} ×${count}`;
  });
}

/** A hand that lies open, or that one of several viewers holds. */
function openHand(known: Known, seat: Seat): string[] {
  const { table, owns, page } = known;
  const seen = owns.length > 1 ? owns.find((own) => own.seat === seat)?.hand : undefined;
  const hand = seen ?? table.methuselahs[seat]!.open ?? [];
  return hand.length === 0
    ? []
    : listed(page.width, `    ${labelOf(page, text(page, 'term.hand'))} `, handText(known, hand));
}

/** A Methuselah with everything that is theirs. */
export function seatLines(known: Known, seat: Seat): string[] {
  const { table, page } = known;
  const head = heading(known, seat);
  if (table.methuselahs[seat]!.out) {
    const facts = [text(page, 'term.out'), ...points(known, table.methuselahs[seat]!.points)];
    return [`${head}  ${page.style.dim(facts.join(DOT))}`];
  }
  return [
    ...listed(page.width, `${head}  `, figures(known, seat)),
    ...minionLines(known, seat),
    ...region(known, seat, 'torpor'),
    ...region(known, seat, 'table'),
    ...region(known, seat, 'uncontrolled').map(page.style.dim),
    ...openHand(known, seat),
  ];
}

/** The viewer's hand. */
export function handLines(known: Known): string[] {
  const { owns, page, table } = known;
  const [own] = owns;
  if (own === undefined || owns.length > 1 || table.over !== null) return [];
  const label = `  ${page.style.bold(labelOf(page, cliText(page.language)('vtes.your-hand')))} `;
  return listed(page.width, label, handText(known, own.hand));
}
