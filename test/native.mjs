import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Tests and what they test are loaded by Node itself. In vite's runner every name that comes from another module is asked for through a getter each time that it is
// used, which costs a walk through a game a quarter of its time. Threads load what they are as they do outside of tests.
if (isMainThread) register('../program/translated.mjs', import.meta.url);
