// What a game tells the command line besides its rules.

import type { Bot } from '@nocturne/bots';
import type { Choice, Game, GameTypes, Language, Open, SeatEvent, State, View } from '@nocturne/kernel';
import type { ScenarioGame } from '@nocturne/testkit';
import type { Messages } from './language.ts';
import type { Style } from './style.ts';
import type { Voice } from './voice.ts';

/** What a drawing needs besides the view. */
export interface Page {
  readonly seats: readonly string[];
  readonly language: Language;
  readonly style: Style;
  readonly width: number;
}

/** A person who is asked something and wants to know more. */
export interface Asked<T extends GameTypes> {
  readonly state: State<T>;
  readonly decision: Open<T>;
  /** What they see. */
  readonly seen: View<T>;
}

/** A finished game, in figures. */
export interface Summary {
  readonly winner: string;
  readonly cause: string;
  readonly turns: number;
  /** By seat. */
  readonly roles: readonly string[];
  readonly won: readonly boolean[];
  /** By seat, in games that are played for points, each for themselves. */
  readonly points?: readonly number[];
}

/** Numbered rules with their titles. */
export interface RulePart {
  /** What the report calls them, if they are not all. */
  name?(language: Language): string;
  readonly rules: Readonly<Record<string, string>>;
}

export interface CliGame<T extends GameTypes> {
  readonly game: Game<T>;
  /** By name; the first is the one to play against. */
  readonly bots: Readonly<Record<string, Bot<T>>>;
  /** All numbered rules that can come up. */
  readonly rules: readonly RulePart[];
  /** For scenarios. */
  readonly scenarios: ScenarioGame<T>;
  /** How many sit at a table of which nothing is said. */
  readonly usualSeats: number;
  /** Decks that are dealt out to the seats in this order, if the game has any. */
  readonly decks: readonly string[];
  /** The deck that a list tells of, with its name, or what is against playing it; in games with decks. */
  readDeckList?(
    this: void,
    list: string,
    language: Language,
  ): { readonly deck: unknown; readonly name?: string } | { readonly problems: readonly string[] };
  /** Roles that a person may wish for. */
  readonly roles: readonly string[];
  /** Table options with their values, the default first. */
  readonly options: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** Table options that take any number, as `key.part`, with the usual one. Their text is that of the key. */
  readonly amounts: Readonly<Record<string, number>>;
  /** A move, abbreviated and whole, to show how moves can be typed. */
  readonly abbreviation: { readonly short: string; readonly whole: string };
  /** Who can win, and how a game can end. */
  readonly teams: readonly string[];
  readonly causes: readonly string[];
  readonly messages: Readonly<Record<Language, Messages>>;
  voice(seats: readonly string[], language: Language): Voice<T>;
  /** The name of a team, a role or a deck. */
  name(id: string, language: Language): string;
  /** The cause of the end, in a few words. */
  cause(id: string, language: Language): string;
  /** The role that the viewer knows to have. */
  roleOf(view: View<T>): string | null;
  /** In a game with decks, they are named seat by seat. */
  summary(state: State<T>, decks: readonly string[]): Summary | null;
  /** Events that only repeat what the next line of the log says anyway. */
  isQuiet(event: SeatEvent<T>): boolean;
  /** Events that begin a new paragraph of the log. */
  isTurningPoint(event: SeatEvent<T>): boolean;
  /** What is told to a seat as “you”, for somebody else who knows all secrets; nothing if it names the seat anyway. */
  overheard(event: SeatEvent<T>, page: Page): string | undefined;
  /** The views of all seats as one, for whoever may know every secret. */
  together(views: readonly View<T>[]): View<T>;
  /** The answer to a question that a person is not asked, because it leaves them no choice worth a word. */
  formality(decision: Open<T>): Choice | undefined;
  /** The table as these views know it: one seat's, a spectator's, or all of them. */
  draw(views: readonly View<T>[], page: Page): string[];
  /** What is under way, for somebody who saw the whole table when it was so; nothing if they must see it again. */
  glance(view: View<T>, drawn: View<T>, page: Page): string[];
  /** How the game ended, in a sentence. */
  result(table: T['Table'], page: Page): string;
  /** Who the viewer is and what they play for; nothing before they know. */
  goal(view: View<T>, page: Page): string[];
  /** What the person's cards and those that lie open do. */
  explain(asked: Asked<T>, page: Page): string[];
  /** Whether `explain` tells why a move cannot be made together with its card. */
  isOfCard?(option: unknown, asked: Asked<T>): boolean;
  /** What these words name, whole; in games with many cards. */
  lookUp?(words: string, asked: Asked<T>, page: Page): string[];
}
