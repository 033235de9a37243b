import { card, political } from '../build.ts';

export default card('Consanguineous Boon', {
  traits: ['boon'],
  modes: [political({ op: 'clan-boon', amount: 1 })],
});
