import { describe, expect, it } from 'vitest';
import { COMPANION_KINDS } from '../content/catalogue.ts';
import { mayGainGlow } from '../rules/stock.ts';
import type { Wagon } from '../state.ts';
import type { Given, GivenWagon } from './given.ts';
import { type Position, position } from './position.ts';

/** DR-19: every ability of every companion, used at the beginning of one's own turn unless it needs a journey. */
interface Case {
  readonly you: GivenWagon;
  readonly given?: Given;
  /** Choices after the ability was opened. */
  readonly choose?: readonly string[];
  readonly dice?: readonly [faces: number, ...values: number[]];
  readonly so: (table: Position) => void;
}

const quartz = { quartz: 1 };

const CASES: { readonly [ability: string]: Case } = {
  'cave-dragon-1': {
    you: quartz,
    given: { inn: 'anselm agatha' },
    choose: ['cave-dragon-1', 'anselm'],
    so: (table) => {
      expect(table.purse()).toMatchObject({ prestige: 2, lanterns: 0 }); // the region’s reward, not the hero’s bonus
      expect(table.wagon().deliveredHeroes).toHaveLength(1);
      expect(table.heroes()).toBe('');
    },
  },
  'cave-dragon-2': {
    you: quartz,
    choose: [],
    so: (table) => expect(table.goods()).toBe('tome'), // the only kind without a die
  },
  'frostmouse-1': {
    you: quartz,
    choose: ['frostmouse-1', 'hendolina-5'],
    so: (table) => expect(table.contracts()).toBe('hendolina-5'),
  },
  'frostmouse-2': {
    you: quartz,
    choose: ['frostmouse-2', 'staff@field-staff'],
    so: (table) => expect(table.goods()).toBe('staff'),
  },
  'phoenix-1': {
    you: quartz,
    choose: ['phoenix-1'],
    so: (table) => expect(table.purse().lanterns).toBe(2),
  },
  'phoenix-2': {
    you: quartz,
    given: { ruins: 'top-left' },
    choose: ['phoenix-2', 'gainGood(instrument,fine)'],
    so: (table) => {
      expect(table.goods()).toBe('fine-instrument');
      expect(table.prompt).toBe('plan.slot'); // no lantern roll (DR-19.7)
    },
  },
  'raven-1': {
    you: quartz,
    choose: ['raven-1'],
    so: (table) => expect(table.wagon().glow).toHaveLength(1),
  },
  'raven-2': {
    you: quartz,
    choose: ['raven-2'],
    dice: [6, 1],
    so: (table) => expect(table.purse().coins).toBe(3),
  },
  'snow-bee-1': {
    you: quartz,
    given: { inn: 'anselm agatha' },
    choose: ['snow-bee-1', 'agatha'],
    so: (table) => {
      expect(table.heroes()).toBe('agatha');
      expect(table.purse().lanterns).toBe(1);
    },
  },
  'snow-bee-2': {
    you: { ...quartz, upgrades: 'master-craft' },
    choose: [],
    so: (table) => expect(table.goods()).toBe('weapon'), // of the one on slot 1, and never fine (DR-19.7)
  },
  'windcat-1': {
    you: quartz,
    given: { row: 'grace', event: 'toll-gate' },
    choose: ['2@dice', 'windcat-1:4'],
    dice: [6, 1, 1],
    so: (table) => expect(table.purse()).toMatchObject({ prestige: 1, coins: 0 }), // the line of the 4
  },
  'windcat-2': {
    you: { ...quartz, prestige: 2 },
    given: { row: 'grace', event: 'queens-post' },
    choose: ['1@dice', 'windcat-2:3'],
    dice: [6, 0, 0],
    so: (table) => expect(table.purse()).toMatchObject({ prestige: 2, coins: 2 }), // the line of the 3
  },
  'grace-1': {
    you: { goods: 'potion fine-potion' },
    given: { courtyard: 'dozen gifts' },
    choose: ['fine-potion@goods-0', 'gifts', 'armor@field-armor'],
    so: (table) => {
      expect(table.goods()).toBe('armor potion');
      expect(table.purse().horseshoes).toBe(1); // the lower banner
      expect(table.wagon().feats).toHaveLength(1);
    },
  },
  'flicker-1': {
    you: quartz,
    given: { row: 'grace', event: 'hunting-party' },
    choose: ['flicker'],
    dice: [6, 4, 4],
    so: (table) => expect(table.purse()).toMatchObject({ prestige: 3, quartz: 0, lanterns: 1 }),
  },
  'cosimo-1': {
    you: { heroes: 'agatha' },
    given: { darkMarket: 'bottom' },
    choose: ['moveDarkMarket(1)'],
    so: (table) => {
      expect(table.goods()).toBe('weapon armor');
      expect(table.heroes()).toBe('');
      expect(table.state.heroDeck[0]).toBe(table.told('hero-left')[0]?.hero); // under the deck
    },
  },
  'dumpling-1': {
    you: { horseshoes: 1 },
    dice: [6, 3],
    so: (table) => expect(table.purse()).toMatchObject({ horseshoes: 0, quartz: 1 }),
  },
};

/** Those that belong to the pick or the route itself (DR-19.8, DR-19.9). */
const ON_THE_ROAD = ['windcat-1', 'windcat-2', 'flicker-1'];

function use(ability: string, card: string): Position {
  const { you, given, choose = [], dice } = CASES[ability] as Case;
  const table = position({ ...given, you: { ...you, companions: card }, others: [{}] });
  if (ON_THE_ROAD.includes(ability)) {
    table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'grace');
    if (ability === 'flicker-1') table.choose(...choose);
    else expect(table.prompt).toBe('travel.town'); // nothing else to use it for
    table.choose('visit@town-hendolina');
    if (dice !== undefined) table.load(...dice);
    table.chooseFor(1, 'no');
    return ability === 'flicker-1' ? table.choose('5@dice') : table.choose(...choose);
  }
  table.choose('companion');
  if (dice === undefined) return table.choose(...choose);
  // A single ability is used without asking, and the dice are rolled at once: load them before.
  const again = position({ ...given, you: { ...you, companions: card }, others: [{}] });
  return choose.length === 0
    ? again.load(...dice).choose('companion')
    : again
        .choose('companion')
        .load(...dice)
        .choose(...choose);
}

describe('abilities of companions', () => {
  for (const { id, loyal, abilities } of COMPANION_KINDS)
    abilities.forEach((ability, at) => {
      it(`${ability.id} does what it says`, () => {
        const other = loyal ? 3 & ~(1 << at) : 0;
        // What asks nothing else must be the only ability left, or be named.
        const alone = CASES[ability.id]?.choose?.length === 0 ? `${id}:${other}` : id;
        const table = use(ability.id, alone);
        CASES[ability.id]?.so(table);
        expect(table.told('companion-used')).toMatchObject([{ ability: at }]);
        if (loyal) {
          expect((table.wagon().gifts[0] as number) & (1 << at)).toBe(1 << at);
          expect(table.companions(0)).toContain(id);
        } else expect(table.companions(1)).toBe(id); // DR-19.3
        expect(table.brokenLaws).toEqual([]);
      });
    });

  it('leave no ability untested', () => {
    const all = COMPANION_KINDS.flatMap(({ abilities }) => abilities.map(({ id }) => id));
    expect(Object.keys(CASES).sort()).toEqual(all.sort());
  });

  it('are each used once, and only for a gift (DR-19.2)', () => {
    const offered = (companions: string, more: GivenWagon = quartz): string[] => {
      const table = position({ you: { ...more, companions } });
      return table.options.includes('companion') ? table.choose('companion').options : [];
    };
    expect(offered('phoenix')).toEqual(['phoenix-1', 'phoenix-2']);
    expect(offered('phoenix:3')).toEqual([]);
    expect(offered('phoenix', {})).toEqual([]);
    expect(offered('phoenix phoenix frostmouse:1')).toEqual(['phoenix-1', 'phoenix-2', 'frostmouse-2']); // copies together
  });

  it('need what they work on, but no room for what they bring (DR-19.6)', () => {
    const cannot = (companions: string, more: GivenWagon = quartz, given: Given = {}): boolean =>
      !position({ ...given, you: { ...more, companions } }).options.includes('companion');
    expect(cannot('cave-dragon:2')).toBe(true); // nobody at the Inn
    expect(cannot('snow-bee:2')).toBe(true);
    expect(cannot('raven:2', { ...quartz, glow: 'one one' })).toBe(true);
    const { state } = position({ you: quartz });
    expect(mayGainGlow(state, state.wagons[0] as Wagon)).toBe(true);
    expect(mayGainGlow({ ...state, glowDice: 0 }, state.wagons[0] as Wagon)).toBe(false); // all eight are out (DR-18.5)
    expect(cannot('windcat')).toBe(true);
    expect(cannot('grace', { goods: 'potion' })).toBe(true); // no face-up feat
    expect(cannot('phoenix:2', { ...quartz, lanterns: 4 })).toBe(false); // the lanterns are lost, the gift stays
  });
});
