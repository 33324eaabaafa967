import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Packages of others that end up in the app. */
const PACKAGES = [
  '@fontsource-variable/brygada-1918',
  '@fontsource-variable/hanken-grotesk',
  '@fluent/bundle',
  'idb',
  'react',
  'react-dom',
  'scheduler',
];

/** Puts the licences of what others made beside the app, in one file: the page about it leads there. */
export const licences = (modules: string): Plugin => ({
  name: 'stolik-licences',
  apply: 'build',
  generateBundle() {
    const texts = PACKAGES.map((name) => `${name}\n${'='.repeat(name.length)}\n\n${licenceOf(join(modules, name))}`);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n\n') });
  },
});

/** The licence as its authors wrote it, or at least its name. */
function licenceOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  const about = join(folder, 'package.json');
  const { license, author } = existsSync(about) ? JSON.parse(readFileSync(about, 'utf8')) : {};
  return `${license ?? ''}, ${typeof author === 'object' ? author.name : (author ?? '')}`;
}
