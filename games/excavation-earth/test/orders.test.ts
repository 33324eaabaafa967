import { describe, expect, it } from 'vitest';
import { ORDER_DESIGNS } from '../content/catalogue.ts';
import type { Given, GivenPlayer } from './given.ts';
import { type Position, position } from './position.ts';

/** EE-8: what both sides of each order card do. Every side of the box must have its entry here. */

/** You withdraw your envoy from the left centre and use the order beside it. */
function using(design: string, side: 'white' | 'yellow', you: GivenPlayer, rest: Given = {}): Position {
  const orders = [design, ...['bribery', 'transit', 'campaign'].filter((other) => other !== design)].slice(0, 3);
  const table = position({
    ...rest,
    round: side === 'white' ? 2 : 3,
    orders,
    you: { ...you, hand: `R1 ${you.hand ?? ''}`, envoys: '1 0 0' },
  });
  table.choose('command');
  if (table.prompt === 'action.card') table.choose('R1');
  if (table.prompt === 'command.step') table.choose('withdraw');
  return table.choose(`order-${design}`);
}

const isOffered = (design: string, side: 'white' | 'yellow', you: GivenPlayer, rest: Given = {}): boolean => {
  try {
    using(design, side, you, rest);
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes(`"order-${design}" is not among`)) return false;
    throw error;
  }
};

const QUEUES = { 1: 'Y G R', 2: 'P O S Y', 3: 'G', 4: 'R R R R', 5: 'O', 6: 'P' };

const sides: Record<string, () => void> = {
  'order-reinforcements white': () => {
    const table = using('reinforcements', 'white', { hand: '' }, { deck: 'Y1 Y2 Y3 Y4' });
    expect(table.hand()).toBe('Y1 Y2 Y3 Y4');
    table.choose('Y1', 'Y3', 'Y4');
    expect(table.hand()).toBe('Y2');
    expect(table.prompt).toBe('command.step'); // the trader is still to come (EE-6.21)
  },
  'order-reinforcements yellow': () => {
    const table = using('reinforcements', 'yellow', { explorers: 'bm-west market-3 dig-red-east', credits: 9 });
    expect(table.options).toEqual(['travel', 'market', 'command', 'survey', 'decline']); // nothing to dig, sell or smuggle
    table.choose('market');
    expect(table.queue(3)).toBe('');
    table.choose('trader', 'add red');
    expect(table.queue(3)).toBe('R');
    expect(table.state.discard.length).toBe(1); // only the card of the Command itself
    const declined = using('reinforcements', 'yellow', {}).choose('decline');
    expect(declined.prompt).toBe('command.step');
  },
  'order-shady-deal white': () => {
    const table = using('shady-deal', 'white', { hold: 'Yg1 Yg2', hatch: 'Gg2' }, { blackMarket: { red: 'Rg1' } });
    expect(table.options).toEqual(['Yg1', 'Yg2', 'Gg2', 'done']); // 7 credits for the red one are not there
    table.choose('Yg2', 'Yg1');
    expect(table.credits()).toBe(9);
    expect(table.blackMarket('yellow')).toBe('Yg2 Yg1');
    expect(isOffered('shady-deal', 'white', {})).toBe(false);
  },
  'order-shady-deal yellow': () => {
    const given = { blackMarket: { red: 'Rg2 Rg4 Rg2 Rg2' } } as const;
    const table = using('shady-deal', 'yellow', { credits: 3, gallery: 'Rg2 Rg4' }, given);
    expect(table.credits()).toBe(6);
    table.choose('Rg2', 'hold', 'Rg4', 'hatch', 'Rg2', 'hatch');
    expect(table.credits()).toBe(0);
    expect(table.hatch()).toBe('Rg4 Rg2');
    expect(table.prompt).toBe('command.step'); // three at most, no mixture of both ways
    expect(isOffered('shady-deal', 'yellow', {})).toBe(true); // the credits alone
  },
  'order-smart-equipment white': () => {
    const you = { explorers: 'dig-red-east dig-green-south market-4', gallery: 'Rg2 Gg3' };
    const table = using('smart-equipment', 'white', you, { map: 'Rg2 Rg2 Gg3 Gg3 Yg1' });
    expect(table.options).toEqual(['Rg2', 'Gg3', 'done']);
    table.choose('Rg2');
    expect(table.options).toEqual(['Gg3', 'done']);
    table.choose('Gg3');
    expect(table.hold()).toBe('Rg2 Gg3');
    expect(isOffered('smart-equipment', 'white', you, { map: 'Yg1' })).toBe(false);
  },
  'order-smart-equipment yellow': () => {
    const you = { explorers: 'dig-red-east dig-green-south market-4', gallery: 'Rg2 Gg3' };
    const table = using('smart-equipment', 'yellow', you, { map: 'Rg2 Rg2 Rg2 Rg2' });
    table.choose('Rg2', 'Rg2', 'Rg2');
    expect(table.hold()).toBe('Rg2 Rg2 Rg2');
    expect(table.prompt).toBe('command.step');
  },
  'order-bribery white': () => {
    const table = using('bribery', 'white', {}, { queues: QUEUES });
    table.choose('G'); // the first green one, of market 1
    expect(table.options).toEqual([
      'P',
      'O',
      'S',
      'Y',
      'market-3',
      'R',
      'R',
      'R',
      'R',
      'market-5',
      'O',
      'market-6',
      'P',
    ]);
    table.choose('market-3');
    expect([table.queue(1), table.queue(3)]).toEqual(['Y R', 'G G']);
    table.choose('O');
    expect(table.options).toEqual(['market-1', 'market-3', 'market-5', 'market-6']); // one point left: no swap
    table.choose('market-5');
    expect(table.queue(2)).toBe('P S Y');
    expect(table.prompt).toBe('command.step');
    // With one point left, a buyer who finds all other queues full goes nowhere.
    const full = { 1: 'Y G R', 2: 'P P P P', 3: 'Y Y G G', 4: 'R R O O', 5: 'O O R R', 6: 'Y G S S' };
    const crowded = using('bribery', 'white', {}, { queues: full }).choose('P', 'market-1');
    expect(crowded.options.filter((option) => option === 'P')).toHaveLength(1); // the one of market 1
  },
  'order-bribery yellow': () => {
    const table = using('bribery', 'yellow', {}, { queues: QUEUES });
    const before = [...'YGRPOS'].map((letter) => table.pool(letter));
    table.choose('Y', 'P'); // swap of the first two of markets 1 and 2
    expect([table.queue(1), table.queue(2)]).toEqual(['P G R', 'Y O S Y']);
    table.choose('done');
    expect([...'YGRPOS'].map((letter) => table.pool(letter))).toEqual(before);
  },
  'order-campaign white': () => {
    const table = using('campaign', 'white', {}, { queues: QUEUES });
    expect(table.options).toEqual(['add yellow', 'add green', 'add red', 'add purple', 'add orange', 'done']);
    table.choose('add green', 'market-4', 'add green', 'market-4');
    expect(table.queue(4)).toBe('R R G G');
    expect(table.prompt).toBe('command.step');
    // Fewer than allowed, or none at all (EE-8.9); with no coloured buyer in the pool the order is of no use.
    const none = using('campaign', 'white', {}, { queues: QUEUES }).choose('done');
    expect([none.prompt, none.queue(4)]).toEqual(['command.step', 'R R R R']);
    expect(isOffered('campaign', 'white', {}, { levels: '10/10/10/10/10' })).toBe(false);
    expect(isOffered('campaign', 'yellow', {}, { levels: '10/10/10/10/10' })).toBe(true); // specials
  },
  'order-campaign yellow': () => {
    const table = using('campaign', 'yellow', {}, { queues: QUEUES });
    table.choose('add special', 'market-3', 'add red', 'market-3', 'add red', 'market-5');
    expect([table.queue(3), table.queue(5)]).toEqual(['G S R', 'O R']);
  },
  'order-recruitment white': () => {
    const table = using('recruitment', 'white', {});
    table.choose('market-2');
    expect(table.options).toEqual(['market-1', 'market-3', 'market-4', 'market-5', 'market-6', 'done']);
    table.choose('market-5');
    expect([table.traders(2), table.traders(5)]).toEqual([1, 1]);
    expect(table.prompt).toBe('command.step');
    expect(using('recruitment', 'white', {}).choose('market-2', 'done').prompt).toBe('command.step'); // up to two
  },
  'order-recruitment yellow': () => {
    const table = using('recruitment', 'yellow', { supply: 0, gallery: 'Yg1 Gg1' });
    table.choose('market-2'); // the envoy that was withdrawn
    table.choose('market-3', 'cell-Gg1');
    table.choose('market-4'); // the last guard goes by itself
    expect([table.traders(2), table.traders(3), table.traders(4)]).toEqual([1, 1, 1]);
    expect(table.gallery()).toBe('');
  },
  'order-transit white': () => {
    const table = using('transit', 'white', { explorers: 'market-1 market-2 market-4' });
    table.choose('explorer-1', 'bm-west', 'explorer-2');
    expect(table.state.turn.fuel).toBe(4);
    table.choose('dig-purple-north'); // over the Azores and Brittany: three lines
    expect(table.state.turn.fuel).toBe(1);
    table.choose('done');
    expect(table.explorers()).toBe('bm-west dig-purple-north market-4');
  },
  'order-transit yellow': () => {
    const table = using('transit', 'yellow', { explorers: 'market-1 market-2 market-4' });
    table.choose('explorer-1', 'dig-orange-north', 'explorer-2');
    expect(table.options).toHaveLength(21 - 3);
    table.choose('market-1', 'explorer-3', 'market-2');
    expect(table.explorers()).toBe('dig-orange-north market-1 market-2');
  },
  'order-private-collection white': () => {
    const table = using('private-collection', 'white', { gallery: 'Yg4', supply: 3 });
    expect(table.options.filter((option) => option !== 'skip')).toEqual(
      ['Yg2', 'Gg1', 'Gg3', 'Rg2', 'Rg4', 'Pg3', 'Og1', 'Og3'].map((kind) => `cell-${kind}`),
    );
    table.choose('cell-Rg4');
    expect(table.gallery()).toBe('Yg4 Rg4');
    // Where a guard stands in every such cell the order is of no use.
    const full = 'Yg2 Yg4 Gg1 Gg3 Rg2 Rg4 Pg3 Og1 Og3';
    expect(isOffered('private-collection', 'white', { gallery: full, supply: 3 })).toBe(false);
    expect(isOffered('private-collection', 'yellow', { gallery: full, supply: 3 })).toBe(true);
  },
  'order-private-collection yellow': () => {
    const table = using('private-collection', 'yellow', { gallery: 'Rg1 Rg2 Rg3' }, { deck: 'O6' });
    table.choose('cell-Rg4');
    expect(table.gallery()).toBe('Rg1 Rg2 Rg3 Rg4');
    expect(table.hand()).toBe('O6'); // the column is full
    expect(using('private-collection', 'yellow', {}).choose('skip').gallery()).toBe('');
  },
};

describe('order cards', () => {
  for (const [side, check] of Object.entries(sides)) it(`${side} does what it says (EE-8)`, check);

  it('all have a test', () => {
    expect(Object.keys(sides).sort()).toEqual(
      ORDER_DESIGNS.flatMap(({ id }) => [`${id} white`, `${id} yellow`]).sort(),
    );
  });

  it('may be declined, and in round 1 there are none (EE-6.22, 8.1)', () => {
    const given = { you: { hand: 'R1', envoys: '1 0 0' } };
    const declined = position({ ...given, round: 2, orders: ['transit', 'bribery', 'campaign'] });
    declined.choose('command', 'withdraw', 'decline', 'done');
    expect(declined.told('order-used')).toEqual([]);
    const first = position({ ...given, round: 1 }).choose('command', 'withdraw');
    expect(first.prompt).toBe('command.step');
  });

  it('may be used inside one another: Restructuring commands again, and again (EE-8.5)', () => {
    const table = position({
      round: 3,
      you: { hand: 'R1', envoys: '2 1 0' },
      orders: ['reinforcements', 'transit', 'bribery'],
    });
    table.choose(
      'command',
      'withdraw',
      'order-reinforcements',
      'command',
      'market-2',
      'withdraw',
      'order-reinforcements',
    );
    expect(table.table.stack.filter(({ script }) => script === 'command')).toHaveLength(2);
    table.choose('command', 'market-3', 'withdraw', 'order-transit', 'done', 'done', 'done', 'trader');
    expect(table.envoys()).toEqual([0, 0, 0]);
    expect(table.traders(1)).toBe(1); // the outermost Command went on after all that
    expect(table.told('order-used')).toHaveLength(3);
    expect(table.brokenLaws).toEqual([]);
  });
});
