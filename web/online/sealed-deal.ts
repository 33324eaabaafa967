import { commitmentTo, isRefusal, type Refusal, readRecord } from '@stolik/engine';
import type { Company } from '@stolik/server/protocol';
import { newEntropy } from './entropy.ts';

/** What was sealed before the game, and what this device adds to it. */
export interface Seal {
  /** By what the server was committed to its seed. */
  readonly commitment: string;
  readonly entropy: string;
  /** By what everybody was committed when this device showed its part; empty before that. */
  readonly commitments: readonly string[];
  /** The cards were dealt elsewhere, so there is nothing to hold the record against. */
  readonly brought: boolean;
}

const keyOf = (table: string): string => `stolik-seal-${table}`;

/** For where nothing can be kept: a page that is not closed meanwhile can play all the same. */
const onThisPage = new Map<string, Seal>();

function keepSeal(table: string, seal: Seal): void {
  onThisPage.set(table, seal);
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(seal));
  } catch {
    // It is on this page still.
  }
}

function keptSeal(table: string): Seal | null {
  try {
    const kept = localStorage.getItem(keyOf(table));
    if (kept !== null) return JSON.parse(kept) as Seal; // this page wrote it
  } catch {
    // It may be on this page.
  }
  return onThisPage.get(table) ?? null;
}

/** A new part of the deal, which this device is committed to by what is returned. Nobody else knows it before all are committed to theirs. */
export function sealPart(table: string, { commitment, brought }: Pick<Company, 'commitment' | 'brought'>): string {
  const entropy = newEntropy();
  keepSeal(table, { commitment, entropy, commitments: [], brought });
  return commitmentTo(entropy);
}

/** This device's part, when it may be shown: everybody is committed, this device to this part, and the server to what it was then. */
export function partToShow(
  table: string,
  { commitment, commitments, unrevealed }: Pick<Company, 'commitment' | 'commitments' | 'unrevealed'>,
): string | null {
  const seal = keptSeal(table);
  if (seal === null || unrevealed === null || seal.commitment !== commitment) return null;
  if (!commitments.includes(commitmentTo(seal.entropy))) return null;
  // Shown once already: whoever asks for it with other commitments wants to choose.
  if (seal.commitments.length > 0 && seal.commitments.join() !== commitments.join()) return null;
  keepSeal(table, { ...seal, commitments: [...commitments] });
  return seal.entropy;
}

/** Shows this device's part of each deal once, however often the table says that it is waited for; again only where it was not taken. */
export class PartOfDeal {
  private shown = '';

  constructor(
    private readonly table: string,
    private readonly show: (entropy: string) => Promise<Refusal | null>,
  ) {}

  /** The table as it stands: is the part waited for? Says why it was not taken, if it was not. */
  async look(company: Pick<Company, 'commitment' | 'commitments' | 'unrevealed' | 'seats'>): Promise<Refusal | null> {
    const { unrevealed, seats, commitments } = company;
    const deal = commitments.join();
    if (deal === this.shown || !unrevealed?.some((at) => seats[at]?.mine)) return null;
    const part = partToShow(this.table, company);
    if (part === null) return null;
    this.shown = deal;
    const refusal = await this.show(part);
    if (refusal !== null) this.shown = '';
    return refusal;
  }
}

/** The seal of a table, once: when its record has been held against it there is no more to ask. Null where there is nothing to hold against it. */
export function takeSeal(table: string): Seal | null {
  const seal = keptSeal(table);
  onThisPage.delete(table);
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // There was nothing.
  }
  return seal === null || seal.brought ? null : seal;
}

/** Is this the record of the deal that was sealed before play, with this device's part in it? `stolik verify` proves the rest. */
export function fitsSeal(text: string, { commitment, entropy, commitments }: Seal): boolean {
  const record = readRecord(text);
  if (isRefusal(record)) return false;
  const parts = record.entropy ?? [];
  return (
    commitmentTo(record.seed) === commitment &&
    parts.includes(entropy) &&
    parts.map(commitmentTo).join() === commitments.join()
  );
}
