import { Icon, IconButton, Say, useRingNamed, useScreen, useTable } from '@stolik/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWords } from '../../shell/words.ts';
import { useColumn } from './use-column.ts';
import type { RecapState } from './use-recap.ts';

/** What the others did since one's last choice, a sentence at a time; the pieces it names are ringed on the board. */
export function Recap({ recap }: { readonly recap: RecapState }): ReactNode {
  return recap.shown ? <RecapCard recap={recap} /> : null;
}

/** Long enough to read a sentence twice. */
const STRIP_MS = 8000;

function RecapCard({ recap }: { readonly recap: RecapState }): ReactNode {
  const { entries, whole, close } = recap;
  const column = useColumn();
  const w = useWords();
  const { game } = useTable();
  const ringNamed = useRingNamed();
  const [at, setAt] = useState(0);
  const [all, setAll] = useState(whole);
  // Where nothing stands beside the board a card would lie over what glows: a strip at the edge tells what happened and opens when it is tapped.
  const [folded, setFolded] = useState(useScreen() !== 'desktop');
  const now = Math.min(at, entries.length - 1);
  const text = useMemo(() => {
    const entry = entries[now];
    return entry === undefined ? null : game.eventText(entry.event);
  }, [entries, now, game]);

  useEffect(() => {
    return text === null || all ? undefined : ringNamed(text);
  }, [text, all, ringNamed]);

  // The strip lies over something: it goes when it has been read, and the menu brings it back.
  useEffect(() => {
    if (!folded) return;
    const timer = setTimeout(close, STRIP_MS);
    return () => clearTimeout(timer);
  }, [folded, close]);

  if (text === null) return null;
  if (folded) {
    return (
      <section className="panel recap recap-strip" aria-label={w('recap-title')} data-testid="recap">
        <button type="button" className="recap-unfold" onClick={() => setFolded(false)} data-testid="recap-unfold">
          <Icon name="eye" />
          <span className="recap-said" aria-live="polite">
            <Say text={text} />
          </span>
          <span className="sr-only">{w('recap-open')}</span>
        </button>
        <IconButton icon="close" label={w('close')} onClick={close} data-testid="recap-close" />
      </section>
    );
  }
  return (
    <section className="panel recap" style={column} aria-label={w('recap-title')} data-testid="recap">
      <header>
        <h2>{w('recap-title')}</h2>
        <IconButton icon="close" label={w('close')} onClick={close} data-testid="recap-close" />
      </header>
      {all ? (
        <ol className="recap-all">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Say text={game.eventText(entry.event)} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="recap-line" aria-live="polite">
          <Say text={text} />
        </p>
      )}
      <footer>
        {!all && (
          <>
            <IconButton icon="back" label={w('recap-before')} disabled={now === 0} onClick={() => setAt(now - 1)} />
            <span>{w('recap-at', { at: now + 1, of: entries.length })}</span>
            <IconButton
              icon="forward"
              label={w('recap-next')}
              disabled={now === entries.length - 1}
              onClick={() => setAt(now + 1)}
              data-testid="recap-next"
            />
          </>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => setAll(!all)}>
          {w(all ? 'recap-one' : 'recap-whole')}
        </button>
      </footer>
    </section>
  );
}
