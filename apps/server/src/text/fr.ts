import type { Messages } from './messages.ts';

export const fr: Messages = {
  'home.title': 'Nocturne',
  'home.what':
    'Une table pour deux jeux de cartes de vampires, qui en connaît les règles : Vampire: The Eternal Struggle et Nosferatu. Les cartes cachées restent cachées, et seuls les coups permis sont proposés.',
  'home.terminal': 'Jouer dans un terminal',
  'home.terminal-how': 'Dans le dossier d’où ce serveur a été lancé :',
  'home.programs': 'Programmes',
  'home.programs-how': 'Des bots et des clients de toute sorte ouvrent des tables et jouent ici :',
  'home.api': 'l’interface HTTP',
  'home.legal':
    'Un projet de passionnés, non officiel. Vampire: The Eternal Struggle est une marque de Paradox Interactive AB ; Nosferatu appartient à son auteur et à ses éditeurs.',
  'replay.title': 'Une partie jouée ici',
  'replay.seats': 'Qui a joué',
  'replay.bot': 'bot',
  'replay.record': 'son relevé',
  'replay.how': 'Avec le relevé, la partie peut être revue et vérifiée dans un terminal :',
  'replay.unknown': 'Cette partie n’existe pas, ou n’est plus partagée.',
};
