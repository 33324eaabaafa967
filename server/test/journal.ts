import { type AnyGame, below, chanceFrom, type Option, seat } from '@stolik/engine';
import type { NewTable } from '../store/store.ts';
import type { Deed, Entry } from '../tables/deeds.ts';
import { founded } from '../tables/founding.ts';
import { Ledger } from '../tables/ledger.ts';
import { isRefused } from '../tables/refused.ts';

/** A table of Ann and bots without a server around it: its ledger, and all that was done at it. */
export class Journal {
  readonly entries: Entry[] = [];
  readonly ledger: Ledger;
  private readonly luck = chanceFrom('luck', ['journal']);

  constructor(
    readonly game: AnyGame,
    seats: number,
    clock: { kind: 'none' } | { kind: 'bank'; seconds: number; increment: number } = { kind: 'none' },
  ) {
    const company = Array.from({ length: seats }, (_, at) => (at === 0 ? 'me' : 'greedy'));
    const said = { kind: 'create', id: 'x', game: game.id, seats, variants: {}, company, absence: 0 } as const;
    const table = founded(
      game,
      ['greedy'],
      { id: 'ann', name: 'Ann' },
      { ...said, clock, spectators: true, company: [...company] },
      1,
    );
    if (isRefused(table)) throw new Error(table.message);
    this.ledger = empty(game, table);
    for (const { deed } of table.entries) this.do(deed);
    this.do({ kind: 'began', entropy: ['entropy-of-ann-one'] });
  }

  do(deed: Deed, request: string | null = null): void {
    const entry = { at: this.ledger.at + 1, time: this.ledger.at * 100, account: 'ann', request, deed };
    const refusal = this.ledger.apply(entry);
    if (refusal !== null) throw new Error(`${deed.kind}: ${refusal.message}`);
    this.entries.push(entry);
  }

  /** Whoever is asked takes any option; false when the game is over. */
  chooseAny(): boolean {
    const asked = this.ledger.match?.table.pending[0];
    if (asked === undefined || this.ledger.status !== 'playing') return false;
    const option = asked.options[below(this.luck, asked.options.length)] as Option;
    this.do({ kind: 'chose', seat: asked.seat, option, by: 'person', decision: asked.id }, `r${this.ledger.at}`);
    return true;
  }

  /** Ann takes back, within the fences where that goes, else to her last choice. */
  takeBack(): void {
    const { match, chronicle } = this.ledger;
    if (match?.whyNoUndo(seat(0)) === null) {
      this.do({ kind: 'undid', seat: 0 });
      return;
    }
    const to = chronicle.lastChoiceOf(0);
    if (to >= 0) this.do({ kind: 'undo-asked', seat: 0, to, of: [] });
  }

  /** Another ledger of the same table, with nothing done at it yet. */
  again(): Ledger {
    const { game, seed, opening } = this.ledger;
    return new Ledger(game, seed, opening, []);
  }
}

function empty(game: AnyGame, { entries, seed }: NewTable): Ledger {
  const opening = entries[0]?.deed;
  if (opening?.kind !== 'opened') throw new Error('no opening');
  return new Ledger(game, seed, opening, []);
}
