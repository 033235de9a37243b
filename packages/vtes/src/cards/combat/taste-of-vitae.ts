import { card, combat } from '../build.ts';

export default card('Taste of Vitae', {
  modes: [combat('end-of-round', [{ op: 'gain-blood-lost' }], { vampire: true, once: 'round' })],
});
