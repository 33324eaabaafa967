import { levelNamed, type Seated, thinkSeated } from '@stolik/bots';
import { copyTable, type Option } from '@stolik/engine';

/** A bot that has been hurried still looks about for so many milliseconds: at once for people, and no blunder. */
const HURRIED = 40;

/** One thought of a bot. It may be hurried, or given up when the table has moved on. */
export interface Thought {
  readonly option: Promise<Option>;
  hurry(): void;
  giveUp(): void;
}

/** So many milliseconds the bot may take over a choice; null when it answers without thinking long. */
export const thinkingTimeOf = (name: string | null): number | null =>
  levelNamed(name ?? '')?.budget.milliseconds ?? null;

/** Begins to think, with rests in which a worker hears messages. It thinks over a copy: the table may move on meanwhile. */
export function beginThought(seated: Seated, hurried: boolean): Thought {
  let end = hurried ? performance.now() + HURRIED : Number.POSITIVE_INFINITY;
  const stop = {
    get aborted(): boolean {
      return performance.now() >= end;
    },
  };
  const option = thinkSeated({ ...seated, table: copyTable(seated.game, seated.table) }, stop);
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
