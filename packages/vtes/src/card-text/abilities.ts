// What cards in play can be used for, in words.

import type { Ability, AbilityCost, ActionMode, TargetKind } from '../cards/printed.ts';
import { type Choice, oneOf, order, toDo } from './effects.ts';
import { aMinion, ifKind, type Subject, thisOne } from './nouns.ts';
import { cardName } from '../text/index.ts';
import type { Scene } from './operations.ts';
import { whenPhrases } from './when.ts';
import {
  and,
  blood,
  clanName,
  idOf,
  orNone,
  pool,
  say,
  sentences,
  signed,
  symbol,
  term,
  type Values,
  yes,
} from './words.ts';
import type { CardReader } from './reader.ts';

interface Described {
  readonly reader: CardReader;
  readonly name: string;
  readonly subject: Subject;
  /** Whoever has the card controls it. */
  readonly own: boolean;
}

/** A minion named in the moment, or that pays: it acts, not its controller. */
const isOwnDoing = ({ cost, minion, needs, effects }: Ability): boolean =>
  needs?.acting === true ||
  (minion === undefined && effects.some(({ op }) => op === 'unlock')) ||
  cost?.discard !== undefined ||
  (cost?.blood !== undefined && minion === undefined);

const takingPart = ({ minion }: Ability, { reader }: Pick<Described, 'reader'>): Values =>
  minion === undefined ? {} : aMinion(reader, minion, { whose: 'own', where: minion.where ?? 'ready' });

const sceneOf = (ability: Ability, { reader, subject }: Described): Omit<Scene, 'form'> => ({
  reader,
  subject,
  user: ability.user === 'host' ? 'their' : ability.user === 'anyone' ? 'that' : 'you',
  giver: 'other',
  // whoever has the card acts with it
  target: ability.target && { ...ability.target, ofHost: ability.by === 'host' },
  minion: takingPart(ability, { reader }),
});

/** Each in words that follow “can”, in the order in which they are told. */
const COSTS: { readonly [Key in keyof AbilityCost]-?: (cost: AbilityCost, described: Described) => Values } =
  {
    transfers: ({ transfers }, { reader }) => ({
      transfers: say(reader, 'points.transfers', { amount: transfers! }),
    }),
    lock: () => ({}),
    burn: (_cost, { subject }) => ({ what: subject }),
    pool: (cost, { reader }) => ({ pool: pool(reader, cost.pool!) }),
    blood: (cost, { reader }) => ({ blood: blood(reader, cost.blood!) }),
    remove: () => ({}),
    discardAction: () => ({}),
    poolPerOther: ({ poolPerOther }, { reader }) => ({
      pool: pool(reader, 1),
      type: term(reader, `term.type.${poolPerOther!}`),
    }),
    discard: ({ discard }, { reader }) => ({
      discipline: term(reader, `term.discipline.${discard!}`),
      symbol: symbol(discard!, 1),
    }),
  };

function costPhrase(ability: Ability, described: Described): string {
  const { cost = {}, minion } = ability;
  const { reader } = described;
  const either = minion?.payer === 'or-pool' && cost.pool !== undefined && cost.blood !== undefined;
  const keys = (Object.keys(COSTS) as (keyof AbilityCost)[]).filter((key) => cost[key] !== undefined);
  const part = takingPart(ability, described);
  const phrases = keys
    .filter((key) => !either || (key !== 'pool' && key !== 'blood'))
    .map((key) =>
      say(reader, `cost.${key}`, { of: yes(minion !== undefined), ...part, ...COSTS[key](cost, described) }),
    );
  const values = {
    pool: pool(reader, cost.pool ?? 0),
    blood: blood(reader, cost.blood ?? 0),
    ...part,
  };
  return and(reader, [...phrases, ...(either ? [say(reader, 'cost.either', values)] : [])]);
}

/** What must be true. That there are counters to move, or a lock to undo, the operations say themselves. */
function needsPhrases({ needs = {}, effects, once }: Ability, { reader, subject }: Described): string[] {
  const values = thisOne(reader, subject);
  const unlocks = effects.some(({ op }) => op === 'unlock');
  return [
    ...(needs.edge ? [say(reader, 'needs.edge')] : []),
    ...(needs.influencePhase ? [say(reader, 'needs.influencePhase')] : []),
    ...(needs.ready ? [say(reader, 'needs.ready', values)] : []),
    ...(needs.torpor ? [say(reader, 'needs.torpor', values)] : []),
    ...(needs.locked && !unlocks ? [say(reader, 'needs.locked', values)] : []),
    ...(needs.ownLocked ? [say(reader, 'needs.ownLocked')] : []),
    ...(needs.notBlocking ? [say(reader, 'needs.notBlocking', values)] : []),
    ...(needs.opponent === undefined || (once === 'round' && Object.keys(needs.opponent).length === 0)
      ? []
      : [
          say(reader, 'needs.opponent', {
            ...values,
            kind: needs.opponent.vampire ? 'vampire' : 'minion',
            notReady: yes(needs.opponent.notReady),
          }),
        ]),
    ...(needs.disciplines === undefined
      ? []
      : [ifKind(reader, { disciplines: needs.disciplines }, subject, false)]),
  ];
}

/** Transfers are there in the influence phase only (V-3.30: to name it would say once). */
function momentPhrases(ability: Ability, { reader, subject }: Described): string[] {
  const { moments, user, needs, during, cost, once } = ability;
  if (cost?.transfers !== undefined) return [];
  const each = needs?.othersTurn ? 'each-other' : 'each';
  const [moment, ...conditions] = whenPhrases(moments, {
    reader,
    subject,
    during,
    user: user === 'host' ? 'their' : user === 'anyone' ? each : 'you',
    acting: needs?.acting,
    anyReferendum: needs?.political !== true,
  });
  const limit = once === 'round' || once === 'turn' ? [say(reader, `when.once-${once}`)] : [];
  if (moment === undefined) return [...limit, ...conditions];
  const plain = once === undefined || limit.length > 0;
  return [...limit, plain ? moment : say(reader, 'when.once', { when: moment }), ...conditions];
}

function doer(ability: Ability): 'you' | 'this' | 'it' | 'controller' | 'that' {
  if (ability.user === 'host') return 'controller';
  if (ability.user === 'anyone') return 'that';
  if (!isOwnDoing(ability)) return 'you';
  const { acting, disciplines, ready } = ability.needs ?? {};
  return acting || disciplines || ready ? 'it' : 'this';
}

/** A limit on whom it serves. */
const perTurn = (reader: CardReader, target: TargetKind | undefined): string[] =>
  target?.oncePerTurn === undefined
    ? []
    : sentences(say(reader, 'limit.per-turn', { what: idOf(target.oncePerTurn) }));

/** A limit on how many such cards serve in a phase. */
const perPhase = ({ most }: Ability, { reader, name }: Described): string[] =>
  most === undefined
    ? []
    : sentences(say(reader, 'limit.most', { count: most, card: cardName(name, reader.language) }));

/** V-7.8: what may belong to others makes an action directed. */
export const isDirected = ({ kind, at }: ActionMode, target: TargetKind | undefined): boolean =>
  kind === 'bleed' || at !== undefined || (target !== undefined && target.whose !== 'own');

const performerOf = ({ by = 'any', is }: Ability, { reader, subject }: Described): string =>
  is === undefined || by === 'host'
    ? say(reader, `performer.${by}`, thisOne(reader, subject))
    : String(aMinion(reader, is, {})['minion']);

/** V-4.16: what is paid if it succeeds. */
function actionCost({ cost = {} }: Ability, reader: CardReader): string | undefined {
  const parts = [
    ...(cost.pool === undefined ? [] : [pool(reader, cost.pool)]),
    ...(cost.blood === undefined ? [] : [blood(reader, cost.blood)]),
  ];
  return parts.length === 0 ? undefined : and(reader, parts);
}

/** “Any minion can burn this card as a Ⓓ action.” */
function actionSentences(ability: Ability, action: ActionMode, described: Described): string[] {
  const { reader } = described;
  const { stealthOf, kind, bleed = 0 } = action;
  const effects =
    kind === 'bleed'
      ? say(reader, 'ability.bleed', { signed: signed(bleed) })
      : toDo(ability.effects, sceneOf(ability, described));
  const lesser = stealthOf && {
    clan: clanName(reader, stealthOf.clan),
    signed: signed(stealthOf.amount),
  };
  const told = [
    ...needsPhrases(ability, described),
    say(reader, 'ability.action', {
      performer: performerOf(ability, described),
      must: yes(ability.mandatory),
      effects,
      cost: orNone(actionCost(ability, reader)),
      stealth: orNone(action.stealth === 0 ? undefined : signed(action.stealth)),
      directed: yes(
        ability.by === 'host' && described.own
          ? isDirected({ kind, stealth: 0 }, ability.target)
          : isDirected(action, ability.target),
      ),
      lesser: lesser === undefined ? '' : say(reader, 'ability.stealth-of', lesser),
    }),
  ];
  return sentences(told.join(', '));
}

/** Abilities that differ only in what they do are told together: one of them can be used. */
function abilitySentences(alike: readonly [Ability, ...Ability[]], described: Described): string[] {
  const [ability] = alike;
  if (ability.action !== undefined) return actionSentences(ability, ability.action, described);
  const { reader, subject } = described;
  const prefix = [...momentPhrases(ability, described), ...needsPhrases(ability, described)];
  const limits = [...perTurn(reader, ability.target), ...perPhase(ability, described)];
  if (ability.mandatory) {
    const must = order(ability.effects, sceneOf(ability, described));
    return [...sentences([...prefix, must].join(', ')), ...limits];
  }
  const effects = oneOf(
    alike.map((one) => ({ effects: one.effects, scene: sceneOf(one, described) })) as [Choice, ...Choice[]],
  );
  const cost = costPhrase(ability, described);
  const act = say(reader, `ability.${doer(ability)}`, {
    ...thisOne(reader, subject),
    do: cost === '' ? effects : say(reader, 'ability.paid', { cost, effects }),
  });
  return [...sentences([...prefix, act].join(', ')), ...limits];
}

/** All of it, but for what it does and to whom. */
const frameOf = ({ word: _word, effects: _effects, target: _target, ...frame }: Ability): string =>
  JSON.stringify(frame);
const isAlike = (one: Ability, other: Ability): boolean =>
  one.action === undefined && frameOf(one) === frameOf(other);

export function describeAbilities(abilities: readonly Ability[], described: Described): string[] {
  const groups: [Ability, ...Ability[]][] = [];
  for (const ability of abilities) {
    const last = groups.at(-1);
    if (last !== undefined && isAlike(last[0], ability)) last.push(ability);
    else groups.push([ability]);
  }
  return groups.flatMap((alike) => abilitySentences(alike, described));
}
