// The entry of a bot's thread. It is plain JavaScript, so that it can teach the thread to read TypeScript first.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
