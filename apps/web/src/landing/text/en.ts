import type { Messages } from '../../text/texts.ts';
import type { LandingKey } from './messages.ts';

export const messages: Messages<LandingKey> = {
  'title.first': 'The night has rules.',
  'title.second': 'This table knows them.',
  what: 'Two vampire card games, online and free. You see what you may do, and why not the rest. No account; bots take the empty chairs.',
  'point.free': 'Costs nothing, in five languages',
  'point.rules': 'Every rule kept for you, every card explained',
  'point.decks': 'Five decks ready to play, or build your own',
  'point.sealed': 'A sealed shuffle you can check afterwards',
  friends: 'Open a table for friends',
  watch: 'Watch a game in progress',
  'vtes.name': 'Vampire: The Eternal Struggle',
  'vtes.what': 'Five ancients, each hunting the next. Bleed your prey, fear your predator, buy the votes.',
  'vtes.seats': '4–5 seats',
  'vtes.time': 'about 90 min',
  'vtes.kind': 'politics',
  'vtes.wish': 'Or begin with a deck of your choice:',
  'nosferatu.wish': 'Or with this many at the table:',
  'nosferatu.name': 'Nosferatu',
  'nosferatu.what':
    'One of you is the Vampire, and Renfield knows who. Talk, give, accuse; stake the right one at dawn.',
  'nosferatu.seats': '5–8 seats',
  'nosferatu.time': 'about 20 min',
  'nosferatu.kind': 'hidden roles',
  play: 'Play against bots',
  shuffling: 'Shuffling',
  'waiting.title': 'Your games',
  'waiting.asked': '{game}: it is up to you.',
  'waiting.other': '{game}: the others are playing.',
  'waiting.go': 'Go on',
  legal:
    'Nocturne is an unofficial fan project. Vampire: The Eternal Struggle is a trademark of Paradox Interactive AB; Nosferatu belongs to its author and publishers. Card faces and marks are our own drawings. One cookie keeps your seat; nobody follows you.',
  footer: 'More',
  'footer.help': 'Rules and help',
  'footer.programs': 'Write a bot',
};
