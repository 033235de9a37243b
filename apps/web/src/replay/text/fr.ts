import type { ReplayMessages } from './messages.ts';

export const messages: ReplayMessages = {
  title: 'Une partie revue',
  play: 'Lecture',
  pause: 'Pause',
  back: 'Une étape en arrière',
  forward: 'Une étape en avant',
  turns: 'Tours',
  turn: 'Tour {turn}',
  'turn-of': 'Tour {turn} : {seat}',
  'turn-back': 'Au tour précédent',
  'turn-forward': 'Au tour suivant',
  step: 'Étape',
  'step-of': 'Étape {at} sur {steps}',
  speed: 'Vitesse',
  eyes: 'Vue par',
  'eyes.spectator': 'un spectateur',
  'eyes.all': 'tous, tout ouvert',
  record: 'L’enregistrement',
  'record.what':
    'L’enregistrement contient la graine du mélange et chaque coup : avec lui, la partie peut être rejouée, carte par carte.',
  'record.load': 'Télécharger l’enregistrement',
  'record.verify':
    'Est-il ce qu’il prétend être, et le mélange est-il celui qui a été promis avant la première carte ?',
  'record.watch': 'Dans un terminal, on peut la revoir :',
};
