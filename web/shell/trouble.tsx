import { Button, Icon } from '@stolik/ui';
import { Component, type ReactNode } from 'react';
import { Link } from './link.tsx';
import { useWords } from './words.ts';

export interface TroublePaperProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What can be done now. */
  readonly ways?: ReactNode;
}

/** A sheet of paper that says what went wrong, what is safe, and what to do. */
export const TroublePaper = ({ title, children, ways }: TroublePaperProps): ReactNode => (
  <section className="panel trouble" role="alert" data-testid="trouble">
    <h1>
      <Icon name="warn" size={24} />
      {title}
    </h1>
    {children}
    {ways && <div className="trouble-ways">{ways}</div>}
  </section>
);

/** The way out, beside which something else may matter more. */
export function HomeButton({ look = 'primary' }: { readonly look?: 'primary' | 'outline' }): ReactNode {
  const w = useWords();
  return (
    <Link to={{ page: 'home' }} className={`btn btn-${look}`}>
      {w('to-home')}
    </Link>
  );
}

interface SafeState {
  readonly error: Error | null;
}

/** Catches what fails while a page is drawn or loaded: the rest of the house stays, and saved games are never touched. */
export class Safe extends Component<{ readonly children: ReactNode }, SafeState> {
  override state: SafeState = { error: null };

  static getDerivedStateFromError(error: unknown): SafeState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Failed error={error} />;
  }
}

/** A part of the app that could not be fetched says so in other words than one that broke. */
const wasNotFetched = (error: Error): boolean => /fetch|import|load/i.test(error.message) && error.name === 'TypeError';

function Failed({ error }: { readonly error: Error }): ReactNode {
  const w = useWords();
  const missing = wasNotFetched(error);
  return (
    <div className="page page-reading">
      <TroublePaper
        title={w(missing ? 'failed-fetch-title' : 'failed-title')}
        ways={
          <>
            <Button look="primary" onClick={() => window.location.reload()}>
              {w('reload')}
            </Button>
            <Link to={{ page: 'home' }} className="btn btn-outline">
              {w('to-home')}
            </Link>
          </>
        }
      >
        <p>{w(missing ? 'failed-fetch-line' : 'failed-line')}</p>
        <p className="trouble-detail">
          <code>{error.message}</code>
        </p>
      </TroublePaper>
    </div>
  );
}
