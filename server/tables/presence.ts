import type { Ledger } from './ledger.ts';

/** Who looks at the table through another node. */
interface Elsewhere {
  readonly accounts: readonly string[];
  readonly spectators: number;
  readonly lookers: readonly Looker[];
  readonly until: number;
}

/** Somebody who looks on. */
export interface Looker {
  readonly account: string;
  readonly name: string;
}

/** So many of those who look on are told by name. */
const NAMED = 20;

/** How long another node's word about who is there counts. */
const ELSEWHERE_LIVES = 30_000;

/** Who is at a table: through this node, and through others as far as they have said. */
export class Presence {
  private readonly elsewhere = new Map<string, Elsewhere>();
  private seats: readonly number[] | null = null;

  constructor(
    /** People who look at the table through this node. */
    private readonly here: () => readonly Looker[],
    private readonly now: () => number,
  ) {}

  /** Somebody came, went, sat down or stood up. */
  changed(): void {
    this.seats = null;
  }

  hear(node: string, there: Omit<Elsewhere, 'until'>): void {
    this.elsewhere.set(node, { ...there, until: this.now() + ELSEWHERE_LIVES });
    this.changed();
  }

  /** Seats whose people are here, on whatever node. */
  present(ledger: Ledger): readonly number[] {
    this.seats ??= this.look(ledger);
    return this.seats;
  }

  /** What this node has to tell the others. */
  own(ledger: Ledger): Omit<Elsewhere, 'until'> {
    const all = new Map(this.here().map((one) => [one.account, one]));
    const sits = ({ account }: Looker): boolean => ledger.company.seatsOf(account).length > 0;
    const accounts = [...all.values()].filter(sits).map(({ account }) => account);
    // Those who look are connections; other nodes are told who they are and nothing else.
    const lookers = [...all.values()].filter((one) => !sits(one)).map(({ account, name }) => ({ account, name }));
    return { accounts, spectators: lookers.length, lookers: lookers.slice(0, NAMED) };
  }

  lookers(ledger: Ledger): readonly Looker[] {
    const all = new Map(this.own(ledger).lookers.map((one) => [one.account, one]));
    for (const { lookers, until } of this.elsewhere.values())
      if (until >= this.now()) for (const one of lookers) all.set(one.account, one);
    return [...all.values()].slice(0, NAMED);
  }

  spectators(ledger: Ledger): number {
    let count = this.own(ledger).spectators;
    for (const { spectators, until } of this.elsewhere.values()) if (until >= this.now()) count += spectators;
    return count;
  }

  private look({ company }: Ledger): number[] {
    const now = this.now();
    const accounts = new Set(this.here().map(({ account }) => account));
    for (const [node, there] of this.elsewhere) {
      if (there.until < now) this.elsewhere.delete(node);
      else for (const account of there.accounts) accounts.add(account);
    }
    return company.chairs.flatMap(({ account }, at) => (account !== null && accounts.has(account) ? [at] : []));
  }
}
