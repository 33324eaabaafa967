import { viewTable } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, cardKind, cardNamed } from '../content/catalogue.ts';
import { symbolsOf } from '../content/regions.ts';
import { archipelago } from '../index.ts';
import { KINDS } from '../pieces.ts';
import { giftsOf } from '../verbs/effects/choose-gift.ts';
import { areaIn, type Given } from './given.ts';
import { type Position, position } from './position.ts';

/** One use of a card by its owner: what lies on the table, what is chosen after the card, what has happened then. */
interface Use {
  readonly given?: Given;
  readonly choose?: readonly string[];
  readonly shows: (table: Position) => unknown;
  readonly is: unknown;
}

const LAND = ['palm-point', 'white-beach', 'turtle-bay'];
const PEOPLE = `${'palm-point/l0 '.repeat(3)}${'white-beach/l0 '.repeat(3)}`;
const everywhere = (kind: string): string[] => LAND.map((region) => `${region}/${kind}`);
const florins = (table: Position): number => table.player().florins;
const workers = (table: Position): number => table.state.workers;
const unrest = (table: Position): number => table.state.unrest;

/** A harvest doubled: the turn is played on to the harvest. */
const doubled = (kind: 'fish' | 'fruit' | 'wood' | 'cattle' | 'stone' | 'iron', region: string): Use => ({
  given: {
    map: [region],
    players: [kind === 'fish' ? { ships: `${region}/w0` } : { citizens: `${region}/l0` }],
  },
  choose: [`harvest-${kind}`],
  shows: (table) => [table.cubes(kind), florins(table)],
  is: [2, 9],
});

const uses: { readonly [card: string]: Use } = {
  researcher: {
    given: { deck: ['pirate', 'sawmill', 'ranch', 'thief', 'spy', 'back-41'] },
    choose: ['sawmill'],
    shows: (table) => [florins(table), table.player().cards.length, table.player().spent, table.state.discard.length],
    is: [7, 2, 1, 4],
  },
  'head-hunter': {
    given: { deck: ['pirate', 'sawmill', 'ranch', 'thief', 'spy', 'back-41'] },
    choose: ['spy'],
    shows: (table) => [florins(table), table.player().cards.length, table.state.discard.length],
    is: [9, 2, 4],
  },
  recruiter: {
    given: { map: ['palm-point'], players: [{ ships: 'palm-point/w0' }], workers: 5 },
    choose: ['palm-point/l0'],
    shows: (table) => [table.state.population, workers(table), florins(table)],
    is: [2, 3, 4],
  },
  exporter: {
    given: { players: [{ cubes: { iron: 2, fish: 1 } }] },
    choose: ['sell@export-iron', 'sell@export-iron', 'sell@export-fish'],
    shows: (table) => [florins(table), table.exported('iron')],
    is: [10 - 1 + 9 + 9 + 4, 2],
  },
  merchant: {
    given: { players: [{ cubes: { iron: 2, fish: 1 } }] },
    choose: ['sell@domestic-iron', 'sell@domestic-iron', 'sell@domestic-fish'],
    shows: florins,
    is: 10 - 1 + 7 + 7 + 6,
  },
  pirate: {
    given: {
      map: LAND,
      players: [
        { ships: 'palm-point/w0', citizens: PEOPLE },
        { ships: 'palm-point/w0 open-sea/w0', cubes: { wood: 1, iron: 1 } },
      ],
    },
    choose: ['wood'],
    shows: (table) => [table.shipsOf(1), table.cubes('wood'), unrest(table)],
    is: [1, 1, 1],
  },
  thief: {
    given: { players: [{}, { cubes: { wood: 1, iron: 1 } }] },
    choose: ['rob@player-1', 'wood', 'iron', 'left'],
    shows: (table) => [table.cubes('wood', 0), table.cubes('iron', 1)],
    is: [1, 1],
  },
  barbarian: {
    given: { map: LAND, players: [{ citizens: PEOPLE }] },
    choose: ['palm-point/l0'],
    shows: (table) => [table.cubes('wood'), table.state.pillaged.length, unrest(table), table.state.pillageCoins],
    is: [3, 1, 1, 1],
  },
  pope: {
    given: { map: LAND, buildings: everywhere('temple'), players: [{ citizens: PEOPLE }], unrest: 5 },
    shows: (table) => [unrest(table), table.player().spent, table.points(0)],
    is: [2, 1, 1],
  },
  king: {
    given: { map: LAND, buildings: everywhere('city') },
    shows: (table) => [florins(table), table.points(0)],
    is: [13, 1],
  },
  archbishop: {
    given: { map: LAND, buildings: everywhere('temple'), players: [{ citizens: PEOPLE }], unrest: 5 },
    shows: unrest,
    is: 3,
  },
  explorer: {
    given: { map: ['white-beach', 'turtle-bay'], players: [{ ships: 'open-sea/w0' }], stack: ['lone-palm'] },
    choose: ['take', 'lone-palm'],
    shows: (table) => [table.prompt, table.player().spent, table.state.circles[1]],
    is: ['explore.cell', 1, []],
  },
  captain: {
    given: { map: ['palm-point'], players: [{ ships: 'palm-point/w0' }] },
    shows: (table) => table.unitsIn('open-sea/w0'),
    is: 1,
  },
  shipwright: {
    given: { map: ['palm-point'], players: [{ citizens: 'palm-point/l0' }] },
    shows: (table) => [table.unitsIn('palm-point/w0'), florins(table)],
    is: [1, 8],
  },
  architect: {
    given: { map: ['palm-point'], players: [{ citizens: 'palm-point/l0', cubes: { stone: 1 } }] },
    choose: ['temple'],
    shows: (table) => [table.controls('palm-point/temple'), table.cubes('stone'), florins(table)],
    is: [0, 0, 9],
  },
  'tax-collector': {
    given: {
      map: LAND,
      players: [{ citizens: 'palm-point/l0 palm-point/l0 palm-point/l0 white-beach/l0~' }],
      workers: 1,
    },
    shows: (table) => [florins(table), workers(table)],
    is: [11, 2],
  },
  missionary: {
    given: {
      map: LAND,
      players: [{ citizens: 'palm-point/l0 palm-point/l0~' }, { citizens: 'palm-point/l0~ white-beach/l0~' }],
      unrest: 3,
    },
    choose: ['citizen palm-point/l0', '1: citizen palm-point/l0'],
    shows: (table) => [table.lying, unrest(table), florins(table)],
    is: [1, 2, 9],
  },
  'minister-of-labour': { given: { workers: 3 }, shows: workers, is: 2 },
  ambassador: {
    given: {
      map: ['turtle-bay'],
      buildings: ['turtle-bay/city'],
      players: [{ citizens: 'turtle-bay/l0' }, { citizens: 'turtle-bay/city' }],
    },
    choose: ['harvest-cattle'],
    shows: (table) => [table.cubes('cattle'), table.player(1).florins],
    is: [1, 11],
  },
  midwife: {
    given: { map: LAND, players: [{ citizens: 'palm-point/l0 palm-point/l0 white-beach/l0 white-beach/l0' }] },
    choose: ['white-beach/l0'],
    shows: (table) => [table.state.population, florins(table), table.prompt],
    is: [5, 9, 'turn.move'],
  },
  spy: {
    given: { players: [{}, { florins: 7, cubes: { iron: 2 } }] },
    choose: ['watch@player-1'],
    shows: (table) => table.told('stock-seen'),
    is: [{ type: 'stock-seen', watched: 1, florins: 7, cubes: [0, 0, 0, 0, 0, 2], tokens: 0, to: [0] }],
  },
  foreman: {
    given: { map: ['palm-point'], players: [{ citizens: 'palm-point/l0:wood palm-point/l0!' }] },
    choose: ['citizen palm-point/l0', 'citizen palm-point/l0'],
    shows: (table) => [table.state.engaged.slice(0, 2), table.state.spot.slice(0, 2)],
    is: [
      [0, 0],
      [0, 0],
    ],
  },
  smuggler: {
    given: { domestic: { iron: 5 }, export: { fish: 1 } },
    choose: ['buy@domestic-iron'],
    shows: (table) => [florins(table), table.domestic('iron'), table.exported('iron')],
    is: [10 - 4 + 9, 4, 1],
  },
  chieftain: { given: { workers: 5, players: [{ cubes: { cattle: 1 } }] }, shows: workers, is: 3 },
  sawmill: doubled('wood', 'palm-point'),
  'fishing-nets': doubled('fish', 'palm-point'),
  plantation: doubled('fruit', 'turtle-bay'),
  ranch: doubled('cattle', 'white-beach'),
  quarry: doubled('stone', 'stone-tooth'),
  mine: doubled('iron', 'iron-coast'),
  'local-commerce': {
    given: { players: [{ cubes: { iron: 2 } }], domestic: { fish: 2 } },
    choose: ['sell@domestic-iron'],
    shows: florins,
    is: 24,
  },
  'overseas-trade': {
    given: { players: [{ cubes: { iron: 2 } }], export: { fish: 2 } },
    choose: ['sell@export-iron'],
    shows: florins,
    is: 28,
  },
  expansionism: {
    given: { map: ['palm-point'], players: [{ ships: 'palm-point/w0' }] },
    shows: (table) => [table.unitsIn('open-sea/w0'), table.player().spent],
    is: [1, 0],
  },
  emigration: { given: { map: LAND, buildings: everywhere('port'), workers: 5 }, shows: workers, is: 2 },
  education: { given: { workers: 5 }, shows: (table) => [workers(table), florins(table)], is: [3, 9] },
  'gifts-from-the-clergy': {
    given: { map: LAND, players: [{ citizens: PEOPLE, cubes: { fruit: 1, cattle: 1 } }], unrest: 4 },
    choose: ['gift-1'],
    shows: unrest,
    is: 2,
  },
  amphitheater: {
    given: { map: LAND, players: [{ citizens: PEOPLE }], unrest: 4 },
    shows: (table) => [florins(table), unrest(table), table.player().spent],
    is: [12, 3, 1],
  },
  hospital: {
    given: {
      map: LAND,
      players: [{ cubes: { fruit: 1 }, citizens: 'palm-point/l0' }, { citizens: 'white-beach/l0~ turtle-bay/l0~' }],
      unrest: 2,
    },
    choose: ['1: citizen white-beach/l0', '1: citizen turtle-bay/l0'],
    shows: (table) => [table.lying, unrest(table), table.cubes('fruit')],
    is: [0, 1, 0],
  },
  granary: {
    choose: ['fish', 'cattle'],
    shows: (table) => [table.domestic('fish'), table.domestic('cattle'), florins(table)],
    is: [1, 1, 11],
  },
  shipyard: {
    given: {
      map: ['palm-point'],
      buildings: ['palm-point/port'],
      players: [{ ships: 'palm-point/port!', cubes: { wood: 1 } }],
    },
    shows: (table) => [table.unitsIn('palm-point/w0'), table.cubes('wood'), florins(table)],
    is: [2, 0, 9],
  },
  slavery: {
    given: { map: LAND, players: [{ citizens: 'palm-point/l0', ships: 'white-beach/w0' }], workers: 3 },
    choose: ['white-beach/l0', 'white-beach/l0', 'palm-point/l0'],
    shows: (table) => [table.state.population, florins(table), unrest(table), workers(table)],
    is: [4, 10, 2, 0],
  },
  roads: {
    given: {
      variants: { 'desert-start': 'true' },
      map: ['palm-point', 'turtle-bay@0,1,2'],
      players: [{ citizens: 'palm-point/l0' }],
    },
    choose: ['turtle-bay/l0'],
    shows: (table) => [table.unitsIn('turtle-bay/l0'), florins(table)],
    is: [1, 9],
  },
  warehouse: {
    given: { players: [{ cubes: { fish: 1 } }] },
    choose: ['iron'],
    shows: (table) => [table.cubes('fish'), table.cubes('iron')],
    is: [0, 1],
  },
  'great-lighthouse': {
    given: {
      map: LAND,
      buildings: ['palm-point/port'],
      players: [{ cubes: { iron: 1, stone: 2 }, citizens: 'palm-point/port turtle-bay/l0' }],
    },
    choose: ['citizen palm-point/port'],
    shows: (table) => [table.shipsOf(0), table.state.population, table.points(0)],
    is: [1, 1, 1],
  },
  cathedral: {
    given: {
      map: LAND,
      buildings: everywhere('temple'),
      players: [{ cubes: { stone: 3 }, citizens: `palm-point/temple ${'white-beach/l0 '.repeat(3)}` }],
      unrest: 3,
    },
    choose: ['citizen white-beach/l0'],
    shows: (table) => [unrest(table), table.player().spent, table.points(0)],
    is: [0, 2, 2],
  },
  colossus: {
    given: { map: LAND, players: [{ cubes: { iron: 3 }, citizens: 'palm-point/l0' }], workers: 4 },
    shows: (table) => [workers(table), table.state.population, table.points(0)],
    is: [3, 0, 1],
  },
  pyramid: {
    given: { map: LAND, players: [{ cubes: { stone: 5 }, citizens: PEOPLE }] },
    choose: ['citizen palm-point/l0'],
    shows: (table) => [unrest(table), table.player().spent, table.points(0)],
    is: [2, 2, 2],
  },
  'hanging-gardens': {
    given: { map: LAND, players: [{ cubes: { fruit: 3, wood: 1 }, citizens: PEOPLE }], unrest: 3 },
    choose: ['citizen white-beach/l0'],
    shows: (table) => [unrest(table), table.state.population, table.points(0)],
    is: [2, 5, 1],
  },
};

const lie = (card: string, { given }: Use): Given => {
  const [first = {}, ...others] = given?.players ?? [];
  return { ...given, players: [{ ...first, cards: [card] }, ...others] };
};

describe('evolution cards', () => {
  it('each have a test of their own here', () => {
    expect(Object.keys(uses).sort()).toEqual(CARD_KINDS.map(({ id }) => id).sort());
  });

  it.each(Object.keys(uses))('%s does what it says', (card) => {
    const use = uses[card] as Use;
    const table = position(lie(card, use)).choose(card, ...(use.choose ?? []));
    expect(use.shows(table)).toEqual(use.is);
    expect(table.brokenLaws).toEqual([]);
    expect(table.state.turn.carded).toBe(true);
  });

  it.each(CARD_KINDS.map((kind) => [kind.id, kind.arrow] as const))('%s is for %s', (card, arrow) => {
    const given = lie(card, uses[card] as Use);
    const [owner = {}, second = {}, ...others] = given.players ?? [];
    // Everything the owner had is the guest's now; only the card stays where it was.
    const { cards, ...things } = owner;
    const swapped = position({ ...given, players: [things, { ...second, cards: cards ?? [] }, ...others] });
    expect(swapped.options.includes(card)).toBe(arrow === 'anyone');
  });

  it('foreman frees two, though three are busy', () => {
    const busy = 'palm-point/l0! white-beach/l0! turtle-bay/l0!';
    const table = position({ map: LAND, players: [{ citizens: busy, cards: ['foreman'] }] });
    table.choose('foreman', 'citizen palm-point/l0', 'citizen white-beach/l0');
    expect([table.prompt, table.state.engaged.slice(0, 3)]).toEqual(['turn.move', [0, 0, 1]]);
  });

  it('warehouse brings no cube of which the bank has none', () => {
    const table = position({ players: [{ cubes: { fish: 1 }, cards: ['warehouse'] }] });
    table.state.bank = table.state.bank.with(5, 0); // iron
    expect(table.choose('warehouse').options).toEqual(['fruit', 'wood', 'cattle', 'stone']);
  });

  it('barbarian pillages the kind that was chosen, and without coins in the bank nobody can put one there (AR-10.7)', () => {
    const table = position({ map: ['forest-shore'], players: [{ citizens: 'forest-shore/l0', cards: ['barbarian'] }] });
    table.state.florins = 0;
    table.choose('barbarian');
    const [chosen] = table.options;
    table.choose(chosen as string);
    expect(table.told('pillaged').map(({ kind }) => KINDS[kind])).toEqual([chosen]);
    expect([table.state.pillaged.length, table.state.florins, table.state.pillageCoins]).toEqual([1, 0, 0]);
  });

  it('barbarian pillages the very symbol: it is never harvested again, the others of the area are (AR-10.7)', () => {
    const given = { map: ['forest-shore'], players: [{ citizens: 'forest-shore/l0', cards: ['barbarian'] }] };
    const kinds = position(given).choose('barbarian').options;
    expect(kinds.length).toBeGreaterThan(1);
    for (const kind of kinds) {
      const [symbol = 0] = position(given).choose('barbarian', kind).state.pillaged;
      expect([Math.floor(symbol / 8), KINDS[symbolsOf(areaIn('forest-shore/l0'))[symbol % 8] as number]]).toEqual([
        areaIn('forest-shore/l0'),
        kind,
      ]);
    }
  });

  it('pirate: whoever has no cube to give shows that, and what was shown stays shown (AR-10.7)', () => {
    const sunk = (cubes: { wood?: number }): Position =>
      position({
        map: LAND,
        players: [
          { ships: 'palm-point/w0', citizens: PEOPLE, cards: ['pirate'] },
          { ships: 'palm-point/w0 open-sea/w0', cubes },
        ],
      }).choose('pirate');
    expect(sunk({}).told('showed-no-cubes')).toMatchObject([{ seat: 1 }]);
    expect(sunk({}).table.fence).toBe('revealed');
    expect(sunk({ wood: 1 }).told('showed-no-cubes')).toEqual([]);
  });

  it('what can be given by a card follows from its words, and from no other card’s', () => {
    const given = (id: string) => giftsOf(cardKind(cardNamed(id)).effects);
    expect(given('gifts-from-the-clergy').map(({ unrest }) => unrest)).toHaveLength(2);
    expect(given('warehouse')).toEqual([]);
  });

  it('questions say what they are about: the symbol of which area, the cube for which market', () => {
    const about = (table: Position) => viewTable(archipelago, table.table, table.asked).decision?.question.args;
    const players = [{ citizens: 'forest-shore/l0', cards: ['barbarian', 'granary'] }];
    const table = position({ map: ['forest-shore'], players });
    expect(about(table.choose('granary'))).toMatchObject({ market: 'domestic' });
    const pillaging = position({ map: ['forest-shore'], players }).choose('barbarian');
    expect(about(pillaging)).toMatchObject({ area: { piece: areaIn('forest-shore/l0') } });
  });

  const plain = CARD_KINDS.filter(({ arrow }) => arrow !== 'wonder').map(({ id }) => id);
  it.each(plain)('%s is not used twice in a round', (card) => {
    const given = lie(card, uses[card] as Use);
    const [owner = {}, ...others] = given.players ?? [];
    expect(position(given).options).toContain(card);
    expect(position({ ...given, players: [{ ...owner, used: [card] }, ...others] }).options).not.toContain(card);
  });
});
