// Somebody who plays by what the page offers: presses what is lit, and mostly lets things be.

import type { Visitor } from './nocturne.ts';

interface Question {
  readonly serial: number;
  readonly kind: string;
  readonly options?: readonly unknown[];
}

/** What this visitor was told on the socket: who has the turn, what is asked. */
export interface Told {
  readonly seat: number | null;
  readonly question: Question | null;
  readonly whose: number | null;
}

interface Message {
  readonly type: string;
  readonly seat?: number | null;
  readonly question?: Question | null;
  readonly view?: { readonly table: { readonly whose?: number } };
  readonly events?: readonly { readonly type: string; readonly data?: { readonly seat?: number } }[];
}

const TELLING = ['table', 'events'];

function after(told: Told, { seat, question, view, events = [] }: Message): Told {
  const turn = events.findLast(({ type }) => type === 'turn')?.data?.seat;
  return {
    seat: seat === undefined ? told.seat : seat,
    question: question === undefined ? told.question : question,
    whose: turn ?? view?.table.whose ?? told.whose,
  };
}

/** Follows the socket: each call reads what is new. */
export function listening({ heard }: Visitor): () => Told {
  let read = 0;
  let told: Told = { seat: null, question: null, whose: null };
  return () => {
    for (; read < heard.length; read++) {
      const message = JSON.parse(heard[read]!) as Message;
      if (TELLING.includes(message.type)) told = after(told, message);
    }
    return told;
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
  '.vtes-table [data-thing] .card.lit, .vtes-table .card.lit, .vtes-face-down',
];
const ASKED = '.prompt.asked, .nosf-prompt.yours';
const OVER = '.vtes-result, .nosf-result';

export type Pressed = 'over' | 'waits' | 'pressed' | 'stuck';

/** Whoever takes the first of everything most of the time gets somewhere. */
const FIRST = 0.75;

/** Presses one button, if something is asked. `bold` is from 0, who lets everything be, to 1. */
export const pressNext = ({ page }: Visitor, luck: () => number, bold: number): Promise<Pressed> =>
  page.evaluate(
    ({ sure, letBe, any, asked, over, chance, isBold }) => {
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

export interface Game {
  /** Questions that were put before the player, by whose turn it was. */
  readonly own: Set<number>;
  readonly others: Set<number>;
  /** Those that left no choice. */
  readonly idle: Set<number>;
}

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
): Promise<Game> {
  const listen = listening(visitor);
  const game: Game = { own: new Set(), others: new Set(), idle: new Set() };
  for (let waits = 0, stuck = 0; game.own.size + game.others.size < most;) {
    const { question, whose, seat } = listen();
    const shown = await shownSerial(visitor);
    // the page shows what the server asked last, or nothing
    if (shown !== null && shown !== question?.serial) continue;
    if (shown !== null) {
      (whose === null || whose === seat ? game.own : game.others).add(shown);
      if (question?.kind === 'one' && question.options!.length < 2) game.idle.add(shown);
    }
    const did = await pressNext(visitor, luck, bold);
    if (did === 'over') break;
    waits = did === 'waits' ? waits + 1 : 0;
    stuck = did === 'stuck' ? stuck + 1 : 0;
    if (stuck > 20 || waits > 1500) throw new Error(`nothing can be pressed: ${JSON.stringify(question)}`);
    await visitor.page.waitForTimeout(A_LOOK);
  }
  return game;
}
