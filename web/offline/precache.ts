import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** The line of the service worker that the build fills in. */
const LIST = 'const PRECACHE = [];';
const VERSION = "const VERSION = 'dev';";

/**
 * Gives the service worker the list of all files of the app, so that one visit is enough to play without a network. The version
 * is made of the list and of the worker itself: a change of either is a new version of the app.
 */
export function precache(source: string): Plugin {
  let publicDir = '';
  return {
    name: 'stolik-precache',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        // The page itself is `/`; it is not hashed, so its content makes part of the version.
        const built = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
        const given = publicDir === '' ? [] : filesIn(publicDir).map((path) => relative(publicDir, path));
        const worker = readFileSync(source, 'utf8');
        const hash = createHash('sha256').update(worker);
        for (const name of built.toSorted()) hash.update(name);
        for (const name of given.toSorted()) hash.update(readFileSync(join(publicDir, name)));
        const page = bundle['index.html'];
        if (page?.type === 'asset') hash.update(page.source);
        const list = ['/', ...[...built, ...given].toSorted().map((name) => `/${name.replaceAll('\\', '/')}`)];
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: worker
            .replace(LIST, `const PRECACHE = ${JSON.stringify(list)};`)
            .replace(VERSION, `const VERSION = '${hash.digest('hex').slice(0, 12)}';`),
        });
      },
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
