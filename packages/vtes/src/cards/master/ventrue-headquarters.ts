import { card, location } from '../build.ts';

export default card('Ventrue Headquarters', location({ polling: { use: 'lock', votes: 3 } }));
