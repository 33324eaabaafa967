import { parentPort, workerData } from 'node:worker_threads';
import { botNamed, greedy, sightOf, think } from '@stolik/bots';
import { type AnyGame, chanceFrom, type Option, seat, type Table } from '@stolik/engine';

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
  readonly luck: readonly string[];
}

export interface BotAnswer {
  readonly number: number;
  readonly option: Option | null;
  readonly error: string | null;
}

const port = parentPort;
if (port === null) throw new Error('This module is the inside of a thread: the bot pool starts it.');
const start: ThreadStart = workerData;
const { house }: { house: { shelf: ReadonlyMap<string, () => Promise<AnyGame>> } } = await import(start.house);

async function choose({ number, game: id, bot: name, state, seat: at, luck }: BotTask): Promise<Option> {
  const game = await house.shelf.get(id)?.();
  if (game === undefined) throw new Error(`${start.house} has no game "${id}".`);
  // A table may name a bot of another version of the house; one that plays well enough takes its seat.
  const bot = (name === null ? null : botNamed(name)) ?? greedy;
  const [seed = '', ...more] = luck;
  const stop = {
    get aborted(): boolean {
      return Atomics.load(start.hurry, 0) === number;
    },
  };
  return think(bot, sightOf(game, state, seat(at)), chanceFrom(seed, more), stop);
}

port.on('message', async (task: BotTask) => {
  let answer: BotAnswer;
  try {
    answer = { number: task.number, option: await choose(task), error: null };
  } catch (error) {
    answer = { number: task.number, option: null, error: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(answer);
});
port.postMessage('ready');
