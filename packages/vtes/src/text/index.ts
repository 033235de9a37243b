// The game's texts for people.

import type { AnyReason, Open, SeatEvent, View } from '@nocturne/kernel';
import type { Vtes } from '../types.ts';
import type { Told } from './told.ts';

export { cardName } from './card-name.ts';
export { type VtesMessageKey, vtesMessages, type VtesMessages } from './languages.ts';
export { type Reader, sentence, textArguments, type Told, type Value, type Values } from './told.ts';

/** What an event says to whoever receives it, given the view before it. Nothing if it has nothing to say. */
export const tell = (event: SeatEvent<Vtes>, _before: View<Vtes>): readonly Told[] => [
  { key: `event.${event.type}`, values: {} },
];

/** The question to the seat that decides. */
export const tellPrompt = (decision: Open<Vtes>, _view: View<Vtes>): Told => ({
  key: `prompt.${decision.name}`,
  values: {},
});

/** The same for the others. */
export const tellWaiting = ({ seat, name }: { seat: number; name: string }): Told => ({
  key: `waiting.${name}`,
  values: { seat: { seat } },
});

/** An option of a decision: of an amount, the number. */
export const tellOption = (option: unknown, decision: Open<Vtes>, _view: View<Vtes>): Told => ({
  key: `option.${decision.name}.${String(option)}`,
  values: {},
});

/** Why something cannot be done. */
export const tellReason = (reason: AnyReason<Vtes>, _view: View<Vtes> | null): Told => ({
  key: `why.${reason.why}`,
  values: {},
});
