import { type Seating, seatingOf, start } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import {
  ACTION_KINDS,
  DELIVERY_KINDS,
  EVENT_KINDS,
  NOTICE_KINDS,
  SARCOPHAGUS_KINDS,
  TOWN_IDS,
} from '../content/catalogue.ts';
import { LEVELS } from '../content/concern.ts';
import { darkRoad } from '../index.ts';
import { CONCERN } from '../state.ts';
import { type Given, type GivenConcern, type GivenWagon, nicknameOf } from './given.ts';
import { type Position, position } from './position.ts';

/** DR-29: the Private Concern. */

/** Its turn, with a player who joins nothing. */
const turn = (concern: GivenConcern, given: Given = {}): Position => {
  const table = position({ ...given, active: 'concern', concern });
  while (table.prompt === 'caravan.answer') table.choose('no');
  return table;
};

/** Its very last turn, an idle one between Inn and Bazaar; then the game is over. */
const lastTurn = (concern: GivenConcern, you: GivenWagon = {}): Position =>
  position({
    round: 13,
    active: 'concern',
    you: { ...you, locks: '- - -', reserve: '' },
    concern: { ...concern, pawn: 0, card: 'pc-09' },
  });

const of = ({ concern }: Position) => ({ coins: concern.coins, prestige: concern.prestige, stock: concern.stock });

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
    while (!table.over) table.choose(table.options().at(-1) as string);
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
    while (!table.over) table.choose(table.options().at(-1) as string);
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

/** What the two sides of a tile bring, coins and prestige being equal before. */
const TILES: { readonly [tile: string]: readonly [front: [number, number], back: [number, number]] } = {
  'delivery-wawozno': [
    [0, 2],
    [0, 1],
  ],
  'delivery-pogorzelce': [
    [0, 2],
    [0, 1],
  ],
  'delivery-daciszklarki': [
    [2, 0],
    [1, 0],
  ],
  'delivery-hendolina': [
    [2, 0],
    [1, 0],
  ],
  'delivery-wierszonoc': [
    [1, 1],
    [0, 1],
  ],
  'delivery-kopczyczorty': [
    [1, 1],
    [0, 1],
  ],
};
const HERO_OF = ['agatha', 'drago', 'anselm', 'aurelio', 'ogrim', 'atlantes'];
const REWARD = [
  [2, 0],
  [2, 0],
  [0, 2],
  [0, 2],
  [1, 1],
  [1, 1],
] as const;

describe('delivery tiles', () => {
  DELIVERY_KINDS.forEach(({ id }, town) => {
    for (const side of [0, 1] as const)
      it(`${id} pays its ${side === 0 ? 'front' : 'back'} and is turned over`, () => {
        const backs = side === 1 ? (TOWN_IDS[town] as string) : '';
        // An idle last turn makes coins and prestige equal; then comes the last visit.
        const table = lastTurn({ heroes: HERO_OF[town] as string, backs, coins: 9, prestige: 8, stock: 4 });
        const [coins, prestige] = (TILES[id] as [[number, number], [number, number]])[side];
        const [more, fame] = REWARD[town] as readonly [number, number];
        expect(table.told('concern-tile')).toMatchObject([{ town, side }]);
        expect([table.concern.coins, table.concern.prestige]).toEqual([9 + more + coins, 9 + fame + prestige]);
        expect(table.concern.tiles[town]).toBe(1 - side);
      });
  });
  it('are all tested', () => expect(Object.keys(TILES)).toEqual(DELIVERY_KINDS.map(({ id }) => id)));
});

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
    expect(bazaar.options()).not.toContain('rotate');
    expect(bazaar.options()).toContain('turn@field-potion');
    const slot = position({ concern: { notice: 'shortage' } }).choose('slot-3@locks-0');
    expect(slot.options()).toContain('rotateWheel()'); // the third slot still turns it
  },
  'notice-inspection': () => {
    const revealed = position({ opening: true, concern: { next: 'inspection' } });
    expect(revealed.state.contracts.map((stack) => [stack[0], stack.at(-1)])).toEqual(
      TOWN_IDS.map((_, town) => [100 + town * 5 + 4, 100 + town * 5 + 3]),
    );
    const you = { contracts: 'hendolina-1', goods: 'instrument tome potion', locks: '- - one', reserve: '' };
    const table = position({ round: 13, you, concern: { notice: 'inspection', stock: 6, pawn: 1, card: 'pc-09' } });
    table.choose('gain(2 coins)', 'end', 'visit@town-hendolina', 'hendolina-1');
    table.choose('instrument@goods-0', 'tome@goods-0', 'potion@goods-0');
    expect(table.purse().prestige).toBe(6 + 1);
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

/** DR-29.12: what a line means to the Private Concern, as changes of coins, prestige and stock. */
const CONVERTED: { readonly [program: string]: readonly [coins: number, prestige: number, stock: number] } = {
  'gain(2 coins)': [2, 0, 0],
  'gain(2 prestige)': [0, 2, 0],
  'gain(1 lantern)': [1, 0, 0],
  'gain(2 quartz)': [1, 0, 0],
  'gain(1 horseshoe); gain(1 coins)': [2, 0, 0],
  'gainGood(any,normal)': [0, 0, 1],
  'gainGood(any,fine)': [0, 1, 1],
  'flipGood(2,up)': [0, 1, 0],
  'flipGood(1,down)': [0, 0, 0],
  'lose(3 coins)': [-3, 0, 0],
  'lose(2 prestige)': [0, -2, 0],
  'lose(1 lantern)': [-1, 0, 0],
  'loseGood(any)': [0, 0, -1],
  'loseGood(mostValuable)': [0, 0, -1],
  'otherwise{loseGood(any) | lose(2 coins)}': [0, 0, -1],
  'otherwise{lose(1 lantern) | lose(1 prestige)}': [-1, 0, 0],
};

describe('event lines for the Private Concern', () => {
  for (const [program, [coins, prestige, stock]] of Object.entries(CONVERTED))
    it(program, () => {
      const event = EVENT_KINDS.find(({ lines }) => lines.includes(program));
      if (event === undefined) throw new Error(`no event has the line ${program}`);
      const value = event.lines.indexOf(program);
      const card = event.route === 1 ? 'pc-08' : 'pc-07';
      // A hero for Wąwoźno makes it lead; what it delivers there is the same every time.
      const start = (dice: readonly number[]) => {
        const concern = { card, pawn: 3, heroes: 'agatha', coins: 20, prestige: 20, stock: 3 };
        const table = position({ active: 'concern', concern, event: event.id.replace('event-', '') });
        return table.load(6, ...dice).choose('no');
      };
      const table = start([value]);
      const met = table.events.findIndex(({ type }) => type === 'die-picked');
      const visited = table.events.findIndex(({ type }) => type === 'visited');
      const changes = { coins: 0, prestige: 0, stock: 0 };
      for (const told of table.events.slice(met, visited)) {
        if (told.type === 'concern-gained') changes[told.what] += told.n;
        if (told.type === 'concern-lost') changes[told.what] -= told.n;
      }
      expect(changes).toEqual({ coins, prestige, stock });
    });
});

describe('cards that event lines bring or cost the Private Concern (DR-29.12)', () => {
  const meet = (program: string, concern: GivenConcern): Position => {
    const event = EVENT_KINDS.find(({ lines }) => lines.includes(program));
    if (event === undefined) throw new Error(`no event has the line ${program}`);
    const card = event.route === 1 ? 'pc-08' : 'pc-07';
    const table = position({
      active: 'concern',
      concern: { pawn: 3, stock: 3, heroes: 'agatha roderyk', ...concern, card },
      event: event.id.replace('event-', ''),
    });
    return table.load(6, event.lines.indexOf(program)).choose('no');
  };

  it('a contract: the top one of its current town', () => {
    const taken = meet('takeContract(topOfAny)', {}).told('contract-taken');
    expect(taken).toHaveLength(1);
    expect(taken).toMatchObject([{ merchant: -1 }]);
  });

  it('a hero lost: the oldest', () => {
    const table = meet('loseHero(1)', {});
    expect(table.told('hero-left').map(({ hero }) => nicknameOf(hero))).toEqual(['agatha']);
    expect(table.told('hero-delivered').map(({ hero }) => nicknameOf(hero))).toEqual(['roderyk']);
  });

  it('every line of every event has a meaning', () => {
    for (const event of EVENT_KINDS)
      event.lines.forEach((program, at) => {
        const card = event.route === 1 ? 'pc-08' : 'pc-07';
        const table = position({
          active: 'concern',
          concern: { card, pawn: 3, stock: 3, heroes: 'agatha roderyk' },
          event: event.id.replace('event-', ''),
        });
        table.load(6, at).choose('no');
        expect([program, table.told('die-picked')[0]?.line]).toEqual([program, program]);
        expect([program, table.brokenLaws]).toEqual([program, []]);
      });
  });
});

describe('the Private Concern as one more seat (DR-29.1)', () => {
  it('sits anywhere, takes thirteen turns, and leaves all upgrades in the game', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const seating = seatingOf(darkRoad, 2, { concern: 'merchant' }) as Seating;
      const { state } = start(darkRoad, seating, `place ${seed}`);
      places.add(state.order.indexOf(CONCERN));
      expect(state.upgradesOut).toEqual([]);
      expect(state.order).toHaveLength(3);
    }
    expect([...places].sort()).toEqual([0, 1, 2]);
  });

  it('may win: then nobody at a seat does', () => {
    const end = (coins: number) =>
      position({
        round: 13,
        active: 'concern',
        you: { coins, prestige: 40, locks: '- - -', reserve: '' },
        others: [{ coins: 10, prestige: 10, locks: '- - -', reserve: '' }],
        concern: { level: 'guildmaster', coins: 20, prestige: 22, stock: 4, pawn: 0, card: 'pc-09' },
      });
    expect(end(23).winners).toEqual([]);
    expect(end(24).winners).toEqual([0]);
  });

  it('says why it takes coins or a feat as its Good Fortune (DR-29.9)', () => {
    const lead = (coins: number, prestige: number) =>
      turn({ card: 'pc-07', pawn: 3, heroes: 'agatha', coins, prestige }, { event: 'warm-hearth' });
    expect(lead(3, 9).told('concern-fortune')).toMatchObject([{ takes: 'coins' }]);
    expect(lead(9, 3).told('concern-fortune')).toMatchObject([{ takes: 'feat' }]);
  });
});

describe('the Private Concern at the end', () => {
  it('scores the lower of coins and prestige, a point for each feat and its level (DR-29.14)', () => {
    for (const { id, vp } of LEVELS) {
      const table = lastTurn({ level: id, coins: 20, prestige: 22, stock: 4, feats: 'dozen gifts' });
      expect(table.told('concern-scored')).toMatchObject([{ total: 21 + 2 + vp }]); // one coin for an idle turn
    }
  });

  it('is beaten only by a strictly higher score', () => {
    const end = (coins: number) =>
      lastTurn({ level: 'guildmaster', coins: 20, prestige: 22, stock: 4 }, { coins, prestige: 40 });
    expect(end(23).winners).toEqual([]); // it has 21 + 2
    expect(end(23).state.phase).toBe('ended');
    expect(end(24).winners).toEqual([0]);
  });

  it('takes a coin for a stray and passes it on (DR-29.15)', () => {
    const table = position({
      active: 'concern',
      concern: { companions: 'dumpling', pawn: 0, card: 'pc-09', stock: 4 },
    });
    expect(table.companions()).toBe('dumpling');
    expect(table.told('companion-passed')).toMatchObject([{ merchant: -1, left: 0 }]);
    expect(table.told('concern-gained')[0]).toMatchObject({ what: 'coins', n: 1 });
  });
});
