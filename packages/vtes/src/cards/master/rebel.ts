import { card, master, vampireOf } from '../build.ts';

export default card('Rebel', {
  traits: ['trifle', 'archetype'],
  modes: [master([], { target: vampireOf('own', 'controlled'), put: 'target', only: 'archetype' })],
  does: { onBlock: { blood: 1, titled: true, political: true } },
});
