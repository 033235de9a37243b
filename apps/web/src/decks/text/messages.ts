// The texts of decks.

import type { FormatName, LibraryType } from '@nocturne/vtes';
import type { COSTS, SORTS } from '../filters.ts';

type ReadyMade = 'malkavian' | 'nosferatu' | 'toreador' | 'tremere' | 'ventrue';
type Form = 'link' | 'text' | 'jol' | 'lackey' | 'twd' | 'vdb';

export type DeckMessageKey =
  | `shelf.${'title' | 'new' | 'mine' | 'ready' | 'none' | 'legal' | 'unfinished' | 'changed'}`
  | `shelf.${'copy' | 'copy-of' | 'delete' | 'sure' | 'here-only' | 'to-account'}`
  | `ready.${ReadyMade}.about`
  | 'sizes'
  | `source.${'ready' | 'shared'}`
  | `kept.${'saving' | 'here' | 'account' | 'failed'}`
  | `view.${'cards' | 'deck'}`
  | 'all-decks'
  | 'deck'
  | 'undo'
  | 'copy'
  | 'import'
  | 'export'
  | 'loading'
  | 'no-deck'
  | 'unnamed'
  | 'name'
  | 'notes'
  | 'notes-example'
  | 'format'
  | `format.${FormatName}`
  | 'less'
  | 'more'
  | 'copies'
  | 'times'
  | 'idle'
  | 'shown'
  | 'none-shown'
  | 'sorted'
  | `sort.${(typeof SORTS)[keyof typeof SORTS][number]}`
  | 'filters'
  | `filter.${'search' | 'example' | 'type' | 'level-hint' | 'any' | 'any-group' | 'untitled' | 'least' | 'most'}`
  | `filter.${'deck' | 'this-deck' | 'playable' | 'clear'}`
  | `type.${LibraryType}`
  | `cost.${(typeof COSTS)[number]}`
  | 'crypt-empty'
  | 'library-empty'
  | 'crypt-wants'
  | 'library-wants'
  | 'groups'
  | 'groups-fit'
  | 'groups-apart'
  | 'legal'
  | 'missing'
  | `missing.${'vampires' | 'cards' | 'over' | 'others'}`
  | 'curve'
  | 'curve.of'
  | 'coverage'
  | 'play'
  | 'playing'
  | 'to-lobby'
  | `import.${'title' | 'how' | 'list' | 'example' | 'file' | 'take' | 'found' | 'line'}`
  | `export.${'title' | 'form' | 'list' | 'copy' | 'copied' | 'download'}`
  | `export.${Form}`
  | `export.${Form}-hint`;
