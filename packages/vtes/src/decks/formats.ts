// Formats, as data: which cards a table or a tournament allows.

/** `decks`: only cards of these ready-made decks; without it, all that are known. `banned`: none of these, by name. */
export interface Format {
  readonly decks?: readonly string[];
  readonly banned: readonly string[];
}

export const FORMATS = {
  standard: { banned: [] },
  'fifth-edition': { decks: ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'], banned: [] },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof FORMATS;
