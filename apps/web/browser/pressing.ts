// From what somebody wants to what they press: things that are lit, chips, and where that is not enough, the list in words.

import type { Choice, Open, View } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';
import { narrow, NO_PICKS, pick, type Picks } from '../src/table/narrowing.ts';
import { type AnyOption, narrowingOf, PASSING, sharesOf, thingOf } from '../src/vtes/prompt/facts.ts';
import type { Visitor } from './nocturne.ts';

/** A press: the first that can be pressed of what a selector finds, or the one at this place. */
export interface Press {
  readonly on: string;
  readonly at?: number;
}

const DO: Press = { on: '.prompt-do' };
const chip = (at: number): Press => ({ on: '.prompt-body > .prompt-chips button', at });
const side = (which: unknown): Press => ({ on: '.prompt-sides button', at: which === 'for' ? 0 : 1 });
const thing = (name: string): Press => {
  const on = `[data-thing="${name.replaceAll('"', '\\"')}"]`;
  return { on: `button${on}, ${on} .lit` };
};

/** What is done with what is armed: votes by their button, all else by the one that says it. */
const doing = (option: AnyOption): Press => (option['side'] === undefined ? DO : side(option['side']));

/** From any state of a question to this option, by the list of all of them in words. */
function inWords(options: readonly AnyOption[], wanted: number): Press[] {
  const listed = options.filter((option) => !PASSING.includes(option.do));
  return [
    { on: '.prompt-all:not([open]) summary' },
    { on: '.prompt-all .prompt-chips button', at: listed.indexOf(options[wanted]!) },
    doing(options[wanted]!),
  ];
}

/** Points are given out one by one. */
function giving(
  view: View<Vtes>,
  shares: readonly (readonly number[])[],
  wanted: readonly number[],
): Press[] {
  const seats = view.table.order.filter((seat) => shares.some((share) => share[seat]! > 0));
  const gifts = seats.flatMap((seat, row) =>
    Array.from({ length: wanted[seat] ?? 0 }, () => ({
      on: `.prompt-sharing li:nth-child(${row + 1}) .prompt-stepper button:last-child`,
    })),
  );
  return [...gifts, { on: '.prompt-done' }];
}

/** Cards on others are not pressed on the table. */
function isSeen({ table }: View<Vtes>, facet: string, value: string): boolean {
  const name = thingOf(facet, value);
  return name !== undefined && !table.cards.some(({ id, on }) => on !== 0 && name === `card ${id}`);
}

/** Every press from a fresh question to this option. */
function toOne(view: View<Vtes>, question: Open<Vtes>, wanted: number): Press[] {
  if (question.kind === 'amount') return [];
  const options = question.options as readonly AnyOption[];
  const option = options[wanted]!;
  if (option.do === 'end') return [{ on: '.end-phase' }, { on: '.end-phase' }];
  if (PASSING.includes(option.do)) return [{ on: '.prompt-pass' }];
  const narrowing = narrowingOf(view, question);
  const presses: Press[] = [];
  for (let picks: Picks = NO_PICKS; ;) {
    const narrowed = narrow(narrowing, picks);
    if (narrowed.option === wanted) return [...presses, doing(option)];
    const sharing = sharesOf(question, narrowed);
    if (sharing !== null)
      return [...presses, ...giving(view, sharing.options, option['points'] as readonly number[])];
    const valueOf = (facet: string): string => narrowing.options[wanted]![facet] ?? '';
    const isPreset = narrowed.steps.some(({ facet, chosen }) => chosen !== valueOf(facet));
    // something else is preset: that can be changed in many ways, of which the list is one
    if (isPreset || narrowed.asks === null) return inWords(options, wanted);
    const { facet, values } = narrowed.asks;
    const value = valueOf(facet);
    const begins = facet === 'subject';
    const listed = values.filter(
      (one) => !begins || !(isSeen(view, facet, one) || PASSING.includes(one.slice(3))),
    );
    if (facet === 'side') presses.push(side(value));
    else if (isSeen(view, facet, value)) presses.push(thing(thingOf(facet, value)!));
    else presses.push(chip(listed.indexOf(value)));
    picks = pick(narrowing, picks, facet, value);
  }
}

/** The same for what cannot be seen on the table. */
export const pressesInWords = (
  { options }: { readonly options: readonly object[] },
  wanted: number,
): Press[] => inWords(options as readonly AnyOption[], wanted);

/** Every press from a fresh question to this answer. */
export function pressesTo(view: View<Vtes>, question: Open<Vtes>, choice: Choice): Press[] {
  if (question.kind === 'one') return toOne(view, question, choice as number);
  if (question.kind === 'amount')
    return [
      ...Array.from({ length: (choice as number) - question.min }, () => ({
        on: '.prompt-armed .prompt-stepper button:last-child',
      })),
      DO,
    ];
  return [...(choice as readonly number[]).map(chip), { on: '.prompt-done' }];
}

/** Lights come a picture after what is asked. */
const PICTURES = 3;

/** Whether there was something to press. */
export const pressOn = ({ page }: Visitor, { on, at }: Press): Promise<boolean> =>
  page.evaluate(
    async ({ selector, place, pictures }) => {
      const find = (): HTMLElement | undefined =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (element) => element.getClientRects().length > 0 && !(element as HTMLButtonElement).disabled,
        )[place ?? 0];
      let found = find();
      for (let looks = 0; found === undefined && looks < pictures; looks++) {
        await new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
        found = find();
      }
      found?.click();
      return found !== undefined;
    },
    { selector: on, place: at, pictures: PICTURES },
  );
