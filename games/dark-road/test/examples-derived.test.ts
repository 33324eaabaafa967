import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { mayUseCompanion } from '../rules/abilities.ts';
import { companionsOf, type Given, position } from './position.ts';

/** docs/examples.md: test vectors derived from the rules, for the turn of one player. Packing is in `packing.test.ts`. */

/** To Yurg's Excursions by the two of the second slot, with a lantern from it. */
const atYurg = (given: Given) => position(given).choose('slot-2@locks-0', 'visit@yurgs-excursions');

describe('planning and moving', () => {
  it('D-1 Reset and star: one and star are equal (DR-5.1)', () => {
    expect(position({ you: { locks: 'one star one' } }).options).toEqual(['reset', 'keep']);
    expect(position({ you: { locks: 'one two star' } }).prompt).toBe('plan.slot');
  });

  it('D-2 No reset with two dice (DR-5.1)', () => {
    const table = position({ round: 12, you: { locks: 'two - two', reserve: '' } });
    expect(table.prompt).toBe('plan.slot');
    expect(table.options).toEqual(['slot-1@locks-0', 'slot-3@locks-0']);
  });

  it('D-3 Late craft: any normal good, with the Master Bench any fine one (DR-5.4, 21.2)', () => {
    const normal = position({ round: 11, you: { reserve: '' } }).choose('slot-1@locks-0');
    expect(normal.options).toHaveLength(6);
    expect(normal.choose('staff@field-staff').goods()).toBe('staff');
    const fine = position({ round: 11, you: { reserve: '', upgrades: 'master-craft' } });
    expect(fine.choose('slot-1@locks-0', 'fine-staff@field-staff').goods()).toBe('fine-staff');
  });

  it('D-36 Stay and step: a blank and a horseshoe back (DR-6.2)', () => {
    const table = position({ you: { locks: 'blank two three', horseshoes: 1 } });
    table.choose('slot-1@locks-0');
    expect(table.options).toEqual(['stay', 'ride@space-1', 'ride@space-4']);
    expect(table.choose('ride@space-4').wagon().pawn).toBe(4);
  });

  it('D-37 Unused glow die: back to the supply at Rest, no points for it (DR-16.1)', () => {
    const table = position({ you: { glow: 'one', coins: 1, pawn: 4 } });
    table.choose('slot-2@locks-0', 'moveGlowToPool()', 'ride@space-1', 'visit@queens-commissions', 'wawozno-5', 'end');
    expect(table.wagon().glow).toEqual([]);
    expect(table.state.glowDice).toBe(8);
  });

  it('D-38 Shadow at space 0: any one of the four buildings (DR-7.3)', () => {
    const given: Given = { you: { glow: 'one', coins: 1, prestige: 1, pawn: 4, steeds: 'shadow' } };
    const table = position(given).choose('slot-2@locks-0', 'moveGlowToPool()', 'ride@space-0');
    expect(table.options).toEqual([
      'visit@ringway-inn',
      'visit@great-bazaar',
      'quartz-mine',
      'oracle-of-lumi',
      'oths-lanterns',
      'yedls-workshop',
      'end',
    ]);
    expect(table.choose('quartz-mine').options).toEqual(['visit@ringway-inn', 'visit@great-bazaar', 'end']);
    const without = position({ you: { ...given.you, steeds: '' } });
    without.choose('slot-2@locks-0', 'moveGlowToPool()', 'ride@space-0');
    expect(without.options).toEqual(['visit@ringway-inn', 'visit@great-bazaar', 'end']);
  });
});

describe('limits of the wagon', () => {
  it('D-10 Inventory: one of four tokens is given up; with the Second Harness two fit (DR-18.2)', () => {
    const glow = { glow: 'one', pawn: 4 };
    const mine = ['slot-2@locks-0', 'moveGlowToPool()', 'ride@space-1', 'stay', 'quartz-mine'];
    const table = position({ you: { ...glow, horseshoes: 2, quartz: 1 } }).choose(...mine);
    expect(table.options).toEqual(['horseshoe@tokens-0', 'quartz@tokens-0']);
    expect(table.choose('horseshoe@tokens-0').purse()).toMatchObject({ horseshoes: 1, quartz: 2 });
    const two = position({ you: { ...glow, horseshoes: 1, quartz: 1, upgrades: 'second-harness' } }).choose(...mine);
    expect(two.options).toEqual(['horseshoe@tokens-0', 'quartz@tokens-0']);
    expect(two.choose('quartz@tokens-0').purse()).toMatchObject({ horseshoes: 1, quartz: 1 });
  });

  it('D-11 Glow limit: a die placed on a district no longer counts (DR-18.5)', () => {
    const road = { row: 'phoenix', event: 'warm-hearth', courtyard: 'dozen gifts' };
    const placed = position({ ...road, you: { glow: 'one one', pawn: 1 } });
    placed.choose('slot-2@locks-0', 'moveGlowToPool()', 'ride@space-2', 'visit@yurgs-excursions', 'travel()');
    placed.choose('phoenix').load(6, 3, 3).choose('visit@town-hendolina');
    expect(placed.options).toContain('fortune-glow');
    expect(placed.choose('fortune-glow').wagon().glow).toHaveLength(2);
    const full = position({ ...road, you: { glow: 'one one', quartz: 1, companions: 'raven' } });
    full.choose('companion');
    expect(full.told('oracle-rolled')).toHaveLength(1); // Raven 1 was not on offer
  });

  it('D-46 Empty stock of tokens: the coin is paid, the quartz is not (DR-1.5)', () => {
    const table = position({ you: { goods: 'fine-staff', pawn: 4 }, inn: 'hieron', quartzLeft: 0 });
    table.choose('slot-1@locks-0', 'visit@ringway-inn', 'hieron');
    expect(table.purse()).toMatchObject({ coins: 5, quartz: 0 });
    expect(table.told('supply-empty')).toHaveLength(1);
  });
});

describe('districts', () => {
  it('D-12 Dark Market round trip (DR-10.1)', () => {
    const coins = (n: number) => position({ you: { coins: n, pawn: 1 } }).choose('slot-2@locks-0');
    expect(coins(4).choose('visit@dark-market').options).toEqual([
      'marker@dm-left',
      'marker@dm-top',
      'marker@dm-right',
      'marker@dm-bottom',
    ]);
    const round = coins(4).choose('visit@dark-market', 'marker@dm-bottom');
    expect(round.purse().coins).toBe(0);
    expect(round.options).toEqual(['takeContract(topOfAny)', 'takeFeat(faceUpWithBonusOrBlind)']);
    expect(coins(3).choose('visit@dark-market').options).toHaveLength(3);
    expect(coins(0).options).toEqual(['visit@yurgs-excursions', 'end']);
  });

  it('D-13 Brembizánt: 2 off the total, not below 0 (DR-8.2)', () => {
    const bazaar = (market: string) => {
      const table = position({ market, you: { coins: 7, pawn: 4, steeds: 'brembizant' } });
      return table.choose('slot-1@locks-0', 'visit@great-bazaar', 'done');
    };
    expect(bazaar('tome tome').choose('buy@field-tome', 'buy@field-tome').purse().coins).toBe(7);
    expect(bazaar('potion staff').choose('buy@field-potion', 'buy@field-staff').purse().coins).toBe(0);
    expect(bazaar('potion staff').choose('buy@field-staff', 'buy@field-potion').purse().coins).toBe(0);
  });

  it('D-15 Inn look in vain: the prestige is lost, the three go under the deck (DR-11.5)', () => {
    const table = position({ you: { prestige: 1, pawn: 3 }, inn: 'agatha', heroDeck: 'ogrim anselm drago' });
    table.choose('slot-2@locks-0', 'visit@ringway-inn', 'look@hero-deck');
    expect(table.purse().prestige).toBe(0);
    expect(table.state.turn.revealed).toEqual([]);
    const [third, second, first] = table.state.heroDeck;
    expect(table.told('heroes-revealed')[0]?.heroes).toEqual([first, second, third]);
    expect(table.told('nothing-sold')).toHaveLength(1);
    expect(table.heroes()).toBe('');
  });

  it('D-16 Full seats: no bonus for a hero who is sent away (DR-11.4)', () => {
    const given: Given = { you: { goods: 'staff tome', heroes: 'agatha drago nadir', pawn: 3 }, inn: 'atlantes' };
    const table = () =>
      position(given).choose('slot-2@locks-0', 'visit@ringway-inn', 'atlantes', 'staff@goods-0', 'tome@goods-0');
    expect(table().options).toEqual(['agatha', 'drago', 'nadir', 'atlantes']);
    const away = table().choose('atlantes');
    expect(away.purse()).toMatchObject({ coins: 5, lanterns: 1 }); // the lantern of the second slot alone
    expect(away.heroes()).toBe('agatha drago nadir');
    const stays = table().choose('agatha');
    expect(stays.purse().lanterns).toBe(2);
    expect(stays.heroes()).toBe('drago nadir atlantes');
  });

  it('D-17 Ruins reach: one space, and one more for each hero (DR-12.1)', () => {
    const explore = (heroes: string) => atYurg({ ruins: 'bottom-right', you: { heroes } }).choose('ruinsAction()');
    expect(explore('agatha drago').options).toEqual([
      'marker@ruins-bottom-left',
      'marker@ruins-top-left',
      'marker@ruins-top-right',
    ]);
    expect(explore('').prompt).toBe('take-good.kind'); // straight to the bottom left, where any fine good is found
  });

  it('D-18 Ruins dice: echo and again, echo and echo (DR-12.3, 12.4)', () => {
    const rolled = (...faces: number[]) => {
      const table = atYurg({ you: {} }).choose('ruinsAction()', 'gainGood(tome,fine)');
      return table.load(6, ...faces).choose('roll');
    };
    const again = rolled(ECHO, AGAIN);
    expect(again.prompt).toBe('choose.branch'); // the marker went on to the next space by itself
    again.choose('gainGood(armor,fine)');
    expect(again.goods()).toBe('fine-armor fine-tome');
    expect(again.prompt).toBe('activate.place'); // the lantern is spent
    const echo = rolled(ECHO, ECHO);
    expect(echo.wagon().glow).toHaveLength(1);
    expect(echo.prompt).toBe('activate.place');
  });

  it('D-30 Worth 1: weapon or tome at rotation 0, and only a normal one is taken in payment', () => {
    const buildings = 'candle-and-quartz quartz-mine oths-lanterns yedls-workshop';
    const glow = { glow: 'three', pawn: 0 };
    const oth = position({ buildings, you: glow }).choose(
      'slot-2@locks-0',
      'moveGlowToPool()',
      'ride@space-3',
      'oths-lanterns',
    );
    expect(oth.options).toEqual(['weapon@field-weapon', 'tome@field-tome']);
    const candle = position({ buildings, you: { glow: 'one', goods: 'fine-weapon tome staff' }, inn: 'agatha' });
    candle.choose('slot-2@locks-0', 'moveGlowToPool()', 'ride@space-1', 'candle-and-quartz');
    expect(candle.options).toEqual(['payGood(value1,normal)', 'none']);
    expect(candle.choose('payGood(value1,normal)').goods()).toBe('fine-weapon staff');
  });

  it('D-31 Not on the wheel: dice set aside this turn are not on it (DR-22.2)', () => {
    const given: Given = {
      buildings: 'icebreakers-wharf quartz-mine oths-lanterns yedls-workshop',
      you: { glow: 'one', coins: 1 },
    };
    const table = position(given).choose('slot-2@locks-0', 'moveGlowToPool()', 'ride@space-1');
    table.choose('visit@great-bazaar', 'done', 'buy@field-weapon', 'icebreakers-wharf');
    expect(table.options).toEqual(['weapon@field-weapon', 'tome@field-tome']);
    const before = position(given).choose('slot-2@locks-0', 'moveGlowToPool()', 'ride@space-1', 'icebreakers-wharf');
    expect(before.goods()).toBe('tome');
  });
});

const AGAIN = 0;
const ECHO = 1;

describe('companions', () => {
  it('D-22 Other player’s turn: a joiner’s companion keeps still (DR-19.1)', () => {
    const table = position({ others: [{ companions: 'phoenix', quartz: 1 }], row: 'raven', event: 'warm-hearth' });
    table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'raven', 'visit@town-hendolina');
    table.load(6, 0, 1, 2).chooseFor(1, 'yes').choose('3@dice');
    expect(table.allAsked).toEqual([1]);
    expect(table.optionsOf(1)).toEqual(['1@dice', '2@dice']);
  });

  it('D-23 Stray: Dumpling goes on to the left, who may use it in a later turn (DR-19.3)', () => {
    const table = position({ you: { companions: 'dumpling', horseshoes: 1 }, others: [{ horseshoes: 1 }] });
    table.load(6, COINS).choose('companion');
    expect(table.purse()).toMatchObject({ coins: 2, horseshoes: 0 });
    expect(table.companions(0)).toBe('');
    expect(table.companions(1)).toBe('dumpling');
    expect(companionsOf(table, 0)).toBe(false);
    table.choose('slot-2@locks-0', 'end');
    expect(table.allAsked).toEqual([1]);
    expect(companionsOf(table, 1)).toBe(true);
  });
});

const COINS = 4;

describe('journeys', () => {
  it('D-20 Reroll scope: only dice that are left (DR-13.8)', () => {
    const table = position({ others: [{ lanterns: 1 }], row: 'raven', event: 'warm-hearth' });
    table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'raven', 'visit@town-hendolina');
    table.load(6, 1, 4, 5).chooseFor(1, 'yes').choose('6@dice');
    table.load(6, 0, 3).chooseFor(1, 'reroll');
    expect(table.state.journey?.dice).toEqual([1, 4]);
    expect(table.purse()).toMatchObject({ prestige: 2 }); // what the 6 gave stays
  });

  it('D-21 Cap at 6: Whisper and Windcat (DR-13.9, 19.8)', () => {
    const ride = (die: number) => {
      const you = { steeds: 'whisper', companions: 'windcat', quartz: 1 };
      const table = atYurg({ you, row: 'raven', event: 'warm-hearth' }).choose('travel()', 'raven', 'main-road');
      return table.load(6, die - 1, 0).choose('visit@town-hendolina', `${die}@dice`);
    };
    expect(ride(6).options).not.toContain('raise');
    const four = ride(4);
    expect(four.options).toEqual([
      'keep',
      'raise',
      ...[1, 2, 3, 4, 5, 6].map((value) => `windcat-1:${value}`),
      'windcat-2:5',
      'windcat-2:6',
    ]);
    four.choose('windcat-2:6');
    expect(four.told('die-picked').at(-1)).toMatchObject({ value: 6 });
    const raised = ride(4).choose('raise', 'windcat-2:6');
    expect(raised.told('die-picked').at(-1)).toMatchObject({ value: 6 });
    expect(raised.purse().quartz).toBe(0);
  });

  it('D-25 First coins: 5 for the first in the game, 3 for every other (DR-15.2)', () => {
    const fortune = (fortuneCoins: boolean) => {
      const table = atYurg({ you: { lanterns: 2 }, fortuneCoins, row: 'raven', event: 'hunting-party' }).choose(
        'travel()',
        'raven',
      );
      return table.load(6, 5, 5).choose('shortcut', 'visit@town-hendolina').choose('fortune-coins', 'fortune-coins');
    };
    expect(fortune(true).purse().coins).toBe(5 + 3);
    expect(fortune(false).purse().coins).toBe(3 + 3);
  });

  it('D-26 Velvet by harness: no prestige for the upgrade that brought it, two for the next (DR-20.3)', () => {
    const table = atYurg({ you: { lanterns: 2 }, row: 'raven', event: 'hunting-party' }).choose('travel()', 'raven');
    table.load(6, 4, 4).choose('shortcut', 'visit@town-hendolina');
    const { prestige } = table.purse();
    table.choose('fortune-upgrade', 'second-harness', 'velvet');
    expect(table.purse().prestige).toBe(prestige);
    table.choose('fortune-upgrade', 'trophy');
    expect(table.purse().prestige).toBe(prestige + 2);
  });

  it('D-27 Partial loss: as far as possible (DR-24.3)', () => {
    const met = (event: string, die: number, you: object) => {
      const table = atYurg({ you: { lanterns: 2, ...you }, row: 'raven', event }).choose(
        'travel()',
        'raven',
        'shortcut',
      );
      return table.load(6, die - 1, die - 1).choose('visit@town-hendolina');
    };
    expect(met('bards-grave', 1, { coins: 2 }).purse().coins).toBe(0);
    expect(met('frozen-bridge', 3, { coins: 2 }).purse()).toMatchObject({ coins: 1, horseshoes: 0 });
  });

  it('D-28 Otherwise: a lantern, else prestige, else nothing (DR-24.3)', () => {
    const mining = (you: object) => {
      const given: Given = { you: { pawn: 4, ...you }, row: 'raven phoenix', event: 'quartz-mining' };
      const table = position(given).choose(
        'slot-3@locks-0',
        'gain(2 coins)',
        'visit@yurgs-excursions',
        'travel()',
        'phoenix',
      );
      table.load(6, 0).choose('visit@town-hendolina');
      return table.prompt === 'pick.die' ? table.choose('1@dice') : table;
    };
    expect(mining({ lanterns: 1, prestige: 1 }).purse()).toMatchObject({ lanterns: 0, prestige: 1 });
    expect(mining({ prestige: 1 }).purse()).toMatchObject({ lanterns: 0, prestige: 0 });
    expect(mining({}).purse()).toMatchObject({ lanterns: 0, prestige: 0 });
  });
});

describe('the end', () => {
  const lastTurn = (you: object): Given => ({ round: 13, you: { locks: '- - one', reserve: '', ...you } });

  it('D-32 Feats share cards: six knights are two sets, gifts pay four times at most (DR-23.3, 23.4)', () => {
    const knights = 'agatha roderyk isaura tancred wilhelmina garvain';
    const table = position(
      lastTurn({ feats: 'trio-knight gifts', delivered: knights, companions: 'phoenix:3 raven:3 windcat:1' }),
    );
    table.choose('gain(2 coins)', 'end');
    expect(table.wagon().prestige).toBe(8 + 4);
  });

  it('D-33 Flexible rewards: chosen anew for every payment (DR-26.1)', () => {
    const given = lastTurn({
      coins: 28,
      prestige: 31,
      feats: 'three-lands-1 three-lands-2',
      delivered: 'ogrim agatha anselm atlantes drago aurelio',
    });
    const coins = position(given).choose('gain(2 coins)', 'end', 'coins', 'coins');
    expect(coins.points()).toBe(31);
    const both = position(given).choose('gain(2 coins)', 'end', 'coins', 'prestige');
    expect(both.points()).toBe(33);
  });

  it('D-35 Final visit: one town, no companions (DR-25.1)', () => {
    const table = position(
      lastTurn({ contracts: 'pogorzelce-1', goods: 'instrument', heroes: 'drago', companions: 'phoenix', quartz: 1 }),
    );
    table.choose('slot-3@locks-0', 'gain(2 coins)', 'ride@space-1');
    expect(companionsOf(table, 0)).toBe(true);
    table.choose('end');
    expect(table.options).toEqual(['visit@town-pogorzelce', 'pass']);
    expect(mayUseCompanion(table.state, seat(0))).toBe(false);
    table.choose('visit@town-pogorzelce');
    expect(table.options).toEqual(['drago', 'pogorzelce-1', 'done']);
    table.choose('drago', 'pogorzelce-1');
    expect(table.purse()).toMatchObject({ coins: 2 + 2, prestige: 1 });
    expect(table.over).toBe(true);
  });
});
