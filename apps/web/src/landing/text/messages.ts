// The words of the first page.

type OfGame = 'name' | 'what' | 'seats' | 'time' | 'kind' | 'wish';

export type LandingKey =
  | `title.${'first' | 'second'}`
  | 'what'
  | `point.${'free' | 'rules' | 'decks' | 'sealed'}`
  | 'friends'
  | 'watch'
  | `${'vtes' | 'nosferatu'}.${OfGame}`
  | 'play'
  | 'shuffling'
  | `waiting.${'title' | 'asked' | 'other' | 'go'}`
  | 'legal'
  | 'footer'
  | `footer.${'help' | 'programs'}`;
