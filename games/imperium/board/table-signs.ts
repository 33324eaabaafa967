import type { Text } from '@stolik/engine';
import type { Node } from '../content/language.ts';
import type { Signs } from '../verbs/verb.ts';

/**
 * A row of the solo opponent's table in signs, from the same tree that it carries out: what it pays, a colon, what it gets; a stroke before what it does
 * instead. Null where a row does something that has no sign: then it is said in words.
 */
export function rowSigns(row: Node, short: (text: Text) => string): string | null {
  const signs: Signs = {
    short,
    of: (node) => node.verb.shows.sign(node, signs),
    all: (nodes, between) => {
      const parts = nodes.map(signs.of);
      return parts.includes(null) ? null : parts.join(between);
    },
  };
  return signs.of(row);
}
