import { say } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { CENTRE_AWARDS } from '../content/tables.ts';
import { preparation } from '../rules/preparation.ts';
import { refresh } from '../rules/queues.ts';
import { sharesOf } from '../rules/scoring.ts';
import { call, run, script } from '../rules/steps.ts';
import { epilogue } from '../score.ts';
import { position } from './position.ts';

/** docs/examples.md, derived examples: movement, digging, storage. */
describe('examples: movement, digging, storage', () => {
  it('D15: from the yellow south-west over the eastern black market to orange south in two steps (EE-6.2)', () => {
    const table = position({ you: { hand: 'T2', explorers: 'dig-yellow-south-west market-1 market-4' } });
    table.choose('travel', 'explorer-1');
    expect(table.options).toContain('dig-orange-south');
    table.choose('dig-orange-south');
    expect(table.explorers()).toBe('dig-orange-south market-1 market-4');
  });

  it('D16: one explorer digs one tile of a site; two at two sites dig two (EE-6.4)', () => {
    const map = 'Rg2 Rg2 Rg2 Rg4';
    const one = position({ you: { faction: 'gul', hand: 'R1', explorers: 'dig-red-east bm-west market-4' }, map });
    one.choose('excavate', 'skip');
    expect(one.hold()).toBe('Rg2');
    const two = position({
      you: { faction: 'gul', hand: 'R1', explorers: 'dig-red-east dig-red-south market-4' },
      map,
    });
    two.choose('excavate', 'Rg2');
    expect(two.options).toEqual(['Rg4', 'done']);
    expect(two.choose('Rg4').hold()).toBe('Rg2 Rg4');
  });

  it('D17: with a full hold nothing can be excavated, but something acquired for the hatch (EE-6.5, 6.25)', () => {
    const table = position({
      you: { hand: 'R1', credits: 9, hold: 'Yg1 Yg2 Yg3 Yg4 Gg1', explorers: 'dig-red-east bm-west market-4' },
      map: 'Rg2',
      blackMarket: { orange: 'Og1' },
    });
    expect(table.options).not.toContain('excavate');
    table.choose('smuggle', 'Og1');
    expect(table.hatch()).toBe('Og1');
  });

  it('D18: with one slot left only one tile may be taken (EE-6.5)', () => {
    const table = position({
      you: { hand: 'R1', hold: 'Yg1 Yg2 Yg3 Yg4', explorers: 'dig-red-east dig-red-south market-4' },
      map: 'Rg2 Rg4',
    });
    table.choose('excavate', 'Rg2');
    expect(table.prompt).toBe('sample.guard');
    expect(table.hold()).toBe('Yg1 Yg2 Yg3 Yg4 Rg2');
  });

  it('D20: two acquisitions must both be paid: 4 + 6 (EE-6.25)', () => {
    const given = (credits: number) => ({
      you: { faction: 'kuti-kuti', hand: 'R1', credits, explorers: 'bm-west market-2 market-3' },
      blackMarket: { green: 'Gg1', purple: 'Pg4' },
    });
    const poor = position(given(9)).choose('smuggle', 'Gg1', 'hold');
    expect(poor.prompt).toBe('sample.guard'); // nothing else can be paid
    expect(poor.credits()).toBe(5);
    const rich = position(given(10)).choose('smuggle', 'Gg1', 'hold', 'Pg4', 'hatch');
    expect(rich.credits()).toBe(0);
    expect([rich.hold(), rich.hatch()]).toEqual(['Gg1', 'Pg4']);
  });

  it('D21: a guard that moves may fill a column; the column gives its card once (EE-7.7, 7.8)', () => {
    const given = {
      you: {
        hand: 'Y1',
        supply: 0,
        gallery: 'Yg1 Yg2 Yg3 Gg1',
        explorers: 'dig-yellow-north market-1 market-4',
      },
      map: 'Yg4',
      deck: 'P6',
    };
    const table = position(given).choose('excavate');
    expect(table.options).toEqual(['cell-Yg1', 'cell-Yg2', 'cell-Yg3', 'cell-Gg1', 'skip']);
    table.choose('cell-Gg1');
    expect(table.gallery()).toBe('Yg1 Yg2 Yg3 Yg4');
    expect(table.hand()).toBe('P6');
    expect(table.player().bonuses).toBe(0b00001); // yellow has given its card
    const again = position({ ...given, you: { ...given.you, bonuses: ['yellow'] } }).choose('excavate', 'cell-Gg1');
    expect(again.gallery()).toBe('Yg1 Yg2 Yg3 Yg4');
    expect(again.hand()).toBe('');
  });

  it('D22: no sample of a kind whose cell has a guard; the tile is kept (EE-7.8)', () => {
    const table = position({
      you: { hand: 'Y1 T2', gallery: 'Yg4', explorers: 'dig-yellow-north market-1 market-4' },
      map: 'Yg4',
    });
    table.choose('excavate');
    expect(table.prompt).toBe('action.action');
    expect(table.hold()).toBe('Yg4');
  });

  it('D23: the third explorer may begin at 19 locations (EE-5.2)', () => {
    const table = position({ you: { hand: 'R1', explorers: 'market-1 market-4' } });
    expect(table.prompt).toBe('third.to');
    expect(table.options).toHaveLength(19);
    expect(table.options).not.toContain('market-1');
    expect(table.choose('bm-east').explorers()).toBe('market-1 market-4 bm-east');
  });
});

/** docs/examples.md, derived examples: Command, orders, Survey, Pass. */
describe('examples: Command, orders, Survey, Pass', () => {
  it('D25: without any crew only an own envoy makes Command possible; once withdrawn he may be the trader (EE-6.21)', () => {
    const none = position({ you: { hand: 'R1', supply: 0 } });
    expect(none.options).not.toContain('command');
    const table = position({ you: { hand: 'R1', supply: 0, envoys: '1 0 0' } });
    table.choose('command'); // withdrawing is all that can be done, and then the trader
    expect(table.state.envoys.slice(0, 3)).toEqual([0, 0, 0]);
    expect(table.options).toEqual(['trader', 'done']);
    table.choose('trader');
    expect(table.traders(1)).toBe(1);
    expect(table.player().supply).toBe(0);
  });

  it('D26: Reinforcements: hand 3, draw 4, discard 3, hand 4 (EE-8.4)', () => {
    const table = position({
      round: 2,
      you: { hand: 'R1 R2 R3 R4', envoys: '1 0 0' },
      orders: ['reinforcements', 'bribery', 'transit'],
      deck: 'Y1 Y2 Y3 Y4',
    });
    table.choose('command', 'R1', 'withdraw', 'order-reinforcements');
    expect(table.hand().split(' ')).toHaveLength(7);
    table.choose('R2', 'Y1', 'Y2');
    expect(table.hand()).toBe('R3 R4 Y3 Y4');
  });

  it('D27: Restructuring without a card in hand: an imaginary red card digs; then only passing is left (EE-8.5)', () => {
    const table = position({
      round: 3,
      you: { hand: 'R1', envoys: '1 0 0', explorers: 'dig-red-east market-1 market-4', gallery: 'Rg2' },
      orders: ['reinforcements', 'bribery', 'transit'],
      map: 'Rg2',
    });
    table.choose('command', 'withdraw', 'order-reinforcements', 'excavate');
    expect(table.told('action-imagined')[0]).toMatchObject({ action: 'excavate', colour: 2, market: null });
    expect(table.hold()).toBe('Rg2');
    table.choose('done');
    expect(table.told('passed')).toHaveLength(1);
    expect(table.hand()).toBe('');
  });

  it('D28: Shady deal: two purple artefacts from one stack, for 2 and 6 (EE-8.7)', () => {
    const table = position({
      round: 2,
      you: { hand: 'R1', envoys: '1 0 0', credits: 8 },
      orders: ['shady-deal', 'bribery', 'transit'],
      blackMarket: { purple: 'Pg3 Pg1 Pg2' },
    });
    table.choose('command', 'withdraw', 'order-shady-deal', 'Pg3', 'hold', 'Pg1', 'hatch');
    expect(table.credits()).toBe(0);
    expect([table.hold(), table.hatch()]).toEqual(['Pg3', 'Pg1']);
    expect(table.blackMarket('purple')).toBe('Pg2');
  });

  it('D30: one token a round; the next surveyor takes the lowest one left (EE-6.28)', () => {
    const table = position({ you: { hand: 'R1 R2', token: 1 }, forecast: 'Y1 Y2 Y3', stackSizes: { red: 0 } });
    table.choose('survey', 'R1', 'Y1');
    expect(table.player().token).toBe(1);
    expect(table.told('token-taken')).toEqual([]);
    const next = position({
      you: { hand: 'R1 R2' },
      others: [{ token: 1 }],
      forecast: 'Y1 Y2 Y3',
      stackSizes: { red: 0 },
    });
    next.choose('survey', 'R1', 'Y1', 'survey', 'Y2');
    expect(next.told('token-taken').map(({ token }) => token)).toEqual([2]);
  });

  it('D31: tokens first, then the others as they were (EE-4.9)', () => {
    const table = position({
      seats: 4,
      round: 2,
      you: { token: 2 },
      others: [{}, { token: 1 }, {}],
      play: script('prepare', [call(preparation)]),
    });
    expect(table.state.turnOrder).toEqual([2, 0, 1, 3]);
    expect(table.state.players.map(({ token }) => token)).toEqual([0, 0, 0, 0]);
    expect(table.state.nextToken).toBe(1);
  });

  it('D32: a fully marked forecast makes Survey illegal; in round 3 there is none to mark (EE-6.26, 6.29)', () => {
    const given = { you: { hand: 'R1' }, forecast: 'Y1 Y2 Y3', markers: '0 1 1' };
    expect(position({ ...given, round: 2 }).options).not.toContain('survey');
    expect(position({ ...given, round: 2, markers: '0 1 -' }).options).toContain('survey');
    expect(position({ you: { hand: 'R1' }, round: 3 }).options).toContain('survey');
    expect(position({ you: { hand: 'R1' }, round: 3, stackSizes: { red: 0 } }).options).not.toContain('survey');
  });

  it('D33: with 8 credits the artefact of value 3 may be bought for 6, not that of value 7 for 14 (EE-6.30)', () => {
    const given = { you: { hand: 'G1', credits: 8 }, round: 3, stacks: { green: 'Gg2 Gg1' } } as const;
    const table = position(given).choose('survey', 'Gg2');
    expect(table.options).toEqual(['Gg1', 'none']);
    const other = position(given).choose('survey', 'Gg1'); // the other one cannot be paid and goes back
    expect(other.map).toBe('Gg1');
    expect(other.told('tiles-returned')).toHaveLength(1);
    expect(other.credits()).toBe(8);
  });

  it('D35: passing keeps two action cards and puts travel cards aside; they come back (EE-6.33, 6.34, 4.13)', () => {
    const table = position({ you: { hand: 'R1 R2 R3 R4 T2 T4' } });
    table.choose('pass', 'R1', 'R3');
    expect(table.hand()).toBe('R2 R4');
    expect(table.player().travel).toEqual([]);
    expect(table.player().spent).toHaveLength(3);

    const next = position({ round: 2, you: { hand: 'R2 R4' }, play: script('prepare', [call(preparation)]) });
    while (!next.over) next.choose(next.options[0] as string);
    expect(next.player().hand).toHaveLength(8);
    expect(next.player().travel).toHaveLength(3);
  });
});

/** docs/examples.md, derived examples: rounds and end. */
describe('examples: rounds and end', () => {
  it('D36: queues of 4, 3, 1 and 0 all have three buyers afterwards (EE-4.2)', () => {
    const table = position({
      seats: 4,
      queues: { 1: 'Y G R P', 2: 'Y G R', 3: 'O', 4: '' },
      play: script('queues', [run(refresh)]),
    });
    expect(table.queue(1)).toBe('G R P');
    expect(table.queue(2)).toBe('Y G R');
    expect(table.queue(3)).toMatch(/^O . .$/);
    expect(table.queue(4).split(' ')).toHaveLength(3);
    expect(table.told('buyers-came').map(({ market, buyers }) => [market, buyers.length])).toEqual([
      [2, 2],
      [3, 3],
      [4, 3],
      [5, 3],
    ]);
    expect(table.brokenLaws).toEqual([]);
  });

  it('D37: the last two tiles of a stack go to their sites, none to the black market (EE-4.4)', () => {
    const table = position({
      seats: 4,
      round: 3,
      forecast: 'R1',
      stackSizes: { red: 2 },
      stacks: { red: 'Rg1 Rg2' },
      play: script('prepare', [call(preparation)]),
    });
    expect(table.told('forecast-came-true')[0]?.stacked).toBeNull();
    expect(table.map).toBe('Rg1 Rg2');
    expect(table.blackMarket('red')).toBe('');
    const full = position({
      seats: 4,
      round: 3,
      forecast: 'R1',
      stacks: { red: 'Rg1 Rg2 Rg3' },
      blackMarket: { red: 'Rg4' },
      play: script('prepare', [call(preparation)]),
    });
    expect(full.map).toBe('Rg1 Rg2');
  });

  it('survey markers go home and the forecast is discarded; only round 2 gets a new one (EE-4.5, 4.6)', () => {
    const given = { forecast: 'R1 R2 R3', markers: '1 - 0', you: { supply: 21 }, others: [{ supply: 21 }] };
    const play = script('prepare', [call(preparation)]);
    const second = position({ ...given, round: 2, orders: ['bribery', 'transit', 'campaign'], play });
    expect([second.player(0).supply, second.player(1).supply]).toEqual([22, 22]);
    expect(second.state.forecast).toHaveLength(3);
    expect(second.state.markers).toEqual([-1, -1, -1]);
    const third = position({ ...given, round: 3, orders: ['bribery', 'transit', 'campaign'], play });
    expect(third.state.forecast).toEqual([]);
    expect(third.told('orders-shown')[0]?.side).toBe('yellow');
  });

  it('D38: the black market turns: A, B, C becomes B, C, A (EE-4.14)', () => {
    const table = position({
      round: 3,
      blackMarket: { yellow: 'Yg1 Yg2 Yg3', green: 'Gg1' },
      play: script('prepare', [call(preparation)]),
    });
    while (!table.over) table.choose(table.options[0] as string);
    expect(table.blackMarket('yellow')).toBe('Yg2 Yg3 Yg1');
    expect(table.blackMarket('green')).toBe('Gg1');
    expect(table.blackMarket('red')).toBe('');
  });

  it('D40: shares of a centre: ties in every round (EE-10.3)', () => {
    const [one, two, three] = CENTRE_AWARDS as [number[], number[], number[]];
    expect(sharesOf(one, [2, 2, 2])).toEqual([1, 1, 1]);
    expect(sharesOf(two, [3, 1, 1])).toEqual([10, 2, 2]);
    expect(sharesOf(three, [1, 1, 1, 1])).toEqual([7, 7, 7, 7]);
    expect(sharesOf(three, [0, 4, 0])).toEqual([0, 15, 0]);
  });

  it('D41: a full gallery is worth 172 (EE-11.1)', () => {
    const gallery = [...'YGRPO'].flatMap((colour) => [1, 2, 3, 4].map((glyph) => `${colour}g${glyph}`)).join(' ');
    const table = position({ you: { hand: 'R1', gallery } });
    expect(table.scoreLine('rows')).toBe(94);
    expect(table.scoreLine('columns')).toBe(78);
    expect(table.points()).toBe(172);
  });

  it('D42: of equal credits more artefacts win; equal again, the victory is shared (EE-11.3)', () => {
    const table = (mine: string) =>
      position({ you: { hand: 'R1', credits: 50, hold: mine }, others: [{ credits: 50, hold: 'Gg1', hatch: 'Gg2' }] });
    expect(table('Yg1 Yg2 Yg3').winners).toEqual([0]);
    expect(epilogue(table('Yg1 Yg2 Yg3').state)).toEqual([say('epilogue-tie', { count: 3 })]);
    expect(table('Yg1 Yg2').winners).toEqual([0, 1]);
    expect(epilogue(table('Yg1 Yg2').state)).toEqual([]);
    expect(table('Yg1').winners).toEqual([1]);
  });
});
