// The words of the middle of the table.

import type { Messages } from '../../../text/texts.ts';

export type StageKey =
  | 'title'
  | 'with'
  | 'sealed'
  | 'sealed-why'
  | 'whose'
  | 'pools'
  | `step.${'announced' | 'block' | 'resolution' | 'after'}`
  | `act.${'bleed' | 'hunt' | 'equip' | 'take-equipment' | 'employ' | 'recruit' | 'political' | 'leave-torpor' | 'rescue' | 'diablerie' | 'anarch' | 'fight' | 'other' | 'other-at'}`
  | `cost.${'blood' | 'pool'}`
  | `ladder.${'words' | 'alone' | 'stealth' | 'intercept' | 'no-intercept'}`
  | `stands.${'blocks' | 'fails' | 'free' | 'bled' | 'succeeds' | 'blocked' | 'ended' | 'over' | 'passes' | 'rejected' | 'tie'}`
  | `order.${'title' | 'decide'}`
  | `turn.${'of' | 'number'}`
  | `combat.${'title' | 'round' | 'acting' | 'opposing' | 'strike' | 'not-chosen' | 'hand' | 'range-words' | 'range' | 'before-range' | 'before-strikes' | 'strikes' | 'damage' | 'press' | 'end' | 'only-hands' | 'pressed' | 'not-pressed' | 'then' | 'takes' | 'left' | 'drops'}`
  | `referendum.${'title' | 'hunt' | 'called' | 'polling' | 'terms-first' | 'stay' | 'passed' | 'failed' | 'terms' | 'no-terms' | 'spared' | 'for' | 'against' | 'uncast' | 'all-cast' | 'none' | 'edge' | 'card' | 'more' | 'words' | 'ghost'}`;

export type StageMessages = Messages<StageKey>;
