import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, house, installMissing } from './install.mjs';

// `npm start`: the table in the browser, on a fresh clone, with nothing to prepare: installs and builds what is missing, serves it and
// prints the address. What is given after `--` goes to the server (`npm start -- --port 8080`).

checkNode();
installMissing();

const { main } = await import(pathToFileURL(join(house, 'web', 'serve.mjs')).href);
await main();
