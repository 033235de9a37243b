// The texts that every language must have, read off the types that cards are made of: whoever adds an operation, a
// constant or another part of a card without its texts cannot compile.

import type {
  Ability,
  AbilityCost,
  AbilityNeeds,
  Behaviour,
  Constant,
  Effect,
  Makes,
  Mode,
  Moment,
  Proposal,
  Strike,
  Striking,
  TableCondition,
} from '../cards/printed.ts';
import type { Phase } from '../types.ts';

/** What operations do. They read as an order (`form` is `do`) or follow “can” and “to” (`form` is `to`). */
export type EffectKey =
  | `effect.${Effect['op']}`
  /** Sentences that an operation adds. */
  | 'effect.lock-self'
  | 'effect.wake.allies'
  | 'effect.end-action.no-repeat'
  /** What a minion does, where it does several things in one sentence. */
  | `predicate.${'list' | 'blood' | 'unlock' | 'attempt-block'}`
  | `strike.${Strike['kind']}`
  | 'strike.first'
  /** Before the colon. */
  | 'strike.label'
  | `proposal.${Proposal['op']}`;

/** Moments with words of their own; phases are called by their terms. */
export type TimedMoment = Exclude<Moment, Phase | 'free' | 'after-action'>;

/** Noun phrases, and when and by whom a card is played. */
export type PhraseKey =
  /** The minion that the text is about, as subject and after prepositions. */
  | `this${'' | '.of'}`
  /** What was named before. */
  | `that${'' | '.of'}`
  | `target${'' | '.of'}`
  | `each${'' | '.of'}`
  | `points.${'blood' | 'blood-range' | 'blood-x' | 'pool' | 'life' | 'damage' | 'damage-x' | 'counters' | 'transfers'}`
  | 'list.or'
  | 'against'
  | 'action'
  | 'when.phase'
  | `when.${TimedMoment}`
  | 'when.referendum'
  | 'when.after-action'
  | 'when.after-resolution'
  | 'when.once'
  | `when.once-${'round' | 'turn'}`
  | `condition.${'attempt' | 'declined' | 'bleed' | 'successful' | 'blocked' | 'passed' | 'close' | 'vampire'}`
  | `if${'' | '.it'}`
  | `is.${'clan' | 'titled' | 'vampire' | 'disciplines'}`;

export type PlayingKey =
  | 'usable'
  | `by.${NonNullable<Mode['by']> | 'vampire' | 'anytime'}`
  | `limit.${NonNullable<Mode['once']> | 'only' | 'per-turn' | 'most'}`
  | `replace.${Exclude<NonNullable<Mode['replace']>, 'now'>}`
  | 'requires.clan'
  | 'requires.sect'
  | 'requires.trait'
  | 'requires.not-sterile'
  | 'requires.capacity'
  | 'requires.own-clan'
  | 'requires.title'
  | 'requires.titles'
  | 'x.copies'
  | `put.${NonNullable<Mode['put']>}`
  | 'mode.action'
  | 'mode.bleed'
  | 'stats.strength'
  | 'stats.bleed'
  | 'head.capacity'
  | 'head.group'
  | 'head.slave'
  | 'head.circle'
  | 'merged.title'
  | 'line.type';

/** Fields of a card in play that are told by texts of another name. */
type Composed = 'constant' | 'all' | 'abilities' | 'atTorpor' | 'makes' | 'striking';

export type InPlayKey =
  | `constant.${Constant['what'] | 'per-counter'}`
  | `while.${keyof TableCondition}`
  | `does.${Exclude<keyof Behaviour, Composed>}`
  | 'does.strikes.round'
  | 'does.press.combat'
  | `does.striking.${keyof Omit<Striking, 'against'>}`
  | `does.atTorpor.${keyof NonNullable<Behaviour['atTorpor']>}`
  | `does.makes.${keyof Makes | 'level-chosen'}`
  /** Conditions; the other needs are said with the moment or by the operations. */
  | `needs.${Exclude<keyof AbilityNeeds, 'acting' | 'othersTurn' | 'counters' | 'marked' | 'political' | 'disciplines'>}`
  | `cost.${keyof AbilityCost | 'either'}`
  | `ability.${'you' | 'this' | 'it' | 'controller' | 'that' | 'paid' | 'action' | 'bleed' | 'stealth-of'}`
  | `performer.${NonNullable<Ability['by']>}`;

export type CardMessageKey = EffectKey | PhraseKey | PlayingKey | InPlayKey;

/** ICU messages without a capital and without a full stop, which sentences get when they are put together. */
export type CardMessages = Readonly<Record<CardMessageKey, string>>;
