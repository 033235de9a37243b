import type { Phrases } from './messages.ts';

// A name follows no word that would lose its vowel before another (« de Paul », but « d’Anne »).
export const messages: Phrases = {
  hunter: 'Je suis un Chasseur.',
  gave: 'J’ai remis {card, select, bite {une Morsure} night {une Nuit} rumour {une Rumeur} component {un Composant} other {{card}}}.',
  suspect: 'Je soupçonne {seat}.',
  trust: 'Je fais confiance à {seat}.',
  'trust-me': 'Faites-moi confiance.',
  'it-was': 'C’était {seat}.',
  sorry: 'Toutes mes excuses, vraiment.',
};
