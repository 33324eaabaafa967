import type { Ledger } from './ledger.ts';

/** Who looks at the table through another node. */
interface Elsewhere {
  readonly accounts: readonly string[];
  readonly spectators: number;
  readonly until: number;
}

/** How long another node's word about who is there counts. */
const ELSEWHERE_LIVES = 30_000;

/** Who is at a table: through this node, and through others as far as they have said. */
export class Presence {
  private readonly elsewhere = new Map<string, Elsewhere>();
  private seats: readonly number[] | null = null;

  constructor(
    /** Accounts that look on through this node. */
    private readonly here: () => Iterable<string>,
    private readonly now: () => number,
  ) {}

  /** Somebody came, went, sat down or stood up. */
  changed(): void {
    this.seats = null;
  }

  hear(node: string, accounts: readonly string[], spectators: number): void {
    this.elsewhere.set(node, { accounts, spectators, until: this.now() + ELSEWHERE_LIVES });
    this.changed();
  }

  /** Seats whose people are here, on whatever node. */
  present(ledger: Ledger): readonly number[] {
    this.seats ??= this.look(ledger);
    return this.seats;
  }

  /** What this node has to tell the others. */
  own(ledger: Ledger): { readonly accounts: readonly string[]; readonly spectators: number } {
    const all = [...new Set(this.here())];
    const accounts = all.filter((account) => ledger.seatsOf(account).length > 0);
    return { accounts, spectators: all.length - accounts.length };
  }

  spectators(ledger: Ledger): number {
    let count = this.own(ledger).spectators;
    for (const { spectators, until } of this.elsewhere.values()) if (until >= this.now()) count += spectators;
    return count;
  }

  private look({ chairs }: Ledger): number[] {
    const now = this.now();
    const accounts = new Set(this.here());
    for (const [node, there] of this.elsewhere) {
      if (there.until < now) this.elsewhere.delete(node);
      else for (const account of there.accounts) accounts.add(account);
    }
    return chairs.flatMap(({ account }, at) => (account !== null && accounts.has(account) ? [at] : []));
  }
}
