import { BLEEDING_YOU, card, intercept, levels, reaction, redirect } from '../build.ts';

export default card('Telepathic Misdirection', {
  modes: levels('aus', reaction([intercept(1)]), reaction([redirect(true)], BLEEDING_YOU)),
});
