import type { ReplayMessages } from './messages.ts';

export const messages: ReplayMessages = {
  title: 'Una partita rivista',
  play: 'Avvia',
  pause: 'Pausa',
  back: 'Un passo indietro',
  forward: 'Un passo avanti',
  turns: 'Turni',
  turn: 'Turno {turn}',
  'turn-of': 'Turno {turn}: {seat}',
  'turn-back': 'Al turno precedente',
  'turn-forward': 'Al turno successivo',
  step: 'Passo',
  'step-of': 'Passo {at} di {steps}',
  speed: 'Velocità',
  eyes: 'Vista da',
  'eyes.spectator': 'uno spettatore',
  'eyes.all': 'tutti, tutto scoperto',
  record: 'La registrazione',
  'record.what':
    'La registrazione contiene il seme del mescolamento e ogni mossa: con essa la partita si può rigiocare, carta per carta.',
  'record.load': 'Scarica la registrazione',
  'record.verify':
    'Se è ciò che dice di essere, e se il mescolamento è quello promesso prima della prima carta:',
  'record.watch': 'In un terminale si può rivedere:',
};
