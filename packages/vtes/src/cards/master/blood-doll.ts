import { bloodAndPool, card, onTarget, vampireOf } from '../build.ts';

export default card('Blood Doll', onTarget(vampireOf('own', 'controlled'), bloodAndPool('master')));
