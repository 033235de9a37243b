import { ability, card, during, event, minionOf } from '../build.ts';

export default card(
  'Break the Code',
  event(
    {
      all: [
        { what: 'intercept', amount: -1, is: { imbued: true }, ...during({ acting: { monster: true } }) },
      ],
      abilities: [
        ability('minion', [{ op: 'enter-combat' }], {
          by: 'any',
          is: { monster: true },
          action: { kind: 'other', stealth: 0 },
          target: minionOf('others', 'ready', { imbued: true }),
        }),
      ],
    },
    { traits: ['gehenna'] },
  ),
);
