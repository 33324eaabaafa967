import type { Seat } from './seat.ts';

/**
 * Something to say, in no language yet: the key of a message in the game's `text/*.ftl` and what to fill in.
 * `piece` and `seat` are named by the game and by the table, so a screen can also draw or highlight them; `form` is the
 * grammatical case in which the sentence needs the piece's name (it reaches the name's message as `$form`).
 */
export interface Text {
  readonly key: string;
  readonly args?: TextArgs;
}

export type TextArgs = { readonly [name: string]: TextArg };

export type TextArg =
  | string
  | number
  | Text
  | { readonly piece: number; readonly form?: string }
  | { readonly seat: Seat }
  | { readonly all: readonly TextArg[] };

export const say = (key: string, args?: TextArgs): Text => (args ? { key, args } : { key });
