import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished } from 'vitest';
import { orchard, orchardTexts } from '../../testkit/toy/orchard.ts';
import type { House } from '../house.ts';
import { run } from '../run.ts';
import type { Terminal } from '../terminal.ts';

/** A house with one small game in it, so that these tests depend on the rules of no real one. */
export const orchardHouse: House = {
  games: [orchard],
  textOf: (_, lang) => `game-name = ${lang === 'pl' ? 'Sad' : 'Orchard'}\n${orchardTexts[lang]}`,
};

/** Where games are saved that nobody gave another place. */
const home = mkdtempSync(join(tmpdir(), 'stolik-home-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

export interface Stage {
  /** What is typed: lines, or one who reads the screen and answers. */
  readonly lines?: Iterable<string>;
  readonly env?: { readonly [name: string]: string };
  readonly interactive?: boolean;
  readonly colours?: boolean;
  readonly columns?: number;
  readonly house?: House;
}

export interface Performance {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process, on a terminal that only remembers. */
export async function stolik(args: readonly string[], stage: Stage = {}): Promise<Performance> {
  const { lines = [], env = {}, interactive = false, colours = false, columns = 80, house = orchardHouse } = stage;
  const typed = lines[Symbol.iterator]();
  let out = '';
  let err = '';
  const terminal: Terminal = {
    write(text) {
      out += text;
    },
    note(text) {
      err += text;
    },
    async readLine(prompt) {
      const { value, done } = typed.next();
      const line = done ? null : value;
      out += `${prompt}${line ?? ''}\n`;
      return line;
    },
    columns,
    rows: 50,
    interactive,
    colours,
    notesSeen: false,
    env: { LANG: 'en_GB.UTF-8', XDG_STATE_HOME: home, ...env },
    close() {},
  };
  const status = await run(args, terminal, house);
  return { status, out, err };
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
