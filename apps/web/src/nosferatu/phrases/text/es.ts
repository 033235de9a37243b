import type { Phrases } from './messages.ts';

export const messages: Phrases = {
  hunter: 'Soy un Cazador.',
  gave: 'Entregué {card, select, bite {un Mordisco} night {una Noche} rumour {un Rumor} component {un Componente} other {{card}}}.',
  suspect: 'Sospecho de {seat}.',
  trust: 'Confío en {seat}.',
  'trust-me': 'Confiad en mí.',
  'it-was': 'Fue {seat}.',
  sorry: 'Lo siento, de verdad.',
};
