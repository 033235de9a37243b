// The operations that cards are made of, as data: what the effects/ and referendums/ modules carry out.

import type { MinionKind, Title } from './facts.ts';

/** Proposals of political cards: terms and outcome. Each has its module in referendums/. */
export type Proposal =
  | { readonly op: 'burn-allocated'; readonly points: number; readonly among: number }
  | { readonly op: 'shift-pool'; readonly points: number }
  | { readonly op: 'clan-boon'; readonly amount: number }
  | { readonly op: 'burn-per-minion'; readonly amount: number }
  /** Each ready vampire of the clan has these votes more in this referendum. */
  | { readonly op: 'grant-title'; readonly title: Title; readonly clan: string; readonly votes: number };

/** More of it, if the minion is of this kind. */
export interface Plus {
  readonly is: MinionKind;
  readonly amount: number;
}

/** Operations, by name. Each has its module in effects/. */
export type Effect =
  /** `early`: even if it is not yet needed (V-8.14, V-8.15). */
  | { readonly op: 'stealth'; readonly amount: number; readonly early?: true }
  | { readonly op: 'intercept'; readonly amount: number; readonly early?: true; readonly plus?: Plus }
  /** `ifPool`: only while the target has at most so much pool. */
  | {
      readonly op: 'bleed';
      readonly amount: number;
      readonly limited: boolean;
      readonly plus?: Plus;
      readonly ifPool?: number;
    }
  /** Allies, and vampires younger than this one, get that much intercept. */
  | { readonly op: 'intercept-of-lesser'; readonly amount: number }
  | { readonly op: 'wake'; readonly alliesStayLocked?: true }
  | { readonly op: 'redirect'; readonly lock: boolean }
  /** This minion unlocks. */
  | { readonly op: 'unlock' }
  | { readonly op: 'unlock-target' }
  /** The minion attempts to block now. */
  | { readonly op: 'attempt-block' }
  | { readonly op: 'vampires-cannot-block' }
  | { readonly op: 'lock-failed-blockers' }
  /** The action ends, unsuccessfully; with `noRepeat` the minion does not perform it again this turn. */
  | { readonly op: 'end-action'; readonly noRepeat?: true }
  /** If the action is blocked, the blocker locks and the action ends before block resolution. */
  | { readonly op: 'if-blocked-end' }
  /** After action resolution: damage to this minion; the acting minion unlocks if the action was successful. */
  | { readonly op: 'damage-afterwards'; readonly amount: number }
  | { readonly op: 'unlock-afterwards' }
  /** The bleed burns no pool; the card on the minion remembers whom it was aimed at. */
  | { readonly op: 'spy' }
  | { readonly op: 'lock-target' }
  | { readonly op: 'add-blood'; readonly amount: number }
  | { readonly op: 'gain-pool'; readonly amount: number }
  /** The Methuselah's prey burns pool. */
  | { readonly op: 'prey-burns-pool'; readonly amount: number }
  /** Whose turn it is burns pool. */
  | { readonly op: 'burn-own-pool'; readonly amount: number }
  /** Between a vampire (the target, or the one that the card is on) and its controller's pool. */
  | { readonly op: 'blood-to-pool'; readonly least: number; readonly most: number }
  | { readonly op: 'pool-to-blood'; readonly amount: number }
  /** From the Methuselah's pool to the card itself; from the minion to the card; from the card to the target. */
  | { readonly op: 'pool-to-card'; readonly amount: number }
  | { readonly op: 'blood-to-card'; readonly amount: number }
  | { readonly op: 'card-to-target' }
  /** For each counter on the card: 1 pool, or 1 blood of an own vampire. */
  | { readonly op: 'toll' }
  | { readonly op: 'hand-size'; readonly amount: number }
  | { readonly op: 'discard-target' }
  | { readonly op: 'leave-torpor' }
  | { readonly op: 'burn-source' }
  | { readonly op: 'burn-target' }
  /** The other card named by the player, if any, is burned. */
  | { readonly op: 'burn-named'; readonly name: string }
  | { readonly op: 'give-to-prey' }
  | { readonly op: 'remember-targets' }
  /** With the target, or the minion that the card is on; `reversed`: the other counts as the acting minion. */
  | { readonly op: 'enter-combat'; readonly reversed?: true }
  | { readonly op: 'search-equipment' }
  | { readonly op: 'look-and-discard' }
  | { readonly op: 'draw-crypt-and-remove' }
  | { readonly op: 'votes'; readonly amount: number; readonly against?: true }
  | { readonly op: 'silence'; readonly blood: number }
  | { readonly op: 'captivate'; readonly pool: number }
  | CombatEffect;

export type CombatEffect =
  | { readonly op: 'strike'; readonly strike: Strike }
  | { readonly op: 'maneuver' }
  | { readonly op: 'press'; readonly only?: 'continue' }
  /** To be used later in the round, or not. */
  | { readonly op: 'optional-press' }
  /** With `plusX`, as much more as the player pays blood for. */
  | { readonly op: 'prevent'; readonly amount: number; readonly plusX?: true }
  /** The opposing minion takes environmental damage in each round of this combat. */
  | { readonly op: 'damage-each-round'; readonly amount: number }
  | { readonly op: 'only-hand-strikes' }
  | { readonly op: 'close-next-round' }
  /** As much blood as the opposing vampire lost to damage this round. */
  | { readonly op: 'gain-blood-lost' }
  /** For the combat that follows if this minion blocks: an optional maneuver; damage to prevent in the first round. */
  | { readonly op: 'if-blocks'; readonly gives: 'maneuver' | 'prevent' };

export interface Strike {
  readonly kind: 'hand' | 'damage' | 'dodge' | 'combat-ends' | 'steal-blood';
  /** Damage or blood; for a hand strike, what it adds to the strength. */
  readonly amount: number;
  readonly ranged: boolean;
  readonly aggravated?: true;
  /** Combat ends: the striker unlocks first. */
  readonly unlocks?: true;
}

export interface ActionMode {
  readonly kind: 'bleed' | 'hunt' | 'political' | 'equip' | 'employ' | 'recruit' | 'other';
  readonly stealth: number;
  /** Minions of this clan have more, or less, stealth. */
  readonly stealthOf?: { readonly clan: string; readonly amount: number };
  readonly bleed?: number;
  /** What it is aimed at, beside a target: the prey, the card in play itself, or the minion that card is on (V-7.8). */
  readonly at?: 'prey' | 'source' | 'host';
  /** What a political action's referendum is about. */
  readonly referendum?: Proposal;
}
