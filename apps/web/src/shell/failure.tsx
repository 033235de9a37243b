// A page that failed: what happened, what is safe, one button. React asks for a class here.

import { Component, type ReactNode } from 'react';
import { useReader } from '../text/reader.tsx';
import './failure.css';

function Failed({ error }: { readonly error: unknown }): ReactNode {
  const { say } = useReader();
  return (
    <main className="failure" role="alert">
      <h1>{say('failure.what')}</h1>
      <p>{say('failure.safe')}</p>
      <button type="button" className="button go" onClick={() => location.reload()}>
        {say('failure.again')}
      </button>
      <code>{error instanceof Error ? error.message : String(error)}</code>
    </main>
  );
}

interface Props {
  readonly children: ReactNode;
}

export class Failure extends Component<Props, { readonly error: unknown }> {
  override readonly state: { readonly error: unknown } = { error: null };
  static getDerivedStateFromError = (error: unknown): { readonly error: unknown } => ({ error });
  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Failed error={error} />;
  }
}
