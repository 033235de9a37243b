// Random battles of Pokémon Showdown's simulator, driven as directly as it can be: the battle object itself,
// no streams, nothing sent, its cheaper generator, and teams that were made beforehand.

import { createRequire } from 'node:module';
import type { Battle, Side } from '@pkmn/sim';
import type { Below } from './random.ts';

// The team generators load the simulator's CommonJS build; a second build beside it would only fill the heap.
const load = createRequire(import.meta.url);
const { Battle: NewBattle, Dex, toID } = load('@pkmn/sim') as typeof import('@pkmn/sim');
const { TeamGenerators } = load('@pkmn/randoms') as typeof import('@pkmn/randoms');

const TEAMS = 200;

export type Format = 'gen9freeforallrandombattle' | 'gen9randombattle';
type Team = ReturnType<ReturnType<typeof TeamGenerators.getTeamGenerator>['getTeam']>;

export interface Arena {
  readonly formatid: ReturnType<typeof toID>;
  readonly players: readonly ('p1' | 'p2' | 'p3' | 'p4')[];
  readonly teams: readonly Team[];
}

export function arena(name: Format): Arena {
  const format = Dex.formats.get(name);
  if (!format.exists) throw new Error(`Showdown has no format ${name}.`);
  const teams = Array.from({ length: TEAMS }, (_, index) =>
    TeamGenerators.getTeamGenerator('gen9randombattle', `${index + 1},2,3,4`).getTeam(),
  );
  const players = (['p1', 'p2', 'p3', 'p4'] as const).slice(0, format.playerCount);
  return { formatid: format.id, players, teams };
}

function newBattle({ formatid, players, teams }: Arena, game: number, below: Below): Battle {
  const seats = players.map((name) => [name, { name, team: teams[below(teams.length)]! }]);
  return new NewBattle({ formatid, seed: `${game % 65_536},7,8,9`, ...Object.fromEntries(seats) });
}

function switches(side: Side, fainted: boolean, into: string[]): void {
  for (let slot = 1; slot < side.pokemon.length; slot++)
    if (side.pokemon[slot]!.fainted === fainted) into.push(`switch ${slot + 1}`);
}

/** Every choice of a side with one Pokémon in play; a move without a target takes one at random. */
function choicesOf(side: Side): string[] {
  const request = side.activeRequest!;
  const choices: string[] = [];
  if ('forceSwitch' in request && request.forceSwitch) {
    switches(side, request.side.pokemon[0]!.reviving === true, choices);
    return choices.length > 0 ? choices : ['pass'];
  }
  if (!('active' in request) || !request.active) throw new Error('Showdown asks for something else.');
  const active = request.active[0]!;
  for (let slot = 1; slot <= active.moves.length; slot++) {
    if (active.moves[slot - 1]!.disabled) continue;
    choices.push(`move ${slot}`);
    if (active.canTerastallize) choices.push(`move ${slot} terastallize`);
  }
  if (!active.trapped) switches(side, false, choices);
  return choices;
}

const isAsked = ({ activeRequest }: Side): boolean => activeRequest !== null && !activeRequest.wait;

/** A refused choice was a switch of a Pokémon that did not know it was trapped; its side then chooses anew. */
function choose(battle: Battle, side: Side, below: Below): void {
  for (let tries = 0; tries < 20; tries++) {
    const choices = choicesOf(side);
    if (battle.choose(side.id, choices[below(choices.length)]!)) return;
  }
  throw new Error(`Showdown refuses every choice: ${side.choice.error}`);
}

/** Plays a battle to its end and returns how many choices were made. */
export function playBattle(where: Arena, game: number, below: Below): number {
  const battle = newBattle(where, game, below);
  let choices = 0;
  while (!battle.ended) {
    for (const side of battle.sides.filter(isAsked)) {
      choose(battle, side, below);
      choices++;
    }
  }
  return choices;
}
