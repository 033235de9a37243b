// The table of Nosferatu as lines of text: what the given views know of it, and no more.

import type { Seat, View } from '@nocturne/kernel';
import {
  KINDS,
  type Nosferatu,
  type NosferatuMessageKey,
  nosferatuMessages,
  type Own,
  RITUALS,
  type Table,
  type Tally,
} from '@nocturne/nosferatu';
import type { Page } from '../cli-game.ts';
import { format, type Values } from '../language.ts';
import { clip, columns, pad, rule, widthOfText, wrap } from '../style.ts';
import { cliText } from '../text/index.ts';

const STAKE = '†';
const BITE = '●';
const NO_BITE = '○';
// Below this many columns, what a seat did goes on a line of its own.
const NARROW = 40;

export const text = (page: Page, key: NosferatuMessageKey, values: Values = {}): string =>
  format(nosferatuMessages[page.language][key], page.language, values);

/** The cards of a tally, as in “a Bite, 2 Rumours”. */
export function cards(tally: Tally, page: Page): string {
  const parts = KINDS.filter((kind) => tally[kind] > 0).map((kind) =>
    text(page, `term.${kind}.many`, { count: tally[kind] }),
  );
  return parts.length === 0 ? '–' : parts.join(', ');
}

interface Known {
  table: Table;
  /** What the viewers know beyond the table. */
  owns: readonly Own[];
  page: Page;
}

const ownOf = ({ owns }: Known, seat: Seat): Own | undefined => owns.find((own) => own.seat === seat);

/** The Vampire, if one of the viewers knows. */
function vampireOf({ owns }: Known): Seat | null {
  for (const { seat, character, keeper } of owns) {
    const known = character === 'vampire' ? seat : (keeper?.vampire ?? null);
    if (known !== null) return known;
  }
  return null;
}

/** The character of a seat; between brackets if it lies face down and the viewers know it all the same. */
function characterOf(known: Known, seat: Seat): string {
  const { table, page } = known;
  const { character } = table.seats[seat]!;
  if (character !== null) return text(page, `term.${character}`);
  const vampire = vampireOf(known);
  const deduced = vampire === null ? null : vampire === seat ? 'vampire' : 'hunter';
  const secret = ownOf(known, seat)?.character ?? deduced;
  return secret === null ? '?' : `(${text(page, `term.${secret}`)})`;
}

/** What a seat did this turn, as far as the viewers know. */
function doings(known: Known, seat: Seat): string[] {
  const { table, owns, page } = known;
  const say = cliText(page.language);
  const discarded = table.discard.shown.findLast((one) => one.seat === seat && one.turn === table.turn);
  const given =
    ownOf(known, seat)?.gave ??
    owns.flatMap(({ keeper }) => keeper?.given ?? []).find((gift) => gift.seat === seat)?.card;
  const turned = table.clock.turned.find((one) => one.seat === seat);
  const reserve = table.over?.reserves[seat] ?? (owns.length > 1 ? ownOf(known, seat)?.reserve : undefined);
  const shown: string[] = [];
  if (discarded) shown.push(say('nosferatu.discard', { card: text(page, `term.${discarded.card}`) }));
  if (given) shown.push(say('nosferatu.gave', { card: text(page, `term.${given}`) }));
  if (turned) shown.push(say('nosferatu.clock', { card: text(page, `term.${turned.card}`) }));
  if (reserve && seat !== table.renfield) {
    shown.push(say('nosferatu.holds', { cards: cards(reserve, page) }));
  }
  return shown;
}

function seatRow(known: Known, seat: Seat): string[] {
  const { table, owns, page } = known;
  const { style } = page;
  const { bites, reserve } = table.seats[seat]!;
  const isYou = owns.length === 1 && owns[0]!.seat === seat;
  const name = clip(page.seats[seat]!, page.width < 80 ? 14 : 24);
  const mark = table.stake === seat ? style.yellow(STAKE) : ' ';
  const isRenfield = table.renfield === seat;
  return [
    `${mark} ${isYou ? style.bold(`${name} ${cliText(page.language)('nosferatu.you')}`) : name}`,
    characterOf(known, seat),
    isRenfield ? '' : style.red(BITE.repeat(bites)) + style.dim(NO_BITE.repeat(2 - bites)),
    isRenfield ? '' : String(reserve),
  ];
}

/** One line for each seat, with what it did this turn at the end, on lines of its own if the page is narrow. */
function seatLines(known: Known): string[] {
  const { table, page } = known;
  const { style } = page;
  const head = ['', '', text(page, 'term.bites'), text(page, 'term.reserve')].map(style.dim);
  const rows = columns([[...head, ''], ...table.seats.map((_, seat) => [...seatRow(known, seat), ''])]);
  const beside = Math.max(...rows.map(widthOfText)) + 2;
  const isNarrow = page.width - beside < NARROW;
  const indent = isNarrow ? 4 : beside;
  return rows.flatMap((row, index) => {
    const parts = index === 0 ? [] : doings(known, index - 1).map((part) => part.replaceAll(' ', '\u00A0'));
    if (parts.length === 0) return [row];
    const lines = wrap(parts.join(', '), page.width - indent).map((line) => style.dim(line));
    const [first = '', ...more] = isNarrow ? ['', ...lines] : lines;
    return [`${pad(row, indent)}${first}`.trimEnd(), ...more.map((line) => ' '.repeat(indent) + line)];
  });
}

function clockText({ table, page }: Known): string {
  const say = cliText(page.language);
  const { nights, turned } = table.clock;
  const faceUp = turned.filter(({ card }) => card === 'night').length;
  const dawn = turned.find(({ card }) => card === 'dawn');
  const up = [
    ...(faceUp > 0 ? [text(page, 'term.night.many', { count: faceUp })] : []),
    ...(dawn ? [page.style.bold(text(page, 'term.dawn'))] : []),
  ];
  const all = `${text(page, 'term.night.many', { count: nights })} + ${text(page, 'term.dawn')}`;
  return up.length === 0 ? all : `${all} · ${say('nosferatu.turned-up', { cards: up.join(' + ') })}`;
}

function actionDeckText({ table, owns, page }: Known): string {
  const say = cliText(page.language);
  const size = say('nosferatu.cards', { count: table.actionDeck });
  const held = owns.find(({ keeper }) => keeper !== null)?.keeper?.actionDeck;
  return held && table.actionDeck > 0 ? `${size}: ${cards(held, page)}` : size;
}

function ritualText({ table, page }: Known): string {
  const { style } = page;
  return RITUALS.map((ritual) => {
    const name = text(page, `term.${ritual}`);
    return table.rituals[ritual]
      ? name
      : style.dim(cliText(page.language)('nosferatu.face-down', { ritual: name }));
  }).join(' · ');
}

/** What lies in the middle of the table, label by label. */
function facts(known: Known): [label: string, value: string][] {
  const { table, owns, page } = known;
  const say = cliText(page.language);
  const bites = table.seats.reduce((sum, seat) => sum + seat.bites, 0);
  const counted = table.options.bite_count === 'cumulative' ? table.bites.placed : bites;
  const top = table.discard.top;
  const pile = `${text(page, 'term.discardPile')} ${table.discard.size}`;
  const stake = table.stake === null ? '–' : page.seats[table.stake]!;
  const lines: [string, string][] = [
    [text(page, 'term.bites'), say('nosferatu.of', { count: counted, all: table.bites.toWin })],
    [text(page, 'term.clock'), clockText(known)],
    [
      text(page, 'term.library'),
      `${table.library} · ${top === null ? pile : `${pile} (${say('nosferatu.top', { card: text(page, `term.${top}`) })})`}`,
    ],
    [text(page, 'term.actionDeck'), actionDeckText(known)],
    [say('nosferatu.rituals'), ritualText(known)],
    [text(page, 'term.darknessCard'), text(page, `term.${table.darkness}`)],
    [text(page, 'term.stake'), `${page.style.yellow(STAKE)} ${stake}`],
  ];
  const reserve = owns.length === 1 ? owns[0]!.reserve : null;
  if (reserve && table.over === null) {
    lines.push([page.style.bold(say('nosferatu.your-reserve')), page.style.bold(cards(reserve, page))]);
  }
  return lines;
}

/** The table as the viewers see it. Several views are laid on top of each other. */
export function drawBoard(views: readonly View<Nosferatu>[], page: Page): string[] {
  const table = views[0]!.table;
  const owns = views.flatMap(({ own }) => (own === null ? [] : [own]));
  const known: Known = { table, owns, page };
  const say = cliText(page.language);
  const phase = text(page, `term.${table.phase}`);
  const title = table.turn === 0 ? phase : `${say('nosferatu.turn', { turn: table.turn })} · ${phase}`;
  const rows = facts(known);
  const label = Math.max(...rows.map(([name]) => widthOfText(name))) + 2;
  return [
    rule(title, page.width, page.style),
    ...seatLines(known),
    '',
    ...rows.flatMap(([name, value]) => {
      const [first = '', ...more] = wrap(value, page.width - label - 2);
      return [
        `  ${page.style.dim(pad(name, label))}${first}`,
        ...more.map((line) => ' '.repeat(label + 2) + line),
      ];
    }),
  ];
}

export const goalOf = ({ own }: View<Nosferatu>, page: Page): string[] =>
  own?.character
    ? wrap(
        `${page.style.accent(text(page, `term.${own.character}`))}: ${text(page, `role.${own.character}`)}`,
        page.width,
      )
    : [];

/** What cards and Rituals do. */
export function explainCards({ table }: View<Nosferatu>, page: Page): string[] {
  const say = cliText(page.language);
  const { style, width } = page;
  const entry = (name: string, effect: string): string[] =>
    wrap(`  ${style.bold(name)}: ${effect}`, width, '    ');
  return [
    style.bold(say('nosferatu.card.given')),
    ...KINDS.flatMap((kind) => entry(text(page, `term.${kind}`), say(`nosferatu.card.${kind}`))),
    style.bold(text(page, 'term.clock')),
    ...entry(text(page, 'term.dawn'), say('nosferatu.card.dawn')),
    style.bold(say('nosferatu.rituals')),
    ...RITUALS.flatMap((ritual) => {
      const name = text(page, `term.${ritual}`);
      const shown = table.rituals[ritual] ? name : say('nosferatu.face-down', { ritual: name });
      return entry(shown, text(page, `ritual.${ritual}`));
    }),
  ];
}
