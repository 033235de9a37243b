import { card, nursery } from '../build.ts';

export default card('Art Museum', nursery('Toreador'));
