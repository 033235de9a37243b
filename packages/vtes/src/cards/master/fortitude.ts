import { card, disciplineMaster } from '../build.ts';

export default card('Fortitude', disciplineMaster('for'));
