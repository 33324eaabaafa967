import { describe, expect, it } from 'vitest';
import { EVENT_KINDS, type EventKind, ORACLE_FACES, RUINS_FACES } from '../content/catalogue.ts';
import eventsFile from '../content/events.json' with { type: 'json' };
import type { GivenWagon } from './given.ts';
import { type Position, position } from './position.ts';

/** DR-13.9: every line of every event, met by a leader who is well provided. */

/** What a traveller has before the line. */
const RICH: GivenWagon = {
  coins: 9,
  prestige: 5,
  lanterns: 2,
  horseshoes: 1,
  quartz: 1,
  goods: 'staff fine-tome potion',
  heroes: 'agatha',
};
const PURSE = { coins: 9, prestige: 5, lanterns: 2, horseshoes: 1, quartz: 1 };
const GOODS = 'staff fine-tome potion';

interface Met {
  /** Choices that the line asks for. */
  readonly choose?: readonly string[];
  readonly purse?: Partial<typeof PURSE>;
  readonly goods?: string;
  readonly so?: (table: Position) => void;
}

const tokens = (what: keyof typeof PURSE, n: number): Met => ({ purse: { [what]: PURSE[what] + n } });

/** Every program that stands on an event card, and what it does. */
const LINES: { readonly [program: string]: Met } = {
  'gain(1 coins)': tokens('coins', 1),
  'gain(2 coins)': tokens('coins', 2),
  'gain(4 coins)': tokens('coins', 4),
  'gain(5 coins)': tokens('coins', 5),
  'gain(1 prestige)': tokens('prestige', 1),
  'gain(2 prestige)': tokens('prestige', 2),
  'gain(3 prestige)': tokens('prestige', 3),
  'gain(4 prestige)': tokens('prestige', 4),
  'gain(1 lantern)': tokens('lanterns', 1),
  'gain(1 horseshoe)': tokens('horseshoes', 1),
  'gain(1 quartz)': tokens('quartz', 1),
  'gain(2 quartz)': { choose: ['horseshoe@tokens-0'], purse: { quartz: 3, horseshoes: 0 } }, // three tokens fit
  'gain(1 horseshoe); gain(1 coins)': { purse: { horseshoes: 2, coins: 10 } },
  'gain(1 prestige); gain(1 coins)': { purse: { prestige: 6, coins: 10 } },
  'gain(2 prestige); gain(1 horseshoe)': { purse: { prestige: 7, horseshoes: 2 } },
  'gain(3 prestige); gain(1 quartz)': { purse: { prestige: 8, quartz: 2 } },
  'gain(2 quartz); gain(1 prestige)': { choose: ['quartz@tokens-0'], purse: { quartz: 2, prestige: 6 } },
  'lose(1 coins)': tokens('coins', -1),
  'lose(2 coins)': tokens('coins', -2),
  'lose(3 coins)': tokens('coins', -3),
  'lose(4 coins)': tokens('coins', -4),
  'lose(1 prestige)': tokens('prestige', -1),
  'lose(2 prestige)': tokens('prestige', -2),
  'lose(3 prestige)': tokens('prestige', -3),
  'lose(1 lantern)': tokens('lanterns', -1),
  'lose(1 quartz)': tokens('quartz', -1),
  'lose(1 horseshoe)': tokens('horseshoes', -1),
  'lose(1 horseshoe); lose(1 coins)': { purse: { horseshoes: 0, coins: 8 } },
  'lose(1 lantern); lose(1 coins)': { purse: { lanterns: 1, coins: 8 } },
  'lose(1 quartz); lose(1 coins)': { purse: { quartz: 0, coins: 8 } },
  'otherwise{loseGood(any) | lose(2 coins)}': { choose: ['potion@goods-0'], goods: 'staff fine-tome' },
  'otherwise{lose(1 lantern) | lose(1 prestige)}': tokens('lanterns', -1),
  'otherwise{lose(1 horseshoe) | lose(2 coins)}': tokens('horseshoes', -1),
  'otherwise{lose(1 horseshoe) | lose(1 prestige)}': tokens('horseshoes', -1),
  'loseGood(any)': { choose: ['staff@goods-0'], goods: 'fine-tome potion' },
  'loseGood(mostValuable)': { goods: 'staff fine-tome' }, // the potion is worth 5
  'flipGood(1,down)': { goods: 'staff tome potion' },
  'flipGood(2,up)': { choose: ['staff@goods-0', 'potion@goods-0'], goods: 'fine-staff fine-tome fine-potion' },
  'gainGood(value1,normal)': { choose: ['weapon@field-weapon'], goods: 'weapon staff fine-tome potion' },
  'gainGood(notOnWheel,normal)': { goods: 'staff tome fine-tome potion' },
  'gainGood(any,normal)': { choose: ['armor@field-armor'], goods: 'armor staff fine-tome potion' },
  'gainGood(any,fine)': { choose: ['fine-armor@field-armor'], goods: 'fine-armor staff fine-tome potion' },
  'gainGood(any,fine); gain(2 coins)': {
    choose: ['fine-armor@field-armor'],
    goods: 'fine-armor staff fine-tome potion',
    purse: { coins: 11 },
  },
  'gainGood(any,normal); gainGood(value1,normal)': {
    choose: ['armor@field-armor', 'tome@field-tome'],
    goods: 'armor staff tome fine-tome potion',
  },
  'gainGood(instrument,fine)': { goods: 'staff fine-tome potion fine-instrument' },
  'gainGood(staff,fine); gain(1 prestige)': { goods: 'staff fine-staff fine-tome potion', purse: { prestige: 6 } },
  'takeHero(faceUpOrTop)': {
    choose: ['atlantes'],
    purse: { lanterns: 3 },
    so: (table) => expect(table.heroes()).toBe('agatha atlantes'),
  },
  'takeHero(faceUpOrTop); gain(2 prestige)': {
    choose: ['blind@hero-deck'],
    purse: { prestige: 7, lanterns: 3 },
    so: (table) => expect(table.heroes()).toBe('agatha ogrim'),
  },
  'loseHero(1)': { so: (table) => expect(table.heroes()).toBe('') },
  'takeContract(topOfAny)': {
    choose: ['hendolina-5'],
    so: (table) => expect(table.contracts()).toBe('hendolina-5'),
  },
};

/** Leads a caravan to a town where nothing is delivered, on a shortcut with Flicker's help, and meets the line. */
function meet({ id, route, lines }: EventKind, value: number): Position {
  const flicker = route === 0 ? {} : { companions: 'flicker', quartz: 2 };
  const table = position({
    you: { ...RICH, ...flicker, pawn: 4 },
    row: 'phoenix grace',
    inn: 'atlantes',
    heroDeck: 'ogrim',
    event: id.replace('event-', ''),
  });
  table.choose('slot-3@locks-0', 'rotateWheel()', 'stay', 'visit@yurgs-excursions', 'travel()', 'grace');
  table.state.rotation = 0; // as in the examples
  if (route === 1) table.choose('flicker');
  table.load(6, value - 1).choose('visit@town-daciszklarki');
  return table.choose(`${value}@dice`, ...(LINES[lines[value - 1] as string]?.choose ?? []));
}

describe('event lines', () => {
  for (const event of EVENT_KINDS)
    event.lines.forEach((program, at) => {
      it(`${event.id}, ${at + 1}: ${program}`, () => {
        const { purse = {}, goods = GOODS, so } = LINES[program] as Met;
        const table = meet(event, at + 1);
        expect(table.prompt).toBe('fortunes.fortune');
        expect(table.purse()).toEqual({ ...PURSE, ...purse });
        expect(table.goods()).toBe(goods);
        so?.(table);
        expect(table.brokenLaws).toEqual([]);
      });
    });

  it('are all tested', () => {
    const all = new Set(EVENT_KINDS.flatMap(({ lines }) => lines));
    expect([...all].filter((program) => !(program in LINES))).toEqual([]);
    expect(Object.keys(LINES).filter((program) => !all.has(program))).toEqual([]);
  });

  it('say the same in "lines" and in "effect"', () => {
    for (const { id, lines, effect } of eventsFile.events) {
      const joined = Object.entries(lines).map(([value, line]) => `${value}: ${line}`);
      expect([id, effect]).toEqual([id, `byTravelDie{${joined.join(' | ')}}`]);
    }
  });
});

/** Faces of the two dice that bring something by themselves. */
const RUINS: { readonly [face: string]: (table: Position) => void } = {
  again: (table) => expect(table.prompt).toBe('choose.branch'), // the next space of the ruins
  echo: (table) => expect(table.told('ruins-rolled')).toHaveLength(2),
  'cheap-good': (table) => expect(table.choose('weapon@field-weapon').goods()).toBe('weapon fine-tome'),
  quartz: (table) => expect(table.purse().quartz).toBe(1),
  coins: (table) => expect(table.purse().coins).toBe(2),
  hero: (table) => expect(table.choose('atlantes').heroes()).toBe('atlantes'),
};

const ORACLE: { readonly [face: string]: (table: Position) => void } = {
  prestige: (table) => expect(table.purse()).toMatchObject({ prestige: 2 }),
  coins: (table) => expect(table.purse()).toMatchObject({ coins: 3 }),
  quartz: (table) => expect(table.purse()).toMatchObject({ quartz: 1, coins: 1 }),
  lantern: (table) => expect(table.purse()).toMatchObject({ lanterns: 1, prestige: 1 }),
  good: (table) => expect(table.choose('armor@field-armor').goods()).toBe('armor'),
  'fine-good': (table) => expect(table.choose('fine-tome@field-tome').goods()).toBe('fine-tome'),
};

describe('dice', () => {
  RUINS_FACES.forEach(({ id }, face) => {
    it(`the ruins die shows ${id}`, () => {
      const table = position({ inn: 'atlantes' });
      table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'ruinsAction()', 'gainGood(tome,fine)');
      RUINS[id]?.(table.load(6, face).choose('roll'));
    });
  });

  ORACLE_FACES.forEach(({ id }, face) => {
    it(`the oracle die shows ${id}`, () => {
      const table = position({ you: { glow: 'two' } }).choose('slot-2@locks-0', 'moveGlowToPool()');
      ORACLE[id]?.(table.load(6, face).choose('oracle-of-lumi'));
    });
  });

  it('have all their faces tested', () => {
    expect(Object.keys(RUINS)).toEqual(RUINS_FACES.map(({ id }) => id));
    expect(Object.keys(ORACLE)).toEqual(ORACLE_FACES.map(({ id }) => id));
  });
});
