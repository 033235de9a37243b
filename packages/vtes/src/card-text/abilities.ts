// What cards in play can be used for, in words.

import type { Ability, AbilityCost, ActionMode, TargetKind } from '../cards/printed.ts';
import { type Choice, oneOf, order, type Scene, toDo } from './effects.ts';
import { aMinion, ifKind, type Subject, thisOne } from './nouns.ts';
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
  readonly subject: Subject;
}

/** A minion named in the moment, or that pays: it acts, not its controller. */
const isOwnDoing = ({ cost, minion, needs }: Ability): boolean =>
  needs?.acting === true ||
  cost?.discard !== undefined ||
  (cost?.blood !== undefined && minion === undefined);

const takingPart = ({ minion }: Ability, { reader }: Described): Values =>
  minion === undefined ? {} : aMinion(reader, minion, { whose: 'own', where: minion.where ?? 'ready' });

const sceneOf = (ability: Ability, { reader, subject }: Described): Omit<Scene, 'form'> => ({
  reader,
  subject,
  user: ability.user === 'host' ? 'their' : ability.user === 'anyone' ? 'that' : 'you',
  giver: 'other',
  target: ability.target,
  minion: takingPart(ability, { reader, subject }),
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
  const phrases = keys
    .filter((key) => !either || (key !== 'pool' && key !== 'blood'))
    .map((key) => say(reader, `cost.${key}`, COSTS[key](cost, described)));
  const values = {
    pool: pool(reader, cost.pool ?? 0),
    blood: blood(reader, cost.blood ?? 0),
    ...takingPart(ability, described),
  };
  return and(reader, [...phrases, ...(either ? [say(reader, 'cost.either', values)] : [])]);
}

/** What must be true. That there are counters to move, or a lock to undo, the operations say themselves. */
function needsPhrases({ needs = {}, effects }: Ability, { reader, subject }: Described): string[] {
  const values = thisOne(reader, subject);
  const unlocks = effects.some(({ op }) => op === 'unlock');
  return [
    ...(needs.edge ? [say(reader, 'needs.edge')] : []),
    ...(needs.torpor ? [say(reader, 'needs.torpor', values)] : []),
    ...(needs.locked && !unlocks ? [say(reader, 'needs.locked', values)] : []),
    ...(needs.notBlocking ? [say(reader, 'needs.notBlocking', values)] : []),
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
  });
  if (moment === undefined) return conditions;
  return [once === undefined ? moment : say(reader, 'when.once', { when: moment }), ...conditions];
}

function doer(ability: Ability): 'you' | 'this' | 'it' | 'controller' {
  if (ability.user === 'host') return 'controller';
  if (!isOwnDoing(ability)) return 'you';
  return ability.needs?.acting || ability.needs?.disciplines ? 'it' : 'this';
}

/** A limit on whom it serves. */
const perTurn = (reader: CardReader, target: TargetKind | undefined): string[] =>
  target?.oncePerTurn === undefined
    ? []
    : sentences(say(reader, 'limit.per-turn', { what: idOf(target.oncePerTurn) }));

/** V-7.8: what may belong to others makes an action directed. */
export const isDirected = ({ kind, at }: ActionMode, target: TargetKind | undefined): boolean =>
  kind === 'bleed' || at !== undefined || (target !== undefined && target.whose !== 'own');

/** “Any minion can burn this card as a Ⓓ action.” */
function actionSentences(ability: Ability, action: ActionMode, described: Described): string[] {
  const { reader, subject } = described;
  const { stealthOf } = action;
  const lesser = stealthOf && {
    clan: clanName(reader, stealthOf.clan),
    signed: signed(stealthOf.amount),
  };
  return sentences(
    say(reader, 'ability.action', {
      performer: say(reader, `performer.${ability.by ?? 'any'}`, thisOne(reader, subject)),
      effects: toDo(ability.effects, sceneOf(ability, described)),
      stealth: orNone(action.stealth === 0 ? undefined : signed(action.stealth)),
      directed: yes(isDirected(action, ability.target)),
      lesser: lesser === undefined ? '' : say(reader, 'ability.stealth-of', lesser),
    }),
  );
}

/** Abilities that differ only in what they do are told together: one of them can be used. */
function abilitySentences(alike: readonly [Ability, ...Ability[]], described: Described): string[] {
  const [ability] = alike;
  if (ability.action !== undefined) return actionSentences(ability, ability.action, described);
  const { reader, subject } = described;
  const prefix = [...momentPhrases(ability, described), ...needsPhrases(ability, described)];
  const limits = perTurn(reader, ability.target);
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
