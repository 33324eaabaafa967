import { Match, type Option, type Seating, seatingOf } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { distance, LOCATIONS, locationNamed, outwards } from '../content/map.ts';
import { excavationEarth } from '../index.ts';
import type { Location } from '../pieces.ts';
import { sharesOf } from '../rules/scoring.ts';
import { shortcuts } from '../shortcuts.ts';
import { position } from './position.ts';

describe('the turn (EE-5)', () => {
  it('has two actions; a first pass ends it (EE-5.3, 5.6)', () => {
    const table = position({ you: { hand: 'R1 R2 T2' } });
    expect(table.options).toEqual(['travel', 'command', 'pass']);
    table.choose('travel', 'T2', 'done');
    expect(table.prompt).toBe('action.action');
    table.choose('travel', 'R1', 'done');
    expect(table.over).toBe(true);
    expect(position({ you: { hand: 'R1 R2 T2' } }).choose('pass').over).toBe(true);
  });

  it('without a card in hand passes by itself (EE-5.5)', () => {
    expect(position({ you: {} }).told('passed')).toHaveLength(1);
  });

  it('a card gained by the first action may pay for the second (EE-5.5)', () => {
    const table = position({
      you: { hand: 'Y1', gallery: 'Yg1 Yg2 Yg3', explorers: 'dig-yellow-north market-1 market-4' },
      map: 'Yg4',
      deck: 'P6',
    });
    table.choose('excavate', 'sample');
    expect(table.options).toContain('command');
  });

  it('cards go to the common discard, travel cards to the own one (EE-5.4)', () => {
    const table = position({ you: { hand: 'R1 T3' } }).choose('travel', 'R1', 'done', 'travel', 'done');
    expect(table.state.discard).toHaveLength(1);
    expect(table.player().spent).toHaveLength(3);
  });
});

describe('Travel (EE-6.1, 6.2)', () => {
  it('reaches every set of locations that the cheapest assignment allows, and no other', () => {
    const from = ['market-1', 'dig-red-east', 'bm-west'].map(locationNamed);
    const fuel = 3;
    const key = (places: readonly Location[]): string => places.toSorted((one, other) => one - other).join(' ');
    const wanted = new Set<string>();
    for (const one of LOCATIONS)
      for (const two of LOCATIONS)
        for (const three of LOCATIONS) {
          if (one === two || two === three || one === three) continue;
          const lines =
            distance(from[0] as Location, one) +
            distance(from[1] as Location, two) +
            distance(from[2] as Location, three);
          if (lines <= fuel) wanted.add(key([one, two, three]));
        }
    const found = new Set<string>();
    const walk = (choices: readonly string[]): void => {
      const table = position({ you: { hand: 'T3', explorers: 'market-1 dig-red-east bm-west' } });
      table.choose('travel', ...choices);
      if (table.over || table.prompt !== 'travel.explorer') {
        if (table.over || table.prompt === 'action.action')
          found.add(key(table.state.explorers.slice(0, 3) as Location[]));
        else for (const option of table.options) walk([...choices, option]);
        return;
      }
      for (const option of table.options) walk([...choices, option]);
    };
    walk([]);
    expect(found).toEqual(wanted);
    expect(wanted.size).toBeGreaterThan(50);
  });

  it('lists the nearest first and never a location with an own explorer', () => {
    const table = position({ you: { hand: 'T4', explorers: 'market-1 dig-red-east bm-west' } });
    table.choose('travel', 'explorer-1');
    expect(table.options).not.toContain('dig-red-east');
    const lines = table.decision.options.map((to: Option) => distance(locationNamed('market-1'), to as Location));
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
    expect(Math.max(...lines)).toBe(4);
    expect(outwards(locationNamed('market-1'))).toHaveLength(20);
  });

  it('may be of no steps at all (EE-5.7)', () => {
    const table = position({ you: { hand: 'T2', explorers: 'market-1 dig-red-east bm-west' } }).choose(
      'travel',
      'done',
    );
    expect(table.explorers()).toBe('market-1 dig-red-east bm-west');
  });
});

describe('Market and Command', () => {
  it('Market needs an explorer at the market of the card (EE-6.8)', () => {
    const given = { you: { hand: 'R3', explorers: 'market-2 bm-west bm-east' } };
    expect(position(given).options).not.toContain('market');
    expect(position({ you: { hand: 'R2', explorers: 'market-2 bm-west bm-east' } }).options).toContain('market');
  });

  it('Market must do something (EE-5.7)', () => {
    const table = position({ you: { hand: 'R2', explorers: 'market-2 bm-west bm-east' } }).choose('market');
    expect(table.options).not.toContain('done');
    table.choose('add special');
    const coloured = ['add yellow', 'add green', 'add red', 'add purple', 'add orange'];
    expect(table.options).toEqual(['trader', ...coloured, 'done']);
    expect(table.choose('done').queue(2)).toBe('S');
  });

  it('in Market the trader may come at any moment, a special buyer only before a coloured one (EE-6.8)', () => {
    const given = { you: { hand: 'R2', explorers: 'market-2 bm-west bm-east' } };
    const last = position(given).choose('market', 'add red');
    expect(last.options).toEqual(['trader', 'done']);
    expect(last.choose('trader').queue(2)).toBe('R');
    expect(last.traders(2)).toBe(1);
    const between = position(given).choose('market', 'add special', 'trader');
    expect(between.options).not.toContain('trader');
    expect(between.choose('add green').queue(2)).toBe('S G');
    const first = position(given).choose('market', 'trader');
    expect(first.options).toContain('add special');
  });

  it('a trader may come from the gallery only when the supply is empty (EE-7.7)', () => {
    const given = (supply: number) => ({
      you: { hand: 'R2', supply, gallery: 'Yg1 Gg1', explorers: 'market-2 bm-west bm-east' },
    });
    const some = position(given(1)).choose('market', 'trader');
    expect(some.gallery()).toBe('Yg1 Gg1');
    const none = position(given(0)).choose('market', 'trader');
    expect(none.prompt).toBe('crew.guard');
    none.choose('cell-Gg1');
    expect(none.gallery()).toBe('Yg1');
    expect(none.traders(2)).toBe(1);
  });

  it('Command places a trader and an envoy in either order, each once (EE-6.21)', () => {
    const table = position({ you: { hand: 'R5' } }).choose('command', 'envoy');
    expect(table.options).toEqual(['trader', 'done']);
    table.choose('trader');
    expect(table.traders(5)).toBe(1);
    expect(table.envoys()).toEqual([0, 0, 1]);
    const other = position({ you: { hand: 'R5' } }).choose('command', 'trader');
    expect(other.options).toEqual(['envoy', 'done']);
  });
});

describe('Smuggle (EE-6.23 to 6.25)', () => {
  const you = { hand: 'R1', credits: 20, explorers: 'bm-west market-2 market-3' };

  it('needs an explorer on the black market that shows the symbol of the card (EE-1.6a)', () => {
    const blackMarket = { red: 'Rg2' };
    expect(position({ you, blackMarket }).options).toContain('smuggle');
    expect(position({ you: { ...you, hand: 'R4' }, blackMarket }).options).toContain('smuggle');
    expect(position({ you: { ...you, hand: 'R2' }, blackMarket }).options).not.toContain('smuggle');
  });

  it('delivers one or two artefacts of different colours for their value, to the bottom', () => {
    const table = position({
      you: { ...you, credits: 0, hold: 'Yg1 Yg2', hatch: 'Gg2' },
      blackMarket: { green: 'Gg1' },
    });
    table.choose('smuggle', 'Yg1');
    expect(table.options).toEqual(['Gg2', 'done']); // another colour, and no purchase after a delivery
    table.choose('Gg2');
    expect(table.credits()).toBe(5 + 7);
    expect(table.blackMarket('green')).toBe('Gg1 Gg2');
    expect(table.blackMarket('yellow')).toBe('Yg1');
  });

  it('acquires tops of different colours for their value and one more', () => {
    const table = position({
      you: { ...you, hold: 'Yg1', gallery: 'Rg2 Pg3' },
      blackMarket: { red: 'Rg2 Rg1', purple: 'Pg3' },
    });
    table.choose('smuggle', 'Rg2', 'hold');
    expect(table.options).toEqual(['Pg3', 'done']);
    table.choose('Pg3', 'hatch');
    expect(table.credits()).toBe(20 - 2 - 3);
    expect(table.blackMarket('red')).toBe('Rg1');
  });
});

describe('equal artefacts', () => {
  const explorers = 'bm-west market-4 dig-red-east';

  it('in one place are one option; those of hold and hatch are told apart', () => {
    const you = { hand: 'R1', hold: 'Rg2 Rg2 Yg1', hatch: 'Rg2', explorers };
    const table = position({ you });
    table.choose('smuggle');
    expect(table.options).toEqual(['Rg2', 'Yg1', 'Rg2']);
    table.choose('Yg1');
    expect(table.options).toEqual(['Rg2', 'Rg2', 'done']);
  });

  it('answer for one another, also with the card that is held', () => {
    const table = position({ you: { hand: 'R2 R1', explorers }, map: 'Rg2 Rg2' });
    const [first = -1, twin = -1] = table.state.map;
    const [card = -1] = table.player().hand;
    const held = shortcuts(table.state, table.prompt);
    expect(held.get(`with-${card}-${first}`)).toEqual(['excavate', card]);
    expect(held.get(`with-${card}-${twin}`)).toEqual(['excavate', card]);
    const open = position({ you: { hand: 'R1', hold: 'Yg1 Yg1 Rg2', explorers } }).choose('smuggle');
    expect(open.options).toEqual(['Yg1', 'Rg2']);
    const [one = -1, other = -1] = open.player().hold;
    expect(shortcuts(open.state, open.prompt).get(other)).toEqual([one]);
  });

  it('still count one by one for a sale', () => {
    const you = { hand: 'R1', hold: 'Rg2 Rg2 Rg2', explorers, traders: '1:1 2:1' };
    const table = position({ you, queues: { 1: 'R', 2: 'R' } }).choose('sell', 'market-1', 'market-2');
    expect(table.told('sold')[0]?.tiles).toHaveLength(2);
    expect(table.hold()).toBe('Rg2');
  });

  it('drawn for a Survey are not asked about twice', () => {
    const you = { faction: 'gul', hand: 'R1', credits: 4, explorers };
    const table = position({ you, round: 3, stacks: { red: 'Rg2 Rg2' } }).choose('survey');
    expect(table.prompt).toBe('survey.buy');
    expect(table.map).toBe('Rg2');
  });
});

describe('Survey (EE-6.26 to 6.31)', () => {
  it('without crew the card lies in the forecast without a marker and stays replaceable (EE-6.27)', () => {
    const table = position({
      you: { hand: 'R1', supply: 0, gallery: 'Yg1' },
      forecast: 'G1 G2 G3',
      stackSizes: { red: 0 },
    }).choose('survey', 'G2');
    expect(table.state.markers).toEqual([-1, -1, -1]);
    expect(table.gallery()).toBe('Yg1');
    expect(table.told('forecast-changed')[0]?.marked).toBe(false);
  });

  it('a lone tile goes to its site; in rounds 1 and 2 Survey does without any (EE-6.31)', () => {
    const lone = position({ you: { hand: 'R1' }, round: 3, stackSizes: { red: 1 }, stacks: { red: 'Rg1' } });
    expect(lone.choose('survey').map).toBe('Rg1');
    const none = position({ you: { hand: 'R1' }, forecast: 'G1 G2 G3', stackSizes: { red: 0 } });
    none.choose('survey', 'G1');
    expect(none.told('token-taken')).toHaveLength(1);
  });

  it('in round 3 the card is discarded (EE-6.29)', () => {
    const table = position({ you: { hand: 'R1' }, round: 3, stackSizes: { red: 1 } }).choose('survey');
    expect(table.state.discard).toHaveLength(1);
  });
});

describe('scoring and undo', () => {
  it('places beyond the list of awards are worth nothing (EE-10.3)', () => {
    expect(sharesOf([5], [3, 2, 2])).toEqual([5, 0, 0]);
    expect(sharesOf([15, 10, 5], [3, 3, 3, 1])).toEqual([10, 10, 10, 0]);
  });

  it('the end of a turn is asked for where Zu comes next or the round ends, so that the last action can be taken back', () => {
    const solo = position({ you: { hand: 'T2 T3', explorers: 'market-1 market-2 market-3' }, zu: {} });
    solo.choose('travel', 'T2', 'done', 'travel', 'done');
    expect(solo.prompt).toBe('turn.end');
    const two = position({ you: { hand: 'T2 T3', explorers: 'market-1 market-2 market-3' } });
    expect(two.choose('travel', 'T2', 'done', 'travel', 'done').over).toBe(true);
    const match = new Match(excavationEarth, seatingOf(excavationEarth, 1, {}) as Seating, { seed: 'undo' });
    const take = (word: string): void => {
      const [decision] = match.table.pending;
      if (decision === undefined) throw new Error('nothing to decide');
      const option = decision.options.includes(word) ? word : (decision.options[0] as Option);
      expect(match.choose({ seat: decision.seat, decision: decision.id, option })).toBeNull();
    };
    while (match.table.pending[0]?.prompt !== 'turn.end') take('done');
    expect(match.whyNoUndo(match.table.pending[0].seat)?.why).not.toBe('undo-chance');
    take('end');
    expect(match.whyNoUndo(0 as never)).not.toBeNull();
  });
});
