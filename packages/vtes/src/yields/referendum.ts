// What a Methuselah has said in a referendum, what follows from it, and what they could still bring about.

import type { Open, OptionOf, Seat } from '@nocturne/kernel';
import { type Gain, gainsOfTerms, type Good, neighboursOf } from '../hints/index.ts';
import { uncastVotes } from '../outlook.ts';
import { asState } from '../hints/table.ts';
import { marginOf } from '../queries/tally.ts';
import { costToOppose } from '../queries/votes.ts';
import type { Table, Vtes } from '../types.ts';
import type { Side } from '../types-referendum.ts';
import { type Asked, ownerOf } from './reach.ts';
import { weight, wouldTurn } from './votes.ts';

type Poll = Open<Vtes, 'poll'>;
type PollOption = OptionOf<Vtes, 'poll'>;

/** How it stands for somebody: whether it passes, and whether they could turn that. */
type Standing = 'passes' | 'passes, within reach' | 'fails' | 'fails, within reach';

/** Of the last referendum in which they had a say: how they voted, and what they let pass. */
export interface Said {
  readonly about: string;
  readonly side?: Side;
  readonly accepted: readonly Standing[];
}

/** What tells one referendum from another. */
export function referendumKey({ turn, referendum }: Table): string {
  const { minion, card, bloodHunt } = referendum!;
  return JSON.stringify([turn, minion, card, bloodHunt]);
}

export function saidIn(table: Table, said: Said | undefined): Said {
  const about = referendumKey(table);
  return said?.about === about ? said : { about, accepted: [] };
}

function standsFor(asked: Asked, { options }: Poll): Standing {
  const referendum = asked.table.referendum!;
  const result = marginOf(referendum) > 0 ? 'passes' : 'fails';
  return wouldTurn(referendum, weight(asked, options)) ? `${result}, within reach` : result;
}

/** What is remembered of an answer: who passes accepts how it stands, who votes has a side. */
export function sayIn(asked: Asked, before: Said | undefined, poll: Poll, choice: number): Said {
  const said = saidIn(asked.table, before);
  const option = poll.options[choice]!;
  if (option.do === 'pass') return { ...said, accepted: [...said.accepted, standsFor(asked, poll)] };
  return option.do === 'vote' ? { ...said, side: option.side } : said;
}

export const isFree = (table: Table, side: Side): boolean =>
  side === 'for' || costToOppose(asState(table)) === 0;

/** V-9.9: the votes of one's minions go the same way as those of the first, if they are free. */
export function followVote(table: Table, before: Said | undefined, { options }: Poll): number | undefined {
  const { side } = saidIn(table, before);
  if (side === undefined || !isFree(table, side)) return undefined;
  const at = options.findIndex(
    (option) => (option.do === 'vote' || option.do === 'vote-card') && option.side === side,
  );
  return at < 0 ? undefined : at;
}

/** Whether other votes would go the way of this one. */
export function leadsVotes(table: Table, { options }: Poll, choice: number): boolean {
  const first = options[choice];
  return (
    first?.do === 'vote' &&
    isFree(table, first.side) &&
    options.some((option) => option.do === 'vote' && option.minion !== first.minion)
  );
}

/** What it would bring about. */
export function outcome(table: Table): readonly Gain[] {
  const { card, terms } = table.referendum!;
  const gains = card === null ? [] : gainsOfTerms(table, card, terms);
  return gains.filter(({ amount }) => amount !== 0);
}

/** What it would bring about for the one who is asked. */
const ownGains = ({ table, own }: Asked): readonly Gain[] =>
  outcome(table).filter(({ seat }) => seat === own.seat);

const poolOf = (gains: readonly Gain[]): number =>
  gains.reduce((sum, { good, amount }) => (good === 'pool' ? sum + amount : sum), 0);

/** The pool that the one who is asked would lose by it. */
export const poolLost = (asked: Asked): number => -poolOf(ownGains(asked));

/** Whether it leaves no pool to the one who is asked. */
export const ousts = (asked: Asked): boolean =>
  poolLost(asked) >= asked.table.methuselahs[asked.own.seat]!.pool;

/** What is bad for whoever has it, however much of it. */
const HARMS: readonly Good[] = ['gone', 'given', 'stolen', 'damage', 'lock', 'blindness'];

/** Whether it takes pool or a card from the one who is asked, or a blood hunt is called on their vampire. */
export function threatens(asked: Asked): boolean {
  const { minion, bloodHunt } = asked.table.referendum!;
  if (bloodHunt) return ownerOf(asked.table, minion) === asked.own.seat;
  return ownGains(asked).some(({ good, amount }) => amount < 0 || HARMS.includes(good));
}

/** Whether nobody would want it to pass in the place of the one who is asked: it costs them pool, and not their prey. */
export function isLoss(asked: Asked): boolean {
  const { table, own } = asked;
  const gains = ownGains(asked);
  const { prey } = neighboursOf(table, own.seat);
  return (
    ousts(asked) ||
    (gains.length > 0 &&
      gains.every(({ good, amount }) => good === 'pool' && amount < 0) &&
      !outcome(table).some(({ seat, amount }) => seat === prey && amount < 0))
  );
}

/** Whether it costs the one who is asked more pool than their prey, who survives it. */
export function isGreaterLoss(asked: Asked): boolean {
  const { table, own } = asked;
  const { prey } = neighboursOf(table, own.seat);
  const lost = poolOf(outcome(table).filter(({ seat }) => seat === prey));
  const isPool = ownGains(asked).every(({ good }) => good === 'pool');
  return isPool && poolOf(ownGains(asked)) < Math.min(0, lost) && table.methuselahs[prey]!.pool + lost > 0;
}

/** Blood hunts are everyone's business. */
const concerns = (asked: Asked): boolean => asked.table.referendum!.bloodHunt || ownGains(asked).length > 0;

/** After each vote the question comes again (V-9.6), so everyone else waits for those of whoever called it. */
const isEarly = ({ table }: Asked): boolean =>
  !table.referendum!.bloodHunt && uncastVotes(table).some(({ seat }) => seat === table.referendum!.by);

/** And nobody need prevent what fails as it stands. */
const isAverted = (asked: Asked): boolean => marginOf(asked.table.referendum!) <= 0 && isLoss(asked);

/** Somebody may have a vote that nobody knows of. */
const HIDDEN = 1;

/** Whether somebody has reason to turn the result: by what it would bring to them, or to their prey and predator. */
function mayTurn({ table }: Asked, seat: Seat): boolean {
  const { prey, predator } = neighboursOf(table, seat);
  const wanted = marginOf(table.referendum!) > 0 ? -1 : 1;
  return outcome(table).some(({ seat: whose, amount }) =>
    whose === seat
      ? Math.sign(amount) === wanted
      : (whose === prey || whose === predator) && Math.sign(amount) === -wanted,
  );
}

/** The votes with which others may help; nobody helps against what they have called, nor without a reason. */
function votesOfOthers(asked: Asked): number {
  const { table, own } = asked;
  const { by, bloodHunt } = table.referendum!;
  const mayHelp = (seat: Seat): boolean =>
    seat !== own.seat && seat !== by && (bloodHunt || mayTurn(asked, seat));
  const uncast = uncastVotes(table).filter(({ seat }) => mayHelp(seat));
  const edge = table.edge !== null && mayHelp(table.edge) ? 1 : 0;
  return uncast.reduce((sum, { votes }) => sum + votes, HIDDEN + edge);
}

/** More than a single pool. */
function isMuch(asked: Asked): boolean {
  const gains = ownGains(asked);
  return gains.some(({ good }) => good !== 'pool') || Math.abs(poolOf(gains)) > 1;
}

/**
 * Votes of minions are asked for if they could decide it: what is much to oneself with the help of others, and the rest
 * when they decide it alone, for after each vote the question comes again (V-9.6). If everything is at stake, always.
 */
export function votingMatters(asked: Asked, options: readonly PollOption[]): boolean {
  if (!options.some((option) => option.do === 'vote' || option.do === 'vote-card')) return false;
  if (isEarly(asked) || isAverted(asked)) return false;
  const help = asked.table.referendum!.bloodHunt || isMuch(asked) ? votesOfOthers(asked) : 0;
  return ousts(asked) || wouldTurn(asked.table.referendum!, weight(asked, options) + help);
}

/** The pool that the Edge brings. */
const EDGE = 1;

/** Political cards are kept for what concerns oneself, the Edge for what is worth more than itself. */
function isKept(asked: Asked, option: PollOption): boolean {
  if (option.do !== 'edge' && option.do !== 'discard') return false;
  if (option.do === 'discard' || asked.table.referendum!.bloodHunt || ousts(asked)) return !concerns(asked);
  const gains = ownGains(asked);
  return gains.every(({ good }) => good === 'pool') && Math.abs(poolOf(gains)) <= EDGE;
}

/** What has a price is spent only if that turns the result for the better, or if everything is at stake. */
export function spendingMatters(asked: Asked, options: readonly PollOption[]): boolean {
  const spent = options.filter((option) => !isKept(asked, option));
  const { referendum } = asked.table;
  if (spent.length === 0 || isAverted(asked)) return false;
  return ousts(asked) || (!isEarly(asked) && wouldTurn(referendum!, weight(asked, spent)));
}

/**
 * Whoever has voted is content while their side is ahead, and everyone with what they have let pass, unless it concerns
 * them and has come within their reach since. After each vote the question comes again (V-9.6).
 */
export function isContent(asked: Asked, before: Said | undefined, poll: Poll): boolean {
  const { side, accepted } = saidIn(asked.table, before);
  const stands = standsFor(asked, poll);
  const passes = stands.startsWith('passes');
  if (side !== undefined && passes === (side === 'for')) return true;
  if (accepted.length > 0 && !concerns(asked)) return true;
  return accepted.includes(stands) || accepted.some((one) => one.startsWith(`${stands}, `));
}
