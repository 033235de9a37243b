// What forms are made of.

import { type ReactNode, useId } from 'react';
import './controls.css';

interface Choices<Value extends string | number> {
  readonly legend: string;
  readonly value: Value;
  readonly of: readonly (readonly [value: Value, name: ReactNode])[];
  readonly onChange: (value: Value) => void;
  /** Said under the choice. */
  readonly hint?: ReactNode;
}

/** One of a few, all in sight. */
export function Choice<Value extends string | number>({
  legend,
  value,
  of,
  onChange,
  hint,
}: Choices<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className="choice" aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      <legend>{legend}</legend>
      <div className="choice-row">
        {of.map(([one, words]) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

interface Toggled {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly hint?: ReactNode;
}

/** Yes or no. */
export function Toggle({ label, value, onChange, hint }: Toggled): ReactNode {
  const id = useId();
  return (
    <div className="toggle">
      <label>
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={value}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
      {hint !== undefined && (
        <p id={id} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

interface Named {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly children: (id: string) => ReactNode;
}

/** Something to fill in, under its name. */
export function Field({ label, hint, children }: Named): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint !== undefined && <p className="hint">{hint}</p>}
    </div>
  );
}

/** Why something was not done; read out when it appears. */
export function Trouble({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div role="alert" className="trouble">
      {children}
    </div>
  );
}
