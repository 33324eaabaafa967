import { describe, expect, it } from 'vitest';
import { kindValue, TILES, tileColour, tileKind } from '../content/catalogue.ts';
import { distance, locationNamed } from '../content/map.ts';
import { ALL_COLOURS, ALL_KINDS } from '../pieces.ts';
import { scoreCentres } from '../rules/scoring.ts';
import { run, script } from '../rules/steps.ts';
import { position } from './position.ts';

/** docs/examples.md: the examples of the rulebook. */
describe('examples of the rulebook', () => {
  it('R1: value and number of copies add up to nine (EE-1.5)', () => {
    const copies = (kind: number): number => TILES.filter((tile) => tileKind(tile) === kind).length;
    for (const kind of ALL_KINDS) expect(kindValue(kind) + copies(kind)).toBe(9);
    expect(TILES).toHaveLength(90);
    for (const colour of ALL_COLOURS) expect(TILES.filter((tile) => tileColour(tile) === colour)).toHaveLength(18);
    const six = ALL_KINDS.filter((kind) => kindValue(kind) === 6);
    expect(six.map(copies)).toEqual([3, 3, 3]);
  });

  it('R2: Market (A): two buyers join a full queue and push out two (EE-6.8 to 6.11)', () => {
    const table = position({
      you: { hand: 'R3', explorers: 'market-3 market-1 bm-west' },
      queues: { 3: 'P Y G R' },
      levels: '5/5/5/5/5',
    });
    const before = Object.fromEntries([...'PYOS'].map((letter) => [letter, table.pool(letter)]));
    table.choose('market', 'trader', 'add special', 'add orange');
    expect(table.queue(3)).toBe('G R S O');
    expect(table.traders(3)).toBe(1);
    expect(table.pool('P')).toBe((before.P as number) + 1);
    expect(table.pool('Y')).toBe((before.Y as number) + 1);
    expect(table.pool('O')).toBe((before.O as number) - 1);
    expect(table.pool('S')).toBe((before.S as number) - 1);
    expect([table.level('P'), table.level('Y'), table.level('O')]).toEqual([4, 4, 6]);
    expect(table.brokenLaws).toEqual([]);
  });

  it('R3: Market (B): a green buyer only, so that there are two of them (EE-7.5)', () => {
    const given = { you: { hand: 'R3', explorers: 'market-3 market-1 bm-west' }, queues: { 3: 'G R P' } };
    expect(position(given).choose('market', 'trader', 'add green').queue(3)).toBe('G R P G');
    expect(position(given).choose('market', 'trader', 'add special', 'add green').queue(3)).toBe('R P S G');
  });

  it('R4: popularity: three colours tie for second place, so ranks 3 and 4 are paid to nobody (EE-7.6)', () => {
    const table = position({ levels: '5/5/6/3/5', you: { hand: 'R3' } });
    expect([...'RYGOP'].map((letter) => table.payout(letter))).toEqual([8, 6, 6, 6, 0]);
  });

  it('R5: a sale at two markets: 6 + 12 + 3 (EE-6.13 to 6.20)', () => {
    const table = position({
      you: { hand: 'T2', hold: 'Pg1 Pg2 Pg3', traders: '1:1 2:1 5:1' },
      queues: { 1: 'P P S', 2: 'P S P Y', 3: 'P P', 5: 'Y G O' },
      ship: 'R R S',
      levels: '4/4/7/6/4',
      deck: 'Y1',
    });
    const red = table.pool('R');
    const special = table.pool('S');
    table.choose('sell');
    expect(table.options).toEqual(['market-1', 'market-2']); // no buyer at 5, no trader at 3
    table.choose('market-1', 'market-2', 'Pg1', 'Pg3');
    expect(table.credits()).toBe(21);
    expect(table.told('sold')[0]?.income).toEqual({ popularity: 6, buyers: 6, forBuyers: 12, bonus: 3, credits: 21 });
    expect(table.hand()).toBe('Y1');
    expect(table.ship.split(' ').sort().join(' ')).toBe('P P P P S S');
    expect(table.pool('R')).toBe(red + 2);
    expect(table.pool('S')).toBe(special + 1);
    expect(table.queue(2)).toBe('Y');
    expect(table.envoys()).toEqual([2, 0, 0]);
    expect([table.traders(1), table.traders(2), table.traders(5)]).toEqual([0, 0, 1]);
    expect(table.hold()).toBe('Pg2');
    expect(table.brokenLaws).toEqual([]);
  });

  it('R6: Survey: the artefact of value 5 is placed, that of value 6 bought for 12 (EE-6.30)', () => {
    const table = position({
      you: { hand: 'Y2', credits: 15 },
      forecast: 'R1 G2 P3',
      stacks: { yellow: 'Yg1 Yg3' },
    });
    table.choose('survey', 'R1', 'Yg1', 'Yg3');
    expect(table.credits()).toBe(3);
    expect(table.map).toBe('Yg1');
    expect(table.prompt).toBe('sample.guard');
    table.choose('sample');
    expect(table.hold()).toBe('Yg3');
    expect(table.gallery()).toBe('Yg3');
  });

  it('R7: command centres of round 3: ties share, the next is pushed down (EE-10.3)', () => {
    // black, pink, yellow, brown
    const table = position({
      seats: 4,
      round: 3,
      you: { envoys: '3 0 1' },
      others: [{ envoys: '2 1 2' }, { envoys: '2 4 0' }, { envoys: '0 3 2' }],
      play: script('scoring', [run(scoreCentres)]),
    });
    const shares = table
      .told('centre-scored')
      .map(({ awards }) => [0, 1, 2, 3].map((seat) => awards.find(({ who }) => who === seat)?.credits ?? 0));
    expect(shares).toEqual([
      [15, 7, 7, 0],
      [0, 5, 15, 10],
      [5, 12, 0, 12],
    ]);
    expect(table.credits(0)).toBe(20);
    expect(table.envoys(1)).toEqual([2, 1, 2]); // EE-10.4
  });

  it('R8: a gallery worth 41 (EE-11.1)', () => {
    const table = position({ you: { hand: 'R1', gallery: 'Yg1 Yg4 Gg1 Rg1 Rg2 Rg3 Og1 Og2 Og3 Og4' } });
    expect(table.scoreLine('rows')).toBe(13);
    expect(table.scoreLine('columns')).toBe(4 + 9 + 15);
    expect(table.points()).toBe(41);
  });

  it('R9: Kuti Kuti dig two artefacts with one explorer, from one site or from two adjacent ones (EE-9.4)', () => {
    const given = {
      you: { faction: 'kuti-kuti', hand: 'R1', explorers: 'dig-red-east market-4 bm-west' },
      map: 'Rg2 Rg2 Rg4', // Great Lakes twice, Yucatan beside it
    };
    const both = position(given).choose('excavate'); // one of Great Lakes, as there is nothing else to begin with
    expect(both.options).toEqual(['Rg2', 'Rg4', 'done']);
    expect(both.choose('Rg2').hold()).toBe('Rg2 Rg2');
    expect(position(given).choose('excavate', 'Rg4').hold()).toBe('Rg2 Rg4');
    expect(position({ ...given, you: { ...given.you, faction: 'gul' } }).choose('excavate').prompt).toBe(
      'sample.guard',
    );
  });

  it('R10: the south-western yellow site lies beside market 6 and the eastern black market (EE-6.2)', () => {
    const patagonia = locationNamed('dig-yellow-south-west');
    expect(distance(patagonia, locationNamed('market-6'))).toBe(1);
    expect(distance(patagonia, locationNamed('bm-east'))).toBe(1);
  });
});
