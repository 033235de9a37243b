import { action, burnAction, card } from '../build.ts';

export default card('Clan Impersonation', {
  modes: [action([{ op: 'choose-clan' }], { stealth: 1 }, { put: 'minion' })],
  does: { makes: { clan: 'chosen' }, abilities: [burnAction('host')] },
});
