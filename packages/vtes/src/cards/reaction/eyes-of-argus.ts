import { AT_YOU, card, intercept, levels, reaction, wake } from '../build.ts';

export default card('Eyes of Argus', { modes: levels('aus', reaction([intercept(2)], AT_YOU), wake()) });
