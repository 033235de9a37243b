// What a person can do with a card now, or why nothing.

import { type CardStanding, sentence, tellOption, tellStanding, type Vtes } from '@nocturne/vtes';
import type { Asked, Page } from '../cli-game.ts';
import { format } from '../language.ts';
import { wrap } from '../style.ts';
import { cliText } from '../text/index.ts';

/** The ways to use it as the question words them, so many at most. */
function waysOf({ ways }: CardStanding, { decision, seen }: Asked<Vtes>, page: Page, most: number): string {
  if (!('options' in decision)) return '';
  const { seats, language } = page;
  const shown = ways.slice(0, most).map(({ choice }) => {
    const told = tellOption(decision.options[choice], decision, seen);
    return sentence(told, { seats, language, format });
  });
  const more = ways.length - shown.length;
  const rest = more === 0 ? [] : [cliText(language)('vtes.more', { count: more })];
  return [...shown, ...rest].join(' · ');
}

/** “Now: …” or “Not now. …”, indented. */
export function standingLines(
  standing: CardStanding,
  asked: Asked<Vtes>,
  page: Page,
  most: number,
): string[] {
  const { style, width, seats, language } = page;
  const say = cliText(language);
  const isNow = standing.ways.length > 0;
  const text = isNow
    ? say('vtes.now', { ways: waysOf(standing, asked, page, most) })
    : say('vtes.not-now', {
        reasons: tellStanding(standing, asked.seen, { seats, language, format }).join(' '),
      });
  return wrap(`    ${text}`, width, '      ').map(isNow ? style.green : style.yellow);
}
