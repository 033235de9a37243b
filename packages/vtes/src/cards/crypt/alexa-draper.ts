import { vampire } from '../build.ts';

export default vampire('Alexa Draper', { polling: { use: 'discard', votes: 1, discipline: 'dom' } });
