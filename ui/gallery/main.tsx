import type { AnyGame } from '@stolik/engine';
import { isLanguage, type Language } from '@stolik/text';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, UiText, Wood } from '../index.ts';
import { orchard, orchardText } from '../test/orchard.ts';
import '../styles/index.css';
import './gallery.css';
import type { Library, PieceFace } from '../contract.ts';
import { Faces } from './faces.tsx';
import { Live } from './live.tsx';
import { Stage } from './stage.tsx';
import { States } from './states.tsx';

/** Whatever games the house has: the gallery knows none by name. */
const rooms = import.meta.glob<Record<string, unknown>>('../../games/*/index.ts');
const boards = import.meta.glob<{ readonly Library?: Library; readonly face?: PieceFace }>(
  '../../games/*/board/index.tsx',
);
const texts = import.meta.glob<string>('../../games/*/text/*.ftl', { query: '?raw', import: 'default' });

const isGame = (value: unknown): value is AnyGame => typeof value === 'object' && value !== null && 'programs' in value;

interface Loaded {
  readonly game: AnyGame;
  readonly sources: readonly string[];
  readonly face: PieceFace | null;
  readonly library: Library | null;
}

async function load(id: string, lang: Language): Promise<Loaded> {
  const room = await rooms[`../../games/${id}/index.ts`]?.();
  const game = Object.values(room ?? {}).find(isGame);
  if (game === undefined) return { game: orchard, sources: [orchardText[lang]], face: null, library: null };
  const board = await boards[`../../games/${id}/board/index.tsx`]?.();
  const files = Object.entries(texts).filter(([path]) => path.includes(`/${id}/`) && path.endsWith(`${lang}.ftl`));
  return {
    game,
    sources: await Promise.all(files.map(([, read]) => read())),
    face: board?.face ?? null,
    library: board?.Library ?? null,
  };
}

/** `#pl/dark/states`, `#en/light/star-scrappers`, `#pl/light/imperium/faces`. */
function address(): { lang: Language; theme: string; page: string; part: string } {
  const [lang = 'pl', theme = 'light', page = 'states', part = ''] = location.hash.slice(1).split('/');
  return { lang: isLanguage(lang) ? lang : 'pl', theme, page, part };
}

function Gallery(): ReactNode {
  const [{ lang, theme, page, part }, setAddress] = useState(address);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const onHash = (): void => setAddress(address());
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = lang;
  }, [theme, lang]);
  useEffect(() => {
    setLoaded(null);
    if (page !== 'states') void load(page, lang).then(setLoaded);
  }, [page, lang]);

  const go = (to: Partial<ReturnType<typeof address>>): void => {
    const next = { lang, theme, page, part, ...to };
    location.hash = [next.lang, next.theme, next.page, next.part].join('/');
  };
  const other = theme === 'dark' ? 'light' : 'dark';
  const games = Object.keys(rooms).map((path) => path.split('/')[3] ?? '');
  return (
    <UiText lang={lang}>
      <Wood />
      {page === 'states' ? (
        <Stage lang={lang}>
          <main className="gallery">
            <div className="gallery-bar">
              <h1>Pieces and their states</h1>
              <Button onClick={() => go({ theme: other })}>{other}</Button>
              <Button onClick={() => go({ lang: lang === 'pl' ? 'en' : 'pl' })}>{lang === 'pl' ? 'en' : 'pl'}</Button>
              {['orchard', ...games].map((id) => (
                <Button key={id} onClick={() => go({ page: id })}>
                  {id}
                </Button>
              ))}
            </div>
            <States />
          </main>
        </Stage>
      ) : (
        loaded &&
        (part === 'faces' && loaded.face !== null ? (
          <Faces {...loaded} face={loaded.face} lang={lang} onTheme={() => go({ theme: other })} />
        ) : (
          <Live game={loaded.game} sources={loaded.sources} lang={lang} onTheme={() => go({ theme: other })} />
        ))
      )}
    </UiText>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
