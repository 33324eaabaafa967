import { type Decision, type Option, reasonOf } from '@stolik/engine';
import type { Thought } from './bot-mind.ts';
import type { Pace } from './protocol.ts';

/** What bots need of the table at which they play. */
export interface BotTable {
  /** What is asked of a bot now; null when none is asked, or nothing is played here any more. */
  asked(): Decision | null;
  /** Begins to think about it. */
  think(decision: Decision, hurried: boolean): Thought;
  /** Chooses it. Says whether anything was heard of that. */
  choose(decision: Decision, option: Option): boolean;
  show(): void;
  broken(message: string): void;
}

/** How long one may look at what a bot did before it goes on, in milliseconds. */
const PAUSES: Record<Pace, number> = { calm: 600, brisk: 200, instant: 0 };

/** So many milliseconds bots hold their breath when a person has chosen: until that is drawn, the device has nothing else to do. */
const BREATH = 50;

/** Lets bots choose, one after the other, until nothing is asked of them. */
export class BotTurns {
  private playing = false;
  private hurried = false;
  private wake: () => void = () => {};
  private thought: Thought | null = null;

  constructor(
    private readonly table: BotTable,
    private pace: Pace,
  ) {}

  setPace(pace: Pace): void {
    this.pace = pace;
  }

  /** Plays, if it is a bot's turn. `afterPerson`: somebody has just chosen, and waits to see it. */
  async play(afterPerson: boolean): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    try {
      if (afterPerson && this.table.asked() !== null) await this.rest(BREATH);
      // Asked again after each round of bots: somebody may have chosen while the last one was coming to its end.
      while (this.table.asked() !== null) await this.round();
    } catch (error) {
      this.table.broken(reasonOf(error));
    }
    this.playing = false;
    this.hurried = false;
  }

  /** Whoever is thinking chooses at once, and so do bots after it, until a person is asked. */
  hurry(): void {
    this.hurried = this.table.asked() !== null;
    if (this.hurried) this.thought?.hurry();
    this.wake();
  }

  /** The table has moved on, or is gone: nobody waits for what a bot was thinking of. */
  giveUp(): void {
    this.thought?.giveUp();
    this.wake();
  }

  private async round(): Promise<void> {
    let pause = true;
    for (let next = this.table.asked(); next !== null; ) {
      // It thinks while one looks at what was done before.
      const [option] = await Promise.all([this.think(next), pause ? this.rest(PAUSES[this.pace]) : null]);
      const now = this.table.asked();
      if (now === null) break;
      pause = true;
      if (now.id === next.id && now.seat === next.seat) {
        // A choice of which nothing is heard is half a move: the other half follows at once.
        pause = this.table.choose(now, option);
        next = this.table.asked();
        if (pause || next === null) this.table.show();
      } else next = now;
    }
  }

  private async think(decision: Decision): Promise<Option> {
    this.thought = this.table.think(decision, this.hurried);
    const option = await this.thought.option;
    this.thought = null;
    return option;
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.hurried ? 0 : milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
