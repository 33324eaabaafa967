import type { Reader } from '@stolik/engine/notation';
import type { Verb } from '../verbs/verb.ts';
import type { Factor, Filter, Node, Op, Operation } from './language.ts';

/** Every verb of the language, by its operation. */
export type Verbs = { readonly [op in Op]: Verb<Operation> };

/** Reads what follows a word; null: with this word begins something else. */
export type Read = (reader: Reader, library: Library) => Operation | null;

/** All programs that were read: every node and every filter has its number, under which the rules find it again. */
export class Library {
  readonly nodes: Node[] = [];
  readonly filters: Filter[] = [];
  private readonly filterIds = new Map<string, Filter>();
  private readonly words = new Map<string, Read[]>();

  constructor(private readonly verbs: Verbs) {
    for (const { reads } of Object.values(verbs))
      for (const [word, read] of Object.entries(reads)) this.words.set(word, [...this.readsOf(word), read]);
  }

  /** What may begin with a word. */
  readsOf(word: string): readonly Read[] {
    return this.words.get(word) ?? [];
  }

  node<O extends Operation>(operation: O): Node {
    // An operation with the verb of its own name; that the two belong together no spread can say.
    const node = { id: this.nodes.length, ...operation, verb: this.verbs[operation.op] } as Node;
    this.nodes.push(node);
    return node;
  }

  /** The filter with these terms, the same object for the same terms. */
  filter(terms: readonly (readonly Factor[])[]): Filter {
    const key = JSON.stringify(terms);
    const known = this.filterIds.get(key);
    if (known !== undefined) return known;
    const filter: Filter = { id: this.filters.length, terms };
    this.filters.push(filter);
    this.filterIds.set(key, filter);
    return filter;
  }
}
