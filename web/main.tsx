import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@stolik/ui/styles.css';
import './styles/index.css';
import { keepOffline } from './offline/keep-offline.ts';
import { library } from './saves/library.ts';
import { App } from './shell/app.tsx';
import { fontsHere } from './shell/fonts.ts';
import { settings, show } from './shell/settings.ts';
import { speakChosenLanguage } from './shell/words.ts';

show();
// All that the first page is drawn from, at once: what came later would push aside what is there.
await Promise.all([speakChosenLanguage(), fontsHere(settings().lang), library.list()]);

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no place for the app: index.html lacks #app.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepOffline();
