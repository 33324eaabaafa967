// The entry of a bot's thread. It is plain JavaScript, so that it can load the built one.
import { workerData } from 'node:worker_threads';
import { load } from '@stolik/program';

await load(new URL('./thread.ts', import.meta.url), workerData.house);
