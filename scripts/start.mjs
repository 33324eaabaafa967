import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, house, installMissing } from './install.mjs';

// `npm start`: the table in the browser, on a fresh clone, with nothing to prepare: installs and builds what is missing, serves it with its
// embedded store and prints the address. What is given after `--` goes to `stolik serve` (`npm start -- --port 8080`).

checkNode();
installMissing();

const { buildIfStale } = await import(pathToFileURL(join(house, 'web', 'build.mjs')).href);
await buildIfStale(() => console.log('Building the pages; this takes a few seconds…'));

const server = spawn(process.execPath, [join(house, 'cli', 'stolik.mjs'), 'serve', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl-C reaches both; a signal sent to this process is handed on, and the server ends when everything is written.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
