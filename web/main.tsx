import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@stolik/ui/styles.css';
import './styles/index.css';
import { keepOffline } from './offline/keep-offline.ts';
import { App } from './shell/app.tsx';
import { show } from './shell/settings.ts';
import { speakChosenLanguage } from './shell/words.ts';

show();
await speakChosenLanguage();

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no place for the app: index.html lacks #app.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepOffline();
