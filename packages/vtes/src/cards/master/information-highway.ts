import { card, location } from '../build.ts';

export default card('Information Highway', location({ constant: [{ what: 'transfers', amount: 2 }] }));
