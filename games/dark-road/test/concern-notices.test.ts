import { describe, expect, it } from 'vitest';
import { NOTICE_KINDS, TOWN_IDS } from '../content/catalogue.ts';
import { lastTurn, turn } from './concern.ts';
import type { Given } from './given.ts';
import { position } from './position.ts';

/** What a notice does when it is revealed, and what it keeps in force. */
const NOTICES: { readonly [notice: string]: () => void } = {
  'notice-levy': () => {
    const revealed = position({ opening: true, you: { coins: 3 }, others: [{}], concern: { next: 'levy' } });
    expect([revealed.purse(0).coins, revealed.purse(1).coins, revealed.concern.coins]).toEqual([2, 0, 1]);
    const sale = turn({ notice: 'levy', pawn: 4, card: 'pc-09', stock: 2 }, { inn: 'hieron' });
    expect(sale.concern.coins).toBe(4 + 1 + 1); // staff and tome, and one more
  },
  'notice-shortage': () => {
    const revealed = position({ opening: true, concern: { next: 'shortage' } });
    expect(revealed.concern.stock).toBe(1);
    expect(revealed.told('market-refilled')[0]?.kinds).toHaveLength(5);
    expect(revealed.brokenLaws).toEqual([]);
    const bazaar = position({ you: { pawn: 4 }, concern: { notice: 'shortage' } }).choose(
      'slot-1@locks-0',
      'visit@great-bazaar',
    );
    expect(bazaar.options).not.toContain('rotate');
    expect(bazaar.options).toContain('turn@field-potion');
    const slot = position({ concern: { notice: 'shortage' } }).choose('slot-3@locks-0');
    expect(slot.options).toContain('rotateWheel()'); // the third slot still turns it
  },
  'notice-inspection': () => {
    const revealed = position({ opening: true, concern: { next: 'inspection' } });
    expect(revealed.state.contracts.map((stack) => [stack[0], stack.at(-1)])).toEqual(
      TOWN_IDS.map((_, town) => [100 + town * 5 + 4, 100 + town * 5 + 3]),
    );
    const you = { contracts: 'hendolina-1', goods: 'instrument tome potion', locks: '- - one', reserve: '' };
    const delivered = (...goods: string[]): number => {
      const table = position({ round: 13, you, concern: { notice: 'inspection', stock: 6, pawn: 1, card: 'pc-09' } });
      table.choose('gain(2 coins)', 'end', 'visit@town-hendolina', 'hendolina-1', ...goods);
      return table.purse().prestige;
    };
    expect(delivered('instrument@goods-0', 'tome@goods-0', 'potion@goods-0')).toBe(6 + 1);
    // Two of three goods are no full contract.
    expect(delivered('instrument@goods-0', 'tome@goods-0', 'enough')).toBe(3);
    // Nor are they one of the Concern's, whose idle last turn brings a crate and 1 prestige before the last visit.
    const concern = (stock: number): number =>
      lastTurn({ notice: 'inspection', contracts: 'hendolina-1', stock, coins: 0, prestige: 0 }).concern.prestige;
    expect([concern(2), concern(1)]).toEqual([1 + 6 + 1, 1 + 3]);
  },
  'notice-enlistment': () => {
    const given: Given = { inn: 'agatha drago anselm aurelio', heroDeck: 'ogrim atlantes' };
    const revealed = position({ ...given, opening: true, concern: { next: 'enlistment' } });
    expect(revealed.told('refilled')[0]?.pieces).toHaveLength(4);
    expect(revealed.state.heroDeck.slice(0, 4)).not.toEqual(revealed.state.inn);
    expect(revealed.brokenLaws).toEqual([]);
    const you = { heroes: 'agatha', locks: '- - one', reserve: '' };
    const table = position({ round: 13, you, concern: { notice: 'enlistment', stock: 6, pawn: 1, card: 'pc-09' } });
    table.choose('gain(2 coins)', 'end', 'visit@town-wawozno', 'agatha');
    expect(table.purse().coins).toBe(2 + 2 + 1);
  },
  'notice-open-road': () => {
    const revealed = position({ opening: true, concern: { next: 'open-road' } });
    expect(revealed.concern.coins).toBe(2);
    const table = position({
      others: [{}],
      concern: { notice: 'open-road' },
      row: 'phoenix grace',
      event: 'campfire-song',
    });
    table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'grace', 'visit@town-hendolina').choose('yes');
    expect(table.told('joined')).toMatchObject([{ merchant: 1 }, { merchant: -1 }]); // though it has nothing to deliver
    expect(table.purse().coins).toBe(2);
  },
  'notice-audit': () => {
    const lower = (coins: number, prestige: number) =>
      position({ opening: true, concern: { next: 'audit', coins, prestige } }).concern;
    expect(lower(5, 4).prestige).toBe(7);
    expect(lower(4, 5).coins).toBe(7);
    expect(lower(4, 4).prestige).toBe(7); // prestige on a tie
  },
};

describe('Guild Notices', () => {
  for (const { id } of NOTICE_KINDS) it(`${id} does what it says`, () => NOTICES[id]?.());
  it('are all tested', () => expect(Object.keys(NOTICES)).toEqual(NOTICE_KINDS.map(({ id }) => id)));
});
