// What was agreed, as the game is played by it: names, decks, seed, and the version of the rules.

import { jointSeed } from '@nocturne/kernel';
import type { ReasonMessage } from '@nocturne/protocol';
import { findGame } from '../games.ts';
import type { About, Chair } from './about.ts';
import type { LiveSetup } from './live.ts';

/** Chairs without a deck of their own get one of those that nobody has, as far as there are any. */
function decksOf(chairs: readonly Chair[], decks: readonly string[]): unknown[] {
  const chosen = new Set(chairs.map(({ deck }) => deck));
  const free = decks.filter((deck) => !chosen.has(deck));
  let next = 0;
  return chairs.map(({ deck }) => deck ?? free[next++] ?? decks[next++ % decks.length]);
}

/** What is agreed when the game begins: every chair has its deck, and the rules are those of today. */
export const agreed = (about: About): About =>
  findGame(about.game)!(({ game, decks }) => {
    const dealt = decksOf(about.chairs, decks);
    const chairs = about.chairs.map((chair, seat) => ({ ...chair, deck: dealt[seat] ?? null }));
    return { ...about, chairs, version: game.version };
  });

/** Why a game cannot be gone on with: it began by other rules, and would become another game. */
export const whyNotRun = ({ game, version }: About): ReasonMessage | undefined => {
  const now = findGame(game)?.((entry) => entry.game.version);
  return version === null || version === now
    ? undefined
    : { why: 'other-version', version, now: now ?? null };
};

/** The seed is the server's secret and what the seats added to it. */
export const setupOf = (
  { chairs, options, commitment, clock, atZero, began }: About,
  secret: string,
  decks: readonly string[],
): LiveSetup => ({
  seats: chairs.map(({ name }) => name),
  options: decks.length === 0 ? options : { ...options, decks: decksOf(chairs, decks) },
  seed: jointSeed(
    secret,
    chairs.map(({ nonce }) => nonce),
  ),
  commitment,
  clock,
  botAtZero: atZero === 'bot',
  bots: chairs.map(({ bot }) => bot !== null),
  began: began ?? 0,
});
