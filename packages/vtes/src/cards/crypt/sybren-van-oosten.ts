import { ability, during, UNLOCK, vampire } from '../build.ts';

export default vampire('Sybren van Oosten', {
  abilities: [
    ability('after-action', [UNLOCK], { ...during({ passed: true }), needs: { acting: true, locked: true } }),
  ],
});
