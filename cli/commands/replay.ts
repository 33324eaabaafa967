import {
  type AnyGame,
  type AnyMatch,
  defined,
  isOver,
  type Seat,
  say,
  seat,
  type View,
  viewTable,
} from '@stolik/engine';
import type { Command } from '../command.ts';
import { wrongUsage } from '../complaint.ts';
import { type Desk, gameSpeaker } from '../desk.ts';
import type { Given } from '../given.ts';
import { menuOf } from '../play/menu.ts';
import { questionLines, type Scene, tableLines } from '../play/scene.ts';
import { openRecord, plainName, replayed } from '../records.ts';
import { inkOf } from '../screen/ink.ts';

/** Who looks: a seat, a spectator, or one who may see all. */
type Looker = Seat | 'spectator' | 'all';

/** The table and the pending decision after some choices of a record. */
export const replayRecord: Command = {
  options: { at: 'word', seat: 'word', spectator: 'flag', all: 'flag', json: 'flag' },
  positionals: { least: 1, most: 1 },
  async run(desk, given) {
    const file = defined(given.positionals[0]);
    const { record, game } = await openRecord(desk, file);
    const looker = lookerAsked(given, record.seats);
    const last = record.choices.length;
    const at = given.whole('at', 0, last) ?? last;
    const match = replayed(file, game, record, at);
    const views = viewsOf(game, match, looker);
    if (given.has('json')) {
      return desk.printJson({
        game: game.id,
        rules: record.rules,
        at,
        choices: last,
        seat: typeof looker === 'number' ? looker : null,
        all: looker === 'all',
        over: match.over,
        waitingFor: views.table.waitingFor,
        view: views.table.state,
        decision: views.asked[0]?.decision ?? null,
        decisions: views.asked.map((view) => view.decision),
        description: game.describe(views.table.state),
        ...(match.over && record.result ? { result: record.result } : {}),
      });
    }
    desk.print(desk.say('cli-replay-at', { at, choices: last }));
    desk.print('');
    const names = record.names.map((name, place) => plainName(name) || String(place + 1));
    show(desk, game, views, { names, bots: names.map(() => null) });
  },
};

function lookerAsked(given: Given, seats: number): Looker {
  const ways = ['seat', 'spectator', 'all'].filter((way) => given.has(way));
  if (ways.length > 1) throw wrongUsage('cli-wrong-lookers');
  const asked = given.whole('seat', 0, seats - 1);
  return asked !== null ? seat(asked) : given.has('all') ? 'all' : 'spectator';
}

interface Views {
  readonly table: View<unknown>;
  /** The views of those who are asked, as far as the one who looks may know what they are asked. */
  readonly asked: readonly View<unknown>[];
}

function viewsOf(game: AnyGame, match: AnyMatch, looker: Looker): Views {
  const { table } = match;
  if (looker !== 'all') {
    const view = viewTable(game, table, looker === 'spectator' ? null : looker);
    return { table: view, asked: view.decision === null ? [] : [view] };
  }
  return {
    table: { ...viewTable(game, table, null), state: table.state, over: isOver(table) },
    asked: table.pending.map((decision) => viewTable(game, table, decision.seat)),
  };
}

function show(desk: Desk, game: AnyGame, { table, asked }: Views, company: Scene['company']): void {
  const { terminal } = desk;
  const speaker = gameSpeaker(desk, game);
  const scene = { game, company, speaker, ink: inkOf(terminal.colours), width: terminal.columns - 1 };
  const menus = asked.map((view) => menuOf(game, view, speaker, company.names));
  for (const line of tableLines({ ...scene, view: table, menu: menus[0] ?? [] })) desk.print(line);
  desk.print('');
  asked.forEach((view, place) => {
    for (const line of questionLines({ ...scene, view, menu: menus[place] ?? [] })) desk.print(line);
  });
  if (table.over) desk.print(desk.say('cli-replay-over'));
  else if (asked.length === 0) {
    const who = { all: table.waitingFor.map((one) => ({ seat: one })) };
    desk.print(speaker.say(say('cli-replay-waiting', { who, count: table.waitingFor.length }), company.names));
  }
}
