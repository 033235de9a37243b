import type { Phrases } from './messages.ts';

export const messages: Phrases = {
  hunter: 'Eu sou um Caçador.',
  gave: 'Entreguei {card, select, bite {uma Mordida} night {uma Noite} rumour {um Boato} component {um Componente} other {{card}}}.',
  suspect: 'Suspeito de {seat}.',
  trust: 'Confio em {seat}.',
  'trust-me': 'Confiem em mim.',
  'it-was': 'Foi {seat}.',
  sorry: 'Sinto muito, de verdade.',
};
