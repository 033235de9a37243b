// All marks, large and small.

import { CLANS, DISCIPLINES, LIBRARY_TYPES } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { term } from '../cards/term.ts';
import { DisciplineMark, Mark } from '../marks/mark.tsx';
import { clanMark, clanWord, type MarkId, SIGNS, typeMark, typeWord } from '../marks/marks.ts';
import { useReader } from '../text/reader.tsx';

function Pair({
  id,
  hue,
  name,
}: {
  readonly id: MarkId;
  readonly hue: string;
  readonly name: string;
}): ReactNode {
  return (
    <li className={hue}>
      <Mark id={id} className="big-mark" />
      <Mark id={id} className="small-mark" />
      <small>{name}</small>
    </li>
  );
}

function Disciplines(): ReactNode {
  const reader = useReader();
  return (
    <ul>
      {DISCIPLINES.map((discipline) => (
        <li key={discipline}>
          <span className="levels">
            <DisciplineMark discipline={discipline} level={1} />
            <DisciplineMark discipline={discipline} level={2} />
          </span>
          <small>{term(reader, `term.discipline.${discipline}`)}</small>
        </li>
      ))}
    </ul>
  );
}

export function Marks(): ReactNode {
  const reader = useReader();
  const { say } = reader;
  return (
    <section className="marks">
      <h2 className="label">{say('look.clans')}</h2>
      <ul>
        {CLANS.map((clan) => (
          <Pair
            key={clan}
            id={clanMark(clan)}
            hue={clanWord(clan)}
            name={term(reader, `term.clan.${clan}`)}
          />
        ))}
      </ul>
      <h2 className="label">{say('look.basic-superior')}</h2>
      <Disciplines />
      <h2 className="label">{say('look.types')}</h2>
      <ul>
        {LIBRARY_TYPES.map((type) => (
          <Pair
            key={type}
            id={typeMark(type)}
            hue={`type-${typeWord(type)}`}
            name={term(reader, `term.type.${type}`)}
          />
        ))}
      </ul>
      <h2 className="label">{say('look.signs')}</h2>
      <ul>
        {SIGNS.map((sign) => (
          <Pair key={sign} id={`i-${sign}`} hue="neutral" name={sign} />
        ))}
      </ul>
    </section>
  );
}
