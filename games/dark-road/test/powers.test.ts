import { describe, expect, it } from 'vitest';
import { STEED_KINDS, UPGRADE_KINDS } from '../content/catalogue.ts';
import type { Given } from './given.ts';
import { position } from './position.ts';

/** DR-20 and DR-21: every steed and every upgrade at work. */

const atYurg = (given: Given) =>
  position(given).choose('slot-2@locks-0', ...(given.you?.horseshoes ? ['stay'] : []), 'visit@yurgs-excursions');

const STEEDS: { readonly [steed: string]: () => void } = {
  'steed-brembizant': () => {
    const table = position({ you: { coins: 3, pawn: 4, steeds: 'brembizant' } });
    table.choose('slot-1@locks-0', 'visit@great-bazaar', 'done', 'buy@field-potion'); // worth 5
    expect(table.purse().coins).toBe(0);
    expect(table.told('steed-helped')).toHaveLength(1);
  },
  'steed-shadow': () => {
    const table = position({ you: { glow: 'two', steeds: 'shadow' } });
    table.choose('slot-2@locks-0', 'moveGlowToPool()', 'quartz-mine'); // at space 2 it is not adjacent
    expect(table.purse().quartz).toBe(1);
    expect(table.told('steed-helped')).toHaveLength(1);
  },
  'steed-lovebug': () => {
    const table = atYurg({ you: { lanterns: 1, steeds: 'lovebug' }, row: 'grace' }).choose('travel()');
    expect(table.purse().lanterns).toBe(3); // one more before the route is paid
    expect(table.choose('grace').options).toContain('shortcut');
    const ruins = atYurg({ you: { lanterns: 1, steeds: 'lovebug' } }).choose('ruinsAction()');
    expect(ruins.purse().lanterns).toBe(2); // only for travelling
  },
  'steed-sweethoof': () => {
    const table = position({ you: { steeds: 'sweethoof', goods: 'staff armor weapon instrument tome potion' } });
    expect(table.brokenLaws).toEqual([]); // it fits with the saddlebags
    table.choose('slot-2@locks-0');
    expect(table.options).toEqual(['ride@space-2', 'ride@space-3']);
    expect(table.choose('ride@space-3').told('steed-helped')).toHaveLength(1);
  },
  'steed-velvet': () => {
    const you = { lanterns: 2, steeds: 'velvet', upgrades: 'strongbox' };
    const table = atYurg({ you, row: 'grace', event: 'smugglers-den' }).choose('travel()', 'grace');
    table
      .load(6, 3, 3)
      .choose('shortcut', 'visit@town-hendolina', 'fortune-upgrade', 'trophy', 'fortune-upgrade', 'twin-lamp');
    expect(table.wagon().upgrades).toHaveLength(3);
    expect(table.purse().prestige).toBe(4);
  },
  'steed-whisper': () => {
    const table = position({ others: [{ steeds: 'whisper' }], row: 'phoenix grace', event: 'toll-gate' });
    table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'grace', 'visit@town-hendolina');
    table.load(6, 5, 1).chooseFor(1, 'yes').choose('6@dice');
    table.chooseFor(1, 'raise'); // the 2 becomes a 3, on another's turn
    expect(table.purse(1).prestige).toBe(1);
    expect(table.told('steed-helped')).toMatchObject([{ seat: 1 }]);
  },
  'steed-woolly': () => {
    const you = { steeds: 'woolly', contracts: 'hendolina-1', goods: 'fine-tome fine-potion instrument' };
    const table = atYurg({ you, row: 'grace', event: 'lost-horseshoe' }).choose('travel()', 'grace').load(6, 1, 1);
    table.choose('visit@town-hendolina', '2@dice', 'hendolina-1');
    table.choose('instrument@goods-0', 'fine-tome@goods-0', 'fine-potion@goods-0');
    expect(table.purse()).toMatchObject({ quartz: 2, prestige: 6 + 2 });
  },
};

const UPGRADES: { readonly [upgrade: string]: () => void } = {
  'upgrade-master-craft': () => {
    const table = position({ you: { upgrades: 'master-craft' } }).choose('slot-1@locks-0');
    expect(table.goods()).toBe('fine-weapon');
  },
  'upgrade-twin-lamp': () => {
    const table = position({ you: { upgrades: 'twin-lamp', glow: 'one' } }).choose('slot-2@locks-0');
    expect(table.purse().lanterns).toBe(1);
    expect(table.options).toEqual(['moveGlowToPool()', 'no']);
    expect(table.choose('moveGlowToPool()').wagon().glowPool).toBe(1);
  },
  'upgrade-strongbox': () => {
    const table = position({ you: { upgrades: 'strongbox' } }).choose('slot-3@locks-0');
    expect(table.options).toEqual(['gain(3 coins)', 'gain(1 prestige)']); // the wheel is gone
    expect(table.choose('gain(3 coins)').purse().coins).toBe(3);
  },
  'upgrade-trophy': () => {
    const table = position({ round: 13, you: { locks: '- - one', reserve: '', upgrades: 'trophy' } });
    table.choose('gain(2 coins)', 'end');
    expect(table.points()).toBe(2);
  },
  'upgrade-everlight': () => {
    const table = position({ you: { upgrades: 'everlight', pawn: 4 } });
    table.choose('slot-3@locks-0', 'gain(2 coins)', 'visit@yurgs-excursions', 'ruinsAction()', 'gainGood(tome,fine)');
    expect(table.options).toEqual(['roll', 'stop']); // without any lantern
    expect(table.load(6, 4).choose('roll').purse().coins).toBe(4);
    const full = position({ you: { upgrades: 'everlight', lanterns: 3 } }).choose('slot-2@locks-0');
    expect(full.purse().lanterns).toBe(3); // a hook is gone
  },
  'upgrade-second-harness': () => {
    const table = atYurg({ you: { horseshoes: 0 }, row: 'grace', event: 'toll-gate' }).choose('travel()', 'grace');
    table.load(6, 2, 2).choose('visit@town-hendolina', '3@dice', 'fortune-upgrade', 'second-harness', 'sweethoof');
    expect(table.wagon().steeds).toHaveLength(1);
  },
};

describe('steeds', () => {
  for (const { id } of STEED_KINDS) it(`${id} helps`, () => STEEDS[id]?.());
  it('are all tested', () => expect(Object.keys(STEEDS).sort()).toEqual(STEED_KINDS.map(({ id }) => id).sort()));
});

describe('upgrades', () => {
  for (const { id } of UPGRADE_KINDS) it(`${id} works`, () => UPGRADES[id]?.());
  it('are all tested', () => expect(Object.keys(UPGRADES).sort()).toEqual(UPGRADE_KINDS.map(({ id }) => id).sort()));

  it('are limited to one each without Velvet (DR-21.1)', () => {
    const table = atYurg({ you: { upgrades: 'strongbox' }, row: 'grace', event: 'toll-gate' }).choose(
      'travel()',
      'grace',
    );
    table.load(6, 2, 2).choose('visit@town-hendolina', '3@dice');
    expect(table.options).not.toContain('fortune-upgrade');
  });

  it('take their room at once (DR-21.3)', () => {
    const take = (upgrade: string, you: object, ...road: string[]) => {
      const table = atYurg({ you, row: 'grace', event: 'campfire-song' }).choose('travel()', 'grace', ...road);
      return table.load(6, 2, 2).choose('visit@town-hendolina', '3@dice', 'fortune-upgrade', upgrade);
    };
    expect(take('everlight', { lanterns: 3 }, 'main-road').purse().lanterns).toBe(3);
    const trophy = take('trophy', { goods: 'staff staff staff' });
    expect(trophy.prompt).toBe('activate.place'); // three equal staffs: one of them goes, whichever
    expect(trophy.goods()).toBe('staff staff');
    const harness = take('second-harness', { quartz: 2, horseshoes: 1 });
    expect(harness.prompt).toBe('take-steed.steed');
    expect(harness.choose('shadow').options).toEqual(['horseshoe@tokens-0', 'quartz@tokens-0']);
    const shod = take('second-harness', { horseshoes: 3 }).choose('shadow'); // one of them goes, unasked
    expect([shod.prompt, shod.purse().horseshoes]).toEqual(['activate.place', 2]);
  });
});
