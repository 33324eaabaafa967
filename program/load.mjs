import { register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { built, isEntry } from './build.mjs';

/**
 * Loads a module of the program in its built form. Where nothing can be built (a folder that may not be written to), or with a house that the build does not
 * know, it and everything else is translated while it is read.
 */
export async function load(address, ...houses) {
  if ([address, ...houses].every((one) => isEntry(fileURLToPath(one)))) {
    const file = await built(fileURLToPath(address)).catch(() => null);
    if (file !== null) return import(pathToFileURL(file).href);
  }
  translateHere();
  return import(String(address));
}

let translating = false;

/** From now on this thread reads sources, too. Asked twice, it would read each of them through both. */
function translateHere() {
  if (!translating) register('./translated.mjs', import.meta.url);
  translating = true;
}
