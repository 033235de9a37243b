// The command line's own texts. Those of a game are with the game.

import type { Language } from '@nocturne/kernel';
import { format, type Values } from '../language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { CliMessages, TextKey } from './messages.ts';
import { pt } from './pt.ts';

export type { TextKey } from './messages.ts';
export const cliMessages: Readonly<Record<Language, CliMessages>> = { en, it, pt, fr, es };

export type Say = (key: TextKey, values?: Values) => string;

export const cliText =
  (language: Language): Say =>
  (key, values) =>
    format(cliMessages[language][key], language, values);
