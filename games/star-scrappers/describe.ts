import type { Description } from '@stolik/engine';
import type { State } from './state.ts';
export const describe = (_view: State): Description => [];
