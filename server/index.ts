export { applyChanges, type Change } from './changes.ts';
export { type Config, configOf } from './config.ts';
export type { House, Registry } from './house.ts';
export { LIMITS, type Limits } from './limits.ts';
export { type Log, logTo } from './log.ts';
export { type Running, serve } from './serve.ts';
