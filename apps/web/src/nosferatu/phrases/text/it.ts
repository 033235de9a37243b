import type { Phrases } from './messages.ts';

export const messages: Phrases = {
  hunter: 'Sono un Cacciatore.',
  gave: 'Ho dato {card, select, bite {un Morso} night {una Notte} rumour {una Diceria} component {un Componente} other {{card}}}.',
  suspect: 'Sospetto di {seat}.',
  trust: 'Mi fido di {seat}.',
  'trust-me': 'Fidatevi di me.',
  'it-was': 'È stata opera di {seat}.',
  sorry: 'Mi dispiace, davvero.',
};
