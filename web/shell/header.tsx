import { Brand, Icon, IconButton, SeatMark } from '@stolik/ui';
import type { ReactNode } from 'react';
import { myName } from '../games/my-name.ts';
import { Link } from './link.tsx';
import type { Route } from './router.ts';
import { changeSettings, useSettings } from './settings.ts';
import { useWords } from './words.ts';

const ways: readonly { readonly to: Route; readonly key: string }[] = [
  { to: { page: 'home' }, key: 'nav-games' },
  { to: { page: 'tables' }, key: 'nav-tables' },
  { to: { page: 'friends' }, key: 'nav-friends' },
  { to: { page: 'rules', game: 'star-scrappers', rule: null }, key: 'nav-rules' },
];

export interface HeaderProps {
  readonly here: Route['page'];
  /** Games on this device that are not over. */
  readonly running: number;
  /** Tables with friends at which it is one's turn. */
  readonly turns: number;
}

/** Pages one comes to from Friends. */
const amongFriends: ReadonlySet<Route['page']> = new Set(['invite', 'join', 'online']);

/** The bar of every page but the table. */
export function Header({ here, running, turns }: HeaderProps): ReactNode {
  const w = useWords();
  return (
    <header className="bar">
      <Brand home="#/" />
      <nav className="bar-ways" aria-label={w('nav-label')}>
        {ways.map(({ to, key }) => (
          <Link
            key={key}
            to={to}
            aria-current={
              to.page === here ? 'page' : to.page === 'friends' && amongFriends.has(here) ? 'true' : undefined
            }
          >
            <span className="bar-way">{w(key)}</span>
            {to.page === 'tables' && running > 0 && <Count of={running} words={w('nav-running', { count: running })} />}
            {to.page === 'friends' && turns > 0 && <Count of={turns} words={w('nav-turns', { count: turns })} />}
          </Link>
        ))}
      </nav>
      <div className="bar-tools">
        <Link to={{ page: 'friends' }} className="tool bar-friends" title={w('nav-friends')} data-testid="to-friends">
          <Icon name="users" />
          <span className="sr-only">{w('nav-friends')}</span>
          {turns > 0 && <Count of={turns} words={w('nav-turns', { count: turns })} />}
        </Link>
        <LanguageButton />
        <ThemeButton />
        <Link to={{ page: 'settings' }} className="tool bar-me" title={w('nav-settings')}>
          <SeatMark seat={0} name={myName(w)} size={24} />
          <span>{myName(w)}</span>
          <span className="sr-only">, {w('nav-settings')}</span>
        </Link>
      </div>
    </header>
  );
}

const Count = ({ of, words }: { readonly of: number; readonly words: string }): ReactNode => (
  <b className="bar-count">
    {of}
    <span className="sr-only"> {words}</span>
  </b>
);

export function LanguageButton(): ReactNode {
  const w = useWords();
  const other = w.lang === 'pl' ? 'en' : 'pl';
  return (
    <button
      type="button"
      className="tool"
      lang={other}
      title={w('language-switch')}
      onClick={() => changeSettings({ lang: other })}
      data-testid="language"
    >
      <Icon name="language" />
      <span>{other.toUpperCase()}</span>
      <span className="sr-only">{w('language-switch')}</span>
    </button>
  );
}

export function ThemeButton(): ReactNode {
  const w = useWords();
  const { theme } = useSettings();
  const dark = theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={w(dark ? 'theme-to-light' : 'theme-to-dark')}
      onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
      data-testid="theme"
    />
  );
}
