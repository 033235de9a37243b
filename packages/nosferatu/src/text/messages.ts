// The texts that every language must have, read off the game's types: whoever adds an event, a decision, an
// option, a reason or a table option without its texts cannot compile.

import type { DecisionName, EventName } from '@nocturne/kernel';
import type { Character, Kind, Ritual } from '../cards.ts';
import type { CHOICES, Options } from '../options.ts';
import type { Darkness, DawnOption, Nosferatu, Phase, Result, Team } from '../types.ts';

type Events = Nosferatu['Events'];
type SecretEvent = {
  [K in EventName<Nosferatu>]: Events[K]['secret'] extends undefined ? never : K;
}[EventName<Nosferatu>];
type Decision = DecisionName<Nosferatu>;
type Verb = Nosferatu['Decisions'][Decision]['option']['do'];
type Confirmation = Extract<DawnOption, { do: 'kill' }> extends { sure?: infer Sure } ? Sure & string : never;
type Term =
  | Kind
  | 'dawn'
  | Character
  | Ritual
  | Phase
  | Darkness
  | Team
  | 'stake'
  | 'clock'
  | 'library'
  | 'reserve'
  | 'actionDeck'
  | 'discardPile'
  | 'darknessCard'
  | 'bites';
type TableValue = {
  [K in keyof typeof CHOICES]: `table-value.${K}.${(typeof CHOICES)[K][number]}`;
}[keyof typeof CHOICES];

export type NosferatuMessageKey =
  | `event.${EventName<Nosferatu>}`
  /** For the seats that are told the secret of the event. */
  | `event.${SecretEvent}.secret`
  /** For the seat that decides. */
  | `prompt.${Decision}`
  /** For the others: it tells nothing of what the seat may choose (N-10.3d). */
  | `waiting.${Decision}`
  | `option.${Verb}`
  | `confirm.${Confirmation}`
  | `why.${keyof Nosferatu['Reasons']}`
  /** `term.stake` names both the card and phase 3. */
  | `term.${Term}`
  | `term.${Kind}.many`
  | `ritual.${Ritual}`
  | `role.${Character}`
  | `table-option.${keyof Options}`
  | TableValue
  | `result.${Result['cause']}`;

/** ICU messages. Seats arrive as names; cards, characters, Rituals and the like as ids, for `select`. */
export type NosferatuMessages = Readonly<Record<NosferatuMessageKey, string>>;
