// What tells the options of a question apart, and what on the table each fact is.

import type { Open } from '@nocturne/kernel';
import { cardNamed, subjectOf, type Table, type Vtes } from '@nocturne/vtes';
import type { Shares } from '../../table/allocation.ts';
import type { Facts, Narrowed, Narrowing } from '../../table/narrowing.ts';
import type { Thing } from '../choosing.ts';

export type Seen = { readonly table: Table; readonly own: Vtes['Own'] | null };
/** An option as data, whatever the question. */
export type AnyOption = { readonly do: string } & Readonly<Record<string, unknown>>;
/** The verbs that let things be. */
export const PASSING: readonly string[] = ['pass', 'no-block', 'end'];

/** Facts in the order in which they are asked; others come after them. */
const ORDER = ['subject', 'minion', 'verb', 'mode', 'ability', 'way', 'card', 'at', 'to', 'seat', 'from'];
const LATER = ['name', 'hand', 'ash', 'clan', 'choice', 'amount', 'x', 'side', 'what', 'first', 'damage'];
/** Facts that follow from others. */
const IMPLIED: readonly string[] = ['do', 'votes', 'ballots', 'points', 'use'];

/** Verbs whose `name` is a card of the own hand. */
const FROM_HAND: readonly string[] = ['play', 'discard'];

function subject(view: Seen, seat: number, name: string, option: AnyOption): string {
  const { do: verb } = option;
  const fromHand = FROM_HAND.includes(verb) && name !== 'strip';
  if (fromHand && typeof option['name'] === 'string') return `hand ${option['name']}`;
  const about = subjectOf({ board: view.table }, seat, option);
  if (about !== undefined) return typeof about === 'number' ? `card ${about}` : `hand ${about}`;
  return typeof option['to'] === 'number' ? `card ${option['to']}` : `do ${verb}`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Several cards are named one after the other. */
function spread([key, value]: [string, unknown]): [string, string][] {
  if (key === 'cards' && Array.isArray(value))
    return value.map((card, at): [string, string] => [`cards ${at}`, String(card)]);
  return [[key, text(value)]];
}

function factsOf(view: Seen, seat: number, name: string, option: AnyOption, place: number): Facts {
  const fields = Object.entries(option).filter(([key]) => !IMPLIED.includes(key));
  return {
    subject: subject(view, seat, name, option),
    verb: option.do,
    ...Object.fromEntries(fields.flatMap(spread)),
    option: String(place),
  };
}

function facetsOf(options: readonly Facts[]): string[] {
  const known = new Set([...ORDER, ...LATER, 'option']);
  const others = [...new Set(options.flatMap((facts) => Object.keys(facts)))].filter(
    (key) => !known.has(key),
  );
  return [...ORDER, ...others.toSorted(), ...LATER, 'option'];
}

/** The level that a way to play a card takes. */
function levelOf({ name, mode }: AnyOption): number {
  const card = cardNamed(String(name));
  const needs = card.kind === 'library' ? card.modes[Number(mode)]?.disciplines : undefined;
  return Math.max(0, ...Object.values(needs ?? {}));
}

const most = (options: readonly AnyOption[], weigh: (option: AnyOption) => number): AnyOption | undefined =>
  options.reduce<AnyOption | undefined>(
    (best, one) => (best === undefined || weigh(one) > weigh(best) ? one : best),
    undefined,
  );

/** What is most often meant, where it can be seen and changed before it is done. */
function presetOf(view: Seen, facet: string, fitting: readonly AnyOption[], picked: boolean): unknown {
  switch (facet) {
    case 'minion': {
      const acting = view.table.action?.minion;
      return fitting.some(({ minion }) => minion === acting) ? acting : undefined;
    }
    case 'verb':
      return (
        fitting.find((one) => one.do === 'bring') ??
        fitting.find((one) => one.do !== 'use') ??
        fitting[0]
      )?.do;
    case 'mode':
      return most(fitting, levelOf)?.['mode'];
    case 'amount':
      return most(fitting, ({ amount }) => Number(amount ?? -1))?.['amount'];
    case 'x':
      return most(fitting, ({ x }) => -Number(x ?? Infinity))?.['x'];
    case 'first':
    case 'damage':
      return fitting[0]?.[facet];
    case 'subject':
      return picked ? most(fitting, ({ votes }) => Number(votes ?? 0)) : undefined;
    default:
      return undefined;
  }
}

/** How the options of this question are told apart. */
export function narrowingOf(view: Seen, question: Open<Vtes>): Narrowing {
  if (question.kind === 'amount') throw new Error('a number is no option');
  const { seat, name } = question;
  const options = question.options as readonly AnyOption[];
  const facts = options.map((option, place) => factsOf(view, seat, name, option, place));
  return {
    options: facts,
    facets: facetsOf(facts),
    preset(facet, fitting, picks) {
      const found = presetOf(
        view,
        facet,
        fitting.map((place) => options[place]!),
        picks.size > 0,
      );
      if (found === undefined) return undefined;
      if (facet === 'subject') return facts[options.indexOf(found as AnyOption)]!['subject'];
      return text(found);
    },
  };
}

const CARDS = /^(minion|card|at|to|cards \d+)$/;

/** What on the table a fact is, if anything. */
export function thingOf(facet: string, value: string): Thing | undefined {
  if (value === '') return undefined;
  if (facet === 'subject') return value.startsWith('do ') ? undefined : (value as Thing);
  if (CARDS.test(facet)) return value === '0' ? undefined : `card ${Number(value)}`;
  if (facet === 'seat' || facet === 'from') return /^\d+$/.test(value) ? `seat ${Number(value)}` : undefined;
  return facet === 'hand' ? `hand ${value}` : undefined;
}

/** Where those that are left differ in what each Methuselah gets alone: their shares, and their places. */
export function sharesOf(
  question: Open<Vtes>,
  { fitting, asks }: Narrowed,
): { readonly options: readonly Shares[]; readonly places: readonly number[] } | null {
  if (question.kind === 'amount' || asks?.facet !== 'option') return null;
  const options = fitting.map((place) => (question.options as readonly AnyOption[])[place]!['points']);
  return options.every((points) => Array.isArray(points))
    ? { options: options as readonly Shares[], places: fitting }
    : null;
}
