import { ability, vampire } from '../build.ts';

export default vampire('Olga Triminov', {
  abilities: [
    ability('minion', [{ op: 'steal-source' }], {
      is: { vampire: true, trait: 'black hand' },
      cost: { pool: 1 },
      action: { kind: 'other', stealth: 0, at: 'source' },
    }),
  ],
});
