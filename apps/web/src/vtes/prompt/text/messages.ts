// The words around a decision. What is decided is worded by the game.

import type { Messages } from '../../../text/texts.ts';

export type PromptKey =
  | 'you'
  | 'no-limit'
  | 'announced'
  | 'pick-lit'
  | 'pick-lit-named'
  | 'all'
  | 'place'
  | 'yielded'
  | 'sent'
  | 'quiet'
  | 'watching'
  | 'over'
  | 'end-only'
  | 'end-above'
  | 'ruin'
  | `ask.${'minion' | 'target' | 'seat' | 'card' | 'side' | 'other' | 'amount'}`
  | `fact.${'verb' | 'mode' | 'minion' | 'target' | 'amount' | 'side' | 'other'}`
  | `level.${'plain' | 'basic' | 'superior'}`
  | `verb.${'bleed' | 'hunt' | 'take-equipment' | 'leave-torpor' | 'rescue' | 'diablerize' | 'become-anarch' | 'fight' | 'use' | 'transfer' | 'take-back' | 'block'}`
  | `becomes.${'stealth' | 'intercept' | 'bleed' | 'pool'}`
  | `give.${'left' | 'more' | 'less'}`
  | `votes.${'for' | 'against' | 'from' | 'edge' | 'again'}`
  | `follows.${'votes' | 'likewise' | 'block' | 'intercept'}`
  | `skip.${'title' | 'action' | 'turn' | 'hunts' | 'revoke'}`
  | `${'skip' | 'long'}.${'own' | 'threats' | 'dire' | 'spent'}`
  | `end.${'now' | 'short' | 'again' | 'after' | 'unacted' | 'masters' | 'transfers' | 'discards'}`
  | 'why.title'
  | `keys.${'numbers' | 'enter' | 'escape' | 'space' | 'level' | 'end' | 'sides' | 'skip' | 'why' | 'tab' | 'help'}`;

export type PromptMessages = Messages<PromptKey>;
