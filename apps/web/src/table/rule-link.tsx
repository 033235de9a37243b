// The number of a rule. It opens beside the table, which nobody has to leave for it.

import type { ReactNode } from 'react';
import { useTableTexts } from './texts.ts';

interface RuleLinkProps {
  readonly game: 'vtes' | 'nosferatu';
  readonly rule: string;
}

export function RuleLink({ game, rule }: RuleLinkProps): ReactNode {
  const say = useTableTexts();
  return (
    <a
      className="rule-link"
      href={`/help/${game}#${rule}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`${say('menu.rules')}: ${rule}`}
    >
      {rule}
    </a>
  );
}
