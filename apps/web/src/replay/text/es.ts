import type { ReplayMessages } from './messages.ts';

export const messages: ReplayMessages = {
  title: 'Una partida vista de nuevo',
  play: 'Reproducir',
  pause: 'Pausa',
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  turns: 'Turnos',
  turn: 'Turno {turn}',
  'turn-of': 'Turno {turn}: {seat}',
  'turn-back': 'Al turno anterior',
  'turn-forward': 'Al turno siguiente',
  step: 'Paso',
  'step-of': 'Paso {at} de {steps}',
  speed: 'Velocidad',
  eyes: 'Vista por',
  'eyes.spectator': 'un espectador',
  'eyes.all': 'todos, todo a la vista',
  record: 'El registro',
  'record.what':
    'El registro tiene la semilla del barajado y cada jugada: con él la partida puede jugarse otra vez, carta por carta.',
  'record.load': 'Descargar el registro',
  'record.verify': 'Si es lo que dice ser, y si el barajado es el prometido antes de la primera carta:',
  'record.watch': 'En una terminal se puede ver de nuevo:',
};
