import type { Desk } from './desk.ts';
import type { Given, OptionKinds } from './given.ts';

/** One word of `stolik`: what may be given to it and what it does. Its help stands in the texts, under `cli-help-<name>`. */
export interface Command {
  readonly options: OptionKinds;
  readonly positionals: { readonly least: number; readonly most: number };
  run(desk: Desk, given: Given): void | Promise<void>;
}

/** Options that every command understands. */
export const commonOptions = { help: 'flag', lang: 'word' } as const satisfies OptionKinds;
