// The person's cards, each in a few words: what it is, and what can be done with it now or why nothing.

import {
  cardName,
  cardNamed,
  type CardStanding,
  cardStandings,
  cardTextLines,
  type PublicCard,
  type Vtes,
} from '@nocturne/vtes';
import type { Asked, Page } from '../cli-game.ts';
import { format } from '../language.ts';
import { wrap } from '../style.ts';
import { cliText } from '../text/index.ts';
import { standingLines } from './standing.ts';
import { called, knownTo, labelOf } from './words.ts';

// So many ways to use a card are listed; the question has them all.
const MOST_WAYS = 2;

/** A card as it is called, and the second line of its text: type, clan, Disciplines, cost and so on. */
function factLines(label: string, name: string, page: Page): string[] {
  const { style, language, width } = page;
  const [, facts = ''] = cardTextLines(cardNamed(name), { language, format });
  return wrap(`  ${labelOf(page, style.bold(label))} ${facts}`, width, '    ');
}

const section = (title: string, lines: readonly string[], { style }: Page): string[] =>
  lines.length === 0 ? [] : [style.bold(title), ...lines, ''];

/** Those with which something can be done come first. */
const usableFirst = (cards: readonly CardStanding[]): CardStanding[] => [
  ...cards.filter(({ ways }) => ways.length > 0),
  ...cards.filter(({ ways }) => ways.length === 0),
];

const isMinion = ({ region }: PublicCard): boolean => region === 'ready' || region === 'torpor';

/** The hand, the own minions, and whatever else on the table the person can use. */
export function explainCards(asked: Asked<Vtes>, page: Page): string[] {
  const { state, decision, seen } = asked;
  const { hand, table } = cardStandings(state, decision.seat);
  const say = cliText(page.language);
  const known = knownTo([seen], page);
  const cardOf = ({ card }: CardStanding): PublicCard => seen.table.cards.find(({ id }) => id === card)!;
  const isOwn = (one: CardStanding, fits: (card: PublicCard) => boolean): boolean =>
    cardOf(one).controller === decision.seat && fits(cardOf(one));
  const inHand = (one: CardStanding): string[] => {
    const copies = seen.own!.hand.filter((name) => name === one.name).length;
    const label = cardName(one.name, page.language) + (copies > 1 ? ` ×${copies}` : '');
    return [...factLines(label, one.name, page), ...standingLines(one, asked, page, MOST_WAYS)];
  };
  const onTable = (one: CardStanding): string[] => {
    const waits = cardOf(one).region === 'uncontrolled' && one.ways.length === 0;
    return [
      ...factLines(called(known, cardOf(one)), one.name, page),
      ...(waits ? [] : standingLines(one, asked, page, MOST_WAYS)),
    ];
  };
  const minions = table.filter((one) => isOwn(one, isMinion));
  const coming = table.filter((one) => isOwn(one, ({ region }) => region === 'uncontrolled'));
  const others = table.filter((one) => !minions.includes(one) && !coming.includes(one));
  return [
    ...section(say('vtes.your-hand'), usableFirst(hand).flatMap(inHand), page),
    ...section(say('vtes.your-minions'), [...usableFirst(minions), ...coming].flatMap(onTable), page),
    ...section(say('vtes.on-the-table'), usableFirst(others).flatMap(onTable), page),
    ...wrap(say('vtes.look-up'), page.width),
  ];
}
