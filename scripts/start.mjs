import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, house, installMissing } from './install.mjs';

// `npm start`: a game in the terminal on a fresh clone, with nothing to prepare. What is given after `--` goes to the game.

checkNode();
installMissing();

if (process.stdout.isTTY) {
  console.log('\n  Stolik\n  A table for modern board games  ·  Stół do nowoczesnych gier planszowych');
}
process.env.STOLIK_STARTED_AS = 'npm start --';
process.argv.splice(2, 0, 'play', 'star-scrappers');
await import(pathToFileURL(join(house, 'cli', 'stolik.mjs')).href);
