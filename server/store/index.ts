export { backup, type Restored, restore } from '../backup.ts';
export { openStore } from './open.ts';
export type { Store } from './store.ts';
