// What the viewer's cards are: of minions clan and Disciplines, of a hand types, costs and what they take.

import type { View } from '@nocturne/kernel';
import { cardName, cardNamed, type CryptCard, type LibraryCard, type Vtes } from '@nocturne/vtes';
import type { Page } from '../cli-game.ts';
import { wrap } from '../style.ts';
import { cliText } from '../text/index.ts';
import { labelOf, text } from './words.ts';

type Discipline = keyof CryptCard['disciplines'];

function costOf({ cost, modes }: LibraryCard, page: Page): string[] {
  const { pool, blood } = cost ?? {};
  const amount = blood === 'copies' ? 'X' : blood;
  const more = modes.some((mode) => mode.blood !== undefined);
  return [
    ...(pool === undefined ? [] : [`${pool} ${text(page, 'term.pool')}`]),
    ...(amount === undefined ? [] : [`${amount}${more ? '+' : ''} ${text(page, 'term.blood')}`]),
  ];
}

function needsOf({ requires, modes }: LibraryCard, page: Page): string[] {
  const disciplines = new Set(modes.flatMap((mode) => Object.keys(mode.disciplines ?? {})));
  const terms = [...disciplines].map((one) => text(page, `term.discipline.${one as Discipline}`));
  const clan = requires?.clan;
  const titles = requires?.titles?.map((rank) => text(page, `term.title.${rank}`)) ?? [];
  return [
    ...(clan === undefined ? [] : [clan]),
    ...(titles.length === 0 ? [] : [titles.join(' / ')]),
    ...terms,
  ];
}

function vampireFacts({ clan, capacity, disciplines }: CryptCard, page: Page): string[] {
  const levels = Object.entries(disciplines).map(([discipline, level]) => {
    const name = text(page, `term.discipline.${discipline as Discipline}`);
    return level === 2 ? `${name} (${text(page, 'term.superior')})` : name;
  });
  return [clan, `${text(page, 'term.capacity')} ${capacity}`, ...levels];
}

function libraryFacts(card: LibraryCard, page: Page): string[] {
  const types = card.types.map((type) => text(page, `term.type.${type}`));
  return [types.join(' / '), ...needsOf(card, page), ...costOf(card, page)];
}

function section(title: string, names: readonly string[], page: Page): string[] {
  const { style, width, language } = page;
  const lines = [...new Set(names)].flatMap((name) => {
    const card = cardNamed(name);
    const facts = card.kind === 'crypt' ? vampireFacts(card, page) : libraryFacts(card, page);
    return wrap(
      `  ${labelOf(page, style.bold(cardName(name, language)))} ${facts.join(' · ')}`,
      width,
      '    ',
    );
  });
  return lines.length === 0 ? [] : [style.bold(title), ...lines];
}

/** The viewer's minions, in play or not yet, and hand. */
export function explainCards({ table, own }: View<Vtes>, page: Page): string[] {
  if (own === null) return [];
  const say = cliText(page.language);
  const minions = table.cards
    .filter(
      ({ controller, region }) => controller === own.seat && (region === 'ready' || region === 'torpor'),
    )
    .flatMap(({ name }) => (name === null ? [] : [name]));
  return [
    ...section(say('vtes.your-minions'), [...minions, ...Object.values(own.uncontrolled)], page),
    ...section(say('vtes.your-hand'), own.hand, page),
  ];
}
