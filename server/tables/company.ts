import { defined } from '@stolik/engine';
import { type Chair, chairOf, chairOfBot, isBotAt, openChair, peopleAt, seatsOf } from './chairs.ts';
import { Deal, type KeptDeal } from './deal.ts';
import type { CompanyDeed } from './deeds.ts';

/** Who has gathered at a table and how they came to their deal: what its journal says besides the play. */
export class Company {
  host = '';
  code = '';
  chairs: Chair[] = [];
  rematch: string | null = null;
  /** Under way, or done; null before, and where the game was brought. */
  deal: Deal | null = null;
  calledOff = 0;
  /** Accounts that may neither look on nor sit down here. */
  keptOut: string[] = [];

  constructor(public spectators: boolean) {}

  isPlayedByBot = (at: number): boolean => isBotAt(this.chairs[at]);

  /** Seats of an account, resigned ones included. */
  seatsOf(account: string | null): number[] {
    return seatsOf(this.chairs, account);
  }

  /** Everybody who sits here, once. */
  people(): string[] {
    return peopleAt(this.chairs);
  }

  do(deed: CompanyDeed): void {
    switch (deed.kind) {
      case 'opened':
        this.host = deed.host;
        this.code = deed.code;
        this.chairs = Array.from({ length: deed.seats }, openChair);
        return;
      case 'sat':
        this.chairs[deed.seat] = chairOf(deed.account, deed.name);
        return;
      case 'rose':
        this.callOff();
        this.rise(deed.seat);
        return;
      case 'moved':
        this.chairs[deed.to] = defined(this.chairs[deed.seat]);
        this.chairs[deed.seat] = openChair();
        return;
      case 'hired':
        this.callOff();
        this.chairs[deed.seat] = deed.bot === null ? openChair() : chairOfBot(deed.bot);
        return;
      case 'readied':
        this.callOff();
        this.commit(deed.account, deed.commitment ?? null);
        return;
      case 'dealing':
        this.commit(this.host, deed.commitment);
        this.deal = new Deal(this.chairs);
        return;
      case 'revealed':
        this.deal?.reveal(deed.account, deed.entropy);
        return;
      case 'invited':
        this.code = deed.code;
        return;
      case 'admitted':
        this.spectators = deed.spectators;
        return;
      case 'kept-out':
        this.keptOut.push(deed.account);
        this.code = deed.code;
        return;
      case 'rematched':
        this.rematch = deed.table;
        return;
    }
  }

  keep(): KeptCompany {
    const { host, code, chairs, rematch, spectators, calledOff, keptOut } = this;
    return { host, code, chairs, rematch, spectators, calledOff, keptOut, deal: this.deal?.keep() ?? null };
  }

  restore({ host, code, chairs, rematch, spectators, calledOff, keptOut, deal }: KeptCompany): void {
    Object.assign(this, { host, code, chairs, rematch, spectators, calledOff, keptOut });
    this.deal = deal === null ? null : Deal.restored(deal);
  }

  private commit(account: string, commitment: string | null): void {
    for (const own of this.seatsOf(account)) defined(this.chairs[own]).commitment = commitment;
  }

  /** What was shown of a deal is not used again: whoever wants to play has to be ready anew. */
  private callOff(): void {
    if (this.deal === null) return;
    this.deal = null;
    this.calledOff++;
    for (const chair of this.chairs) chair.commitment = null;
  }

  private rise(at: number): void {
    this.chairs[at] = openChair();
    // The host's chair goes on to whoever has sat here longest, by seat.
    if (!this.people().includes(this.host)) this.host = this.people()[0] ?? this.host;
  }
}

/** All of it as plain data. */
export interface KeptCompany
  extends Pick<Company, 'host' | 'code' | 'chairs' | 'rematch' | 'spectators' | 'calledOff' | 'keptOut'> {
  readonly deal: KeptDeal | null;
}
