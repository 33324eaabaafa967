import type { AnyGame } from '@stolik/engine';
import type { Lesson } from '@stolik/engine/lesson';
import type { Language } from '@stolik/text';

/** The games there are, and what each says in a language. Tests may bring a house of their own. */
export interface House {
  /** The games by id. Each is loaded when it is first asked for, so that nobody waits for games he does not play. */
  readonly shelf: ReadonlyMap<string, () => Promise<AnyGame>>;
  /** Their lessons, for those that have one. */
  readonly lessons?: ReadonlyMap<string, () => Promise<Lesson>>;
  textOf(game: AnyGame, lang: Language): string;
  /** Its rules in our own words, as Markdown; null where nobody has written them. */
  helpOf(game: AnyGame, lang: Language): string | null;
  /** Address of the module that exports this house as `house`: threads find the games there, as no game can be sent to them. */
  readonly address: string;
}

/** The game of that id, or null when the house has none. */
export const gameOf = async (house: House, id: string): Promise<AnyGame | null> =>
  (await house.shelf.get(id)?.()) ?? null;

/** All games of the house, in its order. */
export const allGames = (house: House): Promise<AnyGame[]> =>
  Promise.all([...house.shelf.values()].map((take) => take()));
