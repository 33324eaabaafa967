import { type AnyGame, type GameEvent, piecesIn, type Seat, seat, type View } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import type { Ink, Sign } from '../screen/ink.ts';
import { wrap } from '../screen/layout.ts';
import { drawMenu } from '../screen/menu.ts';
import { drawTable } from '../screen/table.ts';
import { type Company, isPerson, people } from './company.ts';
import { keysOnTable, type MenuItem } from './menu.ts';

/** All that is needed to show a table to somebody. */
export interface Scene {
  readonly game: AnyGame;
  readonly view: View<unknown>;
  readonly menu: readonly MenuItem[];
  readonly company: Company;
  readonly speaker: Speaker;
  readonly ink: Ink;
  readonly width: number;
}

/** The table as its viewer sees it, with the keys of what can be chosen. */
export function tableLines({ game, view, menu, company, speaker, ink, width }: Scene): string[] {
  return drawTable(game.describe(view.state), {
    speaker,
    ink,
    names: company.names,
    width,
    own: view.seat,
    beside: (seat) => besideName(seat, view.seat, company, speaker),
    keys: keysOnTable(menu),
  });
}

/** Whether it is you or a bot; among several people, only the bots. */
function besideName(seat: Seat, own: Seat | null, company: Company, speaker: Speaker): string {
  if (!isPerson(company, seat)) return speaker.say({ key: 'cli-play-bot' });
  return seat === own && people(company) === 1 ? speaker.say({ key: 'cli-play-you' }) : '';
}

/** What is asked, and what can be answered. */
export function questionLines({ game, view, menu, company, speaker, ink, width }: Scene): string[] {
  const { decision } = view;
  if (decision === null) return [];
  const sign = ink.seat(decision.seat);
  const question = wrap(speaker.say(decision.question, company.names), width - 2, ink.bold);
  const tints = tintsOf(game, view);
  const signOf = (item: MenuItem): Sign | null => {
    const tint = typeof item.option === 'number' ? tints.get(item.option) : undefined;
    return tint === undefined ? null : ink.tint(tint);
  };
  return [
    ...question.map((line, place) => `${place === 0 ? sign.paint(sign.mark) : ' '} ${line}`),
    ...drawMenu(menu, signOf, ink, width),
  ];
}

function tintsOf(game: AnyGame, view: View<unknown>): Map<number, string> {
  const pieces = game.describe(view.state).flatMap(({ rows }) => rows.flatMap(piecesIn));
  return new Map(pieces.flatMap(({ id, tint }) => (id !== null && tint !== undefined ? [[id, tint]] : [])));
}

/** What happened, a sentence a line, with the names in the colours of the seats. */
export function eventLines(
  { game, company, speaker, ink, width }: Pick<Scene, 'game' | 'company' | 'speaker' | 'ink' | 'width'>,
  events: readonly GameEvent[],
): string[] {
  const names = company.names.map((name, at) => ink.seat(seat(at)).paint(name));
  return events.flatMap((event) =>
    wrap(speaker.say(game.eventText(event), names), width - 4, ink.plain).map(
      (line, place) => (place === 0 ? `  ${ink.dim('·')} ` : '    ') + line,
    ),
  );
}
