import { card, political, vampireOf } from '../build.ts';

export default card('Alastor', {
  requires: { titles: ['justicar', 'inner-circle'] },
  modes: [{ ...political({ op: 'commission', sect: 'camarilla' }), only: 'name' }],
  does: {
    constant: [{ what: 'cannot-diablerize', amount: 1 }],
    abilities: [
      {
        moments: ['minion'],
        effects: [{ op: 'enter-combat' }],
        target: vampireOf('others', 'ready'),
        by: 'host',
        action: { kind: 'other', stealth: 1 },
      },
    ],
  },
});
