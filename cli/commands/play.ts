import type { AnyGame } from '@stolik/engine';
import { dealAloud } from '@stolik/engine/host';
import { faceOf } from '../bot-words.ts';
import type { Command } from '../command.ts';
import { failure, wrongUsage } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { checkRoomFor } from '../files.ts';
import type { Given } from '../given.ts';
import { gameOf } from '../house.ts';
import { closeGame } from '../play/ceremony.ts';
import { companyOf, companyOfRecord } from '../play/company.ts';
import { showOpening, wantsToGoOn } from '../play/opening.ts';
import { Save, usualFile } from '../play/saves.ts';
import { Sitting } from '../play/sitting.ts';
import { openRecord, plainName, retold } from '../records.ts';
import { botsAsked, gameNamed, seatingAsked, seatingOptions, seedAsked } from '../seating.ts';

/** Things told again to those who come back to a saved game. */
const RECAP = 6;

/** A whole game in the terminal: people, bots in the other seats, saved after every choice. */
export const play: Command = {
  options: { ...seatingOptions, people: 'word', names: 'words', save: 'word', resume: 'flag' },
  positionals: { least: 0, most: 2 },
  async run(desk, given) {
    const sitting = await sitDown(desk, given);
    if (sitting === null) return;
    if (await sitting.play()) return closeGame(desk, sitting);
    desk.print('');
    desk.print(desk.say('cli-play-left', { command: resumeCommand(sitting) }));
  },
};

/** A new table or a saved one. Null: the person left before it began. */
async function sitDown(desk: Desk, given: Given): Promise<Sitting | null> {
  const { env } = desk.terminal;
  const { game, file } = await gameAndFile(desk, given);
  const named = file ?? given.word('save');
  if (given.has('resume')) {
    const from = named ?? (game && usualFile(env, game));
    if (from === null) throw wrongUsage('cli-wrong-too-few', { command: 'play' });
    return resumed(desk, game, from, new Save(given.word('save') ?? from, named !== null, env));
  }
  if (game === null) throw wrongUsage('cli-wrong-too-few', { command: 'play' });
  const save = new Save(named ?? usualFile(env, game), named !== null, env);
  const waiting = save.unfinished();
  if (waiting && desk.terminal.interactive && (await wantsToGoOn(desk, game, waiting)))
    return resumed(desk, game, save.file, save);
  return begun(desk, game, given, save);
}

/** `play GAME`, `play GAME --resume FILE` and `play --resume FILE` are all clear enough. */
async function gameAndFile(desk: Desk, given: Given): Promise<{ game: AnyGame | null; file: string | null }> {
  const [first, second] = given.positionals;
  if (!given.has('resume')) {
    if (second !== undefined) throw wrongUsage('cli-wrong-too-many', { command: 'play', given: second });
    return { game: first === undefined ? null : await gameNamed(desk, first), file: null };
  }
  if (first === undefined) throw wrongUsage('cli-wrong-too-few', { command: 'play' });
  const known = await gameOf(desk.house, first);
  if (known !== null) return { game: known, file: second ?? null };
  if (second !== undefined) return { game: await gameNamed(desk, first), file: second };
  return { game: null, file: first };
}

async function resumed(desk: Desk, game: AnyGame | null, file: string, save: Save): Promise<Sitting> {
  const found = await openRecord(desk, file);
  if (game !== null && found.game !== game)
    throw failure('cli-play-other-game', { file, game: found.game.id, asked: game.id });
  if (found.record.result !== undefined) throw failure('cli-play-finished', { file });
  const company = companyOfRecord(file, found.record);
  const telling = retold(file, found.game, found.record);
  if (telling.match.over) throw failure('cli-play-finished', { file });
  const sitting = new Sitting(desk, found.game, telling, company, save);
  sitting.recap(RECAP);
  return sitting;
}

async function begun(desk: Desk, game: AnyGame, given: Given, save: Save): Promise<Sitting | null> {
  const seating = seatingAsked(game, given);
  const people = given.whole('people', 1, seating.seats) ?? 1;
  const bots = botsAsked(given, seating.seats - people, 'greedy');
  const asked = given.list('names').map(plainName);
  if (asked.length > people) throw wrongUsage('cli-wrong-names', { given: asked.length, people });
  const usual = (place: number): string => desk.say('cli-play-person', { number: place + 1 });
  const names = Array.from({ length: people }, (_, place) => asked[place] || usual(place));
  const company = companyOf(names, bots, (bot) => {
    const face = faceOf(bot);
    return face === null ? null : desk.speaker.say(face);
  });
  const telling = dealAloud(game, seating, { seed: seedAsked(given) });
  const sitting = new Sitting(desk, game, telling, company, save);
  // Where a person chose the file, it is better to know at once that it cannot be written.
  if (save.named) checkRoomFor(save.file);
  if (!(await showOpening(desk, sitting))) return null;
  const aside = save.makeRoom();
  if (aside !== null) sitting.mention('cli-play-put-aside', { file: aside });
  return sitting;
}

/** How to come back, as it is typed where this game was started. */
function resumeCommand(sitting: Sitting): string {
  const { file, named } = sitting.savedIn;
  const started = `stolik play ${sitting.game.id}`;
  return `${started} --resume${named ? ` ${file}` : ''}`;
}
