/** Lists and tables of names that are written out in the code: places, members and keys of them, typed as what they are. */

/** The places of such a list: `0 | 1 | 2`. */
export type PlaceIn<T extends readonly unknown[]> = {
  [K in keyof T]: K extends `${infer N extends number}` ? N : never;
}[number];

/** The place of a name that surely is in the list; a file of content may be wrong, and then it is told so. */
export function placeNamed<T extends readonly string[]>(names: T, name: string): PlaceIn<T> {
  const place = names.indexOf(name);
  return place < 0 ? unknown(names, name) : (place as PlaceIn<T>); // It was found there, which TypeScript does not follow.
}

/** Is it one of these words? */
export const isOneOf = <T extends string>(words: readonly T[], word: unknown): word is T =>
  words.some((one) => one === word);

/** The word itself, which surely is one of these. */
export const oneNamed = <T extends string>(words: readonly T[], word: string): T =>
  isOneOf(words, word) ? word : unknown(words, word);

/** The one of a file's list that has this id; content may be wrong, and then it is told so. */
export const withId = <T extends { readonly id: string }>(list: readonly T[], id: string): T =>
  list.find((one) => one.id === id) ??
  unknown(
    list.map((one) => one.id),
    id,
  );

function unknown(names: readonly string[], name: string): never {
  throw new Error(`"${name}" is none of ${names.join(', ')}.`);
}

/** The keys of a table; only for one that is written out and so has no others, which its type alone would allow. */
export const keysOf = <K extends string>(table: { readonly [key in K]: unknown }): K[] => Object.keys(table) as K[];
