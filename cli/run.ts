import { readFileSync } from 'node:fs';
import { reasonOf } from '@stolik/engine';
import type { Language } from '@stolik/text';
import { type Command, commonOptions } from './command.ts';
import { Complaint, failure, wrongUsage } from './complaint.ts';
import { type Desk, deskAt, languageOf } from './desk.ts';
import { readArguments } from './given.ts';
import type { House } from './house.ts';
import { plainText } from './records.ts';
import { manualLines } from './screen/manual.ts';
import type { Terminal } from './terminal.ts';

/** The commands, each read only when it is asked for, so that all start quickly. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['serve', async () => (await import('./commands/serve.ts')).serveTables],
  ['play', async () => (await import('./commands/play.ts')).play],
  ['learn', async () => (await import('./commands/learn.ts')).learn],
  ['games', async () => (await import('./commands/games.ts')).listGames],
  ['simulate', async () => (await import('./commands/simulate.ts')).simulate],
  ['arena', async () => (await import('./commands/arena.ts')).arena],
  ['record', async () => (await import('./commands/record.ts')).record],
  ['replay', async () => (await import('./commands/replay.ts')).replayRecord],
  ['verify', async () => (await import('./commands/verify.ts')).verifyRecord],
  ['content', async () => (await import('./commands/content.ts')).content],
  ['bench', async () => (await import('./commands/measure.ts')).measure],
]);

/** Does what the arguments say; returns the exit status. Whatever goes wrong is one sentence on standard error. */
export async function run(args: readonly string[], terminal: Terminal, house: House): Promise<number> {
  let desk = deskAt(terminal, house, languageOf(null, terminal.env));
  try {
    desk = deskAt(terminal, house, languageAsked(args, terminal));
    await obey(desk, args);
    return 0;
  } catch (error) {
    if (error instanceof Complaint) {
      terminal.note(`stolik: ${plainText(desk.speaker.say(error.text))}\n`);
      return error.status;
    }
    const what = reasonOf(error);
    terminal.note(`stolik: ${plainText(desk.say('cli-failed-unexpectedly', { what: firstLine(what) }))}\n`);
    if (terminal.env.STOLIK_DEBUG && error instanceof Error) terminal.note(`${error.stack}\n`);
    return 1;
  } finally {
    terminal.close();
  }
}

async function obey(desk: Desk, args: readonly string[]): Promise<void> {
  const [name, ...rest] = withoutLanguage(args);
  if (name === undefined || name === '--help' || name === '-h') return help(desk, []);
  if (name === '--version' || name === '-V') return desk.print(version());
  if (name === 'help') return help(desk, rest);
  const load = commands.get(name);
  if (load === undefined) {
    if (name.startsWith('-')) throw wrongUsage('cli-wrong-first-option', { option: name });
    throw wrongUsage('cli-wrong-command', { given: name, known: [...commands.keys()].join(', ') });
  }
  if (rest.includes('--help') || rest.includes('-h')) return help(desk, [name]);
  const command = await load().catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_MODULE_NOT_FOUND' ? failure('cli-not-installed', { command: name }) : error;
  });
  await command.run(desk, readArguments(name, rest, { ...commonOptions, ...command.options }, command.positionals));
}

function help(desk: Desk, [name]: readonly string[]): void {
  if (name !== undefined && !commands.has(name))
    throw wrongUsage('cli-wrong-command', { given: name, known: [...commands.keys()].join(', ') });
  const text = desk.say(name === undefined ? 'cli-help' : `cli-help-${name}`);
  for (const line of manualLines(text, desk.terminal.columns)) desk.print(line);
}

/** The language is wanted before anything else is read, so that complaints come in it as well. */
function languageAsked(args: readonly string[], terminal: Terminal): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const asked = at < 0 ? null : ((args[at]?.slice('--lang='.length) || args[at + 1]) ?? null);
  return languageOf(asked, terminal.env);
}

/** `stolik --lang pl games` is as good as `stolik games --lang pl`. */
function withoutLanguage(args: readonly string[]): readonly string[] {
  if (args[0] === '--lang') return args.slice(2);
  return args[0]?.startsWith('--lang=') ? args.slice(1) : args;
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

const version = (): string => {
  const about: { version: string } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
  return about.version;
};
