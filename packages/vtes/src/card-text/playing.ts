// How a card is played, in words: one way to play it at a time.

import type { ActionCondition, Effect, LibraryCard, Mode } from '../cards/printed.ts';
import { cardName } from '../text/index.ts';
import { isDirected } from './abilities.ts';
import { orders } from './effects.ts';
import { aTarget, type Subject, thisOne } from './nouns.ts';
import { describeProposal } from './proposals.ts';
import { whenPhrases, isAnyAction } from './when.ts';
import { capitalized, clanName, idOf, or, orNone, say, sentences, signed, term, yes } from './words.ts';
import type { CardReader } from './reader.ts';

/** V-4.9, V-4.34: whether only vampires play it. */
const isForVampires = (card: LibraryCard, { vampire, blood, disciplines, type }: Mode): boolean =>
  vampire === true ||
  blood !== undefined ||
  disciplines !== undefined ||
  type === 'political action' ||
  card.requires !== undefined ||
  card.cost?.blood !== undefined;

/** Who plays it. */
const playerOf = (card: LibraryCard, mode: Mode): 'vampire' | 'minion' =>
  isForVampires(card, mode) ? 'vampire' : 'minion';

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
  if (mode.put === 'target') return mode.target?.what === 'vampire' ? 'vampire' : 'minion';
  return playerOf(card, mode);
}

/** What the card needs, whichever way it is played. */
export function requirements({ requires, types, cost }: LibraryCard, reader: CardReader): string[] {
  const clan = requires?.clan;
  const titles = requires?.titles?.map((rank) =>
    say(reader, 'requires.title', { rank: idOf(rank), title: term(reader, `term.title.${rank}`) }),
  );
  const whose = types.includes('master') ? 'requires.own-clan' : 'requires.clan';
  return [
    ...(clan === undefined ? [] : sentences(say(reader, whose, { clan: clanName(reader, clan) }))),
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

const ownMoment = ({ moments, type }: Mode): boolean =>
  !(type === 'master' && moments.includes('master')) && !moments.includes('minion');

/** A referendum that passed was called by a successful action. */
function known(during: ActionCondition | undefined, passed: boolean): ActionCondition | undefined {
  if (!passed) return during;
  const { outcome: _outcome, ...rest } = during ?? {};
  return { ...rest, passed };
}

/** “Only usable by a locked vampire, during a bleed action directed at you.” */
function usable(card: LibraryCard, mode: Mode, reader: CardReader): string[] {
  const who = playerOf(card, mode);
  const needed = mode.effects.flatMap(({ op }) => NEEDED[op] ?? []);
  const when = { reader, subject: who, during: known(mode.during, needed.includes('passed')) };
  const by = mode.by ?? (mode.vampire ? 'vampire' : undefined);
  const phrases = [
    ...(by === undefined ? [] : [say(reader, `by.${by}`, { who })]),
    ...needed.flatMap((one) => (one === 'passed' ? [] : [say(reader, `condition.${one}`)])),
    ...(ownMoment(mode) && !isAnyAction(mode.moments, when) ? whenPhrases(mode.moments, when) : []),
  ];
  return phrases.length === 0 ? [] : sentences(say(reader, 'usable', { when: phrases.join(', ') }));
}

function limits(card: LibraryCard, mode: Mode, reader: CardReader): string[] {
  const { once, only } = mode;
  const name = cardName(card.name, reader.language);
  const limit =
    once === undefined ? [] : [say(reader, `limit.${once}`, { who: playerOf(card, mode), card: name })];
  const holder = mode.put === 'target' ? holderOf(card, mode) : playerOf(card, mode);
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
  const plain = unusual === 'none' && (kind !== 'other' || effects.length === 0);
  if (plain) return about;
  const values = { stealth: unusual, directed: yes(isDirected(action, target)) };
  return [...sentences(say(reader, 'mode.action', values)), ...about];
}

function putting(card: LibraryCard, mode: Mode, reader: CardReader): string[] {
  const { put, target } = mode;
  if (put === undefined) return [];
  const amount = mode.counters ?? card.counters;
  return sentences(
    say(reader, `put.${put}`, {
      ...thisOne(reader, playerOf(card, mode)),
      ...(target === undefined ? {} : aTarget(reader, target)),
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
    does: onTarget ? [...put, ...effects] : [...effects, ...put],
  };
}
