import { card, intercept, levels, reaction, UNLOCK } from '../build.ts';

export default card("Cats' Guidance", {
  modes: levels(
    'ani',
    reaction([UNLOCK], { moments: ['after-action'], by: 'blocker' }),
    reaction([intercept(1)]),
  ),
});
