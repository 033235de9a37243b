import { BLEEDING_YOU, card, levels, reaction, redirect } from '../build.ts';

export default card('Deflection', {
  modes: levels('dom', reaction([redirect(true)], BLEEDING_YOU), reaction([redirect(false)], BLEEDING_YOU)),
});
