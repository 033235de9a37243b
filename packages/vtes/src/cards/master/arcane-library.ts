import { card, nursery } from '../build.ts';

export default card('Arcane Library', nursery('Tremere'));
