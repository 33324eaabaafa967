import {
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type KeptMatch,
  Match,
  nextChoice,
  pendingFor,
  type Seating,
  seat,
} from '@stolik/engine';
import { Chronicle, chooseAloud, dealAloud, type KeptChronicle, takeBack } from '@stolik/engine/host';
import { tellUndone, undoneBy } from './asides.ts';
import { Checkpoints } from './checkpoints.ts';
import type { Chosen, Opening } from './deeds.ts';
import { fromEngine, type Refused, refused } from './refused.ts';

/** All of it as plain data. */
export interface KeptPlayed {
  readonly entropy: readonly string[];
  readonly match: KeptMatch<unknown> | null;
  readonly chronicle: KeptChronicle;
}

/** Choices that taking back within the fences plays again, more or less. */
const WITHIN_FENCES = 4;

/** The game of a table as far as it was played: its choices, what was told of them, and the way back. */
export class Played {
  /** Null before it has begun. */
  match: AnyMatch | null = null;
  readonly chronicle = new Chronicle();
  /** What it took to come here, in choices played: a measure of what opening the table costs. */
  effort = 0;
  private readonly checkpoints = new Checkpoints();

  constructor(
    private readonly game: AnyGame,
    private readonly seating: Seating,
    private readonly seed: string,
  ) {}

  get choices(): number {
    return this.match?.choices.length ?? 0;
  }

  /** Deals, and plays on what was brought from elsewhere; refused where that does not fit. */
  begin(entropy: readonly string[], brought: Opening['brought'], at: number): Refused | null {
    const options = { seed: this.seed, entropy: brought?.entropy ?? entropy };
    const { match } = dealAloud(this.game, this.seating, options, this.chronicle, at);
    this.match = match;
    for (const kept of brought?.choices ?? []) {
      const refusal = this.choose({ kind: 'chose', ...nextChoice(match, kept), by: 'person' }, at);
      if (refusal === null) continue;
      this.match = null;
      this.chronicle.cutTo(0);
      return refusal;
    }
    return null;
  }

  choose(deed: Chosen, at: number): Refused | null {
    const { match } = this;
    if (match === null) return refused('not-begun', 'The game has not begun yet.');
    const before = match.choices.length;
    // Several at once are done all or not at all.
    const playing = deed.next === undefined ? match : match.fork();
    const refusal = this.chooseAll(playing, deed, at);
    if (refusal !== null) {
      this.chronicle.cutTo(before);
      return refusal;
    }
    this.match = playing;
    this.effort += playing.choices.length - before;
    this.checkpoints.pass(playing);
    return null;
  }

  /** The last choice, within the fences. */
  takeBack(chooser: number, at: number): Refused | null {
    const { match, chronicle } = this;
    if (match === null) return null;
    const others = undoneBy(chronicle, chooser);
    const refusal = takeBack({ match, chronicle }, seat(chooser));
    if (refusal !== null) return fromEngine(refusal);
    tellUndone(chronicle, chooser, others, false, { at, sequence: match.table.sequence });
    this.checkpoints.cutTo(this.choices);
    // Played again from the fence, which is not far.
    this.effort += WITHIN_FENCES;
    return null;
  }

  /** Only the first so many choices stand, since the chooser of the next wanted so. The table's numbers go on, so that late answers are told apart. */
  rewind(to: number, chooser: number, agreed: boolean, at: number): void {
    const { match } = this;
    if (match === null) return;
    const sequence = match.table.sequence + 1;
    this.checkpoints.cutTo(to);
    const back = this.checkpoints.last() ?? new Match<unknown, GameEvent>(this.game, this.seating, match.options);
    for (const choice of match.choices.slice(back.choices.length, to)) {
      const decision = pendingFor(back.table, choice.seat);
      const refusal = back.choose({ seat: choice.seat, decision: decision?.id ?? -1, option: choice.option });
      if (refusal !== null) throw new Error(`The table's own choices do not fit: ${refusal.message}`);
      this.checkpoints.pass(back);
      this.effort++;
    }
    back.table.sequence = sequence;
    back.table.pending = back.table.pending.map((decision) => ({ ...decision, id: sequence }));
    this.match = back;
    this.effort++;
    this.chronicle.cutTo(to);
    tellUndone(this.chronicle, chooser, 0, agreed, { at, sequence });
  }

  keep(): KeptPlayed {
    return {
      entropy: this.match?.options.entropy ?? [],
      match: this.match?.keep() ?? null,
      chronicle: this.chronicle.keep(),
    };
  }

  restore({ entropy, match, chronicle }: KeptPlayed): void {
    const options = { seed: this.seed, entropy };
    this.match = match === null ? null : Match.kept(this.game, this.seating, options, match);
    this.chronicle.restore(chronicle);
  }

  private chooseAll(match: AnyMatch, deed: Chosen, at: number): Refused | null {
    const { chronicle } = this;
    const chooser = seat(deed.seat);
    for (const [i, option] of [deed.option, ...(deed.next ?? [])].entries()) {
      const asked = pendingFor(match.table, chooser)?.id ?? -1;
      const decision = i === 0 ? (deed.decision ?? asked) : asked;
      const refusal = chooseAloud({ match, chronicle }, { seat: chooser, decision, option }, at);
      if (refusal !== null) return fromEngine(refusal);
    }
    return null;
  }
}
