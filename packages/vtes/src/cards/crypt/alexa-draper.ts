import { ability, vampire, votes } from '../build.ts';

export default vampire('Alexa Draper', {
  abilities: [
    ability('polling', [votes(1)], { once: 'polling', needs: { ready: true }, cost: { discard: 'dom' } }),
  ],
});
