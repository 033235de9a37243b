// The action, the combat and the referendum under way, as lines of text.

import type { SeatEvent, View } from '@nocturne/kernel';
import { sentence, standingOf, type Table, tell, type Vtes } from '@nocturne/vtes';
import { format } from '../language.ts';
import { wrap } from '../style.ts';
import { counters } from './seat.ts';
import { called, cardWith, type Known, text } from './words.ts';

const DOT = ' · ';

type UnderWay = Pick<Table, 'action' | 'combat' | 'referendum'>;
const NOTHING: UnderWay = { action: null, combat: null, referendum: null };

/** What an event says to somebody for whom only this much was under way. */
function news(known: Known, event: SeatEvent<Vtes>, before: Partial<UnderWay>): string {
  const { table, owns, page } = known;
  const { seats, language } = page;
  const view: View<Vtes> = {
    table: { ...table, ...NOTHING, ...before },
    own: owns.length === 1 ? owns[0]! : null,
  };
  return tell(event, view)
    .map((told) => sentence(told, { seats, language, format }))
    .join(' ');
}

/** Bleed, stealth and intercept, while they matter. */
function numbers(known: Known): string {
  const { table, page } = known;
  const standing = standingOf(table);
  const { action, combat, referendum } = table;
  if (action?.outcome !== 'pending' || standing === null || combat !== null || referendum !== null) return '';
  const { bleed, stealth, intercept } = standing;
  const blocker = cardWith(known, action.blocker);
  const counted = [
    ...(bleed === null ? [] : [`${text(page, 'term.bleed')} ${bleed}`]),
    `${text(page, 'term.stealth')} ${stealth}`,
    ...(intercept === null || blocker === undefined
      ? []
      : [`${text(page, 'term.intercept')} ${intercept} (${called(known, blocker)})`]),
  ];
  return counted.join(DOT);
}

function actionLines(known: Known): string[] {
  const { action } = known.table;
  if (action === null) return [];
  const event = { type: 'action', data: { action } } as const;
  const bare = { ...action, state: 'announced', outcome: 'pending' } as const;
  return [news(known, event, {}), news(known, event, { action: { ...bare, changes: [] } }), numbers(known)];
}

function combatLines(known: Known): string[] {
  const { table, page } = known;
  const { combat } = table;
  if (combat === null) return [];
  const event = { type: 'combat', data: { combat } } as const;
  const [acting, opposing] = combat.sides;
  const fighters = combat.sides.flatMap(({ minion }) => {
    const card = cardWith(known, minion);
    return card === undefined ? [] : [[called(known, card), ...counters(known, card)].join(' ')];
  });
  const where = [`${text(page, 'term.round')} ${combat.round}`, text(page, `term.range.${combat.range}`)];
  return [
    news(known, event, {}),
    [...where, ...fighters].join(DOT),
    news(known, event, {
      combat: {
        ...combat,
        sides: [
          { ...acting, strike: null },
          { ...opposing, strike: null },
        ],
      },
    }),
  ];
}

function referendumLines(known: Known): string[] {
  const { referendum } = known.table;
  if (referendum === null) return [];
  const event = { type: 'referendum', data: { referendum } } as const;
  return [
    // The action that called it has been told.
    known.table.action === null ? news(known, event, {}) : '',
    news(known, event, { referendum: { ...referendum, terms: null, blocs: [] } }),
  ];
}

/** Nothing if nothing is under way. */
export function underWay(known: Known): string[] {
  const { width, style } = known.page;
  const lines = [...actionLines(known), ...combatLines(known), ...referendumLines(known)];
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => wrap(`  ${style.accent('»')} ${line}`, width, '    '));
}
