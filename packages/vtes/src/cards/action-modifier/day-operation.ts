import { card, during, levels, modifier } from '../build.ts';
import type { Effect } from '../printed.ts';

const BY_DAY: readonly Effect[] = [{ op: 'vampires-cannot-block' }, { op: 'torpor-afterwards' }];

export default card('Day Operation', {
  modes: levels(
    'for',
    modifier(BY_DAY, { moments: ['announced'] }),
    modifier(BY_DAY, during({ attempt: true })),
  ),
});
