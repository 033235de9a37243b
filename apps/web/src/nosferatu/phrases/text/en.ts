import type { Phrases } from './messages.ts';

export const messages: Phrases = {
  hunter: 'I am a Hunter.',
  gave: 'I gave {card, select, bite {a Bite} night {a Night} rumour {a Rumour} component {a Component} other {{card}}}.',
  suspect: 'I suspect {seat}.',
  trust: 'I trust {seat}.',
  'trust-me': 'Trust me.',
  'it-was': 'It was {seat}.',
  sorry: 'I am sorry, truly.',
};
