import { card, disciplineMaster } from '../build.ts';

export default card('Potence', disciplineMaster('pot'));
