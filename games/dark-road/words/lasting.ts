import type { Text } from '@stolik/engine';

/** A sentence for each thing that may hold as long as a piece lies somewhere: one that is forgotten does not compile. They are said in this order. */
export type Sentences<T> = { readonly [K in keyof T]: (value: NonNullable<T[K]>) => Text };

/** What a record says, apart from what it has in common with one of which nothing is said. */
export function lasting<T extends object>(sentences: Sentences<T>, record: T, none: T): Text[] {
  const sentence = <K extends keyof T>(field: K): Text[] => {
    const value = record[field];
    return value === none[field] || value === null || value === undefined ? [] : [sentences[field](value)];
  };
  // The fields of `sentences` are those of `T`, which no index can say.
  return (Object.keys(sentences) as (keyof T)[]).flatMap(sentence);
}
