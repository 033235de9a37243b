import type { ReplayMessages } from './messages.ts';

export const messages: ReplayMessages = {
  title: 'Uma partida revista',
  play: 'Reproduzir',
  pause: 'Pausar',
  back: 'Um passo atrás',
  forward: 'Um passo à frente',
  turns: 'Turnos',
  turn: 'Turno {turn}',
  'turn-of': 'Turno {turn}: {seat}',
  'turn-back': 'Ao turno anterior',
  'turn-forward': 'Ao turno seguinte',
  step: 'Passo',
  'step-of': 'Passo {at} de {steps}',
  speed: 'Velocidade',
  eyes: 'Vista por',
  'eyes.spectator': 'um espectador',
  'eyes.all': 'todos, tudo à vista',
  record: 'O registro',
  'record.what':
    'O registro tem a semente do embaralhamento e cada jogada: com ele a partida pode ser jogada de novo, carta por carta.',
  'record.load': 'Baixar o registro',
  'record.verify': 'Se ele é o que diz ser, e se o embaralhamento é o prometido antes da primeira carta:',
  'record.watch': 'Em um terminal ela pode ser revista:',
};
