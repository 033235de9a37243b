// `? NAME`: a card whole, where it is, and what can be done with it now or why nothing.

import { candidatesOf, nearest, type Seat } from '@nocturne/kernel';
import {
  allCards,
  cardName,
  cardNamed,
  type CardStanding,
  cardStandings,
  cardTextLines,
  mergedCards,
  type PublicCard,
  sentence,
  subjectOf,
  tellOption,
  tellReason,
  type Vtes,
  vtes,
} from '@nocturne/vtes';
import type { Asked, Page } from '../cli-game.ts';
import { format } from '../language.ts';
import { plain } from '../plain.ts';
import { wrap } from '../style.ts';
import { cliText } from '../text/index.ts';
import { standingLines } from './standing.ts';
import { called, cardWith, knownName, knownTo, labelOf, text } from './words.ts';

// So many cards are shown whole; more are named.
const MOST_SHOWN = 2;
const MOST_WAYS = 30;

/** The names of all cards that the person sees. */
function namesInView({ seen: { table, own } }: Asked<Vtes>): Set<string> {
  const piles = table.methuselahs.flatMap(({ ash, open }) => [...ash, ...(open ?? [])]);
  const laid = table.cards.flatMap(({ name }) => (name === null ? [] : [name]));
  return new Set([...(own?.hand ?? []), ...Object.values(own?.uncontrolled ?? {}), ...laid, ...piles]);
}

/** Of all cards, and of the vampires that two of them make. */
const everyName = (): string[] => [...allCards(), ...mergedCards()].map(({ name }) => name);

/** The card of that name; else those in view, else all, whose name has these words. */
function named(words: string, asked: Asked<Vtes>, { language }: Page): string[] {
  const wanted = plain(words);
  const all = everyName();
  const names = (name: string): string[] => [name, cardName(name, language)].map(plain);
  const exact = all.filter((name) => names(name).includes(wanted));
  if (exact.length > 0) return exact;
  const part = all.filter((name) => names(name).some((one) => one.includes(wanted)));
  const inView = namesInView(asked);
  const near = part.filter((name) => inView.has(name));
  return near.length > 0 ? near : part;
}

/** What of it cannot be done now, by reason, where something else can. */
function refused({ card, name, ways }: CardStanding, asked: Asked<Vtes>, page: Page): string[] {
  const { state, decision, seen } = asked;
  const reader = { seats: page.seats, language: page.language, format };
  const reasons = new Map<string, string[]>();
  for (const { option, whyNot } of ways.length === 0 ? [] : candidatesOf(vtes, state, decision)) {
    const subject = subjectOf(state, decision.seat, option as { do: string });
    if (whyNot === undefined || subject !== (card === 0 ? name : card)) continue;
    const why = sentence(tellReason(whyNot, seen), reader);
    reasons.set(why, [...(reasons.get(why) ?? []), sentence(tellOption(option, decision, seen), reader)]);
  }
  if (reasons.size === 0) return [];
  return [
    `    ${labelOf(page, cliText(page.language)('play.not-now'))}`,
    ...[...reasons].flatMap(([why, moves]) => [
      ...wrap(`      ${moves.join(' · ')}`, page.width, '      '),
      ...wrap(`        ${page.style.yellow(why)}`, page.width, '        '),
    ]),
  ];
}

/** Where the card is, as far as the person sees it, with its standing there. */
function places(name: string, asked: Asked<Vtes>, page: Page): string[] {
  const { state, decision, seen } = asked;
  const { hand, table } = cardStandings(state, decision.seat);
  const known = knownTo([seen], page);
  const whose = (seat: Seat, where: string): string => `  ${page.seats[seat]} · ${where}`;
  const standingOf = (one: CardStanding | undefined): string[] =>
    one === undefined ? [] : [...standingLines(one, asked, page, MOST_WAYS), ...refused(one, asked, page)];
  const laid = seen.table.cards.filter((card) => knownName(known, card) === name);
  const regionOf = ({ region, on }: PublicCard): string => {
    const host = cardWith(known, on);
    const name = text(page, `term.region.${region}`);
    return host === undefined ? name : `${labelOf(page, name)} ${called(known, host)}`;
  };
  const held = hand.find((one) => one.name === name);
  return [
    ...(held === undefined ? [] : [`  ${cliText(page.language)('vtes.your-hand')}`, ...standingOf(held)]),
    ...laid.flatMap((card) => [
      `${whose(card.controller, called(known, card))} · ${regionOf(card)}`,
      ...standingOf(table.find((one) => one.card === card.id)),
    ]),
    ...seen.table.methuselahs.flatMap(({ ash, open }, seat) => [
      ...(ash.includes(name) ? [whose(seat, text(page, 'term.ashHeap'))] : []),
      ...(open?.includes(name) && seat !== decision.seat ? [whose(seat, text(page, 'term.hand'))] : []),
    ]),
  ];
}

function whole(name: string, asked: Asked<Vtes>, page: Page): string[] {
  const { style, width, language } = page;
  const [title = '', ...rest] = cardTextLines(cardNamed(name), { language, format });
  const where = places(name, asked, page);
  return [
    style.bold(title),
    ...rest.flatMap((line) => wrap(`  ${line}`, width, '  ')),
    ...(where.length === 0 ? [] : ['', ...where]),
  ];
}

/** The card that these words name, or those that they may mean. */
export function lookUp(words: string, asked: Asked<Vtes>, page: Page): string[] {
  const say = cliText(page.language);
  const found = named(words, asked, page);
  const print = (name: string): string => cardName(name, page.language);
  if (found.length === 0) {
    const near = nearest(words, everyName().map(print));
    return [...wrap(say('cards.none', { words }), page.width), ...near.map((name) => `  ${name}`)];
  }
  if (found.length > MOST_SHOWN)
    return wrap(say('play.several', { moves: found.map(print).join(' / ') }), page.width, '  ');
  return found.flatMap((name, index) => [...(index > 0 ? [''] : []), ...whole(name, asked, page)]);
}
