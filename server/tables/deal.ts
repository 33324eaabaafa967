import type { Chair } from './chairs.ts';

interface Part {
  readonly account: string;
  readonly commitment: string;
  entropy: string | null;
}

/** All of a deal as plain data. */
export type KeptDeal = readonly Readonly<Part>[];

/**
 * Everybody's part of a deal. All are committed to theirs, the server to its seed as well, before any is shown; so nobody, and no two of them together, can
 * choose a part by what the others are. Whoever does not show a part can only call the deal off, which all are told.
 */
export class Deal {
  private parts: readonly Part[];

  constructor(chairs: readonly Chair[]) {
    const parts = new Map<string, Part>();
    for (const { account, commitment } of chairs)
      if (account !== null && commitment !== null) parts.set(account, { account, commitment, entropy: null });
    this.parts = [...parts.values()];
  }

  static restored(kept: KeptDeal): Deal {
    const deal = new Deal([]);
    deal.parts = kept.map((part) => ({ ...part }));
    return deal;
  }

  keep(): KeptDeal {
    return this.parts;
  }

  get commitments(): string[] {
    return this.parts.map(({ commitment }) => commitment);
  }

  commitmentOf(account: string): string | null {
    return this.parts.find((part) => part.account === account)?.commitment ?? null;
  }

  hasRevealed(account: string): boolean {
    return this.parts.some((part) => part.account === account && part.entropy !== null);
  }

  reveal(account: string, entropy: string): void {
    for (const part of this.parts) if (part.account === account) part.entropy = entropy;
  }

  /** All parts, when this is the last one; null: others are missing. */
  completedBy(account: string, entropy: string): string[] | null {
    const all = this.parts.flatMap((part) => (part.account === account ? entropy : (part.entropy ?? [])));
    return all.length === this.parts.length ? all : null;
  }
}
