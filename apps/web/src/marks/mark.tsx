// Marks: drawings of one colour from the sprite. They say nothing to a screen reader; words do.

import type { Discipline, Level } from '@nocturne/vtes';
import { memo, type ReactNode } from 'react';
import { disciplineMark, type MarkId } from './marks.ts';

export const Mark = memo(function Mark({
  id,
  className = 'mark',
}: {
  readonly id: MarkId;
  readonly className?: string;
}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
});

/** An outlined square is the basic level, a filled diamond the superior one. */
export function DisciplineMark({
  discipline,
  level,
}: {
  readonly discipline: Discipline;
  readonly level: Level;
}): ReactNode {
  return (
    <span className={level === 2 ? 'dm superior' : 'dm basic'}>
      <Mark id={disciplineMark(discipline)} className="glyph" />
    </span>
  );
}
