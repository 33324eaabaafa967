import { describe, expect, it } from 'vitest';
import { BUILDING_KINDS } from '../content/catalogue.ts';
import type { Given, GivenWagon } from './given.ts';
import { type Position, position } from './position.ts';

/** DR-22: every building, activated with a glow die at the first slot, between Bazaar and Commissions. */
interface Case {
  readonly you?: GivenWagon;
  readonly given?: Given;
  readonly choose?: readonly string[];
  readonly dice?: readonly [faces: number, ...values: number[]];
  readonly so: (table: Position) => void;
}

const CASES: { readonly [building: string]: readonly Case[] } = {
  'quartz-mine': [{ so: (table) => expect(table.purse().quartz).toBe(1) }],
  'queens-eye': [
    {
      you: { coins: 2 },
      choose: ['pay(2 coins)'],
      so: (table) => expect(table.purse()).toMatchObject({ coins: 0, prestige: 3 }),
    },
    {
      you: { quartz: 1 },
      choose: ['pay(1 quartz)'],
      so: (table) => expect(table.purse()).toMatchObject({ quartz: 0, prestige: 3 }),
    },
    {
      you: { coins: 2 },
      choose: ['none'],
      so: (table) => expect(table.purse()).toMatchObject({ coins: 2, prestige: 0 }),
    },
  ],
  'icebreakers-wharf': [{ so: (table) => expect(table.goods()).toBe('tome') }],
  'guild-hall': [
    {
      you: { coins: 2, lanterns: 1 },
      choose: ['pay(1 lantern)', 'staff@field-staff', 'tome@field-tome'],
      so: (table) => {
        expect(table.goods()).toBe('staff tome');
        expect(table.purse()).toMatchObject({ coins: 2, lanterns: 0 });
      },
    },
  ],
  'oracle-of-lumi': [{ dice: [6, 0], so: (table) => expect(table.purse().prestige).toBe(2) }],
  'candle-and-quartz': [
    {
      you: { coins: 2 },
      given: { inn: 'agatha' },
      choose: ['pay(2 coins)', 'takeHero(faceUp)'],
      so: (table) => {
        expect(table.heroes()).toBe('agatha');
        expect(table.purse()).toMatchObject({ coins: 0, lanterns: 1 });
      },
    },
    {
      you: { goods: 'tome' },
      given: { inn: 'agatha' },
      choose: ['payGood(value1,normal)', 'takeContract(topOfAny)', 'wawozno-5'],
      so: (table) => {
        expect(table.goods()).toBe('');
        expect(table.contracts()).toBe('wawozno-5');
      },
    },
  ],
  'oths-lanterns': [
    {
      choose: ['weapon@field-weapon'],
      so: (table) => {
        expect(table.goods()).toBe('weapon');
        expect(table.purse()).toMatchObject({ lanterns: 1, prestige: 1 });
      },
    },
  ],
  'guildmasters-estate': [
    {
      you: { lanterns: 2, coins: 3 },
      choose: ['lantern-2 quartz+1 coins+1'],
      so: (table) => expect(table.purse()).toMatchObject({ lanterns: 0, quartz: 1, coins: 5 }),
    },
    {
      you: { coins: 4, quartz: 1 },
      choose: ['lantern+3 quartz-1 coins-2'],
      so: (table) => expect(table.purse()).toMatchObject({ lanterns: 3, quartz: 0, coins: 0 }),
    },
  ],
  'yedls-workshop': [
    {
      you: { goods: 'staff fine-tome' },
      choose: ['staff@goods-0'],
      so: (table) => {
        expect(table.goods()).toBe('fine-staff fine-tome');
        expect(table.purse().lanterns).toBe(1);
      },
    },
    { you: { goods: 'staff' }, choose: ['none'], so: (table) => expect(table.goods()).toBe('staff') },
  ],
  'frosted-filigree': [
    {
      you: { goods: 'fine-staff' },
      choose: ['payGood(any,any)', 'fine-tome@field-tome'],
      so: (table) => expect(table.goods()).toBe('fine-tome'),
    },
    {
      you: { coins: 2 },
      choose: ['pay(2 coins)', 'fine-weapon@field-weapon'],
      so: (table) => {
        expect(table.goods()).toBe('fine-weapon');
        expect(table.purse().coins).toBe(0);
      },
    },
  ],
};

/** Other buildings beside it, of other tiles. */
function around(building: string): string {
  const tile = BUILDING_KINDS.find(({ id }) => id === building)?.tile;
  const others = BUILDING_KINDS.filter((kind) => kind.tile !== tile && kind.id !== building);
  const byTile = [...new Map(others.map((kind) => [kind.tile, kind.id])).values()];
  return [building, ...byTile.slice(0, 3)].join(' ');
}

const arrive = (building: string, { you = {}, given = {} }: Case): Position =>
  position({ ...given, buildings: around(building), you: { ...you, glow: 'one' } }).choose(
    'slot-2@locks-0',
    'moveGlowToPool()',
    'ride@space-1',
  );

describe('buildings', () => {
  for (const { id } of BUILDING_KINDS)
    for (const [at, one] of (CASES[id] ?? []).entries())
      it(`${id} does what it says (${at + 1})`, () => {
        const table = arrive(id, one);
        if (one.dice !== undefined) table.load(...one.dice);
        table.choose(id, ...(one.choose ?? []));
        one.so(table);
        expect(table.prompt).toBe('activate.place');
        expect(table.options).not.toContain(id); // once a turn (DR-22.1)
        expect(table.brokenLaws).toEqual([]);
      });

  it('leave no building untested', () => {
    expect(Object.keys(CASES).sort()).toEqual(BUILDING_KINDS.map(({ id }) => id).sort());
  });

  it('that ask for payment are not offered to those who cannot pay (DR-22.1)', () => {
    for (const id of ['queens-eye', 'guild-hall', 'candle-and-quartz', 'frosted-filigree', 'guildmasters-estate'])
      expect([id, arrive(id, { so: () => {} }).options]).toEqual([
        id,
        ['visit@great-bazaar', 'visit@queens-commissions', 'end'],
      ]);
  });

  it('the Estate offers every net exchange once, the smallest first, within hooks and inventory (DR-22.3a)', () => {
    const table = arrive('guildmasters-estate', {
      you: { lanterns: 1, quartz: 1, coins: 2, horseshoes: 1 },
      so: () => {},
    });
    const options = table.choose('stay', 'guildmasters-estate').options;
    expect(options).toContain('lantern-1 quartz+1');
    expect(options).not.toContain('quartz+2 coins-1 lantern-1'); // no room for two more
    expect(options.at(-1)).toBe('none');
    expect(new Set(options).size).toBe(options.length);
    for (const option of options.slice(0, -1)) {
      const sum = [...option.matchAll(/[+-]\d+/g)].reduce((total, [n]) => total + Number(n), 0);
      expect([option, sum]).toEqual([option, 0]);
    }
  });
});
