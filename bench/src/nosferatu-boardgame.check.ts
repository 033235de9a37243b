// Proves the boardgame.io peer: random games to the end, no card lost or made, no Reserve too large or small,
// moves of the wrong seat refused, and the shares that random play is known to give.

import assert from 'node:assert/strict';
import { headless, type Headless, isOver, type Match } from './nosferatu-boardgame.headless.ts';
import {
  BITE,
  COMPONENT,
  DAWN,
  type Kind,
  NIGHT,
  type Nosferatu,
  RUMOUR,
} from './nosferatu-boardgame.state.ts';
import type { Style } from './nosferatu-boardgame.ts';
import { decides, legalMoves, type SeatView } from './nosferatu-boardgame.view.ts';
import { dice } from './random.ts';

const GAMES = 300;
const SEATS = 6;

/** Every card, wherever it lies. */
function* cards(G: Nosferatu): Generator<Kind> {
  yield* G.library.slice(0, G.librarySize);
  yield* G.discard;
  yield* G.clock;
  for (const reserve of G.reserves) yield* reserve;
  for (const bites of G.bites) for (let i = 0; i < bites; i++) yield BITE;
  for (const { kind } of G.given) {
    if (G.announced === 0 || kind === RUMOUR || kind === COMPONENT) yield kind;
  }
  for (let i = 0; i < G.bitesLeft; i++) yield BITE;
  for (let i = 0; i < G.nightsLeft; i++) yield NIGHT;
}

function checkCards(G: Nosferatu): void {
  const found = [0, 0, 0, 0, 0];
  for (const kind of cards(G)) found[kind]!++;
  const expected = [0, 0, 0, 0, 0];
  expected[BITE] = 16;
  expected[NIGHT] = 10;
  expected[RUMOUR] = 18;
  expected[COMPONENT] = 15;
  expected[DAWN] = 1;
  assert.deepEqual(found, expected, 'N-1.2: cards were lost or made');
}

/** N-4.8 */
function checkReserves(G: Nosferatu): void {
  G.reserves.forEach((reserve, seat) => {
    const dealt = seat === G.renfield || G.phase === 'roles' ? 0 : 2;
    const drawn = G.phase === 'play' && seat === G.player ? 2 : 0;
    const bites = seat === G.renfield ? 0 : G.bites[seat]! - G.owed[seat]!;
    assert.equal(reserve.length, dealt + drawn - bites, `N-4.8: the Reserve of seat ${seat}`);
  });
}

function checkViews(peer: Headless, match: Match): void {
  const views: SeatView[] = [];
  peer.look(match, views);
  const { G } = match;
  views.forEach(({ table, reserve, characters, given }, seat) => {
    assert.deepEqual(reserve, G.reserves[seat]);
    assert.equal(characters.length, seat === G.renfield ? SEATS : 1);
    if (seat !== G.renfield) assert.ok(given.every((card) => card.seat === seat));
    const hidden = table.characters.filter((_, other) => other !== G.renfield && !G.revealed[other]);
    if (G.phase !== 'over') assert.ok(hidden.every((character) => character === null));
    assert.deepEqual(table.deciding.length > 0, G.phase !== 'over');
  });
}

/** The framework tells of a refused move on stderr; here it is expected. */
function checkRefusal(peer: Headless, match: Match): void {
  const { G } = match;
  const idle = G.bites.findIndex((_, seat) => !decides(G, seat));
  const tell = console.error;
  console.error = () => undefined;
  const after = peer.makeMove(match, { ...legalMoves(G)[0]!, seat: idle });
  console.error = tell;
  assert.equal(after.G, G, 'a seat that has nothing to decide moved');
}

function checkState(peer: Headless, match: Match): void {
  checkCards(match.G);
  checkReserves(match.G);
  checkViews(peer, match);
}

function playOut(
  peer: Headless,
  seed: string,
  below: (n: number) => number,
): { G: Nosferatu; moves: number } {
  let match = peer.newMatch(SEATS, seed);
  let moves = 0;
  checkState(peer, match);
  for (; !isOver(match); moves++) {
    const legal = legalMoves(match.G);
    assert.ok(legal.length > 0, `nobody can move in ${match.G.phase}`);
    if (moves % 8 === 0) checkRefusal(peer, match);
    const before = match.G;
    match = peer.makeMove(match, legal[below(legal.length)]!);
    assert.notEqual(match.G, before, `a legal move was refused in ${before.phase}`);
    checkState(peer, match);
  }
  return { G: match.G, moves };
}

function checkStyle(style: Style): Nosferatu[] {
  const peer = headless(style);
  const below = dice(7);
  const ended = Array.from({ length: GAMES }, (_, game) => playOut(peer, `check ${game}`, below));
  const mean = (of: (game: (typeof ended)[number]) => number): string =>
    (ended.reduce((total, game) => total + of(game), 0) / GAMES).toFixed(2);
  console.log(
    `${style}: ${GAMES} random games, ` +
      `Hunters won ${mean(({ G }) => (G.winner === 'hunters' ? 100 : 0))} %, ` +
      `${mean(({ G }) => G.turn)} turns and ${mean(({ moves }) => moves)} moves a game.`,
  );
  return ended.map(({ G }) => G);
}

assert.deepEqual(checkStyle('copies'), checkStyle('drafts'), 'both styles must play the same games');
console.log('Every card and Reserve accounted for; both styles end every game alike.');
