// A form whose words stay in it when the server refuses them.

import type { ReactNode } from 'react';

/** What was typed into each field, by its name. */
type Words = (this: void, name: string) => string;

interface FormProps {
  readonly onSend: (words: Words) => void;
  readonly children: ReactNode;
}

export function Form({ onSend, children }: FormProps): ReactNode {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onSend((name) => {
          const word = form.get(name);
          return typeof word === 'string' ? word : '';
        });
      }}
    >
      {children}
    </form>
  );
}
