import { addBlood, card, master, vampireOf } from '../build.ts';

export default card('Life in the City', {
  traits: ['trifle'],
  modes: [master([addBlood(1)], { target: vampireOf('any', 'ready') })],
});
