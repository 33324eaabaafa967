import { describe, expect, it } from 'vitest';
import { EVENT_KINDS } from '../content/catalogue.ts';
import { type GivenConcern, nicknameOf } from './given.ts';
import { type Position, position } from './position.ts';

/** DR-29.12: what a line means to the Private Concern, as changes of coins, prestige and stock. */
const CONVERTED: { readonly [program: string]: readonly [coins: number, prestige: number, stock: number] } = {
  'gain(2 coins)': [2, 0, 0],
  'gain(2 prestige)': [0, 2, 0],
  'gain(1 lantern)': [1, 0, 0],
  'gain(2 quartz)': [1, 0, 0],
  'gain(1 horseshoe); gain(1 coins)': [2, 0, 0],
  'gainGood(any,normal)': [0, 0, 1],
  'gainGood(any,fine)': [0, 1, 1],
  'flipGood(2,up)': [0, 1, 0],
  'flipGood(1,down)': [0, 0, 0],
  'lose(3 coins)': [-3, 0, 0],
  'lose(2 prestige)': [0, -2, 0],
  'lose(1 lantern)': [-1, 0, 0],
  'loseGood(any)': [0, 0, -1],
  'loseGood(mostValuable)': [0, 0, -1],
  'otherwise{loseGood(any) | lose(2 coins)}': [0, 0, -1],
  'otherwise{lose(1 lantern) | lose(1 prestige)}': [-1, 0, 0],
};

describe('event lines for the Private Concern', () => {
  for (const [program, [coins, prestige, stock]] of Object.entries(CONVERTED))
    it(program, () => {
      const event = EVENT_KINDS.find(({ lines }) => lines.includes(program));
      if (event === undefined) throw new Error(`no event has the line ${program}`);
      const value = event.lines.indexOf(program);
      const card = event.route === 1 ? 'pc-08' : 'pc-07';
      // A hero for Wąwoźno makes it lead; what it delivers there is the same every time.
      const start = (dice: readonly number[]) => {
        const concern = { card, pawn: 3, heroes: 'agatha', coins: 20, prestige: 20, stock: 3 };
        const table = position({ active: 'concern', concern, event: event.id.replace('event-', '') });
        return table.load(6, ...dice).choose('no');
      };
      const table = start([value]);
      const met = table.events.findIndex(({ type }) => type === 'die-picked');
      const visited = table.events.findIndex(({ type }) => type === 'visited');
      const changes = { coins: 0, prestige: 0, stock: 0 };
      for (const told of table.events.slice(met, visited)) {
        if (told.type === 'concern-gained') changes[told.what] += told.n;
        if (told.type === 'concern-lost') changes[told.what] -= told.n;
      }
      expect(changes).toEqual({ coins, prestige, stock });
    });
});

describe('cards that event lines bring or cost the Private Concern (DR-29.12)', () => {
  const meet = (program: string, concern: GivenConcern): Position => {
    const event = EVENT_KINDS.find(({ lines }) => lines.includes(program));
    if (event === undefined) throw new Error(`no event has the line ${program}`);
    const card = event.route === 1 ? 'pc-08' : 'pc-07';
    const table = position({
      active: 'concern',
      concern: { pawn: 3, stock: 3, heroes: 'agatha roderyk', ...concern, card },
      event: event.id.replace('event-', ''),
    });
    return table.load(6, event.lines.indexOf(program)).choose('no');
  };

  it('a contract: the top one of its current town', () => {
    const taken = meet('takeContract(topOfAny)', {}).told('contract-taken');
    expect(taken).toHaveLength(1);
    expect(taken).toMatchObject([{ merchant: -1 }]);
  });

  it('a hero lost: the oldest', () => {
    const table = meet('loseHero(1)', {});
    expect(table.told('hero-left').map(({ hero }) => nicknameOf(hero))).toEqual(['agatha']);
    expect(table.told('hero-delivered').map(({ hero }) => nicknameOf(hero))).toEqual(['roderyk']);
  });

  it('every line of every event has a meaning', () => {
    for (const event of EVENT_KINDS)
      event.lines.forEach((program, at) => {
        const card = event.route === 1 ? 'pc-08' : 'pc-07';
        const table = position({
          active: 'concern',
          concern: { card, pawn: 3, stock: 3, heroes: 'agatha roderyk' },
          event: event.id.replace('event-', ''),
        });
        table.load(6, at).choose('no');
        expect([program, table.told('die-picked')[0]?.line]).toEqual([program, program]);
        expect([program, table.brokenLaws]).toEqual([program, []]);
      });
  });
});
