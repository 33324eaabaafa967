import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { house } from '../install.mjs';

export const tools = join(house, 'scripts', 'mutants');

export const folder = join(house, 'artifacts', 'mutants');

/** Stryker is installed where nobody else has to have it. */
export function installStryker() {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(tools, 'node_modules')))
    spawnSync('npm', ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'inherit' });
}

const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** Puts all mutants of some files into the copies of them at another place, each behind a switch. */
export async function putIn(files, place) {
  const stryker = join(tools, 'node_modules', '@stryker-mutator', 'instrumenter', 'dist', 'src', 'index.js');
  const { Instrumenter } = await import(pathToFileURL(stryker).href);
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(join(house, name), 'utf8') }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const { files: written, mutants } = await new Instrumenter(silent).instrument(sources, options);
  for (const { name, content } of written) writeFileSync(join(place, name), bracketed(content));
  return mutants.map(({ id, fileName: file, location: { start, end }, replacement: to }) => ({
    id,
    file,
    line: start.line + 1,
    place: `${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`,
    from: between(readFileSync(join(house, file), 'utf8'), start, end),
    to,
  }));
}

/** `(n as number)--` comes out of the instrumenter without its brackets, which nobody can read. */
const bracketed = (content) => content.replace(/([\w.$[\]]+ as \w+)(\+\+|--)/g, '($1)$2');

function between(source, start, end) {
  const inside = source.split('\n').slice(start.line, end.line + 1);
  inside[inside.length - 1] = (inside.at(-1) ?? '').slice(0, end.column);
  inside[0] = (inside[0] ?? '').slice(start.column);
  return inside.join('\n');
}
