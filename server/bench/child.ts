import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ownJson } from '../own-json.ts';

export interface Child {
  readonly process: ChildProcess;
  readonly url: string;
  /** What it wrote to standard error. */
  readonly log: string[];
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** As `deploy/stolik.service` has it, for the plain server too. */
const FLAGS = ['--max-semi-space-size=32'];

/** Runs modules that are part of the program, built. */
const PROGRAM = fileURLToPath(new URL('../../program/run.mjs', import.meta.url));

/** Starts a module of this folder as a process of its own and waits until it says where it listens. */
export function startChild(module: string, ...args: readonly string[]): Promise<Child> {
  const file = fileURLToPath(new URL(module, import.meta.url));
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => {
      const { url } = ownJson<{ url: string }>(line);
      resolve({
        process: child,
        url,
        log,
        kill: (signal) => {
          child.kill(signal);
          return gone;
        },
      });
    });
    child.once('exit', (code) => reject(new Error(`${module} ended (${code}): ${log.join('\n')}`)));
  });
}

/** Seconds of processor time a process has used, all its threads together. */
export function cpuOf(child: Child): number | null {
  try {
    const stat = readFileSync(`/proc/${child.process.pid}/stat`, 'utf8');
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    // Clock ticks; a hundred a second wherever Node runs on Linux.
    return (user + system) / 100;
  } catch {
    return null;
  }
}
