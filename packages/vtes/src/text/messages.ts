// The texts that every language must have, read off the game's types: whoever adds an event, a decision, an option, a
// reason, an operation or a table option without its texts cannot compile.

import type { DecisionName, EventName } from '@nocturne/kernel';
import type {
  Discipline,
  Effect,
  LibraryType,
  MinionTrait,
  Moment,
  Sect,
  Strike,
  TitleRank,
  Trait,
} from '../cards/printed.ts';
import type { Damage, Range } from '../types-combat.ts';
import type { Bloc, Terms } from '../types-referendum.ts';
import type { ActionKind, Change, Options, Phase, Region, Vtes } from '../types.ts';

type Events = Vtes['Events'];
type Decision = DecisionName<Vtes>;

/** Events that say nothing to people: they keep views up to date, and others tell what happened. */
export type QuietEvent = 'ash' | 'ahead' | 'transfers' | 'actions';

/** Events that say nothing to those who are not told their secret: whoever plays a card draws one. */
type PrivateEvent = 'drew';

/** Events that tell how things stand. What they say is what is new about it. */
export interface News {
  transferred: 'to' | 'back';
  entered: 'vampire' | 'imbued' | 'created' | 'ally' | 'attached' | 'equipment' | 'retainer' | 'table';
  pool: 'change' | 'edge' | 'contest';
  counters: 'blood' | 'life' | 'card' | 'uncontrolled' | 'hunt' | 'title';
  damaged: 'mended' | 'unmended' | 'aggravated' | 'life';
  changed:
    | 'merged'
    | 'locked'
    | 'unlocked'
    | 'ready'
    | 'torpor'
    | 'marks'
    | 'moved'
    | 'controller'
    | 'contested'
    | 'contest-won'
    | 'clan'
    | 'sect'
    | 'title'
    | 'no-title'
    | 'title-contested'
    | 'title-won';
  action:
    | ActionKind
    | 'take-equipment'
    | 'use'
    | 'attempt'
    | 'failed'
    | 'blocked'
    | 'successful'
    | 'ended'
    | 'redirected'
    | `change.${Change['what'] | 'intercept-of-lesser'}`;
  combat:
    | 'begins'
    | 'round'
    | 'maneuver'
    | 'press'
    | 'press-cancelled'
    | 'ends'
    | 'additional'
    | 'aggravated'
    | `strike.${Strike['kind']}`;
  referendum:
    | 'begins'
    | 'blood-hunt'
    | `terms.${Terms['do']}`
    | `votes.${Bloc['source']}`
    | 'ballot'
    | 'prisci'
    | 'gained'
    | 'opposed'
    | 'abstains'
    | 'passed'
    | 'failed';
}

type SecretEvent = {
  [K in EventName<Vtes>]: Events[K]['secret'] extends undefined ? never : K;
}[EventName<Vtes>];

export type EventKey =
  | `event.${Exclude<EventName<Vtes>, QuietEvent | PrivateEvent | keyof News>}`
  /** For the seats that are told the secret of the event. */
  | `event.${SecretEvent}.secret`
  /** Out of the game, not burned. */
  | 'event.left.removed'
  | { [K in keyof News]: `event.${K}.${News[K]}` }[keyof News]
  /** Before what a card in play does of itself. */
  | 'event.takes-effect';

/** Windows in which a seat may play or use something. */
export type WindowMoment = Exclude<
  Moment,
  Phase | 'entering' | 'polling' | 'range' | 'strike' | 'damage' | 'press'
>;

/** Options that read alike whatever the decision. */
export type CommonVerb = 'play' | 'use' | 'end' | 'pass';
type VerbOf<Option> = Option extends { do: infer Verb extends string } ? Verb : never;
type OptionKey = {
  [D in Decision]: Vtes['Decisions'][D]['option'] extends number
    ? `option.${D}`
    : `option.${D}.${Exclude<VerbOf<Vtes['Decisions'][D]['option']>, CommonVerb>}`;
}[Decision];

export type DecisionKey =
  /** For the seat that decides. */
  | `prompt.${Exclude<Decision, 'impulse'>}`
  /** In the course of an action, or alone. */
  | `prompt.impulse.${WindowMoment | 'block' | 'as-played.alone'}`
  /** For the others: it tells nothing of what the seat may choose. */
  | `waiting.${Decision}`
  | OptionKey
  | `option.${CommonVerb}`
  /** What is played with a verb of its own. */
  | `option.play.${'political' | 'equip' | 'employ' | 'recruit'}`
  /** Parts of a sentence that are not always there; each brings its own space. */
  | `part.${'superior' | 'by' | 'on' | 'ash' | 'with' | 'at' | 'short' | 'burning' | 'discarding' | 'pool' | 'blood' | 'side' | 'choice' | 'effect' | 'against' | 'against-from' | 'stealth'}`;

export type ReasonKey =
  | `why.${keyof Vtes['Reasons']}`
  /** Of a card that has a moment, and this is not it. */
  | 'why.its-moment';

export const CLANS = [
  'Banu Haqim',
  'Blood Brother',
  'Brujah',
  'Caitiff',
  'Gangrel antitribu',
  'Gargoyle',
  'Giovanni',
  'Guruhi',
  'Hecata',
  'Lasombra',
  'Malkavian',
  'Malkavian antitribu',
  'Ministry',
  'Nosferatu',
  'Pander',
  'Ravnos',
  'Redeemer',
  'Salubri',
  'Salubri antitribu',
  'Toreador',
  'Tremere',
  'Ventrue',
  'Ventrue antitribu',
] as const;
export type Clan = (typeof CLANS)[number];

type Term =
  | `phase.${Phase}`
  | `region.${Region}`
  | `clan.${Clan}`
  | `discipline.${Discipline}`
  | `sect.${Sect}`
  | `title.${TitleRank}`
  | `type.${LibraryType}`
  | `trait.${Trait | MinionTrait}`
  | `range.${Range}`
  | `action.${ActionKind}`
  | `strike.${Strike['kind']}`
  | `side.${'for' | 'against' | 'abstains'}`
  | 'Methuselah'
  | 'prey'
  | 'predator'
  | 'minion'
  | 'vampire'
  | 'imbued'
  | 'advanced'
  | 'merged'
  | 'burnOption'
  | 'crypt'
  | 'library'
  | 'hand'
  | 'handSize'
  | 'ashHeap'
  | 'pool'
  | 'edge'
  | 'blood'
  | 'life'
  | 'counters'
  | 'capacity'
  | 'group'
  | 'clan'
  | 'sect'
  | 'title'
  | 'disciplines'
  | 'cost'
  | 'bleed'
  | 'strength'
  | 'stealth'
  | 'intercept'
  | 'votes'
  | 'victoryPoints'
  | 'transfers'
  | 'masterActions'
  | 'discardActions'
  | 'turn'
  | 'round'
  | 'combat'
  | 'referendum'
  | 'bloodHunt'
  | 'locked'
  | 'contested'
  | 'withdrawing'
  | 'out'
  | 'superior'
  /** Where a name would stand. */
  | 'faceDown'
  | 'gone'
  | 'nobody'
  | 'nothing';

export type TermKey =
  | `term.${Term}`
  /** A title as it is held: of a city, or of a clan. */
  | `held.${TitleRank}`
  /** Damage of a kind, with its amount. */
  | `damage.${Damage['source']}`
  /** The end of a list; the second before a word that begins with an i. */
  | 'list.and'
  | 'list.and-i'
  /** Points, and to whom. */
  | 'share.to'
  | 'share.points';

/** What an operation does, in a few words. */
export type EffectKey =
  | `effect.${Exclude<Effect['op'], 'strike'>}`
  | `effect.strike.${Strike['kind']}`
  /** The action itself. */
  | 'effect.act.bleed';

type TableValue = { [K in Exclude<keyof Options, 'decks'>]: `table-value.${K}.${Options[K]}` }[Exclude<
  keyof Options,
  'decks'
>];
export type TableKey = `table-option.${keyof Options}` | TableValue | `result.${'won' | 'shared'}`;

export type VtesMessageKey = EventKey | DecisionKey | ReasonKey | TermKey | EffectKey | TableKey;

/** ICU messages. Seats, cards and terms arrive as words; what the grammar turns on as ids, for `select`. */
export type VtesMessages = Readonly<Record<VtesMessageKey, string>>;
