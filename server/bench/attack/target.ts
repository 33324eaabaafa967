import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reasonOf } from '@stolik/engine';
import { compressPages } from '../../http/compress.mjs';
import type { Limits } from '../../limits.ts';
import { Player } from '../../test/player.ts';
import { type Child, cpuOf, startChild } from '../child.ts';

/** What one attack came to: `holds` where the server stood it. */
export interface Finding {
  readonly attack: string;
  readonly figure: string;
  readonly holds: boolean;
}

/** How hard. */
export interface Force {
  readonly downloads: number;
  readonly pages: number;
  readonly undos: number;
  readonly pings: number;
  /** Seconds the process is stopped; 0: it is not. The shortest clock there is has five. */
  readonly standstill: number;
  readonly kills: number;
}

export type Attack = (target: Target, force: Force) => Promise<Finding[]>;

/** What a file in `assets` weighs: more than the system takes from a server before anybody reads it. */
const LARGE = 6_000_000;

/** A server that is attacked: a process of its own over a store of its own, which can be stopped, killed and started again. */
export class Target {
  private readonly folder = mkdtempSync(join(tmpdir(), 'stolik-attack-'));
  private child: Child | null = null;
  private players: Player[] = [];

  private constructor(
    /** PostgreSQL; null: the embedded store. */
    readonly databaseUrl: string | null,
    private readonly settings: { readonly limits: Partial<Limits>; readonly strict: boolean },
  ) {}

  static async open(databaseUrl: string | null, strict: boolean, limits: Partial<Limits> = {}): Promise<Target> {
    const target = new Target(databaseUrl, { limits, strict });
    const pages = join(target.folder, 'pages');
    mkdirSync(join(pages, 'assets'), { recursive: true });
    writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Stolik</title>');
    writeFileSync(
      join(pages, 'assets', 'rules-abc.js'),
      'export const rule = "a sentence of the rules";\n'.repeat(20_000),
    );
    writeFileSync(join(pages, 'assets', 'large-abc.png'), Buffer.alloc(LARGE, 7));
    await compressPages(pages);
    await target.start();
    return target;
  }

  get data(): string {
    return join(this.folder, 'data');
  }

  get url(): string {
    return this.running.url;
  }

  get pid(): number {
    return this.running.process.pid ?? 0;
  }

  /** What it wrote to its log. */
  get log(): readonly string[] {
    return this.running.log;
  }

  async start(): Promise<void> {
    this.child = await this.startOver(this.data);
  }

  /** What another server says that is started over this folder; null: it opened. */
  async complaintOver(data: string): Promise<string | null> {
    try {
      await (await this.startOver(data)).kill('SIGKILL');
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }

  private startOver(data: string): Promise<Child> {
    const pages = join(this.folder, 'pages');
    return startChild('./node.ts', JSON.stringify({ data, databaseUrl: this.databaseUrl, pages, ...this.settings }));
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.child?.kill(signal);
    this.child = null;
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.running.process.kill(signal);
  }

  async come(name: string): Promise<Player> {
    const player = await Player.come(this.url, name);
    this.players.push(player);
    return player;
  }

  async back({ cookie, name }: Player): Promise<Player> {
    const player = await Player.back(this.url, cookie, name);
    this.players.push(player);
    return player;
  }

  openFiles(): number {
    return readdirSync(`/proc/${this.pid}/fd`).length;
  }

  /** Milliseconds of processor time it has used. */
  cpu(): number {
    return Math.round((cpuOf(this.running) ?? 0) * 1000);
  }

  /** Somebody else's longest wait for an answer while something is done, in milliseconds. */
  async longestWait(work: () => Promise<unknown>): Promise<number> {
    const other = await this.come('Other');
    let longest = 0;
    let done = false;
    const pinging = (async (): Promise<void> => {
      while (!done) {
        const since = performance.now();
        await other.ask({ kind: 'ping' });
        longest = Math.max(longest, performance.now() - since);
      }
    })();
    try {
      await work();
    } finally {
      done = true;
      await pinging;
    }
    return longest;
  }

  async close(): Promise<void> {
    for (const player of this.players) player.vanish();
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get running(): Child {
    if (this.child === null) throw new Error('The server does not run.');
    return this.child;
  }
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What a refusal was, or what was done instead. */
export const codeOf = (reply: Awaited<ReturnType<Player['ask']>>): string =>
  reply.kind === 'refused' ? reply.code : 'done';
