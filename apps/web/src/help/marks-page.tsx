// The marks on the cards, and what they stand for.

import { CLANS, DISCIPLINES, LIBRARY_TYPES } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { term } from '../cards/term.ts';
import { DisciplineMark, Mark } from '../marks/mark.tsx';
import { clanMark, clanWord, typeMark, typeWord } from '../marks/marks.ts';
import { useReader } from '../text/reader.tsx';
import { useHelpTexts } from './text/use.ts';

function Disciplines(): ReactNode {
  const reader = useReader();
  return (
    <ul className="help-marks">
      {DISCIPLINES.map((discipline) => (
        <li key={discipline}>
          <DisciplineMark discipline={discipline} level={1} />
          <DisciplineMark discipline={discipline} level={2} />
          {term(reader, `term.discipline.${discipline}`)}
        </li>
      ))}
    </ul>
  );
}

export function MarksPage(): ReactNode {
  const say = useHelpTexts();
  const reader = useReader();
  return (
    <article className="help-article">
      <h1>{say('page.marks')}</h1>
      <p className="help-lead">{say('marks.about')}</p>
      <section>
        <h2>{say('marks.types')}</h2>
        <ul className="help-marks">
          {LIBRARY_TYPES.map((type) => (
            <li key={type} className={`type-${typeWord(type)}`}>
              <Mark id={typeMark(type)} />
              {term(reader, `term.type.${type}`)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say('marks.levels')}</h2>
        <Disciplines />
      </section>
      <section>
        <h2>{say('marks.clans')}</h2>
        <ul className="help-marks">
          {CLANS.map((clan) => (
            <li key={clan} className={clanWord(clan)}>
              <Mark id={clanMark(clan)} />
              {term(reader, `term.clan.${clan}`)}
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
