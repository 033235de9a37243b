// The words of scenarios for what the board keeps under keys of its own, both ways.

import { oneOf, type Path, ScenarioError } from '@nocturne/testkit';
import { findCard } from '../board.ts';
import { allCards, cryptCard, isCard } from '../cards/book.ts';
import { type Title, TITLE_RANKS, type TitleRank } from '../cards/printed.ts';
import { nameOf } from '../names.ts';
import type { Id, Permanent, Vtes } from '../types.ts';
import type { State } from '@nocturne/kernel';

type Vt = State<Vtes>;

const CARD = 'card ';
/** Actions that have repeat limits of their own; those of cards have the card's name. */
const ACTIONS: Readonly<Record<string, string>> = {
  bleed: 'bleed',
  'political action': 'political',
  marked: 'marked',
};

/** What was done this turn: `bleed`, `political action`, or the name of an action card. */
export function doneKey(value: unknown, path: Path): string {
  if (typeof value === 'string' && isCard(value)) return CARD + value;
  const names = Array.from(allCards(), ({ name }) => name);
  return ACTIONS[oneOf(value, [...Object.keys(ACTIONS), ...names], path)]!;
}

export function doneWord(key: string): string {
  if (key.startsWith(CARD)) return key.slice(CARD.length);
  return Object.keys(ACTIONS).find((word) => ACTIONS[word] === key) ?? key;
}

const EDGE = 'the Edge';
const CONTEST = 'contest ';
const CONTEST_TITLE = 'contest the title of ';

/** What was used in this phase: `the Edge`, `contest CARD` or `contest the title of CARD`. */
export function usedKey(state: Vt, word: string, path: Path): string {
  if (word === EDGE) return 'edge';
  const [verb, key] = word.startsWith(CONTEST_TITLE) ? [CONTEST_TITLE, 'title'] : [CONTEST, 'contest'];
  const card = state.board.cards.find(
    ({ id, region }) => region !== 'uncontrolled' && word === verb + nameOf(state, id),
  );
  if (card !== undefined) return `${key} ${card.id}`;
  throw new ScenarioError(
    path,
    `“${word}” is not known. Write ${EDGE}, ${CONTEST}CARD or ${CONTEST_TITLE}CARD.`,
  );
}

export function usedWord(state: Vt, key: string): string {
  if (key === 'edge') return EDGE;
  const [, what, id] = /^(contest|title) (\d+)$/.exec(key) ?? [];
  if (findCard(state.board, Number(id)) === undefined) return key;
  return (what === 'title' ? CONTEST_TITLE : CONTEST) + nameOf(state, Number(id));
}

const OF_A_CLAN: readonly TitleRank[] = ['justicar', 'inner-circle', 'kholo'];

/** `primogen`, `prince of Taipei`, `justicar` (of the own clan), `justicar of Ventrue`. */
export function readTitle(text: string, name: string, path: Path): Title | null {
  if (text === 'none') return null;
  const at = text.indexOf(' of ');
  const rank = oneOf(at < 0 ? text : text.slice(0, at), TITLE_RANKS, path);
  const of = at < 0 ? undefined : text.slice(at + ' of '.length);
  if (OF_A_CLAN.includes(rank)) return { rank, clan: of ?? cryptCard(name).clan };
  return of === undefined ? { rank } : { rank, city: of };
}

export function titleWord({ title, titleContested, name }: Permanent): string {
  if (title === null) return 'none';
  const foreign = title.clan === undefined || title.clan === cryptCard(name).clan ? undefined : title.clan;
  const of = title.city ?? foreign;
  const word = of === undefined ? title.rank : `${title.rank} of ${of}`;
  return titleContested ? `${word} (contested)` : word;
}

/** A card in play by its name, if it still is there. */
export const nameIn = (state: Vt, id: Id): string =>
  findCard(state.board, id) === undefined ? 'nobody' : nameOf(state, id);
