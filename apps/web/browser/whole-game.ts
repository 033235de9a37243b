// A whole game of VTES through the page, by somebody who knows what they want.

import { isDeepStrictEqual } from 'node:util';
import type { Choice, Open, View } from '@nocturne/kernel';
import { type Vtes, votesCast } from '@nocturne/vtes';
import { expect } from 'vitest';
import type { Visitor } from './nocturne.ts';
import { type Press, pressesInWords, pressesTo, pressOn } from './pressing.ts';
import { type Mind, thinking } from './thinking.ts';

/** A question that was put before the player. */
export interface Prompt {
  readonly name: string;
  readonly own: boolean;
  /** Whether there was more to do than to let things be. */
  readonly matters: boolean;
  readonly presses: number;
  /** What the page showed besides. */
  readonly panel: 'combat' | 'referendum' | null;
}

/** A page takes presses only from those who can have read what is asked, and armed it a moment ago. */
const A_MOMENT = 50;
const PATIENCE = 20_000;

/** What the page shows at one moment. */
interface Shown {
  readonly over: boolean;
  /** Of the question that is put before the player. */
  readonly serial: number | null;
  readonly combat: { readonly range: string; readonly chosen: readonly boolean[] } | null;
  readonly referendum: { readonly for: number; readonly against: number } | null;
}

const shownBy = ({ page }: Visitor): Promise<Shown> =>
  page.evaluate(() => {
    const { body } = document;
    const text = (selector: string): string => body.querySelector(selector)?.textContent ?? '';
    const isShown = (selector: string): boolean =>
      (body.querySelector(selector)?.getClientRects().length ?? 0) > 0;
    const votes = (side: string): number => Number(text(`.referendum-tally.${side} p b`));
    const serial = document.querySelector<HTMLElement>('.prompt.asked')?.dataset['serial'];
    return {
      over: document.querySelector('.vtes-result') !== null,
      serial: serial === undefined ? null : Number(serial),
      combat: isShown('.panel.combat')
        ? {
            range: text('.combat-range span.now').toLowerCase().replace(' range', ''),
            chosen: [...document.querySelectorAll('.fighter-strike')].map(
              (strike) => strike.querySelector('.fighter-none') === null,
            ),
          }
        : null,
      referendum: isShown('.panel.referendum') ? { for: votes('for'), against: votes('against') } : null,
    };
  });

/** What the page is to show while there is a fight or a vote: how it stands. */
function expected({ table: { combat, referendum } }: View<Vtes>): Pick<Shown, 'combat' | 'referendum'> {
  const polling = combat === null && referendum?.result === 'polling' ? referendum : null;
  return {
    combat: combat && { range: combat.range, chosen: combat.sides.map(({ strike }) => strike !== null) },
    referendum: polling && { for: votesCast(polling, 'for'), against: votesCast(polling, 'against') },
  };
}

/** Whether the page shows that, and no fight where there is none. It may be a moment behind. */
const isDrawn = ({ combat, referendum }: Shown, wanted: ReturnType<typeof expected>): boolean =>
  isDeepStrictEqual(combat, wanted.combat) &&
  (wanted.referendum === null || isDeepStrictEqual(referendum, wanted.referendum));

function promptOf(
  { table }: View<Vtes>,
  question: Open<Vtes>,
  { length: presses }: readonly Press[],
  { combat, referendum }: ReturnType<typeof expected>,
): Prompt {
  const { name, seat, kind } = question;
  return {
    name,
    own: table.whose === seat,
    // what somebody does with their minions is said by themselves, even if they must
    matters: kind !== 'one' || question.options.length > 1 || name === 'act',
    presses,
    panel: combat === null ? (referendum === null ? null : 'referendum') : 'combat',
  };
}

async function pressAll(visitor: Visitor, presses: readonly Press[]): Promise<boolean> {
  for (const press of presses) {
    if (!(await pressOn(visitor, press))) return false;
    await visitor.page.waitForTimeout(A_MOMENT);
  }
  return true;
}

/** Presses until it is done: what is not to be found on the table is in the list. */
async function answerWith(visitor: Visitor, { view, question }: Mind, choice: Choice): Promise<Press[]> {
  const presses = pressesTo(view, question!, choice);
  if ((await pressAll(visitor, presses)) || question!.kind !== 'one') return presses;
  const words = pressesInWords(question!, choice as number);
  await pressOn(visitor, { on: '.prompt-back' });
  await pressAll(visitor, words);
  return [...presses, ...words];
}

/** The answer as it was sent; nothing if the question was withdrawn, because somebody else has voted. */
async function sent(visitor: Visitor, look: () => Mind | null, serial: number): Promise<Choice | undefined> {
  const given = (): Choice | undefined => visitor.said.find((one) => one.serial === serial)?.choice;
  for (let waits = 0; waits * A_MOMENT < PATIENCE; waits++) {
    if (given() !== undefined || look()?.question?.serial !== serial) return given();
    await visitor.page.waitForTimeout(A_MOMENT);
  }
  throw new Error('no answer was sent');
}

/** Plays to the result: every question that was put before the player. What was pressed is what was sent. */
export async function playWhole(visitor: Visitor): Promise<Prompt[]> {
  const { look, choose } = thinking(visitor);
  const prompts: Prompt[] = [];
  let [shown, last, since] = [await shownBy(visitor), -1, Date.now()];
  for (; !shown.over; shown = await shownBy(visitor)) {
    if (Date.now() - since > PATIENCE) throw new Error(JSON.stringify({ shown, ...look() }));
    await visitor.page.waitForTimeout(A_MOMENT);
    const mind = look();
    const question = mind?.question;
    if (shown.serial === null || shown.serial === last || shown.serial !== question?.serial) continue;
    const wanted = expected(mind!.view);
    if (!isDrawn(shown, wanted)) continue;
    const choice = choose(question);
    const presses = await answerWith(visitor, mind!, choice);
    const answer = await sent(visitor, look, shown.serial).catch((error: unknown) => {
      throw new Error(JSON.stringify({ question, choice, presses }), { cause: error });
    });
    since = Date.now();
    last = shown.serial;
    prompts.push(promptOf(mind!.view, question, presses, wanted));
    // withdrawn: it was asked all the same
    if (answer === undefined) continue;
    expect({ question, presses, answer }).toEqual({ question, presses, answer: choice });
  }
  return prompts;
}
