// The operations that cards are made of, as data: what the effects/ and referendums/ modules carry out.

import type { LibraryType, MinionKind, Pile, Sect, Title, Trait } from './facts.ts';

/** Proposals of political cards: terms and outcome. Each has its module in referendums/. */
export type Proposal =
  | { readonly op: 'burn-allocated'; readonly points: number; readonly among: number }
  | { readonly op: 'shift-pool'; readonly points: number }
  | { readonly op: 'clan-boon'; readonly amount: number }
  | { readonly op: 'burn-per-minion'; readonly amount: number }
  /** Each ready vampire of the clan has these votes more in this referendum. */
  | { readonly op: 'grant-title'; readonly title: Title; readonly clan: string; readonly votes: number }
  /** A ready vampire younger than the caller goes to the uncontrolled region. */
  | { readonly op: 'banish' }
  /** The card is put on a ready vampire of the sect, with equipment from the caller's library at half its cost. */
  | { readonly op: 'commission'; readonly sect: Sect };

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
  /** V-3.38: the card itself, or the one chosen. */
  | { readonly op: 'steal-source' }
  | { readonly op: 'steal-target' }
  /** This minion may burn blood; if it does not, what follows does not happen. */
  | { readonly op: 'may-burn-blood'; readonly amount: number }
  /** A Discipline, for the card that is put in play. */
  | { readonly op: 'choose-discipline' }
  /** With the target, or the minion that the card is on; `reversed`: the other counts as the acting minion. */
  | { readonly op: 'enter-combat'; readonly reversed?: true }
  | { readonly op: 'search-equipment' }
  | { readonly op: 'look-and-discard' }
  | { readonly op: 'draw-crypt-and-remove' }
  /** A crypt card, if there is one; with `needed` there must be. */
  | { readonly op: 'draw-crypt'; readonly needed?: true }
  /** The card takes note of any circle (V-17.11). */
  | { readonly op: 'choose-circle' }
  /** More discard phase actions, now (V-14.4). */
  | { readonly op: 'discard-actions'; readonly amount: number }
  /** Another card of this type that is in play. */
  | { readonly op: 'burn-random'; readonly type: LibraryType }
  /** The card that is being played (V-3.34); `free`: and its cost is not paid; `regains`: its player has the master
   * phase action again. */
  | {
      readonly op: 'cancel';
      readonly of: 'minion' | 'master' | 'any';
      readonly trait?: Trait;
      readonly by?: 'others' | 'neighbours' | 'opponent';
      readonly free?: true;
      readonly regains?: true;
    }
  /** This minion gains blood from the bank; an ally that plays as a vampire, life (V-4.40). */
  | { readonly op: 'gain-blood'; readonly amount: number }
  /** Environmental damage that cannot be prevented, to this minion. */
  | { readonly op: 'damage-self'; readonly amount: number }
  /** The vampire chosen cannot block the action. */
  | { readonly op: 'target-cannot-block' }
  /** After action resolution this minion goes to torpor. */
  | { readonly op: 'torpor-afterwards' }
  /** A master Discipline card of these piles is put on the card itself, if its controller likes; or else that burns. */
  | { readonly op: 'fetch-discipline'; readonly from: readonly Pile[]; readonly orBurn?: true }
  /** A clan is chosen, for the card that is put in play. */
  | { readonly op: 'choose-clan' }
  /** An ally of any ash heap leaves the game, for blood of this minion or life of an own ally with the trait. */
  | { readonly op: 'consume-ally'; readonly amount: number; readonly trait: Trait }
  | { readonly op: 'burn-counter' }
  /** The card is burned if it has no counters; then an ally with one of the traits comes from the own ash heap. */
  | { readonly op: 'raise-ally-if-empty'; readonly traits: readonly Trait[] }
  /** A retainer of the own ash heap is put on a ready vampire, marked by the card whose ability it is. */
  | { readonly op: 'raise-retainer'; readonly marks: number }
  /** Retainers that the card marked lose a mark, and leave the game with the last. */
  | { readonly op: 'fade-marked' }
  /** This minion, as a cost: it must be unlocked (V-3.31). */
  | { readonly op: 'lock-self' }
  /** The acting minion is burned; the action is not successful. */
  | { readonly op: 'burn-acting' }
  | { readonly op: 'votes'; readonly amount: number; readonly against?: true }
  /** The user's own, cast as they are gained (V-9.16). */
  | { readonly op: 'cast-votes'; readonly amount: number }
  /** For each titled vampire of the sect that the user controls. */
  | { readonly op: 'votes-of-titled'; readonly amount: number; readonly sect: Sect }
  | { readonly op: 'silence'; readonly blood: number }
  /** The vampire chosen is of that sect now (V-16.1). */
  | { readonly op: 'join-sect'; readonly sect: Sect }
  | { readonly op: 'captivate'; readonly pool: number }
  | CombatEffect;

export type CombatEffect =
  | { readonly op: 'strike'; readonly strike: Strike }
  /** The strike of a weapon with this trait that the minion has, with so much more damage. */
  | { readonly op: 'weapon-strike'; readonly trait: Trait; readonly amount: number }
  /** For this minion in this round; or for the target in each round of this combat (V-10.30, V-10.31). */
  | { readonly op: 'additional-strikes'; readonly amount: number; readonly eachRound?: true }
  /** Damage from this minion's hand strikes is aggravated this round. */
  | { readonly op: 'aggravated-hands' }
  /** This minion is immune to the damage chosen, which is not aggravated (V-11.16). */
  | { readonly op: 'be-immune' }
  | { readonly op: 'maneuver' }
  | { readonly op: 'press'; readonly only?: 'continue' }
  /** To be used later in the round, or not. */
  | { readonly op: 'optional-press' }
  /** With `plusX`, as much more as the player pays blood for. */
  | { readonly op: 'prevent'; readonly amount: number; readonly plusX?: true }
  /** Damage to a minion or retainer in combat, whoever it is; with `plusX`, for X blood that this minion burns. */
  | { readonly op: 'protect'; readonly amount: number; readonly plusX?: true }
  /** The opposing minion takes environmental damage in each round of this combat. */
  | { readonly op: 'damage-each-round'; readonly amount: number }
  | { readonly op: 'only-hand-strikes' }
  | { readonly op: 'close-next-round' }
  /** As much blood as the opposing vampire lost to damage this round. */
  | { readonly op: 'gain-blood-lost' }
  /** For the combat that follows if this minion blocks: an optional maneuver; damage to prevent in the first round. */
  | { readonly op: 'if-blocks'; readonly gives: 'maneuver' | 'prevent' };

export interface Strike {
  readonly kind:
    'hand' | 'damage' | 'dodge' | 'combat-ends' | 'steal-blood' | 'destroy-equipment' | 'steal-equipment';
  /** Damage or blood; for a hand strike, what it adds to the strength. */
  readonly amount: number;
  readonly ranged: boolean;
  readonly aggravated?: true;
  /** Combat ends: the striker unlocks first. */
  readonly unlocks?: true;
  /** Equipment: weapons only. */
  readonly weapon?: true;
  /** Resolved before strikes that have no first strike (V-10.29). */
  readonly first?: true;
}

export interface ActionMode {
  readonly kind: 'bleed' | 'hunt' | 'political' | 'equip' | 'employ' | 'recruit' | 'other';
  readonly stealth: number;
  /** Minions of this clan have more, or less, stealth. */
  readonly stealthOf?: { readonly clan: string; readonly amount: number };
  readonly bleed?: number;
  /** What it is aimed at, beside a target: the prey, the card in play itself, or the minion that card is on (V-7.8). */
  readonly at?: 'prey' | 'source' | 'host';
  /** It puts a vampire in play, of this clan or of that of the acting vampire (V-16.2, V-17.20). */
  readonly creates?: { readonly clan?: string };
  /** What a political action's referendum is about. */
  readonly referendum?: Proposal;
}
