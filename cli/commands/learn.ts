import { type AnyGame, type AnyMatch, pendingFor } from '@stolik/engine';
import { Chronicle } from '@stolik/engine/host';
import { LEARNER, type Lesson } from '@stolik/engine/lesson';
import { faceOf } from '../bot-words.ts';
import type { Command } from '../command.ts';
import { wrongUsage } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { readArguments } from '../given.ts';
import { Classroom, type Lessoned } from '../learn/classroom.ts';
import { keepProgress, keptProgress } from '../learn/progress.ts';
import { closeGame } from '../play/ceremony.ts';
import { type Company, companyOf } from '../play/company.ts';
import { Save, usualFile } from '../play/saves.ts';
import { Sitting } from '../play/sitting.ts';
import { botAsked, gameNamed } from '../seating.ts';
import { play } from './play.ts';

/** A first game that teaches itself. It goes on where it was left. */
export const learn: Command = {
  options: { part: 'word', again: 'flag' },
  positionals: { least: 1, most: 1 },
  async run(desk, given) {
    const game = await gameNamed(desk, given.positionals[0] ?? '');
    const lesson = (await desk.house.lessons?.get(game.id)?.()) ?? null;
    if (lesson === null)
      throw wrongUsage('cli-wrong-no-lesson', {
        game: game.id,
        known: [...(desk.house.lessons?.keys() ?? [])].join(', '),
      });
    const kept = given.has('again') ? null : keptProgress(desk.terminal.env, game);
    const asked = given.whole('part', 1, lesson.parts.length);
    const part = asked === null ? (kept?.part ?? 0) : asked - 1;
    await attend(desk, game, lesson, part, kept?.part === part ? kept.inputs : []);
  },
};

type Inputs = NonNullable<ReturnType<typeof keptProgress>>['inputs'];

/** One part, and what comes after it. */
async function attend(desk: Desk, game: AnyGame, lesson: Lesson, part: number, inputs: Inputs): Promise<void> {
  const { env } = desk.terminal;
  const company = companyFor(desk, lesson);
  const room = new Classroom(desk, game, lesson, company, { part, inputs }, (progress) =>
    keepProgress(env, game, progress),
  );
  const outcome = await room.attend();
  if (outcome.end === 'left') return desk.print(desk.say('cli-learn-left', { game: game.id }));
  if (outcome.end === 'own-way') return playOn(desk, game, company, withMoves(room.run.match, outcome));
  keepProgress(env, game, { part: Math.min(part + 1, lesson.parts.length - 1), inputs: [] });
  const more = lesson.parts[part + 1] !== undefined;
  desk.print('');
  desk.print(desk.say(more ? 'cli-learn-part-over' : 'cli-learn-over'));
  const open = room.run.played.findLast((match) => !match.over) ?? null;
  for (;;) {
    desk.print(desk.say(more ? 'cli-learn-ways-part' : 'cli-learn-ways'));
    const line = (await desk.terminal.readLine('> '))?.trim();
    if (line === '1' && more) return attend(desk, game, lesson, part + 1, []);
    if (line === '1' && open !== null) return playOn(desk, game, company, open);
    if (line === '2') return play.run(desk, readArguments('play', [game.id], play.options, play.positionals));
    if (line === '3') return attend(desk, game, lesson, part, []);
    if (line === undefined || line === '' || line === '/q' || line === 'q') return;
  }
}

/** The learner, and bots who go by their names. */
function companyFor(desk: Desk, { bots }: Lesson): Company {
  return companyOf([desk.say('cli-play-person', { number: 1 })], bots.map(botAsked), (bot) => {
    const face = faceOf(bot);
    return face === null ? null : desk.speaker.say(face);
  });
}

/** The table with the move that was held back. */
function withMoves(match: AnyMatch, outcome: Lessoned & { end: 'own-way' }): AnyMatch {
  for (const option of outcome.options) {
    const asked = pendingFor(match.table, LEARNER);
    if (asked !== null) match.choose({ seat: LEARNER, decision: asked.id, option });
  }
  return match;
}

/** The lesson's game as one of one's own, kept like any other. */
async function playOn(desk: Desk, game: AnyGame, company: Company, match: AnyMatch): Promise<void> {
  const save = new Save(usualFile(desk.terminal.env, game), false, desk.terminal.env);
  const aside = save.makeRoom();
  const sitting = new Sitting(desk, game, { match, chronicle: new Chronicle() }, company, save);
  if (aside !== null) sitting.mention('cli-play-put-aside', { file: aside });
  if (await sitting.play()) return closeGame(desk, sitting);
  desk.print('');
  desk.print(desk.say('cli-play-left', { command: `stolik play ${game.id} --resume` }));
}
