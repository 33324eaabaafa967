import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

// How Node loads a source of this house where it is not built: translated by esbuild, and kept for the next process if it can be. `?raw` is the text of a file, as
// in the pages.

const house = dirname(dirname(fileURLToPath(import.meta.url)));
const kept = join(house, 'node_modules', '.cache', 'stolik');

/** What a translation depends on besides its source: how it is asked for here, and who makes it. */
const how = [fileURLToPath(import.meta.url), join(house, 'node_modules', 'esbuild', 'package.json')]
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

export async function load(url, context, next) {
  const [address, asked = ''] = url.split('?');
  if (!address.startsWith('file:')) return next(url, context);
  if (asked === 'raw') {
    const text = readFileSync(fileURLToPath(address), 'utf8');
    return { format: 'module', source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
  }
  // Content, which needs no word about its type in the pages either.
  if (address.endsWith('.json') && context.importAttributes?.type === undefined)
    return {
      format: 'module',
      source: `export default ${readFileSync(fileURLToPath(address), 'utf8')}`,
      shortCircuit: true,
    };
  if (!/\.tsx?$/.test(address)) return next(url, context);
  return { format: 'module', source: await translated(fileURLToPath(address)), shortCircuit: true };
}

async function translated(path) {
  const source = readFileSync(path, 'utf8');
  const stamp = hash(`${how}\n${path}\n${source}`);
  const place = join(kept, hash(path));
  const before = existsSync(place) ? readFileSync(place, 'utf8') : '';
  if (before.startsWith(stamp)) return before.slice(stamp.length);
  const { transform } = await import('esbuild');
  const { code } = await transform(source, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcefile: path,
    sourcemap: 'inline',
    sourcesContent: false,
  });
  keep(place, stamp + code);
  return code;
}

/** Where nothing may be written, everything is translated again each time. */
function keep(place, text) {
  // Beside its place first: others may be translating the same just now.
  const beside = `${place}.${process.pid}.${threadId}`;
  try {
    mkdirSync(kept, { recursive: true });
    writeFileSync(beside, text);
    renameSync(beside, place);
  } catch {}
}

const hash = (text) => createHash('sha256').update(text).digest('hex');
