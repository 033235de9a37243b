// How long decisions may take, what happens when the time is up, and how fast bots play.

import type { ReactNode } from 'react';
import { Choice, Field } from '../shell/controls.tsx';
import type { Draft } from './draft.ts';
import type { DraftProps } from './draft-props.ts';
import { useWords } from './text/words.ts';

interface NumberProps extends DraftProps {
  readonly name: 'perDecision' | 'reserve' | 'hours';
  readonly min: number;
  readonly max: number;
}

function NumberField({ draft, change, name, min, max }: NumberProps): ReactNode {
  const say = useWords();
  const take = (value: number): void => {
    if (Number.isInteger(value) && value >= min && value <= max) change({ [name]: value });
  };
  return (
    <Field label={say(`clock.${name}`)}>
      {(id) => (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          defaultValue={draft[name]}
          onChange={({ target }) => take(target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

function Numbers({ draft, change }: DraftProps): ReactNode {
  if (draft.clock === 'slow')
    return <NumberField draft={draft} change={change} name="hours" min={1} max={336} />;
  return (
    <>
      <NumberField draft={draft} change={change} name="perDecision" min={5} max={600} />
      <NumberField draft={draft} change={change} name="reserve" min={0} max={120} />
    </>
  );
}

const CLOCKS = ['none', 'live', 'slow'] as const;
const ENDS = ['default', 'bot'] as const;
const PACES = [0, 700, 1500, 3000] as const;

/** Minutes that a tournament, or an evening, has for a game. */
const TIMES = [0, 60, 90, 120, 150] as const;

function TimeLimit({ draft, change }: DraftProps): ReactNode {
  const say = useWords();
  return (
    <Choice
      legend={say('time')}
      value={draft.time ?? 0}
      of={TIMES.map(
        (time) => [time, time === 0 ? say('time.none') : say('agreed.minutes', { minutes: time })] as const,
      )}
      onChange={(time) => change({ time: time === 0 ? null : time })}
      hint={say('time.hint')}
    />
  );
}

export function ClockChoice({ draft, change }: DraftProps): ReactNode {
  const say = useWords();
  return (
    <div className="new-table-fold">
      <Choice
        legend={say('clock')}
        value={draft.clock}
        of={CLOCKS.map((clock) => [clock, say(`clock.${clock}`)] as const)}
        onChange={(clock: Draft['clock']) => change({ clock })}
        hint={say(`clock.${draft.clock}.hint`)}
      />
      {draft.clock !== 'none' && (
        <>
          <div className="new-table-numbers">
            <Numbers draft={draft} change={change} key={draft.clock} />
          </div>
          <Choice
            legend={say('at-zero')}
            value={draft.atZero}
            of={ENDS.map((end) => [end, say(`at-zero.${end}`)] as const)}
            onChange={(atZero) => change({ atZero })}
            hint={say(`at-zero.${draft.atZero}.hint`)}
          />
        </>
      )}
      {draft.game === 'vtes' && <TimeLimit draft={draft} change={change} />}
      <Choice
        legend={say('pace')}
        value={draft.pace}
        of={PACES.map((pace) => [pace, say(`pace.${pace}`)] as const)}
        onChange={(pace) => change({ pace })}
      />
    </div>
  );
}
