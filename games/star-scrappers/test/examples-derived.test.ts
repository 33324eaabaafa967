import { chanceFrom, Dealer } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import type { Crystal } from '../pieces.ts';
import { setup } from '../rules/setup.ts';
import { mineCost, termsOf } from '../rules/terms.ts';
import { type Position, position } from './position.ts';

/** docs/examples.md, part B: cases derived from the rules. */

const RED_IN_PLAY = ['red', 'brown', 'blue', 'yellow'] as const;
const GREEN_IN_PLAY = ['green', 'brown', 'blue', 'yellow'] as const;

/** What the only crystal of the Mine costs the active player now. */
function price(table: Position): number {
  const crystal = table.state.mine.find((piece) => piece >= 0) as Crystal;
  return mineCost(table.state, crystal, termsOf(table.state));
}

describe('derived examples: payments', () => {
  it('EX-B1: a level 4 may pay for a crystal of cost 1 (SS-9.6)', () => {
    const table = position({ you: { hand: 'N4' }, mine: '*N1' });
    expect(table.choose('mine').crystals()).toBe('*N1');
  });

  it('EX-B2: a superfluous card may be laid last, to lead the Base (SS-9.6, 7.8)', () => {
    const table = position({ you: { hand: 'N3 N1' }, mine: '*N3' });
    table.choose('mine', 'N3', 'N1', 'end');
    expect(table.base()).toBe('N3 N1');
  });

  it('EX-B3: two colours never pay for a Wild crystal (SS-9.4)', () => {
    expect(position({ you: { hand: 'B2 Y1' }, mine: '*R3' }).options).not.toContain('mine');
    expect(position({ you: { hand: 'B2 B1' }, mine: '*R3' }).options).toContain('mine');
  });

  it('EX-B5: a level 3 needs a card of exactly 2 (SS-8.3)', () => {
    expect(position({ you: { hand: 'B3 Y3' }, docks: 'P3' }).options).not.toContain('recruit');
    expect(position({ you: { hand: 'B2' }, docks: 'P3' }).options).toContain('recruit');
  });

  it('EX-B6: two Foremen make a level 4 free (SS-15.5)', () => {
    const table = position({ you: { base: 'N2', hand: 'N2' }, docks: 'P4' });
    table.choose('N2', 'skill', 'recruit');
    expect(table.hand()).toBe('P4');
  });

  it('EX-B7: with one Foreman a level 4 needs exactly 1, or exactly 3 without the discount (SS-8.2, 8.3)', () => {
    const withHand = (hand: string) => position({ you: { base: 'N2', hand }, docks: 'P4' }).choose('N2').options;
    expect(withHand('B2 Y2')).not.toContain('recruit');
    expect(withHand('B1')).toContain('recruit');
    expect(withHand('B3')).toContain('recruit');
  });

  it('EX-B8: with Rooter a G1 pays as 1 or as 2 (SS-8.3)', () => {
    const table = position({ inPlay: GREEN_IN_PLAY, you: { base: 'G2', hand: 'G1' }, docks: 'Y2 Y3 Y4' });
    table.choose('G2', 'recruit');
    expect(table.options).toEqual(['Y2', 'Y3']);
  });

  it('EX-B10: a red crystal turned blue costs less, and blue cards only (SS-15.2)', () => {
    const table = position({ you: { base: 'P2', hand: 'B4 Y4', totems: ['blue'] }, mine: '*R6s' });
    expect(price(table)).toBe(6);
    table.choose('P2', '*R6s', 'blue');
    expect(price(table)).toBe(4);
    expect(table.choose('mine').playArea).toBe('B4');
  });

  it('EX-B11: once owned it is red again, with its red symbol (SS-1.5)', () => {
    const table = position({
      you: { base: 'P2', hand: 'B4', totems: ['blue'], crystals: '*B1s', artifacts: ['contract'] },
      mine: '*R6s',
    });
    table.choose('P2', '*R6s', 'blue', 'mine');
    expect(table.scoreLine('symbol-sets')).toBe(3); // blue and red, not two blue ones
    expect(table.scoreLine('artefacts')).toBe(1); // Contract: one crystal of each colour
  });

  it('EX-B12: a green crystal turned purple can be taken by a P1 (SS-15.1)', () => {
    const table = position({ you: { base: 'P2', hand: 'P1 N1' }, mine: '*G1' });
    table.choose('P2', '*G1', 'purple', 'skill', 'P1');
    expect(table.options).toEqual(['*G1', 'decline']);
    const unchanged = position({ you: { base: 'P2', hand: 'P1 N1' }, mine: '*G1' });
    unchanged.choose('skip', 'skill', 'P1');
    expect(unchanged.prompt).toBe('actions.move');
    expect(unchanged.crystals()).toBe('');
  });

  it('EX-B22: a brown card that counts as green is no Weedlock for Rooter (SS-15.12)', () => {
    const inPlay = ['green', 'brown', 'blue', 'yellow'] as const;
    const given = { inPlay, you: { base: 'Y3', hand: 'G2 N3', artifacts: ['double-shift'] }, mine: '*G6s' };
    const table = position(given).choose('Y3', 'green', 'N3', 'stop', 'skill', 'G2');
    expect(table.options).not.toContain('mine'); // N3 counts 3, not 6
    const reachable = position({ ...given, mine: '*G3' }).choose('Y3', 'green', 'N3', 'stop', 'skill', 'G2');
    expect(reachable.choose('mine').crystals()).toBe('*G3');
  });

  it('EX-B38: Universal Translator: one card of another colour, not two (SS-16.19)', () => {
    const artifacts = ['universal-translator'];
    const one = position({ you: { hand: 'B3 N3', artifacts }, mine: '*B6s' }).choose('mine', 'N3');
    expect(one.crystals()).toBe('*B6s');
    expect(position({ you: { hand: 'B3 N2 N1', artifacts }, mine: '*B6s' }).options).not.toContain('mine');
  });

  it('EX-B46: discounts add up: 10 - 2 - 2 - 4 = 2 (SS-9.2)', () => {
    const table = position({
      inPlay: ['green', 'purple', 'blue', 'yellow'],
      you: { base: 'P4', totems: ['green'], artifacts: ['plasma-drill', 'totem-resonator'] },
      mine: '*G10u',
    });
    table.choose('P4');
    expect(price(table)).toBe(2);
  });
});

describe('derived examples: actions and skills', () => {
  it('EX-B13: no raid after a main action (SS-12.1)', () => {
    const table = position({ you: { hand: 'P3 B1' }, others: [{ base: 'N1' }] });
    expect(table.options).toContain('raid@base-1');
    table.choose('skill', 'P3');
    expect(table.options).not.toContain('raid@base-1');
  });

  it("EX-B16: Mandragore on one's own Base never takes the Leader (SS-12.8)", () => {
    const table = position({ inPlay: GREEN_IN_PLAY, you: { hand: 'G4', base: 'G2 G1 G3' } });
    table.choose('skip', 'skill', 'take@base-0');
    expect(table.options).toEqual(['G2', 'G1', 'stop']);
    table.choose('G2', 'G1');
    expect(table.hand()).toBe('G2 G1');
    expect(table.base()).toBe('G3');
  });

  it('EX-B17: with room for one card the player picks one of three Weedlocks (SS-15.19)', () => {
    const table = position({
      inPlay: GREEN_IN_PLAY,
      you: { hand: 'G4 N1 N1 N2 B1 B1 B2' },
      others: [{ base: 'G1 G2 G3 Y1' }],
    });
    table.choose('skill', 'G4', 'take@base-1');
    expect(table.options).toEqual(['G1', 'G2', 'G3', 'stop']);
    table.choose('G2');
    expect(table.prompt).toBe('actions.move');
    expect(table.base(1)).toBe('G1 G3 Y1'); // the order of the rest is kept, SS-15.21
  });

  it('EX-B18: Domina: two cards, but one crystal if there is only one (SS-15.16)', () => {
    const table = position({ inPlay: RED_IN_PLAY, you: { hand: 'N1 N1 R4' }, mine: '*B1' });
    table.choose('skill', 'R4', 'N1', 'N1', '*B1');
    expect(table.subjugated()).toBe('N1 N1');
    expect(table.scoreLine('subjugated')).toBe(2);
    expect(table.crystals()).toBe('*B1');
  });

  it('EX-B20: Scraper brings nothing after a crystal of cost 10 (SS-15.13)', () => {
    const table = position({ you: { base: 'Y4', hand: 'Y4 Y3 Y3' }, mine: '*Y10u *B6s' });
    table.choose('Y4', 'mine', 'Y4', 'Y3');
    expect(table.crystals()).toBe('*Y10u');
    expect(table.prompt).toBe('actions.move');
  });

  it('EX-B21: Scraper follows every mining action (SS-15.13)', () => {
    const table = position({
      you: { base: 'Y4', hand: 'B1 N4 N2', artifacts: ['double-shift'] },
      mine: '*B1 *P1 *N6s *R6s',
    });
    table.choose('Y4', 'mine', '*B1', '*P1');
    expect(table.crystals()).toBe('*B1 *P1');
    table.choose('mine', '*N6s', 'N4', '*R6s');
    expect(table.crystals()).toBe('*B1 *P1 *N6s *R6s');
  });

  it('two Scrapers bring two more of the same cost (SS-15.13)', () => {
    const table = position({ you: { base: 'Y4', hand: 'Y4 B1' }, mine: '*B1 *P1 *N1 *R6s' });
    table.choose('Y4', 'skill', 'Y4', 'mine');
    expect(table.options).toEqual(['*P1', '*N1', 'decline']);
    table.choose('*P1');
    expect(table.options).toEqual(['*N1', 'decline']);
    table.choose('*N1');
    expect(table.crystals()).toBe('*B1 *P1 *N1');
  });

  it('EX-B36: a Leader whose taking finds the hand full still gives its permission (SS-6.1, 15.8)', () => {
    const table = position({
      you: { hand: 'N1 N1 N2 B1 B1 Y1', base: 'P1 B2', artifacts: ['third-cyber-hand'] },
      docks: 'Y2',
      mine: '*N1 *B1',
    });
    table.choose('third-cyber-hand', 'P1', 'B2');
    expect(table.prompt).toBe('actions.move'); // no card was offered
    expect(table.hand()).toBe('N1 N1 N2 B1 B1 Y1 P1');
    table.choose('mine', '*N1', 'N1', 'done');
    expect(table.options).toContain('mine');
  });

  it("EX-B37: Second-in-Command: the Leader's skill or the second card's, not both (SS-16.21)", () => {
    const table = position({ you: { base: 'N4 B2', artifacts: ['second-in-command'] }, docks: 'Y2 P3' });
    expect(table.options).toEqual(['B2', 'N4', 'skip']);
    table.choose('N4', 'Y2', 'P3');
    expect(table.hand()).toBe('Y2 P3');
    expect(table.prompt).toBe('actions.move');
  });

  it("EX-B41: Fish'Bean as first action, then another skill (SS-7.5)", () => {
    const table = position({ you: { hand: 'B2 P3 N1' } });
    table.choose('skill', 'B2');
    expect(table.options).toContain('skill');
    const without = position({ you: { hand: 'P3 P4 N1' } }).choose('skill', 'P3');
    expect(without.options).not.toContain('skill');
  });

  it('EX-B42: Drollo as second action still gives its extra mining (SS-7.6)', () => {
    const table = position({ you: { hand: 'Y2 B1' }, docks: 'N1', mine: '*B1' });
    table.choose('recruit', 'skill', 'Y2');
    expect(table.options).toEqual(['extra-mine', 'end']);
  });

  it('EX-B43: who plays nothing keeps the Leader and may use it again (SS-6.5)', () => {
    const table = position({ you: { base: 'B1' }, others: [{ hand: 'P1', base: 'N1 N1' }], mine: '*B1 *B1s' });
    table.choose('B1', '*B1', 'raid@base-1', 'end');
    expect(table.base()).toBe('B1');
    table.choose('end', 'B1');
    expect(table.prompt).toBe('take-crystal.crystal');
  });

  it('EX-B45: with nothing at all only `end` is legal (SS-20.18)', () => {
    const table = position({ mine: '*B1' });
    expect(table.options).toEqual(['end']);
    expect(position({ mine: '*B1', you: { totems: ['blue'] } }).options).toEqual(['mine', 'end']);
  });

  it('EX-B47: Psychosa: the lowest below the Leader, own choice among equals (SS-15.14)', () => {
    const table = position({
      inPlay: ['red', 'brown', 'blue', 'green'],
      you: { base: 'G2 N1 B1 B4', hand: 'R2' },
    });
    table.choose('skip', 'skill');
    expect(table.options).toEqual(['N1', 'B1', 'decline']);
  });
});

describe('derived examples: raids', () => {
  it('EX-B15: a Totem nobody holds comes from the supply (SS-12.4)', () => {
    const table = position({ others: [{ base: 'Y1' }] });
    expect(table.holderOf('yellow')).toBe(-1);
    expect(table.choose('raid@base-1').holderOf('yellow')).toBe(0);
  });

  it('EX-B32: Force Field saves the next card too (SS-16.23)', () => {
    const table = position({
      you: { hand: 'P1 P1 P2 P3 P4' },
      others: [{ hand: 'Y1 Y1 Y2', base: 'N1 N2 Y3 B4', artifacts: ['force-field'] }],
    });
    table.choose('raid@base-1');
    expect(table.hand(1)).toBe('Y1 Y1 Y2 B4 Y3');
    expect(table.hand()).toBe('P1 P1 P2 P3 P4 N2 N1');
    expect(table.holderOf('blue')).toBe(0);
  });

  it('EX-B33: Force Field saves nothing for a full hand (SS-16.23)', () => {
    const table = position({
      you: { hand: 'P1 P1 P2 P3 P4' },
      others: [{ hand: 'Y1 Y1 Y2 Y2 B1 B1 B2', base: 'N1 N2 Y3 B4', artifacts: ['force-field'] }],
    });
    table.choose('raid@base-1');
    expect(table.hand(1)).toBe('Y1 Y1 Y2 Y2 B1 B1 B2 B4');
    expect(table.hand()).toBe('P1 P1 P2 P3 P4 Y3 N2');
  });

  it("EX-B35: Diversion: an opponent's Base, then one's own, never the same twice (SS-16.15)", () => {
    const table = position({
      you: { base: 'P1', artifacts: ['diversion'] },
      others: [{ base: 'N1 N2' }, { base: 'B1' }],
    });
    table.choose('skip', 'raid@base-1');
    expect(table.options).toEqual(['raid@base-0', 'raid@base-2', 'decline']);
    table.choose('raid@base-0');
    expect(table.hand()).toBe('N1 P1');
    expect(table.options).toEqual(['end']); // no third raid, no main action
  });
});

describe('derived examples: clean-up, the end and the score', () => {
  it('EX-B23: a Base is cut to seven from the bottom (SS-13.3)', () => {
    const table = position({ you: { base: 'P1 P2 N1 N2 B1 B2', hand: 'Y1 Y1 Y2 Y2' }, mine: '*Y6s' });
    table.choose('skip', 'mine', 'Y1', 'Y1', 'Y2', 'end');
    expect(table.base()).toBe('N2 B1 B2 Y1 Y1 Y2 Y2');
    expect(table.state.removed).toHaveLength(3);
  });

  it('EX-B25: two stacks that run out in one refill are two steps (SS-13.5)', () => {
    const table = position({
      you: { base: 'B2', hand: 'B2 Y3' },
      docks: 'P3 N4',
      mine: 'full',
      mercenaryStacks: { 3: 2, 4: 1 },
    });
    table.choose('B2', 'recruit', 'P3', 'recruit', 'Y3', 'end');
    expect(table.state.caveIn).toBe(2);
  });

  it('EX-B26: the last Artifact of a stack is a step at once (SS-10.7)', () => {
    const table = position({ you: { hand: 'P4 P4 N4' }, artifacts: ['contract'], artifactStackSizes: [1, 0, 0] });
    table.choose('collect', 'P4', 'P4', 'done', 'contract');
    expect(table.state.caveIn).toBe(1);
  });

  const fourPlayers = (active: number) => {
    const players = Array.from({ length: 3 }, () => ({}));
    const rich = { hand: 'Y4 Y4 Y3' };
    return position({
      seats: 4,
      active,
      caveIn: 8,
      mine: '*Y10u',
      ...(active === 0 ? { you: rich, others: players } : { others: [{}, {}, rich] }),
    });
  };

  it('EX-B27: triggered by the first player, the round is finished (SS-17.6)', () => {
    const table = fourPlayers(0).choose('mine', 'Y4', 'Y4', 'end');
    expect(table.state.caveIn).toBe(9);
    for (const player of [1, 2, 3]) {
      expect(table.over).toBe(false);
      expect(table.active).toBe(player);
      table.choose('end');
    }
    expect(table.over).toBe(true);
    expect(table.state.ended).toBe('collapse');
  });

  it('EX-B28: triggered by the last player, the game ends with that turn (SS-17.6)', () => {
    const table = fourPlayers(3).choose('mine', 'Y4', 'Y4', 'end');
    expect(table.over).toBe(true);
  });

  it('EX-B30: symbols A 2, B 2, C 2 are 6 + 6 points (SS-18.2)', () => {
    expect(position({ you: { crystals: '*P1s *P3s *N1s *N3s *B1s *B3s' } }).scoreLine('symbol-sets')).toBe(12);
  });

  it('EX-B31: all six symbols, one of them twice, are 21 + 1 points (SS-18.2)', () => {
    expect(position({ you: { crystals: '*P1s *N1s *B1s *Y1s *R1s *G1s *G3s' } }).scoreLine('symbol-sets')).toBe(22);
  });

  it('EX-B40: Third Time Lucky with five crystals of cost 3: 6 points (SS-16.2)', () => {
    const table = position({ you: { crystals: '*P3 *N3 *B3 *Y3 *R3', artifacts: ['third-time-lucky'] } });
    expect(table.scoreLine('artefacts')).toBe(6);
  });

  it('EX-B48: who ties for the most points wins (SS-18.4)', () => {
    const table = position({ you: { crystals: '*P3' }, others: [{ crystals: '*N3' }, { crystals: '*B1' }] });
    expect(table.winners).toEqual([0, 1]);
  });

  it('EX-B50: stacks after setup with four players: 8/9/6/7 and 20/15/10/5 (SS-4)', () => {
    const s = setup(
      { seats: 4, variants: { factions: 'random', open: 'false' } },
      new Dealer(chanceFrom('setup'), null),
    );
    expect(s.mercenaryStacks.map((stack) => stack.length)).toEqual([8, 9, 6, 7]);
    expect(s.crystalStacks.map((stack) => stack.length)).toEqual([20, 15, 10, 5]);
    expect(s.artifactStacks.map((stack) => stack.length)).toEqual([4, 4, 4]);
  });
});
