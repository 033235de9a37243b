// How a card is played, in words: one way to play it at a time.

import type { ActionCondition, Effect, LibraryCard, Mode } from '../cards/printed.ts';
import { cardName } from '../text/index.ts';
import { isDirected } from './abilities.ts';
import { orders } from './effects.ts';
import { aTarget, type Subject, thisOne } from './nouns.ts';
import { describeProposal } from './proposals.ts';
import { conditions, isAnyAction, whenPhrases } from './when.ts';
import { capitalized, clanName, idOf, or, orNone, say, sentences, signed, term, yes } from './words.ts';
import type { CardReader } from './reader.ts';

/** V-4.9, V-4.34: whether only vampires play it. */
const isForVampires = (card: LibraryCard, { vampire, blood, disciplines, type }: Mode): boolean =>
  vampire === true ||
  blood !== undefined ||
  disciplines !== undefined ||
  type === 'political action' ||
  Object.keys(card.requires ?? {}).some((what) => what !== 'trait') ||
  card.cost?.blood !== undefined;

/** Who plays it. */
const playerOf = (card: LibraryCard, mode: Mode): 'vampire' | 'minion' =>
  isForVampires(card, mode) ? 'vampire' : 'minion';

const isTrophy = ({ traits }: LibraryCard): boolean => traits?.includes('trophy') === true;

/** Whom the card is on, or whose it is, when it is in play. */
export function holderOf(card: LibraryCard, mode: Mode): Subject {
  switch (mode.type) {
    case 'equipment':
      return 'bearer';
    case 'retainer':
      return 'employer';
    case 'ally':
      return 'ally';
    default:
      break;
  }
  // V-6.15: put on the table, and later on a vampire
  if (isTrophy(card)) return 'bearer';
  // put on a vampire that its caller chooses
  if (mode.type === 'political action') return 'bearer';
  if (mode.put === 'target') return mode.target?.what === 'vampire' ? 'vampire' : 'minion';
  return playerOf(card, mode);
}

/** What the card needs, whichever way it is played. */
export function requirements({ requires, types, cost, modes }: LibraryCard, reader: CardReader): string[] {
  const { clan, sect, trait, capacity } = requires ?? {};
  const titles = requires?.titles?.map((rank) =>
    say(reader, 'requires.title', { rank: idOf(rank), title: term(reader, `term.title.${rank}`) }),
  );
  const ofSect = { sect: sect === undefined ? 'none' : term(reader, `term.sect.${sect}`) };
  const whose = types.includes('master') ? 'requires.own-clan' : 'requires.clan';
  return [
    ...(clan === undefined ? [] : sentences(say(reader, whose, { clan: clanName(reader, clan), ...ofSect }))),
    ...(clan === undefined && sect !== undefined
      ? sentences(say(reader, 'requires.sect', { which: sect, ...ofSect }))
      : []),
    ...(trait === undefined
      ? []
      : sentences(say(reader, 'requires.trait', { trait: term(reader, `term.trait.${trait}`) }))),
    ...(capacity === undefined ? [] : sentences(say(reader, 'requires.capacity', { capacity }))),
    // V-17.20
    ...(modes.some(({ action }) => action?.creates !== undefined)
      ? sentences(say(reader, 'requires.not-sterile', { trait: term(reader, 'term.trait.sterile') }))
      : []),
    ...(titles === undefined
      ? []
      : sentences(say(reader, 'requires.titles', { titles: or(reader, titles) }))),
    ...(cost?.blood === 'copies' ? sentences(say(reader, 'x.copies')) : []),
  ];
}

/** What operations need, beyond what the card says. */
const NEEDED: Readonly<Partial<Record<Effect['op'], 'close' | 'vampire' | 'passed'>>> = {
  'only-hand-strikes': 'close',
  'gain-blood-lost': 'vampire',
  captivate: 'passed',
};

/** V-14.2: when events are played is a rule. */
const ownMoment = ({ moments, type }: Mode): boolean =>
  type !== 'event' && !(type === 'master' && moments.includes('master')) && !moments.includes('minion');

/** A referendum that passed was called by a successful action. */
function known(during: ActionCondition | undefined, passed: boolean): ActionCondition | undefined {
  if (!passed) return during;
  const { outcome: _outcome, ...rest } = during ?? {};
  return { ...rest, passed };
}

/** What cancels a card says itself when. */
function momentsOf({ moments, effects }: Mode, when: Parameters<typeof whenPhrases>[1]): string[] {
  if (effects.some(({ op }) => op === 'cancel')) return [];
  return isAnyAction(moments, when) ? conditions(when) : whenPhrases(moments, when);
}

/** “Only usable by a locked vampire, during a bleed action directed at you.” */
function usable(card: LibraryCard, mode: Mode, reader: CardReader): string[] {
  const who = playerOf(card, mode);
  const needed = mode.effects.flatMap(({ op }) => NEEDED[op] ?? []);
  const during = known(mode.during, needed.includes('passed'));
  // a modifier is for the action of the minion that plays it
  const acting = mode.type === 'action modifier' && mode.moments.includes('announced');
  const when = { reader, subject: who, during, acting };
  const by = mode.by ?? (mode.vampire ? 'vampire' : undefined);
  const phrases = [
    ...(by === undefined ? [] : [say(reader, `by.${by}`, { who, unlocked: yes(mode.unlocked) })]),
    ...needed.flatMap((one) => (one === 'passed' ? [] : [say(reader, `condition.${one}`)])),
    ...(mode.anytime ? [say(reader, 'by.anytime')] : []),
    ...(ownMoment(mode) ? momentsOf(mode, when) : []),
  ];
  return phrases.length === 0 ? [] : sentences(say(reader, 'usable', { when: phrases.join(', ') }));
}

function limits(card: LibraryCard, mode: Mode, reader: CardReader): string[] {
  const { once, only } = mode;
  const name = cardName(card.name, reader.language);
  const limit =
    once === undefined ? [] : [say(reader, `limit.${once}`, { who: playerOf(card, mode), card: name })];
  const holder =
    mode.put === 'target' ? holderOf(card, mode) : isTrophy(card) ? 'vampire' : playerOf(card, mode);
  const one =
    only === undefined
      ? []
      : [
          say(reader, 'limit.only', {
            who: holder,
            what: idOf(only),
            card: name,
            trait: only === 'name' ? '' : term(reader, `term.trait.${only}`),
          }),
        ];
  return [...limit, ...one].flatMap(sentences);
}

const replacing = ({ replace }: Mode, reader: CardReader): string[] =>
  replace === undefined || replace === 'now' ? [] : sentences(say(reader, `replace.${replace}`));

/** Stealth that such actions have unless a card says otherwise (V-7.5). */
const USUAL_STEALTH = { bleed: 0, hunt: 1, political: 1, equip: 1, employ: 1, recruit: 1, other: 0 } as const;

function actionSentences({ action, target, effects }: Mode, reader: CardReader): string[] {
  if (action === undefined) return [];
  const { kind, stealth, bleed, referendum } = action;
  const unusual = orNone(stealth === USUAL_STEALTH[kind] ? undefined : signed(stealth));
  if (kind === 'bleed') {
    const values = { stealth: unusual, signed: signed(bleed ?? 0) };
    return sentences(say(reader, 'mode.bleed', values));
  }
  const about = referendum === undefined ? [] : describeProposal(referendum, reader);
  const directed = isDirected(action, target);
  const plain = unusual === 'none' && (kind !== 'other' || (effects.length === 0 && !directed));
  if (plain) return about;
  const values = { stealth: unusual, directed: yes(directed) };
  return [...sentences(say(reader, 'mode.action', values)), ...about];
}

function putting(card: LibraryCard, mode: Mode, reader: CardReader): string[] {
  const { put, target } = mode;
  if (put === undefined) return [];
  const amount = mode.counters ?? card.counters;
  const clan = mode.action?.creates?.clan;
  return sentences(
    say(reader, `put.${put}`, {
      ...thisOne(reader, playerOf(card, mode)),
      ...(target === undefined ? {} : aTarget(reader, target)),
      clan: clan === undefined ? 'none' : clanName(reader, clan),
      counters: amount === undefined ? 'none' : say(reader, 'points.counters', { amount }),
    }),
  );
}

function stats(card: LibraryCard, mode: Mode, reader: CardReader): string[] {
  if (mode.type !== 'ally' && mode.type !== 'retainer') return [];
  const life = say(reader, 'points.life', { amount: mode.counters ?? card.counters ?? 0 });
  const own = [
    say(reader, 'stats.strength', { amount: mode.strength ?? card.strength ?? 0 }),
    say(reader, 'stats.bleed', { amount: card.bleed ?? 0 }),
  ];
  return [`${capitalized([life, ...(mode.type === 'ally' ? own : [])].join(', '))}.`];
}

/** What is told of one way to play a card, by parts. Where all ways agree on a part, it is told once. */
export interface PlayedText {
  readonly usable: readonly string[];
  readonly limits: readonly string[];
  readonly replacing: readonly string[];
  readonly action: readonly string[];
  readonly stats: readonly string[];
  /** What it does and where it is put, in order. */
  readonly does: readonly string[];
}

export function describeMode(card: LibraryCard, mode: Mode, reader: CardReader): PlayedText {
  const onTarget = mode.put === 'target';
  const effects = orders(mode.effects, mode.blood ?? 0, {
    reader,
    subject: onTarget ? holderOf(card, mode) : playerOf(card, mode),
    user: 'you',
    giver: mode.by === 'other' ? 'other' : 'self',
    target: onTarget ? undefined : mode.target,
    minion: {},
  });
  const put = putting(card, mode, reader);
  return {
    usable: usable(card, mode, reader),
    limits: limits(card, mode, reader),
    replacing: replacing(mode, reader),
    action: actionSentences(mode, reader),
    stats: stats(card, mode, reader),
    does: onTarget || mode.put === 'ready' ? [...put, ...effects] : [...effects, ...put],
  };
}
