import { card, location } from '../build.ts';

export default card('Elder Library', location({ constant: [{ what: 'hand-size', amount: 1 }] }));
