import { card, intercept, reaction } from '../build.ts';

export default card('Patrol', { requires: { trait: 'flight' }, modes: [reaction([intercept(1)])] });
