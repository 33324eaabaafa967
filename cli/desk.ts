import { type AnyGame, say, type Text, type TextArgs } from '@stolik/engine';
import { isLanguage, type Language, type Speaker, speakerOf } from '@stolik/text';
import { terminalText } from '@stolik/text/node';
import { botText } from './bot-words.ts';
import { wrongUsage } from './complaint.ts';
import type { House } from './house.ts';
import type { Terminal } from './terminal.ts';

/** Where a command works: a terminal, the games of the house, and a language to answer in. */
export interface Desk {
  readonly terminal: Terminal;
  readonly house: House;
  readonly speaker: Speaker;
  /** A line for people on standard output. */
  print(line: string): void;
  /** One JSON value a line, for programs. */
  printJson(value: unknown): void;
  say(key: string, args?: TextArgs): string;
}

export function deskAt(terminal: Terminal, house: House, lang: Language): Desk {
  const speaker = speakerOf(lang, [terminalText(lang), botText(lang)]);
  return {
    terminal,
    house,
    speaker,
    print: (line) => terminal.write(`${line}\n`),
    printJson: (value) => terminal.write(`${JSON.stringify(value)}\n`),
    say: (key, args) => speaker.say(say(key, args)),
  };
}

/** One who speaks of a game at this desk: with the game's own words and the terminal's. */
export const gameSpeaker = (desk: Desk, game: AnyGame, lang: Language = desk.speaker.lang): Speaker =>
  speakerOf(lang, [terminalText(lang), botText(lang), desk.house.textOf(game, lang)], game);

/** The language asked for with `--lang`, or that of the surroundings. */
export function languageOf(given: string | null, env: Terminal['env']): Language {
  if (given === null)
    return (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase().startsWith('pl') ? 'pl' : 'en';
  if (isLanguage(given)) return given;
  throw wrongUsage('cli-wrong-language', { given });
}

/** What a message would be, for texts that are optional. */
export const sayIfKnown = (speaker: Speaker, text: Text): string | null =>
  speaker.has(text.key) ? speaker.say(text) : null;
