// VTES for the command line.

import { heuristicVtes, randomBot } from '@nocturne/bots';
import type { State } from '@nocturne/kernel';
import {
  READY_MADE,
  sentence,
  subjectOf,
  tell,
  tellOption,
  tellPrompt,
  tellReason,
  tellWaiting,
  type Told,
  type Vtes,
  vtes,
  vtesMessages,
  vtesRules,
} from '@nocturne/vtes';
import { vtesScenarios } from '@nocturne/vtes/testing';
import type { CliGame, RulePart, Summary } from '../cli-game.ts';
import { format } from '../language.ts';
import { cliText } from '../text/index.ts';
import { drawBoard, glanceAt, goalOf } from './board.ts';
import { explainCards } from './explain.ts';
import { lookUp } from './look-up.ts';
import { playableDeck } from './playable-deck.ts';
import { text } from './words.ts';

const DECKS = Object.keys(READY_MADE);
const NOBODY = 'nobody';

/** Chapter 19 is about single cards. */
const isOfCards = (id: string): boolean => id.startsWith('V-19.');

const rulesIn = (isWanted: (id: string) => boolean): RulePart['rules'] =>
  Object.fromEntries(Object.entries(vtesRules).filter(([id]) => isWanted(id)));

function summary({ result, board, seats }: State<Vtes>, decks: readonly string[]): Summary | null {
  if (result === null) return null;
  const roles = seats.map((_, seat) => decks[seat] ?? '');
  return {
    winner: result.winner === null ? NOBODY : roles[result.winner]!,
    cause: '',
    turns: board.turn,
    roles,
    won: roles.map((_, seat) => seat === result.winner),
    points: result.points,
  };
}

export const vtesCli: CliGame<Vtes> = {
  game: vtes,
  bots: { heuristic: heuristicVtes, random: randomBot<Vtes>() },
  rules: [
    {
      name: (language) => cliText(language)('vtes.rules.core'),
      rules: rulesIn((id) => !isOfCards(id)),
    },
    { name: (language) => cliText(language)('vtes.rules.cards'), rules: rulesIn(isOfCards) },
  ],
  scenarios: vtesScenarios,
  usualSeats: 5,
  decks: DECKS,
  readDeckList: playableDeck,
  roles: [],
  options: {
    seating: ['given', 'random'],
    first: ['random', 'given'],
    format: ['standard', 'fifth-edition'],
  },
  amounts: {},
  abbreviation: { short: 'hu w r', whole: 'hunt with Ryan' },
  teams: [NOBODY],
  causes: [],
  messages: vtesMessages,
  voice(seats, language) {
    const say = (told: Told): string => sentence(told, { seats, language, format });
    return {
      event: (event, before) => tell(event, before).map(say),
      prompt: (decision, view) => say(tellPrompt(decision, view)),
      waiting: (decision) => say(tellWaiting(decision)),
      option: (option, decision, view) => say(tellOption(option, decision, view)),
      confirmation: () => undefined,
      reason: (reason, view) => say(tellReason(reason, view)),
    };
  },
  name(id, language) {
    if (id === NOBODY) return vtesMessages[language]['term.nobody'];
    const terms: Readonly<Record<string, string>> = vtesMessages[language];
    return terms[`term.clan.${id.charAt(0).toUpperCase()}${id.slice(1)}`] ?? id;
  },
  cause: (id) => id,
  roleOf: () => null,
  summary,
  // Phases and what is drawn from a library follow by themselves.
  isQuiet: ({ type, secret }) =>
    type === 'phase' || type === 'handSize' || (type === 'drew' && secret === undefined),
  isTurningPoint: ({ type }) => type === 'turn' || type === 'ended',
  overheard: () => undefined,
  together(views) {
    const uncontrolled = Object.assign({}, ...views.map(({ own }) => own?.uncontrolled ?? {})) as Record<
      string,
      string
    >;
    return { table: views[0]!.table, own: { seat: -1, hand: [], uncontrolled } };
  },
  // A phase in which there is nothing to do but to end it.
  formality: (decision) =>
    decision.kind === 'one' && decision.options.length === 1 && decision.options[0]!.do === 'end'
      ? 0
      : undefined,
  draw: drawBoard,
  glance: glanceAt,
  result({ over }, page) {
    if (over === null) return '';
    const { winner, points } = over;
    return winner === null
      ? text(page, 'result.shared')
      : text(page, 'result.won', { winner: page.seats[winner]!, points: points[winner]! });
  },
  goal: goalOf,
  explain: explainCards,
  isOfCard: (option, { state, decision }) =>
    subjectOf(state, decision.seat, option as { do: string }) !== undefined,
  lookUp,
};
