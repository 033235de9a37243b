import { ability, card, location } from '../build.ts';

export default card(
  'The Shard, London',
  location({
    reduces: 2,
    abilities: [
      ability('minion', [{ op: 'steal-source' }], {
        by: 'vampire',
        action: { kind: 'other', stealth: 0, at: 'source', stealthOf: { clan: 'Ventrue', amount: 1 } },
      }),
    ],
  }),
);
