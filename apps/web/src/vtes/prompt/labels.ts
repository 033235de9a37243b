// Facts in words.

import type { Words } from './use-words.ts';
import type { Asked } from './draft.ts';
import { thingOf } from './facts.ts';
import type { PromptKey } from './text/messages.ts';
import type { Say } from '../../text/texts.ts';

export interface Labels {
  readonly words: Words;
  readonly say: Say<PromptKey>;
}

const VERBS = {
  bleed: true,
  hunt: true,
  'take-equipment': true,
  'leave-torpor': true,
  rescue: true,
  diablerize: true,
  'become-anarch': true,
  fight: true,
  use: true,
  transfer: true,
  'take-back': true,
  block: true,
} as const;
const isVerb = (value: string): value is keyof typeof VERBS => Object.hasOwn(VERBS, value);

/** The options that have it, of those that are left or could be. */
const havingIt = ({ narrowing }: Asked, facet: string, value: string): number[] =>
  narrowing.options.flatMap((facts, place) => ((facts[facet] ?? '') === value ? [place] : []));

/** The whole option that begins so. */
function wholeOf(labels: Labels, asked: Asked, facet: string, value: string): string {
  const { narrowed, question, options } = asked;
  const having = havingIt(asked, facet, value);
  const place = narrowed.fitting.find((one) => having.includes(one)) ?? having[0];
  if (place === undefined) return value;
  // which way votes go is chosen beside it
  const isVotes = facet === 'subject' && options[place]!['side'] !== undefined;
  return isVotes ? votesLabel(labels, asked, place) : labels.words.option(question, options[place]);
}

export function thingName({ words }: Labels, thing: string): string {
  const [kind, ...rest] = thing.split(' ');
  const what = rest.join(' ');
  if (kind === 'hand') return words.card(what);
  return kind === 'seat' ? words.who(Number(what)) : words.copyAt(Number(what));
}

/** Whose votes they are and how many, but not which way they go. */
export function votesLabel(labels: Labels, { narrowing, question, options }: Asked, place: number): string {
  const { words, say } = labels;
  const option = options[place]!;
  const votes = Number(option['votes'] ?? 1);
  if (votes === 0) return words.option(question, option);
  const thing = thingOf('subject', narrowing.options[place]!['subject']!);
  const other = (): string => (option.do === 'edge' ? say('votes.edge') : words.card(String(option['name'])));
  return say('votes.from', { source: thing === undefined ? other() : thingName(labels, thing), votes });
}

/** A value of a fact, as it stands on a button. */
export function labelOf(labels: Labels, asked: Asked, facet: string, value: string): string {
  const thing = thingOf(facet, value);
  if (thing !== undefined) return thingName(labels, thing);
  if (facet === 'amount' || facet === 'x') return value;
  if (facet === 'name') return labels.words.card(value);
  if (facet === 'verb' && isVerb(value)) return labels.say(`verb.${value}`);
  return wholeOf(labels, asked, facet, value);
}

const ASKS: Readonly<Record<string, PromptKey>> = {
  minion: 'ask.minion',
  card: 'ask.target',
  at: 'ask.target',
  to: 'ask.target',
  seat: 'ask.seat',
  from: 'ask.seat',
  hand: 'ask.card',
  name: 'ask.card',
  ash: 'ask.card',
  side: 'ask.side',
  amount: 'ask.amount',
  x: 'ask.amount',
};
export const askKey = (facet: string): PromptKey =>
  ASKS[facet] ?? (facet.startsWith('cards') ? 'ask.target' : 'ask.other');

const NAMES: Readonly<Record<string, PromptKey>> = {
  verb: 'fact.verb',
  mode: 'fact.mode',
  minion: 'fact.minion',
  card: 'fact.target',
  at: 'fact.target',
  seat: 'fact.target',
  amount: 'fact.amount',
  x: 'fact.amount',
  side: 'fact.side',
};
export const factKey = (facet: string): PromptKey => NAMES[facet] ?? 'fact.other';
