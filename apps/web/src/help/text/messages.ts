// The texts of the help: introductions to the games, names of chapters, and what leads through them.

/** The parts of the introductions, and how many paragraphs each has. */
export const PARTS = {
  vtes: { want: 3, table: 2, turn: 5, acts: 6, block: 2, combat: 4, vote: 2, first: 5 },
  nosferatu: { want: 2, turn: 4, cards: 4, first: 4 },
} as const;
export type Game = keyof typeof PARTS;

/** Paragraphs 1 to 6 at most. */
type UpTo<Count extends number> = Count extends 2
  ? 1 | 2
  : Count extends 3
    ? 1 | 2 | 3
    : Count extends 4
      ? 1 | 2 | 3 | 4
      : Count extends 5
        ? 1 | 2 | 3 | 4 | 5
        : 1 | 2 | 3 | 4 | 5 | 6;
type PartKey<Of extends Game> = {
  [Part in keyof (typeof PARTS)[Of] & string]:
    `${Of}.${Part}` | `${Of}.${Part}.${UpTo<(typeof PARTS)[Of][Part] & number>}`;
}[keyof (typeof PARTS)[Of] & string];

export const CHAPTERS = {
  vtes: [
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
  ],
  nosferatu: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', 'D', 'A'],
} as const;
type ChapterKey = { [Of in Game]: `${Of}.chapter.${(typeof CHAPTERS)[Of][number]}` }[Game];

/** Keys of every table, of each game, and of the deck builder. */
export const KEYS = {
  table: ['1', 'Enter', 'Esc', '?'],
  vtes: ['Space', 'L', 'E', 'F', 'Y', 'W'],
  nosferatu: ['S', 'H', 'T'],
  decks: ['arrows', 'Enter', 'plus', 'minus', 'I', 'Esc'],
} as const;
type KeyKey = { [Of in keyof typeof KEYS]: `keys.${Of}.${(typeof KEYS)[Of][number]}` }[keyof typeof KEYS];

export type HelpMessageKey =
  | 'title'
  | 'lead'
  | 'contents'
  | 'on-page'
  | `page.${'vtes' | 'nosferatu' | 'glossary' | 'marks' | 'keys'}`
  | `about.${'vtes' | 'nosferatu' | 'glossary' | 'marks' | 'keys'}`
  | `search${'' | '.example' | '.none' | '.found'}`
  | `rules${'' | '.about'}`
  | 'play-now'
  | `marks.${'levels' | 'types' | 'clans' | 'about'}`
  | `keys.${'table' | 'decks' | 'about'}`
  | KeyKey
  | `${Game}.lead`
  | PartKey<'vtes'>
  | PartKey<'nosferatu'>
  | ChapterKey;
