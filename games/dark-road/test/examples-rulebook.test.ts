import { applyChoice, type Decision, type Seating, seatingOf, start } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { darkRoad } from '../index.ts';
import { ALL_GOODS, EMPTY, FACES, type Face, faceNamed, type Good, isFine, kindNamed, kindOfGood } from '../pieces.ts';
import { worthOf } from '../rules/market.ts';
import type { Pair, Wagon } from '../state.ts';
import { nicknameOf } from './given.ts';
import { position } from './position.ts';

/** docs/examples.md: the examples of the rulebook. */
describe('examples of the rulebook', () => {
  it('R-1 Plan: the locked die goes to the pool, the reserve die takes its place (DR-5.2)', () => {
    const table = position({ you: { reserve: 'one four four four', glow: 'star' } });
    table.choose('one@reserve-0', 'slot-2@locks-0');
    expect(table.wagon().pool).toBe(faceNamed('two'));
    expect(table.wagon().locks).toEqual([faceNamed('one'), faceNamed('one'), faceNamed('three')]);
    expect(table.options).toEqual(['gain(1 lantern)', 'moveGlowToPool()']); // the special action of slot 2
  });

  it('R-2 Move: by 2 and a horseshoe further (DR-6)', () => {
    const table = position({ you: { horseshoes: 1, glow: 'star' } });
    table.choose('slot-2@locks-0', 'gain(1 lantern)', 'ride@space-3');
    expect(table.purse()).toMatchObject({ lanterns: 1, horseshoes: 0 });
    expect(table.wagon().pawn).toBe(3);
  });

  it('R-3 Great Bazaar: a die turned, the second armor free (DR-8)', () => {
    const table = position({ you: { coins: 9, pawn: 4 }, market: 'potion potion armor weapon tome' });
    table.choose('slot-1@locks-0', 'visit@great-bazaar', 'turn@field-potion', 'armor@field-armor', 'done');
    table.choose('buy@field-armor', 'buy@field-armor', 'buy@field-weapon', 'done');
    expect(table.purse().coins).toBe(5);
    expect(table.goods()).toBe('weapon weapon armor armor'); // one weapon was crafted
    expect(table.state.aside).toBe(3);
  });

  it('R-4 Dark Market: two steps, a tome and a staff (DR-10)', () => {
    const table = position({ you: { coins: 2, pawn: 2 }, darkMarket: 'left' });
    table.choose('slot-1@locks-0', 'visit@dark-market');
    expect(table.options).toEqual(['marker@dm-top', 'marker@dm-right']);
    table.choose('marker@dm-right');
    expect(table.purse().coins).toBe(0);
    expect(table.goods()).toBe('weapon staff tome');
  });

  it('R-5 Inn: a fine staff and a potion sold to Atlantes, the tome kept (DR-11)', () => {
    const table = position({ you: { goods: 'fine-staff potion tome', pawn: 4 }, inn: 'atlantes' });
    table.choose('slot-1@locks-0', 'visit@ringway-inn', 'atlantes', 'fine-staff@goods-0', 'potion@goods-0', 'done');
    expect(table.purse()).toMatchObject({ coins: 10, quartz: 1, lanterns: 1 });
    expect(table.heroes()).toBe('atlantes');
    expect(table.goods()).toBe('weapon tome');
  });

  it('R-6 Contract as a joiner: in the other town of the region (DR-14.1, 14.3)', () => {
    const table = position({
      others: [{ contracts: 'kopczyczorty-1', goods: 'fine-potion tome' }],
      row: 'phoenix raven windcat',
      event: 'warm-hearth',
    });
    table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'raven', 'visit@town-wierszonoc');
    table.load(6, 2, 3).chooseFor(1, 'yes').choose('3@dice');
    expect(table.wagon(1).prestige).toBe(1); // what the 4 of the event gave
    expect(table.optionsOf(1)).toEqual(['visit@town-kopczyczorty', 'pass']);
    table.chooseFor(1, 'visit@town-kopczyczorty', 'kopczyczorty-1', 'fine-potion@goods-1', 'tome@goods-1');
    expect(table.wagon(1).prestige).toBe(1 + 4);
    expect(table.contracts(1)).toBe('');
    expect(table.wagon(1).deliveredContracts.map(nicknameOf)).toEqual(['kopczyczorty-1']);
    expect(table.goods(1)).toBe('');
    expect(table.brokenLaws).toEqual([]);
  });

  it('R-7 Hero delivery: Agatha to Wąwoźno (DR-14.4)', () => {
    const table = position({ you: { heroes: 'agatha' }, row: 'phoenix', event: 'campfire-song' });
    table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'phoenix');
    table.load(6, 4, 5).choose('visit@town-wawozno', '5@dice', 'agatha');
    expect(table.purse().coins).toBe(2);
    expect(table.wagon().deliveredHeroes.map(nicknameOf)).toEqual(['agatha']);
  });

  it('R-8 Final scoring: 40 coins, 43 prestige, 43 points (DR-26)', () => {
    const table = position({
      round: 13,
      you: {
        coins: 37,
        prestige: 39,
        locks: '- - one',
        reserve: '',
        glow: 'one',
        feats: 'trio-knight three-lands-1 dozen',
        delivered:
          'agatha roderyk isaura ogrim anselm drago maren wawozno-1 wawozno-2 pogorzelce-1 hendolina-1 wierszonoc-1',
      },
    });
    table.choose('gain(2 coins)', 'end');
    expect(table.prompt).toBe('end.reward');
    expect(table.options).toEqual(['coins', 'prestige']);
    table.wagon().coins -= 2; // what the last slot gave; the example begins after it
    table.choose('coins');
    expect(table.wagon().coins).toBe(40);
    expect(table.wagon().prestige).toBe(43);
    expect(table.points()).toBe(43);
  });

  it('R-9 Whole journey: a shortcut to Pogorzelce with the Phoenix (DR-13 to DR-15)', () => {
    const table = position({
      you: { pawn: 4, lanterns: 3, quartz: 1, heroes: 'cecily oleg', contracts: 'pogorzelce-1', goods: 'potion' },
      others: [{}, { coins: 5, contracts: 'wawozno-1', goods: 'weapon staff armor' }, {}],
      row: 'phoenix raven windcat',
      event: 'bards-grave',
      courtyard: 'dozen gifts',
    });
    table.choose('slot-3@locks-0', 'gain(2 coins)', 'visit@yurgs-excursions', 'travel()');
    // 1. The caravan
    table.choose('phoenix', 'shortcut', 'visit@town-pogorzelce');
    expect(table.purse().lanterns).toBe(0);
    expect(table.allAsked).toEqual([1]);
    table.chooseFor(1, 'yes').chooseFor(2, 'yes').load(6, 0, 2, 3, 5).chooseFor(3, 'no');
    expect(table.state.journey?.dice).toEqual([1, 3, 4, 6]);
    // 2. The event: Zuza, Bartek, Grzesiek
    expect(table.allAsked).toEqual([1]);
    table.chooseFor(1, '6@dice');
    expect(table.purse(1).quartz).toBe(1);
    expect(table.optionsOf(2)).toEqual(['1@dice', '3@dice', '4@dice']);
    table.chooseFor(2, '1@dice');
    expect(table.purse(2).coins).toBe(2);
    expect(table.optionsOf(0)).toEqual(['3@dice', '4@dice', 'companion']);
    table.choose('companion', 'phoenix-1');
    expect(table.purse()).toMatchObject({ lanterns: 2, quartz: 0 });
    table.load(6, 0, 4).choose('reroll');
    expect(table.optionsOf(0)).toEqual(['1@dice', '5@dice', 'reroll']);
    table.choose('5@dice');
    expect(table.goods()).toBe('potion fine-instrument');
    // 3. The towns, all at once
    expect(table.allAsked).toEqual([0, 2]);
    table.chooseFor(2, 'visit@town-wawozno', 'wawozno-1', 'weapon@goods-2', 'staff@goods-2', 'armor@goods-2');
    expect(table.purse(2).prestige).toBe(0); // nothing happens before everybody is done
    table.chooseFor(0, 'cecily', 'oleg', 'pogorzelce-1', 'fine-instrument@goods-0', 'potion@goods-0');
    expect(table.purse()).toMatchObject({ coins: 2 + 4, prestige: 4 });
    expect(table.purse(2).prestige).toBe(6);
    // 4. Good Fortune
    table.choose('fortune-glow', 'fortune-feat', 'dozen');
    expect(table.wagon().glow).toHaveLength(1);
    expect(table.purse()).toMatchObject({ prestige: 4 + 2, lanterns: 1 });
    expect(table.wagon().gifts).toEqual([1]);
    expect(table.brokenLaws).toEqual([]);
  });

  it('R-10 Craft: the good of the die just locked, not of the one freed (DR-5.3)', () => {
    const table = position({ you: { reserve: 'blank four four four', locks: 'two two three' } });
    table.choose('blank@reserve-0', 'slot-1@locks-0');
    expect(table.goods()).toBe('instrument');
    expect(table.wagon().locks[0]).toBe(faceNamed('blank'));
    expect(table.wagon().pool).toBe(faceNamed('two'));
  });

  it('R-11 Event loss: without goods a 2 costs nothing and a 1 two coins (DR-24.3)', () => {
    const table = position({
      others: [{ coins: 4 }, { coins: 5 }],
      row: 'phoenix raven',
      inn: 'atlantes',
      event: 'only-one-survived',
    });
    table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'raven', 'visit@town-hendolina');
    table.chooseFor(1, 'yes').load(6, 5, 1, 0).chooseFor(2, 'yes');
    table.choose('6@dice', 'atlantes');
    expect(table.heroes()).toBe('atlantes');
    table.chooseFor(1, '2@dice');
    expect(table.purse(1).coins).toBe(4);
    expect(table.purse(2).coins).toBe(3); // the 1 was all that was left
  });

  it('R-12 Glow die: both districts and the building, then it returns to the supply (DR-5.3, 6.1, 7.2)', () => {
    const table = position({ you: { reserve: 'one four four four', glow: 'one', coins: 3 } });
    table.choose('one@reserve-0', 'slot-2@locks-0', 'moveGlowToPool()', 'ride@space-1');
    expect(table.options).toEqual(['visit@great-bazaar', 'visit@queens-commissions', 'quartz-mine', 'end']);
    table.choose('quartz-mine', 'visit@queens-commissions', 'wawozno-5', 'visit@great-bazaar', 'done', 'done');
    expect(table.purse().quartz).toBe(1);
    expect(table.options).toEqual(['end']);
    table.choose('end');
    expect(table.state.glowDice).toBe(8);
  });

  it('R-13 Seats: goods worth 5, 4, 3, 2 and 5 to 8 coins (DR-3.13)', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state } = start(darkRoad, seatingOf(darkRoad, 4, {}) as Seating, seed);
      state.order.forEach((merchant, place) => {
        const { goods, coins } = state.wagons[merchant] as Wagon;
        const [good, ...more] = ALL_GOODS.filter((one) => goods[one] === 1);
        expect(coins).toBe(5 + place);
        expect(more).toEqual([]);
        expect(isFine(good as Good)).toBe(false);
        expect(worthOf(state, kindOfGood(good as Good))).toBe(5 - place);
      });
    }
    // rotation 0, as the example has it
    expect(
      ['potion', 'staff', 'armor', 'instrument'].map((kind) => worthOf(position().state, kindNamed(kind))),
    ).toEqual([5, 4, 3, 2]);
  });

  it('R-14 Clock: dice are rolled anew after turns 4, 7 and 9; the locked ones serve turns 11 to 13 (DR-16.6)', () => {
    const table = position();
    while (!table.over) table.choose(table.options.at(-1) as string);
    let round = 0;
    const rolled: [round: number, dice: number][] = [];
    const late: number[] = [];
    for (const event of table.events) {
      if (event.type === 'turn-began') round = event.round;
      if (event.type === 'dice-rolled-anew') rolled.push([round, event.faces.length]);
      if (event.type === 'planned' && event.face === EMPTY) late.push(round);
    }
    expect(rolled).toEqual([
      [4, 3],
      [7, 2],
      [9, 1],
    ]);
    expect(late).toEqual([11, 12, 13]);
    expect(table.wagon().removed).toBe(7);
    expect(table.brokenLaws).toEqual([]);
  });

  it('R-15 Reset: three threes become one, two, three (DR-5.1)', () => {
    const table = position({ you: { locks: 'three three three' } });
    table.choose('reset');
    expect(table.wagon().locks.map((face) => FACES[face as Face])).toEqual(['one', 'two', 'three']);
    expect(table.prompt).toBe('plan.slot'); // the normal planning follows
  });

  it('R-16 Draft: four pairs for three players, the first chooses first, one is left over (DR-28.1)', () => {
    const seating = seatingOf(darkRoad, 3, { start: 'draft' }) as Seating;
    const table = start(darkRoad, seating, 'draft');
    const { order } = table.state;
    expect(table.state.draft).toHaveLength(4);
    for (const [place, merchant] of order.entries()) {
      const decision = table.pending[0] as Decision;
      expect(decision.seat).toBe(merchant);
      expect(decision.options).toHaveLength(4 - place);
      const pair = table.state.draft[1] as Pair;
      applyChoice(darkRoad, table, decision, pair.steed);
      expect(table.state.wagons[decision.seat]).toMatchObject({ steeds: [pair.steed], heroes: [pair.hero] });
    }
    expect(table.state.draft).toEqual([]);
    expect(table.state.steeds).toHaveLength(4);
    expect(table.state.heroesOut).toHaveLength(3);
  });
});
