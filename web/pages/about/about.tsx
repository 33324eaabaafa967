import type { ReactNode } from 'react';
import { Page } from '../../shell/page.tsx';
import { useWords } from '../../shell/words.ts';

/** What others made and let us use. */
const credits = [
  {
    what: 'Brygada 1918',
    by: 'Capitalics',
    licence: 'SIL Open Font License 1.1',
    to: 'https://fontsource.org/fonts/brygada-1918',
  },
  {
    what: 'Hanken Grotesk',
    by: 'Alfredo Marco Pradil',
    licence: 'SIL Open Font License 1.1',
    to: 'https://fontsource.org/fonts/hanken-grotesk',
  },
  { what: 'React', by: 'Meta Platforms', licence: 'MIT', to: 'https://react.dev' },
  { what: 'Fluent', by: 'Mozilla', licence: 'Apache 2.0', to: 'https://projectfluent.org' },
  { what: 'idb', by: 'Jake Archibald', licence: 'ISC', to: 'https://github.com/jakearchibald/idb' },
] as const;

export default function About(): ReactNode {
  const w = useWords();
  return (
    <Page here="about" title={w('nav-about')}>
      <h1 className="page-title">{w('nav-about')}</h1>
      <div className="panel prose">
        <p>{w('about-what')}</p>
        <p>{w('about-private')}</p>
        <p>{w('about-art')}</p>
        <h2>{w('about-credits')}</h2>
        <ul className="credits">
          {credits.map(({ what, by, licence, to }) => (
            <li key={what}>
              <a href={to} target="_blank" rel="noreferrer">
                {what}
              </a>{' '}
              · {by} · {licence}
            </li>
          ))}
        </ul>
        <p>
          <a href="/licences.txt">{w('about-licences')}</a>
        </p>
        <p>{w('about-publishers')}</p>
        <p className="about-version">{w('about-version', { version: STOLIK_VERSION })}</p>
      </div>
    </Page>
  );
}
