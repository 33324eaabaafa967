import { parentPort, workerData } from 'node:worker_threads';
import { type Luck, thinkSeated } from '@stolik/bots';
import { type AnyGame, type Option, reasonOf, seat, type Table } from '@stolik/engine';
import { load } from '@stolik/program';

/** What a thread is told when it starts: a module that exports `house`, with all the games there are on its shelf. */
export interface ThreadStart {
  readonly house: string;
  /** Holds the number of a task whose bot has to come to an end at once. */
  readonly hurry: Int32Array<SharedArrayBuffer>;
}

export interface BotTask {
  readonly number: number;
  readonly game: string;
  /** Null: whoever minds seats. */
  readonly bot: string | null;
  readonly state: Table<unknown>;
  readonly seat: number;
  readonly luck: Luck;
}

export interface BotAnswer {
  readonly number: number;
  readonly option: Option | null;
  readonly error: string | null;
}

const port = parentPort;
if (port === null) throw new Error('This module is the inside of a thread: the bot pool starts it.');
const start: ThreadStart = workerData;
const { house }: { house: { shelf: ReadonlyMap<string, () => Promise<AnyGame>> } } = await load(start.house);

async function choose({ number, game: id, bot, state: table, seat: at, luck }: BotTask): Promise<Option> {
  const game = await house.shelf.get(id)?.();
  if (game === undefined) throw new Error(`${start.house} has no game "${id}".`);
  const stop = {
    get aborted(): boolean {
      return Atomics.load(start.hurry, 0) === number;
    },
  };
  return thinkSeated({ game, table, seat: seat(at), bot, luck }, stop);
}

port.on('message', async (task: BotTask) => {
  let answer: BotAnswer;
  try {
    answer = { number: task.number, option: await choose(task), error: null };
  } catch (error) {
    answer = { number: task.number, option: null, error: reasonOf(error) };
  }
  port.postMessage(answer);
});
port.postMessage('ready');
