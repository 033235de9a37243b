// The words around a decision. What is decided is worded by the game.

import type { Messages } from '../../../text/texts.ts';

export type PromptKey =
  | 'title' | 'no-limit' | 'left' | 'reserve' | 'at-zero' | 'at-zero-bot' | 'announced' | 'pick-lit' | 'all' | 'back' | 'done' | 'count' | 'place' | 'refused' | 'yielded' | 'sent' | 'quiet' | 'watching' | 'over' | 'end-above' | 'less' | 'more'
  | `ask.${'minion' | 'target' | 'seat' | 'card' | 'side' | 'other' | 'amount'}`
  | `fact.${'verb' | 'mode' | 'minion' | 'target' | 'amount' | 'side' | 'other'}`
  | `level.${'plain' | 'basic' | 'superior'}`
  | `verb.${'bleed' | 'hunt' | 'take-equipment' | 'leave-torpor' | 'rescue' | 'diablerize' | 'become-anarch' | 'fight' | 'use' | 'transfer' | 'take-back' | 'block'}`
  | `becomes.${'stealth' | 'intercept' | 'bleed' | 'pool'}`
  | `give.${'left' | 'more' | 'less'}`
  | `votes.${'for' | 'against' | 'again'}`
  | `skip.${'title' | 'action' | 'turn' | 'hunts' | 'revoke'}`
  | `end.${'now' | 'again' | 'after' | 'unacted' | 'masters' | 'transfers' | 'discards'}`
  | `why.${'title' | 'now'}`
  | `keys.${'title' | 'close' | 'numbers' | 'enter' | 'escape' | 'space' | 'level' | 'end' | 'sides' | 'skip' | 'why' | 'tab' | 'help'}`;

export type PromptMessages = Messages<PromptKey>;
