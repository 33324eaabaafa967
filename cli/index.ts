export { house } from './games.ts';
export type { House } from './house.ts';
export { run } from './run.ts';
export type { Terminal } from './terminal.ts';
