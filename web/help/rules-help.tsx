import { type Chapter, chapterOf, chaptersOf, readMarkdown, searchChapters } from '@stolik/text/help';
import { Icon } from '@stolik/ui';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { loadHelp } from '../games/kit.ts';
import { useWords } from '../shell/words.ts';
import { Blocks } from './drawn.tsx';

export interface RulesHelpProps {
  readonly game: string;
  /** The rule at which to open. */
  readonly rule: string | null;
}

/** The rules of a game in our own words: can be searched, and opens where it is needed. */
export function RulesHelp({ game, rule }: RulesHelpProps): ReactNode {
  const w = useWords();
  const chapters = useChapters(game);
  const [asked, setAsked] = useState('');
  const field = useId();
  const list = useRef<HTMLElement>(null);
  const meant = useMemo(
    () => (rule === null || chapters === null || chapters === 'none' ? null : chapterOf(chapters, rule)),
    [chapters, rule],
  );

  useEffect(() => {
    if (meant === null) return;
    setAsked('');
    const place = list.current?.querySelector(`[data-chapter="${CSS.escape(meant.id)}"]`);
    place?.scrollIntoView({ block: 'start' });
  }, [meant]);

  if (chapters === null) return <p className="loading">{w('loading')}</p>;
  if (chapters === 'none') return <p className="help-none">{w('help-none')}</p>;
  const found = searchChapters(chapters, asked);
  return (
    <div className="help">
      <div className="help-search">
        <Icon name="search" size={18} />
        <label htmlFor={field} className="sr-only">
          {w('help-search')}
        </label>
        <input
          id={field}
          type="search"
          className="text-field"
          value={asked}
          placeholder={w('help-search')}
          onChange={(event) => setAsked(event.target.value)}
        />
      </div>
      {rule !== null && meant === null && <p className="help-none">{w('help-no-rule', { rule })}</p>}
      {asked !== '' && (
        <p className="help-count" aria-live="polite">
          {w('help-found', { count: found.length })}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it. */}
      <section className="help-text" ref={list} aria-label={w('nav-rules')} tabIndex={0}>
        {found.map((chapter) => (
          <section
            key={chapter.id}
            data-chapter={chapter.id}
            data-meant={chapter === meant || undefined}
            className="help-chapter"
          >
            <Blocks blocks={chapter.blocks} />
          </section>
        ))}
      </section>
    </div>
  );
}

function useChapters(game: string): readonly Chapter[] | 'none' | null {
  const { lang } = useWords();
  const [chapters, setChapters] = useState<readonly Chapter[] | 'none' | null>(null);
  useEffect(() => {
    let here = true;
    void loadHelp(game, lang).then((source) => {
      if (here) setChapters(source === null ? 'none' : chaptersOf(readMarkdown(source)));
    });
    return () => {
      here = false;
    };
  }, [game, lang]);
  return chapters;
}
