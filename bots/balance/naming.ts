import type { Option } from '@stolik/engine';

/** What a page has to know of the game's words; whoever knows a language tells it. */
export interface Naming {
  readonly game: string;
  /** All entries of the game's coverage. */
  readonly coverage: readonly string[];
  /** Of an entry of the coverage: what is done, and with what. */
  use(id: string): { readonly verb: string; readonly name: string };
  /** Of what a seat begins with: `nation 3`. */
  begin(id: string): string;
  /** Of an answer to a prompt: `turn.move mine`. */
  deed(id: string): string;
  /** What points are for. */
  points(what: string): string;
  /** Of one side of a pair. */
  option(option: Option): string;
}
