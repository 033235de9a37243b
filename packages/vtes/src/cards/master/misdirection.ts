import { card, LOCK_TARGET, master, minionOf } from '../build.ts';

export default card('Misdirection', {
  modes: [master([LOCK_TARGET], { target: minionOf('any', 'controlled') })],
});
