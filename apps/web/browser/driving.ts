// Somebody who plays by what the page offers: presses what is lit, and mostly lets things be.

import type { Visitor } from './nocturne.ts';

interface Question {
  readonly serial: number;
}

interface Message {
  readonly type: string;
  readonly question?: Question | null;
}

const TELLING = ['table', 'events'];

/** Follows the socket: each call reads what is new, and tells what is asked. */
export function listening({ heard }: Visitor): () => Question | null {
  let read = 0;
  let asked: Question | null = null;
  return () => {
    for (; read < heard.length; read++) {
      const { type, question } = JSON.parse(heard[read]!) as Message;
      if (TELLING.includes(type) && question !== undefined) asked = question;
    }
    return asked;
  };
}

/** Buttons by what pressing them does, the surest first. */
const SURE = ['.prompt-do', '.prompt-done', '.nosf-prompt.yours .nosf-prompt-acts .button:first-child'];
const LET_BE = ['.prompt-pass', '.end-phase'];
const ANY = [
  '.prompt.asked .prompt-chips button',
  '.prompt-sharing .prompt-stepper button:last-child',
  '.nosf-prompt.yours :is(.nosf-prompt-listed, .plain-choice) button',
  '.nosf-prompt.yours .plain-choice + .button.go',
  '.nosf-reserve button.lit:not(.armed)',
  '.nosf-seat-point',
  '.nosf-ritual.lit',
  '.vtes-table :is(.card, .strip).lit, .vtes-face-down',
];
const ASKED = '.prompt.asked, .nosf-prompt.yours';
const OVER = '.vtes-result, .nosf-result';

export type Pressed = 'over' | 'waits' | 'pressed' | 'stuck';

/** Whoever takes the first of everything most of the time gets somewhere. */
const FIRST = 0.75;

/** Presses one button, if something is asked. `bold` is from 0, who lets everything be, to 1. */
export const pressNext = ({ page }: Visitor, luck: () => number, bold: number): Promise<Pressed> =>
  page.evaluate(
    async ({ sure, letBe, any, asked, over, chance, isBold }) => {
      // nobody presses what is not in the picture yet
      await new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
      if (document.querySelector(over) !== null) return 'over';
      if (document.querySelector(asked) === null) return 'waits';
      const found = (selectors: readonly string[]): HTMLElement | undefined =>
        selectors
          .map((selector) => {
            const all = [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
              (button) => !button.disabled && button.getClientRects().length > 0,
            );
            return all[Math.floor(chance * all.length)];
          })
          .find((button) => button !== undefined);
      const button = found(isBold ? [...sure, ...any, ...letBe] : [...sure, ...letBe, ...any]);
      button?.click();
      return button === undefined ? 'stuck' : 'pressed';
    },
    {
      sure: SURE,
      letBe: LET_BE,
      any: ANY,
      asked: ASKED,
      over: OVER,
      chance: luck() < FIRST ? 0 : luck(),
      isBold: luck() < bold,
    },
  );

/** A page takes presses only from those who can have read what is asked. */
export const A_LOOK = 160;

/** Which question the page puts before the player. */
const shownSerial = ({ page }: Visitor): Promise<number | null> =>
  page.evaluate(() => {
    const serial = document.querySelector<HTMLElement>('.prompt.asked')?.dataset['serial'];
    return serial === undefined ? null : Number(serial);
  });

/** Plays until the game is over, or so many questions were answered. */
export async function playOn(
  visitor: Visitor,
  luck: () => number,
  most = Infinity,
  bold = 0.25,
): Promise<void> {
  const listen = listening(visitor);
  const asked = new Set<number>();
  for (let waits = 0, stuck = 0; asked.size < most;) {
    const question = listen();
    const shown = await shownSerial(visitor);
    // the page shows what the server asked last, or nothing
    if (shown !== null && shown !== question?.serial) continue;
    if (shown !== null) asked.add(shown);
    const did = await pressNext(visitor, luck, bold);
    if (did === 'over') break;
    waits = did === 'waits' ? waits + 1 : 0;
    stuck = did === 'stuck' ? stuck + 1 : 0;
    if (stuck > 20 || waits > 1500) throw new Error(`nothing can be pressed: ${JSON.stringify(question)}`);
    await visitor.page.waitForTimeout(A_LOOK);
  }
}
