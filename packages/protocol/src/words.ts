// Words that several messages share. Whatever comes from outside is of these shapes, or is refused.

import * as z from 'zod';
import { type WordReason, wordReasons } from './text/word-reasons.ts';

/** Raised when a client of an earlier version would no longer be understood. */
export const PROTOCOL = 1;

/** Ids of people and tables: short, random, safe in addresses. */
export const ID = /^[0-9a-z]{8,32}$/;
export const id = z.string().regex(ID);

// controls, signs that turn the direction of what follows, halves of characters, line ends
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
// piled up they cover the lines around them
const PILED = /\p{M}{4}/u;
/** Whether every sign of it can be seen as it was meant. */
const printable = (text: string): boolean => !UNPRINTABLE.test(text) && !PILED.test(text);

// letters to Unicode, nothing to the eye
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
const LATIN = /\p{Script=Latin}/u;
const ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]/u;

const because = (why: WordReason): WordReason => why;

/** What people are called: what they typed, without space around it. */
export const personName = z
  .string()
  .trim()
  .min(1, because('name-empty'))
  .max(24, because('name-long'))
  .overwrite((name) => name.normalize('NFC').replaceAll(/\p{Zs}+/gu, ' '))
  .refine((name) => printable(name) && !INVISIBLE.test(name), because('name-unprintable'))
  .refine((name) => !(LATIN.test(name) && ALIKE.test(name)), because('name-mixed'))
  .refine((name) => /\p{L}|\p{N}/u.test(name), because('name-letter'));

export const password = z.string().min(8, because('password-short')).max(200, because('password-long'));

/** A line that people write. */
const writtenText = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, because('text-empty'))
    .max(longest, because('text-long'))
    .refine(printable, because('text-unprintable'));
export const chatText = writtenText(500);
export const deckName = writtenText(80);

export const seat = z.int().min(0).max(15);
export const language = z.enum(['en', 'it', 'pt', 'fr', 'es']);
export const strength = z.enum(['random', 'heuristic']);

/** How long a decision may take, in seconds, and what is left over for all of them together. */
export const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('live'),
    perDecision: z.int().min(5).max(600),
    reserve: z.int().min(0).max(7200),
  }),
  z.object({
    kind: z.literal('slow'),
    hours: z
      .int()
      .min(1)
      .max(24 * 14),
  }),
]);
export type Clock = z.infer<typeof clock>;

/** What happens to a seat whose time is up: a legal answer that gives nothing away, or a bot until the player is back. */
export const atZero = z.enum(['default', 'bot']);

/** Why something was refused: a key of the message files, and the arguments of its text. */
export const reason = z.looseObject({ why: z.string() });
export type ReasonMessage = z.infer<typeof reason>;

/** Of what a schema objects to, that which can be told to whoever typed it. */
export function wordReason(issues: readonly { readonly message?: string }[]): ReasonMessage | undefined {
  const why = wordReasons.find((one) => issues.some(({ message }) => message === one));
  return why === undefined ? undefined : { why };
}
