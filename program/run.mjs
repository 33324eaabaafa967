// `node program/run.mjs server/bench/node.ts …`: runs a module of the program as a process of its own.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from './load.mjs';

process.argv.splice(1, 1);
await load(pathToFileURL(resolve(process.argv[1] ?? '')));
