import { type Bot, botNamed, greedy, levelNamed, sightOf, think } from '@stolik/bots';
import { type AnyGame, chanceFrom, copyTable, type Decision, type Option, type Table } from '@stolik/engine';

/** A bot that has been hurried still looks about for so many milliseconds: at once for people, and no blunder. */
const HURRIED = 40;

/** One thought of a bot. It may be hurried, or given up when the table has moved on. */
export interface Thought {
  readonly option: Promise<Option>;
  hurry(): void;
  giveUp(): void;
}

/** What a bot thinks about. */
export interface Question {
  readonly game: AnyGame;
  readonly table: Table<unknown>;
  readonly decision: Decision;
  /** Of the whole game, and how many choices stand: luck of its own for every choice, so that a resumed game goes on as it would have. */
  readonly seed: string;
  readonly moment: number;
}

/** A record may name a bot of another version of the house; one that plays well enough takes its seat. */
const botOf = (name: string | null): Bot => botNamed(name ?? '') ?? greedy;

/** So many milliseconds the bot may take over a choice; null when it answers without thinking long. */
export const thinkingTimeOf = (name: string | null): number | null =>
  levelNamed(name ?? '')?.budget.milliseconds ?? null;

/** Begins to think, with rests in which a worker hears messages. It thinks over a copy: the table may move on meanwhile. */
export function beginThought(
  bot: string | null,
  { game, table, decision, seed, moment }: Question,
  hurried: boolean,
): Thought {
  const luck = chanceFrom(seed, [`bot at seat ${decision.seat}`, `choice ${moment}`]);
  let end = hurried ? performance.now() + HURRIED : Number.POSITIVE_INFINITY;
  const stop = {
    get aborted(): boolean {
      return performance.now() >= end;
    },
  };
  const option = think(botOf(bot), sightOf(game, copyTable(game, table), decision.seat), luck, stop);
  return {
    option,
    hurry: () => {
      end = Math.min(end, performance.now() + HURRIED);
    },
    giveUp: () => {
      end = 0;
    },
  };
}
