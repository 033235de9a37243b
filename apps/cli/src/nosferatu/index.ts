// Nosferatu for the command line.

import { heuristicNosferatu, randomBot } from '@nocturne/bots';
import {
  CHOICES,
  COUNTS,
  type Nosferatu,
  nosferatu,
  nosferatuMessages,
  nosferatuRules,
  type Result,
  textArguments,
} from '@nocturne/nosferatu';
import { nosferatuScenarios } from '@nocturne/nosferatu/testing';
import type { State } from '@nocturne/kernel';
import type { CliGame, Summary } from '../cli-game.ts';
import { cliText } from '../text/index.ts';
import { plainVoice } from '../voice.ts';
import { cards, drawBoard, explainCards, goalOf, text } from './board.ts';

function summary(state: State<Nosferatu>): Summary | null {
  const { over, turn, seats } = nosferatu.table(state);
  if (over === null) return null;
  const roles = seats.map(({ character }) => character ?? '');
  return {
    winner: over.winner,
    cause: over.cause,
    turns: turn,
    roles,
    won: roles.map((role) => (role === 'hunter') === (over.winner === 'hunters')),
  };
}

/** Every one of them: the compiler sees to it. */
const TEAMS: Readonly<Record<Result['winner'], null>> = { hunters: null, evil: null };
const CAUSES: Readonly<Record<Result['cause'], null>> = {
  'vampire-killed': null,
  'hunter-killed': null,
  bites: null,
};

export const nosferatuCli: CliGame<Nosferatu> = {
  game: nosferatu,
  bots: { heuristic: heuristicNosferatu, random: randomBot<Nosferatu>() },
  rules: [{ rules: nosferatuRules }],
  scenarios: nosferatuScenarios,
  usualSeats: 6,
  decks: [],
  roles: ['renfield', 'vampire', 'hunter'],
  options: CHOICES,
  amounts: Object.fromEntries(Object.entries(COUNTS).map(([kind, count]) => [`counts.${kind}`, count])),
  abbreviation: { short: 'd b g n', whole: 'discard bite, give night' },
  teams: Object.keys(TEAMS),
  causes: Object.keys(CAUSES),
  messages: nosferatuMessages,
  voice: (seats, language) => plainVoice(nosferatuMessages, textArguments, seats, language),
  name(id, language) {
    const terms: Readonly<Record<string, string>> = nosferatuMessages[language];
    return terms[`term.${id}`] ?? id;
  },
  cause: (id, language) => cliText(language)(`nosferatu.cause.${id as Result['cause']}`),
  roleOf: ({ own }) => own?.character ?? null,
  summary,
  // Everyone has a character and draws in every play; phases and shuffles follow by themselves.
  isQuiet: ({ type, secret }) =>
    ((type === 'drew' || type === 'character') && secret === undefined) ||
    type === 'phase' ||
    type === 'clockShuffled' ||
    type === 'swept',
  isTurningPoint: ({ type }) => type === 'turn' || type === 'examined' || type === 'ended',
  overheard: (event, page) =>
    event.type === 'examined' && event.secret !== undefined
      ? `${text(page, 'event.examined', event.data)} ${cards(event.secret.cards, page)}.`
      : undefined,
  together: ([first]) => ({ table: first!.table, own: null }),
  formality: () => undefined,
  draw: drawBoard,
  // The table is small and changes with every move.
  glance: () => [],
  result: ({ over, seats }, page) =>
    over === null
      ? ''
      : text(page, `result.${over.cause}`, {
          vampire: page.seats[seats.findIndex(({ character }) => character === 'vampire')]!,
        }),
  goal: goalOf,
  explain: ({ seen }, page) => explainCards(seen, page),
};
