import { type ReactNode, useEffect, useRef } from 'react';
import { useMyTurns } from '../online/my-tables.ts';
import { useLibrary } from '../saves/use-library.ts';
import { Header } from './header.tsx';
import { Link } from './link.tsx';
import type { Route } from './router.ts';
import { useWords } from './words.ts';

export interface PageProps {
  readonly here: Route['page'];
  readonly title: string;
  /** Wide pages fill the shelf's width, others are made for reading. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The house around every page but the table: bar, content, foot. */
export function Page({ here, title, wide = false, children }: PageProps): ReactNode {
  const w = useWords();
  const running = (useLibrary()?.games ?? []).filter(
    (listed) => listed.kind === 'game' && listed.record.result === undefined,
  ).length;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = here === 'home' ? w('app-title') : w('app-title-page', { page: title });
  }, [here, title, w]);
  return (
    <>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {w('skip')}
      </button>
      <Header here={here} running={running} turns={useMyTurns()} />
      <main ref={main} tabIndex={-1} className={wide ? 'page' : 'page page-reading'}>
        {children}
      </main>
      <footer className="foot">
        <p>{w('foot-rules')}</p>
        <p>{w('foot-offline')}</p>
        <nav aria-label={w('foot-label')}>
          <Link to={{ page: 'tables' }}>{w('nav-tables')}</Link>
          <Link to={{ page: 'friends' }}>{w('nav-friends')}</Link>
          <Link to={{ page: 'rules', game: 'star-scrappers', rule: null }}>{w('nav-rules')}</Link>
          <Link to={{ page: 'settings' }}>{w('nav-settings')}</Link>
          <Link to={{ page: 'about' }}>{w('nav-about')}</Link>
        </nav>
      </footer>
    </>
  );
}
