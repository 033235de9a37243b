import { card, disciplineMaster } from '../build.ts';

export default card('Dominate', disciplineMaster('dom'));
