import { parentPort, workerData } from 'node:worker_threads';
import { botNamed } from '@stolik/bots';
import { type Contest, fixtureOf, type Outcome, playFixture } from '@stolik/bots/arena';
import { defined, reasonOf } from '@stolik/engine';
import { load } from '@stolik/program';
import { gameOf, type House } from '../house.ts';

/** What a thread is told when it starts. */
export interface ThreadTask {
  /** Where the house is. */
  readonly address: string;
  readonly contests: readonly Contest[];
}

/** What it is told to play: game `index` of the contest with that place in the list. */
export interface Assignment {
  readonly contest: number;
  readonly index: number;
}

/** What it answers: first that it is there, then a game for each assignment, or why there is none. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'played'; readonly contest: number; readonly outcome: Outcome }
  | { readonly kind: 'failed'; readonly contest: number; readonly index: number; readonly message: string };

if (parentPort === null) throw new Error('This module is the inside of a thread: start it with playContests.');
const port = parentPort;
const { address, contests }: ThreadTask = workerData;
const { house }: { house: House } = await load(address);
const games = await Promise.all(contests.map(({ game }) => gameOf(house, game)));
const bots = contests.map((contest) => contest.bots.map(botNamed));

port.on('message', ({ contest, index }: Assignment) => port.postMessage(answerTo(contest, index)));
port.postMessage({ kind: 'ready' } satisfies Answer);

function answerTo(place: number, index: number): Answer {
  try {
    const contest = defined(contests[place]);
    const company = defined(bots[place]).map((bot, at) => bot ?? unknown(defined(contest.bots[at])));
    const game = defined(games[place]) ?? unknown(contest.game);
    return { kind: 'played', contest: place, outcome: playFixture(game, contest, fixtureOf(contest, index), company) };
  } catch (error) {
    const message = reasonOf(error);
    return { kind: 'failed', contest: place, index, message };
  }
}

function unknown(name: string): never {
  throw new Error(`"${name}" is not known here.`);
}
