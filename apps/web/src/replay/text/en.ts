import type { ReplayMessages } from './messages.ts';

export const messages: ReplayMessages = {
  title: 'A game seen again',
  play: 'Play',
  pause: 'Pause',
  back: 'One step back',
  forward: 'One step on',
  turns: 'Turns',
  turn: 'Turn {turn}',
  'turn-of': 'Turn {turn}: {seat}',
  'turn-back': 'Back to the turn before',
  'turn-forward': 'On to the next turn',
  step: 'Step',
  'step-of': 'Step {at} of {steps}',
  speed: 'Speed',
  eyes: 'Seen by',
  'eyes.spectator': 'a spectator',
  'eyes.all': 'everybody, all open',
  record: 'The record',
  'record.what':
    'The record has the seed of the shuffle and every move: with it the game can be played again, card by card.',
  'record.load': 'Load the record',
  'record.verify': 'Whether it is what it claims to be, and the shuffle as promised before the first card:',
  'record.watch': 'In a terminal it can be seen again:',
};
