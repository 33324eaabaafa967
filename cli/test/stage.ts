import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished } from 'vitest';
import type { House } from '../house.ts';
import { run } from '../run.ts';
import type { Terminal } from '../terminal.ts';
import { house as orchardHouse } from './orchard-house.ts';

export { orchardHouse };

/** Where games are saved that nobody gave another place. */
const home = mkdtempSync(join(tmpdir(), 'stolik-home-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

export interface Stage {
  /** What is typed: lines, or one who reads the screen and answers. */
  readonly lines?: Iterable<string> | ((screen: string) => string | null);
  readonly env?: { readonly [name: string]: string };
  readonly interactive?: boolean;
  readonly colours?: boolean;
  readonly notesSeen?: boolean;
  readonly columns?: number;
  readonly house?: House;
  /** Is given what stops the command, as Ctrl-C would. */
  readonly interrupted?: (stop: () => void) => void;
}

/** So much of what was written last is still to be read. */
const SCREEN = 4000;

export interface Performance {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process, on a terminal that only remembers. */
export async function stolik(args: readonly string[], stage: Stage = {}): Promise<Performance> {
  const { terminal, told } = terminalThatRemembers(stage);
  const status = await run(args, terminal, stage.house ?? orchardHouse);
  return { status, ...told() };
}

export interface Remembering {
  readonly terminal: Terminal;
  /** What was written to it so far. */
  readonly told: () => { readonly out: string; readonly err: string };
}

export function terminalThatRemembers(stage: Stage = {}): Remembering {
  const { lines = [], env = {}, interactive = false, colours = false, columns = 80, notesSeen = false } = stage;
  const typed = typeof lines === 'function' ? null : lines[Symbol.iterator]();
  const written: string[] = [];
  let screen = '';
  let err = '';
  const write = (text: string): void => {
    written.push(text);
    screen = (screen + text).slice(-SCREEN);
  };
  const terminal: Terminal = {
    write,
    note(text) {
      err += text;
    },
    async readLine(prompt) {
      const line = typeof lines === 'function' ? lines(screen) : (typed?.next().value ?? null);
      write(`${prompt}${line ?? ''}\n`);
      return line;
    },
    columns,
    rows: 50,
    interactive,
    colours,
    notesSeen,
    env: { LANG: 'en_GB.UTF-8', XDG_STATE_HOME: home, ...env },
    onInterrupt(stop) {
      stage.interrupted?.(stop);
      return () => {};
    },
    close() {},
  };
  return { terminal, told: () => ({ out: written.join(''), err }) };
}

/** A folder that is gone after the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'stolik-test-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** The same answer again and again, as long as somebody asks. */
export function* always(line: string): Generator<string> {
  for (;;) yield line;
}

/** A game that has not ended after so many answers goes in a circle. */
const PATIENCE = 20_000;

/** One who reads the screen and always takes what stands first in the menu. */
export function theFirst(): (screen: string) => string | null {
  let left = PATIENCE;
  return (screen) => {
    const question = screen.slice(screen.lastIndexOf('\n\n', screen.lastIndexOf('\n/u')));
    return left-- > 0 ? (/^ +([0-9a-z]+) {2}/m.exec(question)?.[1] ?? '1') : null;
  };
}

/** First these lines, then others. */
export function* firstly(lines: readonly string[], rest: Iterable<string>): Generator<string> {
  yield* lines;
  yield* rest;
}

/** One sentence on standard error, nothing half-said, no trace of the program's insides. */
export function expectSentence({ status, out, err }: Performance, wanted: 1 | 2): void {
  expect(err).toMatch(/^stolik: .+[.)]\n$/);
  expect(err).not.toContain('    at ');
  expect(err).not.toContain('⟦');
  expect(out).not.toContain('    at ');
  expect(status).toBe(wanted);
}
