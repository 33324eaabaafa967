import type { Factor, Filter, Node, Operation } from './language.ts';

/** All programs that were read: every node and every filter has its number, under which the rules find it again. */
export class Library {
  readonly nodes: Node[] = [];
  readonly filters: Filter[] = [];
  private readonly filterIds = new Map<string, Filter>();

  node<O extends Operation>(operation: O): Node {
    const node = { id: this.nodes.length, ...operation } as Node;
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
