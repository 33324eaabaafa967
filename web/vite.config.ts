import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontsFirst } from './offline/fonts-first.ts';
import { licences } from './offline/licences.ts';
import { precache } from './offline/precache.ts';
import { sharedWorker } from './offline/shared-worker.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(at('../package.json'), 'utf8')) as { version: string };

// Browsers that know light-dark(): older ones would get a page without its colours.
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** Chunks that the worker of a table runs, too, and that load others. */
const FOR_WORKERS = /\/(?:rules|table-worker)-[\w-]+\.js$/;

export default defineConfig({
  root: at('.'),
  plugins: [
    react(),
    fontsFirst(),
    sharedWorker(at('table/local-table.worker.ts'), '/table/local-table.worker.ts'),
    licences(at('../node_modules')),
    precache(at('offline/service-worker.js')),
  ],
  define: { STOLIK_VERSION: JSON.stringify(version) },
  worker: { format: 'es' },
  build: {
    target: browsers,
    cssTarget: browsers,
    // Nothing inside data: addresses, so that the policy of the page can forbid them for scripts and styles.
    assetsInlineLimit: 0,
    // What a worker loads cannot be asked for by links in the page, of which it knows none: rules are small steps from there anyway.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'js' && FOR_WORKERS.test(hostId) ? files.filter((file) => file.endsWith('.css')) : files,
    },
  },
  server: { port: 5183, strictPort: true, fs: { allow: [at('..')] } },
});
