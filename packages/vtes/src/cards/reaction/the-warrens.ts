import { AT_YOU, card, reaction } from '../build.ts';

export default card('The Warrens', {
  modes: [reaction([{ op: 'intercept', amount: 2, plus: { is: { titled: true }, amount: 1 } }], AT_YOU)],
});
