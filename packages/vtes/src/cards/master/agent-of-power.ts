import { ability, card, master, vampireOf } from '../build.ts';

export default card('Agent of Power', {
  traits: ['discipline', 'trifle', 'unique'],
  modes: [master([{ op: 'choose-discipline' }], { target: vampireOf('own', 'controlled'), put: 'target' })],
  does: {
    makes: { level: 'chosen' },
    abilities: [ability('discard', [{ op: 'burn-source' }], { mandatory: true })],
  },
});
