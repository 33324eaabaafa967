import { describe, expect, it } from 'vitest';
import { ACTION_KINDS, SARCOPHAGUS_KINDS, TOWN_IDS } from '../content/catalogue.ts';
import { of, turn } from './concern.ts';
import type { Given } from './given.ts';
import { position } from './position.ts';

describe('examples of the Private Concern', () => {
  it('D-40 PC turn: it travels to Wąwoźno with Edvar (DR-29.4)', () => {
    const given: Given = { row: 'phoenix', event: 'warm-hearth', courtyard: 'dozen gifts' };
    const start = position({
      ...given,
      active: 'concern',
      concern: { coins: 6, prestige: 2, stock: 1, heroes: 'edvar', card: 'pc-04' },
    });
    expect(start.prompt).toBe('caravan.answer');
    expect(start.concern.pawn).toBe(2);
    expect(start.state.journey).toMatchObject({ leader: -1, route: 0, town: TOWN_IDS.indexOf('wawozno') });
    expect(start.state.companionsOut).toHaveLength(1);
    const table = start.load(6, 1, 1).choose('no'); // a 2 costs it a coin
    expect(table.told('visited')).toMatchObject([{ merchant: -1, town: TOWN_IDS.indexOf('wawozno') }]);
    expect(table.concern.coins).toBe(6 - 1 + 2);
    expect(table.concern.prestige).toBe(2 + 2 + 2); // the tile's front, then a feat
    expect(table.concern.tiles[TOWN_IDS.indexOf('wawozno')]).toBe(1);
    expect(table.told('feat-taken')).toMatchObject([{ merchant: -1 }]);
    expect(table.brokenLaws).toEqual([]);
  });

  it('D-41 PC balance: towards the Inn when coins lag by eight (DR-29.4.3)', () => {
    const table = turn({ coins: 10, prestige: 18, stock: 3, pawn: 1, card: 'pc-01' }, { inn: 'atlantes' });
    expect(table.told('concern-balances')).toMatchObject([{ target: 'ringway-inn' }]);
    expect(table.concern.pawn).toBe(4);
    expect(table.told('concern-activated')).toMatchObject([{ district: 'ringway-inn' }]);
    expect(of(table)).toEqual({ coins: 10 + 4 + 1 + 5, prestige: 18, stock: 0 });
  });

  it('D-42 PC at the Bazaar: the cheapest die first, clockwise from the 5 (DR-29.6)', () => {
    // From space 4 the card leads to the Inn and the Bazaar; nobody is at the Inn.
    const table = turn({ coins: 3, stock: 3, pawn: 4, card: 'pc-01' }, { market: 'staff staff tome weapon armor' });
    expect(table.told('concern-bought').map(({ kind, price }) => [kind, price])).toEqual([
      [0, 1],
      [3, 1],
    ]);
    expect(of(table)).toEqual({ coins: 1, prestige: 0, stock: 5 });
    expect(table.told('market-refilled')[0]?.kinds).toHaveLength(2);
    // The last coin is enough for a die that costs one.
    const poor = turn({ coins: 1, stock: 3, pawn: 4, card: 'pc-01' }, { market: 'staff staff tome weapon armor' });
    expect(poor.told('concern-bought')).toHaveLength(1);
    expect(of(poor)).toEqual({ coins: 0, prestige: 0, stock: 4 });
  });

  it('D-43 PC in an event: the highest die; a hero without bonus, or two coins lost (DR-29.12)', () => {
    const join = (...dice: number[]) => {
      const table = position({
        you: { lanterns: 2 },
        concern: { coins: 6, heroes: 'anselm' },
        row: 'phoenix grace',
        inn: 'drago agatha',
        event: 'lost-pilgrim',
      });
      table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'grace', 'shortcut');
      return table.load(6, ...dice).choose('visit@town-hendolina'); // its alchemist goes to the other town
    };
    const five = join(1, 4);
    expect(five.told('hero-joined')).toMatchObject([{ merchant: -1 }]);
    expect(five.told('hero-bonus')).toEqual([]);
    expect(join(1, 1).told('concern-lost')).toEqual([{ type: 'concern-lost', what: 'coins', n: 2 }]);
  });

  it('D-45 Notices: before turn 1 and after rounds 4, 7, 9 and 10; one stays unseen (DR-29.10)', () => {
    const table = position({ opening: true, concern: {} });
    while (!table.over) table.choose(table.options.at(-1) as string);
    const rounds: number[] = [];
    let round = 0;
    for (const event of table.events) {
      if (event.type === 'turn-began') round = event.round;
      if (event.type === 'notice-revealed') rounds.push(round);
    }
    expect(rounds).toEqual([0, 4, 7, 9, 10]);
    expect(table.concern.notices).toHaveLength(1);
    expect(table.concern.turns).toBe(13);
    expect(table.brokenLaws).toEqual([]);
  });
});

describe('action cards', () => {
  for (const { id, move, glow, town } of ACTION_KINDS)
    it(`${id} moves ${move}${glow ? ' with a glow die' : ''}`, () => {
      const table = turn({ pawn: 1, card: id, coins: 0, prestige: 0 });
      expect(table.concern.pawn).toBe((1 + move) % 5);
      expect(table.concern.town).toBe(town);
      const served = table.told('concern-building').length;
      expect(served).toBe(glow && table.concern.pawn !== 0 ? 1 : 0);
    });

  it('lead by a shortcut with a glow die, by the main road without', () => {
    const lead = (card: string, pawn: number) =>
      position({ active: 'concern', concern: { card, pawn, heroes: 'agatha' }, row: 'phoenix' }).state.journey?.route;
    expect(lead('pc-02', 1)).toBe(1);
    expect(lead('pc-01', 1)).toBe(0);
  });

  it('are all shuffled again before the 11th turn (DR-29.4)', () => {
    const table = position({ opening: true, concern: {} });
    while (!table.over) table.choose(table.options.at(-1) as string);
    const drawn = table.told('concern-card').map(({ card }) => card);
    expect(drawn).toHaveLength(13);
    expect(new Set(drawn.slice(0, 10)).size).toBe(10);
  });
});

describe('districts', () => {
  it('Commissions: of its town’s stack, else of the next round the ring (DR-29.6)', () => {
    const table = turn({ pawn: 1, card: 'pc-09', stock: 5 });
    expect(table.told('contract-taken').map(({ contract }) => contract)).toEqual([
      100 + 5 * TOWN_IDS.indexOf('wierszonoc') + 4,
    ]);
    const gone = position({ active: 'concern', concern: { pawn: 0, stock: 5, card: 'pc-07' } });
    expect(gone.concern.contracts).toEqual([]);
  });

  it('Inn: most goods, then the higher total, then the leftmost; the oldest hero makes room', () => {
    const table = turn(
      { pawn: 4, card: 'pc-09', stock: 3, heroes: 'agatha roderyk isaura', coins: 9, prestige: 9 },
      { inn: 'hieron atlantes ozryk' },
    );
    expect(table.told('concern-sold')[0]?.kinds).toHaveLength(3);
    expect(table.told('hero-joined')[0]?.hero).toBe(table.told('concern-sold')[0]?.hero);
    expect(of(table)).toMatchObject({ coins: 9 + 11, stock: 0 }); // Ozryk wants potion, staff and instrument: 5 + 4 + 2
    expect(table.told('hero-left')).toHaveLength(1);
    expect(table.concern.heroes).toHaveLength(3);
  });

  it('Dark Market: a coin, a step, two goods; at the bottom a feat', () => {
    const goods = turn({ pawn: 3, card: 'pc-09', coins: 1, stock: 0 });
    expect(of(goods)).toEqual({ coins: 0, prestige: 0, stock: 2 });
    const feat = turn({ pawn: 3, card: 'pc-09', coins: 1 }, { darkMarket: 'right', courtyard: 'dozen gifts' });
    expect(of(feat)).toEqual({ coins: 0, prestige: 2, stock: 0 });
    expect(feat.concern.feats).toHaveLength(1);
  });

  it('nothing productive: explores beside Yurg, else a good and one of what is lower (DR-29.4.5)', () => {
    const idle = turn({ pawn: 0, card: 'pc-09', stock: 4 });
    expect(idle.told('concern-idle')).toHaveLength(1);
    expect(of(idle)).toEqual({ coins: 0, prestige: 1, stock: 5 });
    const yurg = turn({ pawn: 3, card: 'pc-09', sarcophagus: 'open' });
    expect(yurg.told('concern-explored')).toHaveLength(1);
  });

  it('Yurg pays from a value of 4, from the 11th turn on from 2 (DR-29.5)', () => {
    // A hero of a town whose tile shows its back is worth 2 + 1.
    const lead = (turns: number) =>
      position({ active: 'concern', concern: { pawn: 3, card: 'pc-09', heroes: 'agatha', backs: 'wawozno', turns } });
    expect(lead(0).state.journey).toBeNull();
    expect(lead(10).state.journey).not.toBeNull();
  });
});

const SARCOPHAGI: { readonly [card: string]: { coins: number; prestige: number; stock: number; ruins: number } } = {
  'sarcophagus-open': { coins: 0, prestige: 0, stock: 2, ruins: 1 },
  'sarcophagus-sealed': { coins: 0, prestige: 1, stock: 1, ruins: 1 },
  'sarcophagus-cursed': { coins: 2, prestige: 0, stock: 1, ruins: 2 },
};

describe('sarcophagi', () => {
  for (const { id } of SARCOPHAGUS_KINDS)
    it(`${id} gives what it says`, () => {
      const table = turn({ pawn: 3, card: 'pc-09', sarcophagus: id.replace('sarcophagus-', '') });
      expect({ ...of(table), ruins: table.state.ruins }).toEqual(SARCOPHAGI[id]);
    });
  it('are all tested', () => expect(Object.keys(SARCOPHAGI)).toEqual(SARCOPHAGUS_KINDS.map(({ id }) => id)));
});
