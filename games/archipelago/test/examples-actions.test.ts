import { chanceFrom, Dealer, seat, viewTable } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { regionNamed } from '../content/regions.ts';
import { CUBES } from '../content/tables.ts';
import { archipelago } from '../index.ts';
import { type Area, KINDS, PORT } from '../pieces.ts';
import { raise } from '../rules/build.ts';
import { takeDiscoveryToken } from '../rules/findings.ts';
import { areaFacing } from '../rules/graph.ts';
import { foreignRegions } from '../rules/harvest.ts';
import { hasCircle, moves } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { areaIn, type Given } from './given.ts';
import { type Position, position, shorthand } from './position.ts';

/** docs/examples.md: the thirteen actions, ports and markets. */
describe('discoveries', () => {
  /** Explores with the only ship until the cubes of the new region are chosen. */
  const exploring = (region: string, more: Given = {}): Position => {
    const given = { map: ['white-beach', 'turtle-bay'], players: [{ ships: 'open-sea/w0' }], stack: [region], ...more };
    const table = position(given).choose('explore', 'take');
    while (['explore.region', 'explore.cell', 'explore.rotation', 'explore.unit'].includes(table.prompt))
      table.choose(table.options.includes(region) ? region : (table.options[0] as string));
    return table;
  };

  it('A2: of wood and fish any two symbols may be chosen (AR-5.8)', () => {
    const pairs = ['fish', 'wood'].flatMap((market) => {
      const table = exploring('palm-point').choose(market);
      expect(table.domestic(market as 'fish')).toBe(1);
      return table.options.map((own) => `${market} ${own}`);
    });
    expect(pairs).toEqual(['fish fish', 'fish wood', 'wood fish', 'wood wood']);
  });

  it('A12: with one symbol each, the other kind is left for the explorer (AR-9.4f)', () => {
    const table = exploring('quiet-bay').choose('fruit');
    expect([table.domestic('fruit'), table.cubes('wood')]).toEqual([1, 1]);
  });

  it('A13: two cattle: one to the market, one to the explorer (AR-9.4f)', () => {
    const table = exploring('shepherds-village');
    expect([table.domestic('cattle'), table.cubes('cattle'), table.state.workers]).toEqual([1, 1, 3]);
    expect([table.player().tokens, table.state.tokens]).toEqual([1, 23]);
  });

  it('A12: of a kind that the bank has no more the explorer gets none (AR-9.4f)', () => {
    const wood = CUBES[KINDS.indexOf('wood')] as number;
    const table = exploring('quiet-bay', {
      domestic: { wood: 1 },
      players: [{ ships: 'open-sea/w0' }, { cubes: { wood: wood - 1 } }],
    });
    expect(table.bank('wood')).toBe(0);
    expect([table.domestic('fruit'), table.cubes('wood'), table.told('cubes-gained')]).toEqual([1, 0, []]);
  });

  it('B1: iron does not fit on a full market, so fish has to go there (AR-3.2, 9.4f)', () => {
    const table = exploring('iron-coast', { domestic: { iron: 6 } });
    expect(table.domestic('fish')).toBe(1);
    expect(table.cubes('iron')).toBe(1); // the fish symbol is used up
  });

  it('B15: a failed exploration brings nothing, and the disc stays (AR-9.4d)', () => {
    // The citizen can only walk where the sea lies on the other side, and neither side of the tile has such edges.
    const table = position({
      map: ['turtle-bay', 'the-jungle'],
      players: [{ citizens: 'turtle-bay/l0' }],
      stack: ['heart-of-the-isle'],
    });
    table.choose('explore', 'take');
    expect(table.prompt).toBe('turn.move'); // there was nothing to choose
    expect(table.events.filter(({ type }) => type === 'exploration-failed')).toHaveLength(1);
    expect([table.state.tokens, table.player().tokens, table.state.workers]).toEqual([24, 0, 0]);
    expect([table.player().spent, table.state.circles[1]]).toEqual([1, [0]]);
    expect(table.state.tileDiscard.map((region) => shorthand(table.state, seat(0), region))).toEqual([
      'heart-of-the-isle',
    ]);
  });

  it('a tile that could be laid may be given up; that too is a failure (AR-9.4d)', () => {
    const given = { map: ['white-beach', 'turtle-bay'], players: [{ ships: 'open-sea/w0' }] };
    const table = position({ ...given, stack: ['palm-point'] }).choose('explore', 'take', 'give-up');
    expect([table.state.map.length, table.player().tokens, table.player().spent]).toEqual([3, 0, 1]);
    expect(table.state.tileDiscard).toEqual([regionNamed('palm-point')]);
  });

  it('a refused tile is discarded, and the next one must be taken (AR-9.4b)', () => {
    const given = { map: ['white-beach', 'turtle-bay'], players: [{ ships: 'open-sea/w0' }] };
    const table = position({ ...given, stack: ['palm-point', 'quiet-bay'] }).choose('explore', 'refuse');
    expect(table.state.found).toBe(regionNamed('quiet-bay'));
    expect(table.state.tileDiscard).toEqual([regionNamed('palm-point')]);
    const last = position({ ...given, stack: ['palm-point'], stackSize: 1 }).choose('explore');
    expect(last.options).toEqual(['take', 'refuse']); // discarded tiles make a new stack
    const [refused, ...discarded] = [regionNamed('palm-point'), ...last.state.tileDiscard];
    last.choose('refuse');
    expect(last.state.tileDiscard).toEqual([refused]);
    expect(last.state.stack).toHaveLength(discarded.length - 1);
  });

  it('A32: the sixteenth token brings everybody a fifth disc, the twenty-fourth nothing (AR-9.4e)', () => {
    const table = exploring('shepherds-village', { tokens: 9 });
    expect(table.state.players.map(({ discs }) => discs)).toEqual([5, 5, 5]);
    const last = exploring('shepherds-village', { tokens: 1 });
    expect(last.state.players.map(({ discs }) => discs)).toEqual([5, 5, 5]);
    expect(last.state.tokens).toBe(0);
  });

  it('B16: who has passed is asked again when a new disc comes (AR-8.3)', () => {
    const table = position(
      {
        map: ['white-beach', 'turtle-bay'],
        players: [{ ships: 'open-sea/w0' }],
        stack: ['shepherds-village'],
        tokens: 17,
        order: [2, 1, 0],
      },
      'actions',
    );
    table.choose('end', 'end'); // seats 2 and 1 pass
    expect(table.state.passed).toEqual([false, true, true]);
    table.choose('explore', 'take');
    while (table.prompt !== 'turn.move') table.choose(table.options[0] as string);
    table.choose('end');
    expect([table.asked, table.prompt]).toEqual([2, 'turn.move']);
  });

  it('B35: two turns bring the fields of Turtle Bay to the north and the north-east (NOTATION)', () => {
    const laid = { region: regionNamed('turtle-bay'), rotation: 2 };
    expect([0, 1, 2, 3, 4, 5].map((direction) => areaFacing(laid, direction) === areaIn('turtle-bay/l0'))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('markets', () => {
  const selling = { seats: 3, domestic: { fish: 5 }, map: ['palm-point'] };

  it('A11: three fish cost 4, 4 and 6; two sold bring 4 and 3 (AR-3.2)', () => {
    const prices = (word: string, times: number, cubes: { fish: number }): number[] => {
      const table = position({
        ...selling,
        players: [{ florins: 30, cubes, cards: ['merchant'], citizens: 'palm-point/l0' }],
      }).choose('merchant');
      const paid = (): number[] =>
        table.events.flatMap((event) => (event.type === 'bought' || event.type === 'sold' ? [event.price] : []));
      while (paid().length < times) table.choose(word); // the first one goes by itself if there is no other
      return paid();
    };
    expect(prices('buy@domestic-fish', 3, { fish: 0 })).toEqual([4, 4, 6]);
    expect(prices('sell@domestic-fish', 2, { fish: 2 })).toEqual([4, 3]);
  });

  it('B1: nothing is sold into a full area, though the export market may still take it (AR-3.2)', () => {
    const table = position({ domestic: { iron: 6 }, players: [{ florins: 0, cubes: { iron: 1 } }] }).choose('trade');
    expect(table.told('sold')).toEqual([expect.objectContaining({ market: 1, price: 9 })]); // the only transaction left
  });

  it('B3: a token is sold as stone only if the bank has one (AR-2.7)', () => {
    const hoard = (stone: number) =>
      position({ players: [{ tokens: 1, florins: 0 }, { cubes: { stone } }] }).choose('trade');
    expect(hoard(12).options).not.toContain('sell-token@domestic-stone');
    const table = hoard(11).choose('sell-token@domestic-stone');
    expect([table.bank('stone'), table.domestic('stone'), table.player().tokens]).toEqual([0, 1, 0]);
    expect(table.player().florins).toBe(6);
  });

  it('A16: two ports may be used in two turns, and 2 f lie in the field then (AR-9.9)', () => {
    const table = position(
      {
        map: ['palm-point', 'white-beach'],
        buildings: ['palm-point/port', 'white-beach/port'],
        players: [{ citizens: 'palm-point/port white-beach/port', cubes: { fish: 3 } }],
      },
      'actions',
    );
    table.choose('palm-point/port', 'done'); // the one sale that is possible goes by itself
    expect(table.options).not.toContain('white-beach/port'); // one a turn
    table.choose('end', 'end', 'end');
    expect(table.options).toContain('white-beach/port');
    expect(table.options).not.toContain('palm-point/port');
    table.choose('white-beach/port', 'sell@export-fish', 'done', 'end');
    expect(table.player().portFees).toBe(2);
    expect(table.state.engaged.slice(0, 2)).toEqual([1, 1]);
  });

  it('B12: a market may be used in the turn in which it was built (AR-9.9)', () => {
    const table = position({
      map: ['palm-point'],
      players: [{ citizens: 'palm-point/l0', cubes: { fruit: 1, cattle: 2 } }],
    }).choose('build');
    expect(table.options).toContain('palm-point/market');
    table.choose('palm-point/market', 'done');
    expect(table.player().marketFees).toBe(1);
  });

  it('B13: a port that was used stays used, whoever takes it over (AR-9.9)', () => {
    const table = position(
      {
        map: ['palm-point'],
        buildings: ['palm-point/port', 'palm-point/market'],
        players: [
          { citizens: 'palm-point/port', cubes: { fish: 1 }, cards: ['foreman'] },
          { citizens: 'palm-point/l0', cubes: { fish: 2 } },
        ],
      },
      'actions',
    );
    table.choose('palm-point/port', 'done');
    expect(table.options).not.toContain('migrate'); // the keeper is engaged
    table.choose('foreman', 'migrate', 'end'); // the Foreman sets him free, and he goes to the market
    expect(table.controls('palm-point/port')).toBeNull();
    table.choose('migrate'); // onto the port: everything else is taken
    expect(table.controls('palm-point/port')).toBe(1);
    expect(table.options).not.toContain('palm-point/port');
    table.choose('end', 'end', 'end');
    expect([table.asked, table.options.includes('palm-point/port')]).toEqual([1, false]);
  });
});

describe('what the actions share', () => {
  it('a port stands on the land with its water beside it, whichever of them its builder stood on (AR-4.5, AR-9.8)', () => {
    const [land, water] = [areaIn('palm-point/l0'), areaIn('palm-point/w0')];
    const port = (area: Area, other: Area) => {
      const { state } = position({ map: ['palm-point'] });
      raise(state, PORT, area, other);
      return [state.ground, state.harbour];
    };
    expect(port(water, land)).toEqual(port(land, water));
  });

  it('while one builds, the question says what', () => {
    const cubes = { wood: 9, stone: 9 };
    const table = position({
      map: ['palm-point', 'turtle-bay'],
      players: [{ florins: 20, citizens: 'palm-point/l0 turtle-bay/l0', cubes }],
    }).choose('build', 'temple');
    expect(table.prompt).toBe('build.unit');
    const { decision } = viewTable(archipelago, table.table, seat(0));
    expect(decision?.question.args).toMatchObject({ project: 'temple' });
  });

  it('nobody pays for a harvest under a city of one’s own (AR-9.2)', () => {
    const cities = (lord: number) => {
      const players = [{ citizens: 'turtle-bay/l0' }, {}].map((player, at) =>
        at === lord ? { citizens: `${player.citizens ?? ''} turtle-bay/city`.trim() } : player,
      );
      return position({ map: ['turtle-bay'], buildings: ['turtle-bay/city'], players }).state;
    };
    const payable = (s: State) => foreignRegions(s, seat(0), 1, { florins: 10 }).length;
    expect([payable(cities(0)), payable(cities(1))]).toEqual([0, 1]);
  });

  it('whoever explores when no token is left takes none (AR-9.4e)', () => {
    const { state } = position({ tokens: 0 });
    const told: string[] = [];
    takeDiscoveryToken(state, new Dealer(chanceFrom('token'), (event) => told.push(event.type)));
    expect([state.tokens, told]).toEqual([0, []]);
  });
});

describe('people', () => {
  it('A14: from five free workers three are hired for 3, 3 and 4 (AR-9.6)', () => {
    const table = position({ map: ['palm-point'], players: [{ ships: 'palm-point/w0' }], workers: 5 });
    table.choose('recruit', 'palm-point/l0', 'palm-point/l0');
    const prices = table.told('hired').map((event) => 'price' in event && event.price);
    expect(prices).toEqual([3, 3, 4]);
    expect([table.state.workers, table.state.population, table.player().florins]).toEqual([2, 3, 0]);
  });

  it('A15: without free workers nobody is hired (AR-9.6)', () => {
    const table = position({ map: ['palm-point'], players: [{ ships: 'palm-point/w0' }], workers: 0 });
    expect(table.options).not.toContain('recruit');
  });

  it('B36: on the open sea nobody can be hired (AR-9.6)', () => {
    const table = position({ players: [{ ships: 'open-sea/w0' }], workers: 5 });
    expect(table.options).not.toContain('recruit');
  });

  it('A35: two active citizens have a child; one rebel or three citizens do not (AR-9.5)', () => {
    const table = position({
      map: ['palm-point', 'white-beach', 'turtle-bay'],
      players: [
        {
          citizens:
            'palm-point/l0 palm-point/l0! white-beach/l0 white-beach/l0~ turtle-bay/l0 turtle-bay/l0 turtle-bay/l0',
        },
      ],
    }).choose('reproduce');
    expect(table.told('born')).toEqual([{ type: 'born', seat: 0, area: areaIn('palm-point/l0') }]);
    expect(table.state.population).toBe(8);
  });

  it.each([
    ['a rebel beside a citizen', 'turtle-bay/l0 turtle-bay/l0~'],
    ['a rebel beside two citizens', 'turtle-bay/l0 turtle-bay/l0 turtle-bay/l0~'],
    ['three citizens', 'turtle-bay/l0 turtle-bay/l0 turtle-bay/l0'],
  ])('A35: %s: no choice beside couples, and alone no action (AR-9.5)', (_, barren) => {
    const map = ['palm-point', 'turtle-bay', 'quiet-bay'];
    const couples = 'palm-point/l0 palm-point/l0 quiet-bay/l0 quiet-bay/l0';
    const table = position({ map, players: [{ citizens: `${couples} ${barren}` }] }).choose('reproduce');
    expect(table.options).toEqual(['palm-point/l0', 'quiet-bay/l0']);
    expect(table.tryTo('turtle-bay/l0')).toMatchObject({ why: 'unknown-option' });
    table.choose('palm-point/l0');
    expect(table.told('born')).toMatchObject([{ area: areaIn('palm-point/l0') }]);
    expect(position({ map, players: [{ citizens: barren }] }).options).not.toContain('reproduce');
  });

  it('B27: with two players one region holds three of both colours, and the second wheel colour is not his (AR-15)', () => {
    const table = position({
      seats: 2,
      map: ['palm-point', 'white-beach', 'turtle-bay', 'quiet-bay'],
      players: [
        {
          citizens: `${'palm-point/l0 '.repeat(3)}${'white-beach/l0 '.repeat(3)}${'turtle-bay/l0 '.repeat(3)}quiet-bay/l0`,
          florins: 30,
        },
      ],
      workers: 8,
    });
    table.choose('recruit', 'quiet-bay/l0');
    expect(table.state.population).toBe(12); // two more of the second colour, and Quiet Bay is full
    expect(table.prompt).toBe('turn.move');
    table.state.circles = [[seat(0)], [], []];
    expect(hasCircle(table.state, seat(0), 'taxes')).toBe(true); // the multicoloured one
    table.state.circles = [[seat(0), seat(0)], [], []];
    expect(hasCircle(table.state, seat(0), 'taxes')).toBe(false);
  });

  it('A36: own circle and multicoloured ones taken: no more exploring by the wheel (AR-8.4)', () => {
    const table = position({ map: ['white-beach', 'turtle-bay'], players: [{ ships: 'open-sea/w0' }] });
    expect(table.options).toContain('explore');
    table.state.circles = [[], [seat(0), seat(0), seat(1), seat(1)], []]; // one multicoloured circle each
    expect(moves(table.state)).not.toContain('explore');
    table.state.circles = [[], [seat(0), seat(1), seat(1)], []];
    expect(moves(table.state)).toContain('explore');
  });

  it('B17: taxes first bring unrest: at the edge the archipelago is lost, and nobody gets anything (AR-9.1)', () => {
    const table = position({ map: ['palm-point'], players: [{ citizens: 'palm-point/l0' }], unrest: 1 });
    const florins = table.player().florins;
    table.choose('taxes');
    expect([table.ended, table.player().florins]).toEqual(['independence', florins]);
  });

  it('taxes: 1 f for a citizen and a ship, 2 for a city, 1 for a temple; rebels pay nothing (AR-9.1)', () => {
    const table = position({
      map: ['palm-point', 'white-beach'],
      buildings: ['palm-point/city', 'palm-point/temple'],
      players: [
        { citizens: 'palm-point/city palm-point/temple white-beach/l0! white-beach/l0~', ships: 'open-sea/w0' },
      ],
    }).choose('taxes');
    expect(table.player().florins).toBe(10 + 3 + 1 + 2 + 1);
  });
});
