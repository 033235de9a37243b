import { card, political } from '../build.ts';

export default card('Kine Resources Contested', {
  modes: [political({ op: 'burn-allocated', points: 4, among: 2 })],
});
