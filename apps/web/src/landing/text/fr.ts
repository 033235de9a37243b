import type { Messages } from '../../text/texts.ts';
import type { LandingKey } from './messages.ts';

export const messages: Messages<LandingKey> = {
  'title.first': 'La nuit a des règles.',
  'title.second': 'Cette table les connaît.',
  what: 'Deux jeux de cartes de vampires, en ligne et gratuits. Vous voyez ce que vous pouvez faire, et pourquoi pas le reste. Sans compte : des bots prennent les places libres.',
  'point.free': 'Gratuit, en cinq langues',
  'point.rules': 'Chaque règle appliquée, chaque carte expliquée',
  'point.decks': 'Cinq decks prêts à jouer, ou composez le vôtre',
  'point.sealed': 'Un mélange scellé, à vérifier ensuite',
  friends: 'Ouvrir une table entre amis',
  watch: 'Regarder une partie en cours',
  'vtes.name': 'Vampire: The Eternal Struggle',
  'vtes.what':
    'Cinq anciens, chacun chasse le suivant. Mordez votre proie, craignez votre prédateur, achetez les voix.',
  'vtes.seats': '4–5 places',
  'vtes.time': 'environ 90 min',
  'vtes.kind': 'politique',
  'vtes.wish': 'Ou commencez avec le deck de votre choix :',
  'nosferatu.wish': 'Ou choisissez combien à table :',
  'nosferatu.name': 'Nosferatu',
  'nosferatu.what':
    'L’un de vous est le Vampire, et Renfield sait qui. Parlez, remettez des cartes, accusez ; à l’aurore, que le Pieu frappe le bon.',
  'nosferatu.seats': '5–8 places',
  'nosferatu.time': 'environ 20 min',
  'nosferatu.kind': 'rôles cachés',
  play: 'Jouer contre des bots',
  shuffling: 'On mélange',
  'waiting.title': 'Vos parties',
  'waiting.asked': '{game} : c’est à vous.',
  'waiting.other': '{game} : les autres jouent.',
  'waiting.go': 'Continuer',
  legal:
    'Nocturne est un projet de passionnés, non officiel. Vampire: The Eternal Struggle est une marque de Paradox Interactive AB ; Nosferatu appartient à son auteur et à ses éditeurs. Les cartes et les symboles sont nos propres dessins. Un cookie garde votre place ; personne ne vous suit.',
  footer: 'Plus',
  'footer.help': 'Règles et aide',
  'footer.programs': 'Écrire un bot',
};
