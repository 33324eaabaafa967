export { backup, type Restored, restore } from '../backup.ts';
export { holdFolder } from './data-folder.ts';
export { openStore } from './open.ts';
export type { Store } from './store.ts';
