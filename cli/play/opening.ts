import { type AnyGame, allSeats, type GameRecord, isRefusal, say, seatingOf, type Variant } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { characterOf } from '../bot-words.ts';
import { type Desk, gameSpeaker, sayIfKnown } from '../desk.ts';
import { plainName } from '../records.ts';
import { inkOf } from '../screen/ink.ts';
import { padEnd, widthOf, wrap } from '../screen/layout.ts';
import { bareOrder, readOrder } from './orders.ts';
import { hurried } from './plain.ts';
import type { Sitting } from './sitting.ts';

/** An unfinished game waits: go on with it? Enter is yes, for that is what most come back for. */
export async function wantsToGoOn(desk: Desk, game: AnyGame, waiting: GameRecord): Promise<boolean> {
  const speaker = gameSpeaker(desk, game);
  const names = waiting.names.map(plainName).join(', ');
  desk.print(speaker.say(say('cli-play-waiting', { game: say('game-name'), names, count: waiting.choices.length })));
  const line = await desk.terminal.readLine(`${speaker.say(say('cli-play-go-on'))} `);
  const no = hurried(speaker.say(say('cli-play-no')));
  return line === null || !hurried(line).startsWith(no);
}

/** The first screen: the game, who sits where, how to get help. False: the person left. */
export async function showOpening(desk: Desk, sitting: Sitting): Promise<boolean> {
  for (;;) {
    const speaker = gameSpeaker(desk, sitting.game, sitting.language);
    for (const line of openingLines(desk, sitting, speaker)) desk.print(line);
    if (!desk.terminal.interactive) return true;
    const line = await desk.terminal.readLine(`  ${speaker.say(say('cli-play-begin'))} `);
    if (line === null) return false;
    const asked = readOrder(line, speaker) ?? bareOrder(line, speaker);
    if (asked?.order === 'quit') return false;
    if (asked?.order !== 'language') return true;
    sitting.speakIn(asked.rest);
  }
}

/** What so many could not choose otherwise goes without saying: nobody asks about Zu where people meet. */
const canDiffer =
  (game: AnyGame, seats: number) =>
  ({ id, values, default: usual }: Variant): boolean =>
    values.some((value) => value !== usual && !isRefusal(seatingOf(game, seats, { [id]: value })));

function openingLines({ terminal }: Desk, { game, match, company }: Sitting, speaker: Speaker): string[] {
  const ink = inkOf(terminal.colours);
  const tagline = sayIfKnown(speaker, say('game-tagline'));
  const widest = Math.max(...company.names.map(widthOf));
  const seats = allSeats(match.table.seats).flatMap((seat) => {
    const { mark, paint } = ink.seat(seat);
    const bot = company.bots[seat];
    const who = speaker.say(bot ? characterOf(bot) : say('cli-play-a-person'));
    const name = paint(`${mark} ${padEnd(company.names[seat] ?? '', widest)}`);
    return wrap(who, terminal.columns - widest - 8, ink.dim).map(
      (line, place) => `${place === 0 ? name : ' '.repeat(widest + 2)}  ${line}`,
    );
  });
  const variants = game.variants.filter(canDiffer(game, match.table.seats)).map((variant) => {
    const value = match.seating.variants[variant.id] ?? variant.default;
    const name = sayIfKnown(speaker, say(`variant-${variant.id}`)) ?? variant.id;
    const word = sayIfKnown(speaker, say(`variant-${variant.id}-${value}`)) ?? value;
    return `${name}: ${word}`;
  });
  const text = (line: string): string[] => wrap(line, terminal.columns - 3, ink.plain);
  return [
    '',
    ink.accent(speaker.say(say('game-name'))),
    ...(tagline === null ? [] : text(tagline)),
    '',
    ...seats,
    '',
    ...variants.flatMap(text),
    ...text(speaker.say(say('cli-play-first-hint'))),
    '',
  ].map((line) => (line === '' ? '' : `  ${line}`));
}
