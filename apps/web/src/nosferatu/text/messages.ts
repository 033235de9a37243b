// What the table of Nosferatu says besides the words of the game.

import type { DecisionName } from '@nocturne/kernel';
import type { Nosferatu } from '@nocturne/nosferatu';
import type { Messages } from '../../text/texts.ts';

export type NosferatuKey =
  /** The heading of a question; the game's prompt explains it. */
  | `ask.${DecisionName<Nosferatu>}`
  | `phase.${'setup' | 'round' | 'effects' | 'stake' | 'end'}`
  | `title.${'announced-1' | 'announced-2' | 'announced-3' | 'dawn' | 'revealed' | 'killed' | 'ended' | 'begin' | 'free'}`
  | `clock.${'next' | 'odds' | 'dawn' | 'no-dawn' | 'this-turn' | 'nights' | 'dawned' | 'label' | 'left'}`
  | `bites.${'title' | 'left' | 'label' | 'after'}`
  | `rituals.${'title' | 'used'}`
  | `darkness.${'title' | 'thirst' | 'lord'}`
  | `seat.${'threw' | 'gave' | 'gave-card' | 'stake' | 'yet' | 'decides' | 'handed' | 'reserve' | 'hidden'}`
  | `seat.${'secret' | 'about' | 'alone' | 'is' | 'point' | 'why-not'}`
  | `note.${'title' | 'private' | 'trust' | 'doubt' | 'own' | 'none'}`
  | `mine.${'are' | 'reserve' | 'handed' | 'from' | 'hide' | 'show' | 'hidden' | 'watching' | 'vampire' | 'nothing'}`
  | `role.${'hunter' | 'vampire' | 'renfield' | 'unknown'}`
  | `play.${'face-up' | 'all-see' | 'face-down' | 'one-sees' | 'swap' | 'first' | 'second' | 'discard' | 'give'}`
  | `prompt.${'sure' | 'other' | 'wait' | 'point' | 'label' | 'your-play'}`
  | `key.${'numbers' | 'enter' | 'escape' | 'swap' | 'hide' | 'talk' | 'seats' | 'menu' | 'sound' | 'keys'}`
  | `result.${'hunters' | 'evil' | 'won' | 'lost' | 'kept'}`
  | `piles.${'label' | 'discards'}`
  | `quick.${'title' | 'back'}`
  | 'sound'
  | 'turn';
export type NosferatuTexts = Messages<NosferatuKey>;
