import { card, political } from '../build.ts';

export default card('Toreador Justicar', {
  traits: ['title'],
  modes: [
    political({
      op: 'grant-title',
      title: { rank: 'justicar', clan: 'Toreador' },
      clan: 'Toreador',
      votes: 1,
    }),
  ],
});
