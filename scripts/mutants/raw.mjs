import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Files that boards import as text (`en.ftl?raw`) and their styles, which Vite reads for pages and tests; here node has to.

/** Node's hook for what a module is made of. */
export async function load(url, context, next) {
  const [file = '', how] = url.split('?');
  if (how !== 'raw' && !file.endsWith('.css')) return await next(url, context);
  const text = how === 'raw' ? readFileSync(fileURLToPath(file), 'utf8') : '';
  return { format: 'module', source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
}
