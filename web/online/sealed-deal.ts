import { commitmentTo, isRefusal, readRecord } from '@stolik/engine';

/** What was sealed before the game, and what this device added to it. */
export interface Seal {
  readonly commitment: string;
  readonly entropy: string;
}

const keyOf = (table: string): string => `stolik-seal-${table}`;

export function rememberSeal(table: string, seal: Seal): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(seal));
  } catch {
    // Without a place to keep it the record still proves itself; only this device cannot say that it is the same deal.
  }
}

/** The seal of a table, once: when its record has been held against it there is no more to ask. */
export function takeSeal(table: string): Seal | null {
  try {
    const kept = localStorage.getItem(keyOf(table));
    localStorage.removeItem(keyOf(table));
    return kept === null ? null : (JSON.parse(kept) as Seal);
  } catch {
    return null;
  }
}

/** Is this the record of the deal that was sealed before play, with this device's part in it? `stolik verify` proves the rest. */
export function fitsSeal(text: string, { commitment, entropy }: Seal): boolean {
  const record = readRecord(text);
  if (isRefusal(record)) return false;
  return commitmentTo(record.seed) === commitment && (record.entropy ?? []).includes(entropy);
}
