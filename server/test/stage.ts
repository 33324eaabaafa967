import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Registry } from '../house.ts';
import { LIMITS, type Limits } from '../limits.ts';
import { type Running, serve } from '../serve.ts';
import { games } from './games.ts';
import { Player } from './player.ts';

export const registry: Registry = { games, source: new URL('./games.ts', import.meta.url).href };

/** As in life, but quick: bots do not rest, and limits by address do not count (all players come from here). */
export const quick: Limits = {
  ...LIMITS,
  botRests: 0,
  holdsLast: 0,
  connectionsPerAddress: 10_000,
  messages: { burst: 5000, perSecond: 2000 },
  creations: { burst: 1000, perSecond: 100 },
  guests: { burst: 10_000, perSecond: 1000 },
  requests: { burst: 10_000, perSecond: 1000 },
};

/** A house of its own for a test, which is gone afterwards. */
export class Stage {
  readonly data = mkdtempSync(join(tmpdir(), 'stolik-server-'));
  private readonly running: Running[] = [];
  private readonly players: Player[] = [];

  async open(given: Partial<Config> = {}, shelf: Registry = registry): Promise<Running> {
    const running = await serve(shelf, { port: 0, data: this.data, limits: quick, botThreads: 2, ...given });
    this.running.push(running);
    return running;
  }

  async come({ url }: { readonly url: string }, name: string): Promise<Player> {
    const player = await Player.come(url, name);
    this.players.push(player);
    return player;
  }

  /** The same person in another window. */
  async back({ url }: { readonly url: string }, { cookie, name }: Player): Promise<Player> {
    const player = await Player.back(url, cookie, name);
    this.players.push(player);
    return player;
  }

  async strike(): Promise<void> {
    await Promise.all(this.players.map((player) => player.leave()));
    await Promise.all(this.running.map((running) => running.stop()));
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** A table at which these people sit, the first being the host, with bots for the rest; and everybody follows it. */
export async function seatAll(
  people: readonly Player[],
  more: { seats?: number; bot?: string; settings?: object } = {},
): Promise<string> {
  const [host, ...others] = people as [Player, ...Player[]];
  const seats = more.seats ?? people.length;
  const company = Array.from({ length: seats }, (_, at) =>
    at === 0 ? 'me' : at < people.length ? 'open' : (more.bot ?? 'random'),
  );
  const { table = '' } = await host.do({ kind: 'create', game: 'star-scrappers', seats, company, ...more.settings });
  await host.do({ kind: 'open', table });
  const { code } = host.company(table);
  for (const other of others) {
    await other.do({ kind: 'join', table, ...(code === null ? {} : { code }) });
    await other.do({ kind: 'open', table });
  }
  return table;
}

/** The same, and the game has begun. */
export async function play(people: readonly Player[], more: Parameters<typeof seatAll>[1] = {}): Promise<string> {
  const table = await seatAll(people, more);
  const [host, ...others] = people as [Player, ...Player[]];
  for (const other of others) await other.do({ kind: 'ready', table, commitment: other.commit() });
  await host.do({ kind: 'start', table, commitment: host.commit() });
  for (const one of people) await one.until(() => one.tables.has(table));
  return table;
}

/** Whoever of them is asked, takes the first option, so many times or to the end. */
export async function playOn(
  people: readonly Player[],
  table: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let made = 0; ; made++) {
    const [first] = people as [Player];
    if (made >= most || first.at(table).standing.over) return made;
    const asked = (): Player | undefined => people.find((one) => one.at(table).standing.decision !== null);
    await Promise.race(people.map((one) => one.until(() => asked() !== undefined || one.at(table).standing.over)));
    const chooser = asked();
    if (chooser === undefined) return made;
    const { at } = await chooser.choose(table);
    await Promise.all(people.map((one) => one.until(() => one.at(table).at >= (at ?? 0))));
  }
}
