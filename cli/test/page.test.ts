import { type AnyGame, allSeats, type GameEvent, isRefusal, Match, seat, seatingOf, viewTable } from '@stolik/engine';
import { excavationEarth } from '@stolik/excavation-earth';
import { describe, expect, it } from 'vitest';
import { deskAt, gameSpeaker } from '../desk.ts';
import { house } from '../games.ts';
import { menuOf } from '../play/menu.ts';
import { pageLines } from '../play/page.ts';
import { questionLines, type Scene, tableLines } from '../play/scene.ts';
import { inkOf } from '../screen/ink.ts';
import { folder, stolik, terminalThatRemembers } from './stage.ts';

const game = excavationEarth as AnyGame;
const names = ['Ola', 'Ada'];

/** The first question of a game whose factions were dealt, and all that was told before it. */
function scene(): { scene: Scene; news: readonly GameEvent[] } {
  const seating = seatingOf(game, names.length, { factions: 'random' });
  if (isRefusal(seating)) throw new Error(seating.message);
  const news: GameEvent[] = [];
  const { table } = new Match(game, seating, { seed: 'page' }, (event) => void news.push(event));
  const asked = allSeats(names.length).find((one) => table.pending.some((decision) => decision.seat === one));
  const view = viewTable(game, table, asked ?? seat(0));
  const speaker = gameSpeaker(deskAt(terminalThatRemembers().terminal, house, 'en'), game);
  const menu = menuOf(game, view, speaker, names);
  return {
    scene: { game, view, menu, company: { names, bots: [null, null] }, speaker, ink: inkOf(false), width: 99 },
    news,
  };
}

const told = (lines: readonly string[]): number => lines.filter((line) => line.startsWith('  · ')).length;
const leftOut = (lines: readonly string[]): boolean =>
  lines.some((line) => line.includes('/l') && !line.includes('/u'));

describe('a page', () => {
  const { scene: shown, news } = scene();
  const most = [...news, ...news];
  const page = (rows: number | null) => pageLines({ scene: shown, withTable: true, news: most, notice: null, rows });
  const table = tableLines(shown).filter((line) => line !== '').length;

  it('tells of a dozen things where there is room for all', () => {
    expect(most.length).toBeGreaterThan(20);
    expect(told(page(null))).toBe(12);
    expect(leftOut(page(null))).toBe(true);
  });

  it('leaves out old news when the table fits because of that', () => {
    const rows = table + questionLines(shown).length + 10;
    expect(page(rows).length).toBeLessThan(rows);
    expect(told(page(rows))).toBeGreaterThanOrEqual(4);
    expect(told(page(rows))).toBeLessThan(12);
  });

  it('keeps the news when the table is too high anyway, as many as the screen has room for', () => {
    expect(told(page(24))).toBe(12);
    const rows = table - 2;
    const high = page(rows);
    const first = high.findIndex((line) => line.startsWith('  · '));
    expect(told(high)).toBeGreaterThan(12);
    expect(high.length - first).toBeLessThan(rows);
  });
});

describe('the first screen', () => {
  it('says nothing of what so many cannot choose', async () => {
    const play = async (seats: string) => {
      const args = [
        'play',
        'excavation-earth',
        '--seats',
        seats,
        '--seed',
        'opening',
        '--variant',
        'factions=random',
        '--save',
        `${folder()}/game.json`,
      ];
      return (await stolik(args, { house, lines: ['/q'] })).out;
    };
    expect(await play('1')).toContain('Easier Zu: limited crew: off');
    expect(await play('3')).not.toContain('Easier Zu');
    expect(await play('3')).toContain('Order cards: four of the rulebook, twice each');
  });
});
