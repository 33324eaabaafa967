import type { AnyGame } from '@stolik/engine';
import type { Language } from '@stolik/text';

/** The games there are, and what each says in a language. Tests may bring a house of their own. */
export interface House {
  readonly games: readonly AnyGame[];
  textOf(game: AnyGame, lang: Language): string;
}
