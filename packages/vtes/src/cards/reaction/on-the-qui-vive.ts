import { card, wake } from '../build.ts';

export default card('On the Qui Vive', {
  modes: [wake({ op: 'wake', alliesStayLocked: true }, { once: 'unlock' })],
});
