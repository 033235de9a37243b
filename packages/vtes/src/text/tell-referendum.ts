// What is new about a referendum: terms, votes, result.

import { ballotsCast, sideOfPrisci, votesCast } from '../queries/tally.ts';
import type { Bloc, Referendum, Terms } from '../types-referendum.ts';
import { at, cardValue, clanValue, named, type Seen, sharesValue, term, told, yesOrNo } from './seen.ts';
import type { Told } from './told.ts';

function termsTold(view: Seen, { by }: Referendum, terms: Terms): Told {
  switch (terms.do) {
    case 'allocate':
      return told('event.referendum.terms.allocate', { by: at(by), shares: sharesValue(terms.points) });
    case 'shift':
      return told('event.referendum.terms.shift', {
        by: at(by),
        from: at(terms.from),
        shares: sharesValue(terms.points),
      });
    case 'clan':
      return told('event.referendum.terms.clan', { by: at(by), clan: clanValue(terms.clan) });
    case 'vampire':
      return told('event.referendum.terms.vampire', { by: at(by), card: cardValue(view, terms.card) });
  }
}

function castTold(view: Seen, before: Bloc | undefined, now: Bloc): Told[] {
  const { source, seat, card, votes, ballots, side } = now;
  if (side === null || side === before?.side) return [];
  const caster = card === 0 ? '' : cardValue(view, card);
  if (side === 'abstains') return [told('event.referendum.abstains', { card: caster })];
  const values = { seat: at(seat), card: caster, votes, side: term(`side.${side}`) };
  return [
    ...(ballots > 0 ? [told('event.referendum.ballot', values)] : []),
    ...(votes > 0 || ballots === 0 ? [told(`event.referendum.votes.${source}`, values)] : []),
  ];
}

/** V-17.5: where the votes of the prisci are, as ballots come in. */
function prisciTold(before: Referendum, now: Referendum): Told[] {
  const [pro, contra] = [ballotsCast(now, 'for'), ballotsCast(now, 'against')];
  if (pro === ballotsCast(before, 'for') && contra === ballotsCast(before, 'against')) return [];
  const side = term(`side.${sideOfPrisci(now) ?? 'abstains'}`);
  const counts = yesOrNo(sideOfPrisci(now) !== null);
  return [told('event.referendum.prisci', { for: pro, against: contra, counts, side })];
}

/** Votes gained by minions; those of a Methuselah are cast as they are gained. */
function gainTold(view: Seen, before: Bloc | undefined, now: Bloc): Told[] {
  if (now.source !== 'minion') return [];
  const card = cardValue(view, now.card);
  const gained = now.gained - (before?.gained ?? 0);
  const opposed = now.opposed - (before?.opposed ?? 0);
  return [
    ...(gained > 0 ? [told('event.referendum.gained', { card, votes: gained })] : []),
    ...(opposed > 0 ? [told('event.referendum.opposed', { card, votes: opposed })] : []),
  ];
}

function resultTold(now: Referendum): Told[] {
  if (now.result === 'polling') return [];
  const [pro, contra] = [votesCast(now, 'for'), votesCast(now, 'against')];
  return [
    told(`event.referendum.${now.result}`, { hunt: yesOrNo(now.bloodHunt), for: pro, against: contra }),
  ];
}

const beginning = (view: Seen, { minion, card }: Referendum): Told =>
  card === null
    ? told('event.referendum.blood-hunt', { minion: cardValue(view, minion) })
    : told('event.referendum.begins', { card: named(card) });

export function referendumNews(view: Seen, now: Referendum | null): Told[] {
  const before = view.table.referendum;
  if (now === null) return [];
  if (before === null) return [beginning(view, now)];
  const blocs = now.blocs.flatMap((bloc, place) => [
    ...gainTold(view, before.blocs[place], bloc),
    ...castTold(view, before.blocs[place], bloc),
  ]);
  return [
    ...(before.terms === null && now.terms !== null ? [termsTold(view, now, now.terms)] : []),
    ...blocs,
    ...prisciTold(before, now),
    ...(before.result === now.result ? [] : resultTold(now)),
  ];
}
