import { ability, addBlood, card, trophy, vampireOf } from '../build.ts';

export default card(
  'Trophy: Hunting Ground',
  trophy(
    {
      abilities: [
        ability('unlock', [addBlood(2)], {
          mandatory: true,
          target: vampireOf('any', 'controlled', { host: true, oncePerTurn: 'hunting ground' }),
        }),
      ],
    },
    ['hunting ground'],
  ),
);
