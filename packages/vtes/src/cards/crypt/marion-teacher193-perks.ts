import { vampire } from '../build.ts';

export default vampire('Marion "Teacher193" Perks', { press: 'combat' });
