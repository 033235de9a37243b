// What a game tells the command line besides its rules.

import type { Bot } from '@nocturne/bots';
import type { Game, GameTypes, Language, SeatEvent, View } from '@nocturne/kernel';
import type { ScenarioGame } from '@nocturne/testkit';
import type { Messages, Values } from './language.ts';
import type { Style } from './style.ts';

/** What a drawing needs besides the view. */
export interface Page {
  readonly seats: readonly string[];
  readonly language: Language;
  readonly style: Style;
  readonly width: number;
}

/** A finished game, in figures. */
export interface Summary {
  readonly winner: string;
  readonly cause: string;
  readonly turns: number;
  /** By seat. */
  readonly roles: readonly string[];
  readonly won: readonly boolean[];
}

export interface CliGame<T extends GameTypes> {
  readonly game: Game<T>;
  /** By name; the first is the one to play against. */
  readonly bots: Readonly<Record<string, Bot<T>>>;
  /** Each numbered rule with its title. */
  readonly rules: Readonly<Record<string, string>>;
  /** For scenarios. */
  readonly scenarios: ScenarioGame<T>;
  /** Roles that a person may wish for. */
  readonly roles: readonly string[];
  /** Table options with their values, the default first. */
  readonly options: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** Table options that take any number, as `key.part`, with the usual one. Their text is that of the key. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Who can win, and how a game can end. */
  readonly teams: readonly string[];
  readonly causes: readonly string[];
  readonly messages: Readonly<Record<Language, Messages>>;
  /** The arguments of a text, made readable. */
  textArguments(seats: readonly string[], values: object): Values;
  /** The name of a team or a role. */
  name(id: string, language: Language): string;
  /** The cause of the end, in a few words. */
  cause(id: string, language: Language): string;
  /** The role that the viewer knows to have. */
  roleOf(view: View<T>): string | null;
  summary(table: T['Table']): Summary | null;
  /** Events that only repeat what the next line of the log says anyway. */
  isQuiet(event: SeatEvent<T>): boolean;
  /** Events that begin a new paragraph of the log. */
  isTurningPoint(event: SeatEvent<T>): boolean;
  /** What is told to a seat as “you”, for somebody else who knows all secrets; nothing if it names the seat anyway. */
  overheard(event: SeatEvent<T>, page: Page): string | undefined;
  /** The table as these views know it: one seat's, a spectator's, or all of them. */
  draw(views: readonly View<T>[], page: Page): string[];
  /** How the game ended, in a sentence. */
  result(table: T['Table'], page: Page): string;
  /** Who the viewer is and what they play for; nothing before they know. */
  goal(view: View<T>, page: Page): string[];
  /** What the cards that lie open do. */
  explain(view: View<T>, page: Page): string[];
}
