import { setTimeout as wait } from 'node:timers/promises';
import { allSeats, say, viewTable } from '@stolik/engine';
import { type Desk, gameSpeaker, sayIfKnown } from '../desk.ts';
import { inkOf } from '../screen/ink.ts';
import { wrap } from '../screen/layout.ts';
import { drawSheet } from '../screen/sheet.ts';
import { tableLines } from './scene.ts';
import type { Sitting } from './sitting.ts';

const PAUSE_MS = 350;

/** The game is over: the sheet unfolds line by line, the winners are named, the record is kept. */
export async function closeGame(desk: Desk, sitting: Sitting): Promise<void> {
  const { game, match, company } = sitting;
  const speaker = gameSpeaker(desk, game, sitting.language);
  const { state } = match.table;
  const { names } = company;
  const ink = inkOf(desk.terminal.colours);
  const width = desk.terminal.columns - 1;
  const unfold = async (lines: readonly string[]): Promise<void> => {
    for (const line of lines) {
      desk.print(line);
      if (desk.terminal.interactive) await wait(PAUSE_MS);
    }
  };

  const view = viewTable(game, match.table, null);
  desk.print('');
  for (const line of tableLines({ game, view, menu: [], company, speaker, ink, width })) desk.print(line);
  desk.print('');
  for (const line of sitting.closingLines()) desk.print(line);
  desk.print('');
  desk.print(ink.bold(speaker.say(say('cli-play-over'))));
  const ending = sayIfKnown(speaker, say(`ending-${game.ending(state)}`));
  if (ending !== null) for (const line of wrap(ending, width, ink.plain)) desk.print(line);
  desk.print('');

  const sheet = drawSheet(game.score(state), speaker, names, ink, width);
  await unfold([sheet.head, ...sheet.rows, ...sheet.total]);
  for (const seat of allSeats(match.table.seats)) {
    const reasons = sheet.reasons.get(seat) ?? [];
    if (reasons.length === 0) continue;
    const { mark, paint } = ink.seat(seat);
    await unfold(['', paint(`${mark} ${names[seat] ?? ''}`), ...reasons]);
  }

  const winners = game.winners(state);
  const who = { all: winners.map((seat) => ({ seat })) };
  desk.print('');
  desk.print(ink.bold(speaker.say(say('cli-play-winners', { count: winners.length, who }), names)));
  for (const text of game.epilogue?.(state) ?? [])
    for (const line of wrap(speaker.say(text, names), width, ink.plain)) desk.print(line);
  const file = sitting.savedIn.finish(game, sitting.record(), new Date());
  desk.print(speaker.say(say('cli-play-record', { file })));
}
