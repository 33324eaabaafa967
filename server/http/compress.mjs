// Compresses built pages once, so that the server only has to hand them out: beside each file of text a `.br` and a `.gz`.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** The highest quality takes three times as long for two percent. */
const QUALITY = 10;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export async function compressPages(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true });
  const texts = files.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(texts.map((entry) => compress(join(entry.parentPath ?? entry.path, entry.name))));
}

async function compress(file) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, known] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  // What does not become smaller is served as it is.
  if (small.length < content.length) await writeFile(`${file}.br`, small);
  if (known.length < content.length) await writeFile(`${file}.gz`, known);
}
