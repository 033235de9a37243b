// What is new about a card in play.

import type { Permanent, PublicCard } from '../types.ts';
import { at, cardValue, clanValue, sectValues, type Seen, titleValue, told } from './seen.ts';
import type { Told } from './told.ts';

type Fields = Partial<Permanent>;
type Teller = (view: Seen, before: PublicCard, fields: Fields) => Told | undefined;

const isMinion = ({ region }: PublicCard): boolean => region === 'ready' || region === 'torpor';

/** Minions lock when they act or have blocked, and what is used locks too: that is known. */
function lockTold(view: Seen, before: PublicCard, locked: boolean): Told | undefined {
  const { action, phase, whose } = view.table;
  const card = cardValue(view, before.id);
  if (!isMinion(before)) return undefined;
  if (!locked) {
    const asUsual = phase === 'unlock' && before.controller === whose;
    return asUsual ? undefined : told('event.changed.unlocked', { card });
  }
  const acts = action?.minion === before.id && action.state === 'announced';
  const blocks = action?.blocker === before.id && action.outcome === 'blocked';
  return acts || blocks ? undefined : told('event.changed.locked', { card });
}

function regionTold(view: Seen, { id, region }: PublicCard, now: Permanent['region']): Told | undefined {
  const card = cardValue(view, id);
  if (now === 'torpor') return told('event.changed.torpor', { card });
  return region === 'torpor' && now === 'ready' ? told('event.changed.ready', { card }) : undefined;
}

const silent: Teller = () => undefined;

/** Every field of a card: what is said when it changes. */
const FIELDS: { readonly [Field in keyof Permanent]: Teller } = {
  region: (view, before, { region }) => regionTold(view, before, region!),
  locked: (view, before, { locked }) => lockTold(view, before, locked!),
  on: (view, { id }, { on }) =>
    told('event.changed.moved', { card: cardValue(view, id), host: cardValue(view, on!) }),
  controller: (view, { id }, { controller, on }) =>
    on === undefined
      ? told('event.changed.controller', { card: cardValue(view, id), seat: at(controller!) })
      : undefined,
  contested: (view, { id, controller }, { contested }) =>
    told(`event.changed.${contested ? 'contested' : 'contest-won'}`, {
      card: cardValue(view, id),
      seat: at(controller),
    }),
  sect: (view, { id }, { sect }) =>
    told('event.changed.sect', { card: cardValue(view, id), ...sectValues(sect!) }),
  title: (view, { id }, { title }) => {
    const card = cardValue(view, id);
    return title === null || title === undefined
      ? told('event.changed.no-title', { card })
      : told('event.changed.title', { card, title: titleValue(title) });
  },
  titleContested: (view, { id }, { titleContested, title }) => {
    if (title === null) return undefined;
    const news = titleContested ? 'title-contested' : 'title-won';
    return told(`event.changed.${news}`, { card: cardValue(view, id) });
  },
  counters: silent,
  id: silent,
  // V-13.13
  name: (view, { id }) => told('event.changed.merged', { card: cardValue(view, id) }),
  owner: silent,
  done: silent,
  idle: silent,
  since: silent,
  mode: silent,
  clan: (view, { id }, { clan }) =>
    told('event.changed.clan', { card: cardValue(view, id), clan: clanValue(clan ?? '') }),
  capacity: silent,
  disciplines: silent,
  choice: silent,
  chosen: silent,
  against: silent,
  marks: (view, { id }, { marks }) =>
    told('event.changed.marks', { card: cardValue(view, id), total: marks! }),
  yielded: silent,
};

export function changedNews(view: Seen, before: PublicCard | undefined, fields: Fields): Told[] {
  if (before === undefined) return [];
  const changed = (Object.keys(fields) as (keyof Permanent)[]).filter(
    (field) => fields[field] !== before[field],
  );
  return changed.flatMap((field) => FIELDS[field](view, before, fields) ?? []);
}
