import { type AnyGame, type GameRecord, isRefusal, type Option, readRecord } from '@stolik/engine';
import { starScrappers } from '@stolik/star-scrappers';
import { orchard } from '../../testkit/toy/orchard.ts';
import { MemoryShelf } from '../saves/memory-shelf.ts';
import { newRecord, newSave, type Place } from '../saves/new-game.ts';
import type { Save, Shelf } from '../saves/shelf.ts';
import { Host, type Manner } from '../table/host.ts';
import { openHost } from '../table/open-host.ts';
import type { Kept, News, TableState } from '../table/protocol.ts';

/** People and bots for tests, and a host that keeps their table. */

export const game = starScrappers as AnyGame;
/** A small game in which a turn may end with nothing drawn, and in which all choose at once. */
export const smallGame = orchard as AnyGame;

export const loadRules = async (id: string): Promise<AnyGame | null> =>
  [game, smallGame].find((known) => known.id === id) ?? null;

export const person = (name: string): Place => ({ name, bot: null });
export const bot = (name: string, level = 'random'): Place => ({ name, bot: level });

export function recordFor(places: readonly Place[], variants: Record<string, string> = {}, of = game): GameRecord {
  const record = newRecord(of, places, variants, 'a seed');
  if (isRefusal(record)) throw new Error(record.message);
  return record;
}

export const saveFor = (places: readonly Place[], variants?: Record<string, string>, of = game): Save =>
  newSave(recordFor(places, variants, of), 0, 1000);

/** A page that hears all news and remembers how the table stands. */
export class Page {
  readonly news: News[] = [];
  readonly log: string[] = [];
  state: TableState | null = null;
  kept: Kept = { saved: 'saving', trouble: null };

  hear = (news: News): void => {
    this.news.push(news);
    if (news.kind === 'kept') this.kept = news.kept;
    const state = news.kind === 'opened' || news.kind === 'state' ? news.state : null;
    if (state === null) return;
    this.log.length = state.log.keep;
    this.log.push(...state.log.add.map(({ id, event }) => `${id} ${event.type}`));
    this.state = state;
    this.kept = state.kept;
  };

  get now(): TableState {
    if (this.state === null) throw new Error('The table has not been opened.');
    return this.state;
  }

  /** The option at a place in the list that is asked now. */
  option(at = 0): Option {
    const option = this.now.view.decision?.options.at(at);
    if (option === undefined) throw new Error('Nothing is asked.');
    return option;
  }
}

export interface Sitting {
  readonly host: Host;
  readonly page: Page;
  readonly shelf: Shelf;
  readonly id: string;
}

/** Bots do not wait, and nothing is held. */
export const AT_ONCE: Manner = { pace: 'instant', hold: 0 };

/** Opens a table; bots do not wait unless told. */
export async function sitDown(
  save: Save,
  shelf: Shelf = new MemoryShelf(),
  manner: Partial<Manner> = {},
): Promise<Sitting> {
  const page = new Page();
  const host = await openHost(
    save.id,
    save,
    { ...AT_ONCE, ...manner },
    { shelf, loadRules, tell: page.hear, now: () => 2000 },
  );
  if (!(host instanceof Host)) throw new Error(`The table could not be opened: ${host.why}.`);
  host.begin();
  return { host, page, shelf, id: save.id };
}

/** Until it is a person's turn, or the game is over. */
export async function untilAsked({ page }: Sitting): Promise<void> {
  for (let tries = 0; tries < 20_000; tries++) {
    const { view, passTo, thinking } = page.now;
    if (view.decision !== null || passTo !== null || view.over) return;
    if (thinking === null) throw new Error('Nobody is to play.');
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  throw new Error('The bots never came to an end.');
}

/** Answers with the option at the same place of every list, until the game is over. */
export async function playOut(sitting: Sitting, pick = 0): Promise<void> {
  const { host, page } = sitting;
  for (;;) {
    await untilAsked(sitting);
    const { view, passTo } = page.now;
    if (view.over) return;
    if (passTo !== null) host.sit(passTo);
    const { decision } = page.now.view;
    if (decision === null) continue;
    const refusal = host.choose(decision.id, page.option(pick % decision.options.length));
    if (refusal !== null) throw new Error(refusal.message);
  }
}

export async function savedRecord({ shelf, id, host }: Sitting): Promise<GameRecord> {
  await host.close();
  const save = await shelf.read(id);
  const record = readRecord(save?.text ?? '');
  if (isRefusal(record)) throw new Error(record.message);
  return record;
}
