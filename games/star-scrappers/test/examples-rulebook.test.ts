import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

/** docs/examples.md, part A: the examples of the rulebook. */
describe('examples of the rulebook', () => {
  it('EX-A1: the Leader takes a crystal free of charge and stays where it is (SS-6.3, 15.1)', () => {
    const table = position({ you: { base: 'N2 B1', hand: 'Y1' }, mine: '*B1' });
    expect(table.prompt).toBe('leader.card');
    table.choose('B1', '*B1');
    expect(table.crystals()).toBe('*B1');
    expect(table.base()).toBe('N2 B1');
    expect(table.state.turn.mainUsed).toEqual([]);
  });

  it('EX-A2: a level 3 is recruited for a level 2 (SS-8)', () => {
    const table = position({ you: { hand: 'Y2 Y1' }, docks: 'B3' });
    table.choose('recruit');
    expect(table.playArea).toBe('Y2');
    expect(table.hand()).toBe('Y1 B3');
  });

  it('EX-A3: a level 1 is recruited for nothing, but the action is spent (SS-8.3)', () => {
    const table = position({ you: { hand: 'Y1' }, docks: 'B1' });
    table.choose('recruit');
    expect(table.playArea).toBe('');
    expect(table.hand()).toBe('Y1 B1');
    expect(table.state.turn.mainUsed).toEqual(['recruit']);
  });

  it("EX-A4: with Fish'Bean both main actions may be recruiting (SS-7.3, 15.8)", () => {
    const table = position({ you: { base: 'B2' }, docks: 'Y2 N3 P4' });
    table.choose('B2', 'Y2', 'recruit', 'recruit');
    expect(table.playArea).toBe('Y2 N3');
    expect(table.hand()).toBe('P4');
    expect(table.state.turn.mainUsed).toEqual(['recruit', 'recruit']);
  });

  it('EX-A5: a yellow crystal of cost 6 for yellow cards worth 6 (SS-9.3)', () => {
    const table = position({ you: { hand: 'Y1 Y2 Y3' }, mine: '*Y6s' });
    table.choose('mine', 'Y1', 'Y2'); // the last card is laid by itself
    expect(table.crystals()).toBe('*Y6s');
    expect(table.playArea).toBe('Y1 Y2 Y3');
  });

  it('EX-A6: a Wild crystal for cards of any one colour, never of two (SS-9.4, 9.5)', () => {
    const inPlay = ['purple', 'brown', 'blue', 'green'] as const;
    const table = position({ inPlay, you: { hand: 'B4 B2 N3' }, mine: '*Y6s' });
    table.choose('mine');
    expect(table.options).toEqual(['B4', 'B2']);
    table.choose('B4');
    expect(table.crystals()).toBe('*Y6s');
    expect(position({ inPlay, you: { hand: 'B4 N2' }, mine: '*Y6s' }).options).not.toContain('mine');
  });

  it('EX-A7: the Totem makes a crystal of cost 1 free; the action is spent (SS-9.2, 9.6)', () => {
    const table = position({ you: { totems: ['blue'] }, mine: '*B1' });
    table.choose('mine');
    expect(table.crystals()).toBe('*B1');
    expect(table.playArea).toBe('');
  });

  it('EX-A8: an Artifact of cost 8 for cards of any colours; a half is chosen at once (SS-10)', () => {
    const table = position({ you: { hand: 'P4 N2 B1 Y1' }, artifacts: ['mass-production'] });
    table.choose('collect', 'mass-production', 'P4', 'N2', 'B1');
    expect(table.prompt).toBe('collect.half');
    expect(table.options).toEqual(['mass-production', 'diversion']);
    table.choose('diversion');
    expect(table.artifacts()).toBe('diversion');
  });

  it('EX-A9: of three Artifacts just the three kept halves count (SS-10.4)', () => {
    const table = position({
      you: { artifacts: ['small-change', 'collector', 'loyalty-card'], crystals: '*B1 *Y1', hand: 'P4' },
      artifacts: ['third-time-lucky'],
    });
    expect(table.scoreLine('artefacts')).toBe(2 + 3 * 2); // Small Change, Collector
    expect(table.options).toContain('collect'); // cost 6 - 2: the Loyalty Card
    expect(table.state.turn.mainUsed).toEqual([]);
  });

  it('EX-A10: Foreman, then a level 4 for a level 1 card (SS-8.2, 15.5)', () => {
    const table = position({ you: { hand: 'N2 Y1 B2' }, docks: 'P4' });
    table.choose('skill', 'N2', 'recruit');
    expect(table.hand()).toBe('B2 P4');
    expect(table.playArea).toBe('N2 Y1');
  });

  it('EX-A11: with Foreman levels 1 to 3 are free (SS-15.5)', () => {
    for (const card of ['P1', 'P2', 'P3']) {
      const table = position({ you: { hand: 'N2' }, docks: card });
      table.choose('skill', 'recruit');
      expect(table.hand()).toBe(card);
      expect(table.playArea).toBe('N2');
    }
  });

  it('EX-A12: a raid: Leader home, Totem to the raider, cards up to a hand of seven (SS-12)', () => {
    const table = position({
      you: { hand: 'P1 P2' },
      others: [{ base: 'P1 N1 N2 N3 B1 B2 Y1', totems: ['yellow'] }],
      mine: 'full',
      docks: 'full',
    });
    table.choose('raid@base-1');
    expect(table.hand(1)).toBe('Y1');
    expect(table.holderOf('yellow')).toBe(0);
    expect(table.hand()).toBe('P1 P2 B2 B1 N3 N2 N1');
    expect(table.base(1)).toBe('P1');
    expect(table.brokenLaws).toEqual([]);
  });

  it('EX-A13: raiding with a full hand brings the Totem only (SS-12.5, 14.1)', () => {
    const table = position({ you: { hand: 'P1 P1 P2 P3 N1 N1 N2' }, others: [{ base: 'B1 B2 B3 Y1' }] });
    table.choose('raid@base-1');
    expect(table.hand()).toBe('P1 P1 P2 P3 N1 N1 N2');
    expect(table.hand(1)).toBe('Y1');
    expect(table.holderOf('yellow')).toBe(0);
    expect(table.base(1)).toBe('B1 B2 B3');
  });

  it("EX-A14: raiding one's own Base with a full hand brings back the Leader as an eighth card (SS-12.7)", () => {
    const table = position({ you: { hand: 'P1 P1 P2 P3 N1 N1 N2', base: 'B1 B2 Y1' } });
    table.choose('skip', 'raid@base-0');
    expect(table.hand()).toBe('P1 P1 P2 P3 N1 N1 N2 Y1');
    expect(table.holderOf('yellow')).toBe(0);
    expect(table.base()).toBe('B1 B2');
  });

  it('EX-A15: extra mining goes before or after a raid (SS-7.6, 12.1)', () => {
    const given = { you: { hand: 'B1', base: 'P1 Y2' }, others: [{ base: 'N1 N2' }], mine: '*B1' };
    const after = position(given).choose('Y2', 'raid@base-1');
    expect(after.options).toEqual(['extra-mine', 'end']);
    expect(after.choose('extra-mine').crystals()).toBe('*B1');
    const before = position(given).choose('Y2', 'extra-mine');
    expect(before.options).toContain('raid@base-1');
  });

  it('EX-A16: two Venerables: an Artifact of cost 8 for nothing (SS-10.2, 11.4)', () => {
    const table = position({ you: { base: 'P3', hand: 'P3' }, artifacts: ['mass-production'] });
    table.choose('P3', 'skill', 'collect', 'mass-production', 'mass-production');
    expect(table.artifacts()).toBe('mass-production');
    expect(table.playArea).toBe('P3');
    expect(table.options).toEqual(['end']);
  });

  it('EX-A17: Makkarat: crystals of cost 1 and 3 for nothing (SS-15.4)', () => {
    const table = position({ you: { base: 'P4' }, mine: '*B1 *R3 *B6s' });
    table.choose('P4', 'mine');
    expect(table.options).toEqual(['*B1', '*R3']);
    expect(table.choose('*R3').crystals()).toBe('*R3');
  });

  it('EX-A18: the Sergeant takes one card only when the hand has room for one (SS-14.1, 15.6)', () => {
    const table = position({ you: { hand: 'P1 P1 P2 B1 B1 B2', base: 'Y1 Y2 Y3 N3' } });
    table.choose('N3', 'Y1');
    expect(table.prompt).toBe('actions.move');
    expect(table.hand()).toBe('P1 P1 P2 B1 B1 B2 Y1');
    expect(table.base()).toBe('Y2 Y3 N3');
  });

  it('EX-A19: Drollo as first action: then mine, and mine once more (SS-7.6)', () => {
    const table = position({ you: { hand: 'Y2 B1 N1' }, mine: '*B1 *N1' });
    table.choose('skill', 'Y2', 'mine', '*B1', 'extra-mine');
    expect(table.crystals()).toBe('*B1 *N1');
  });

  it('EX-A20: Leader Drollo: recruit, collect and an extra action, which must be mining (SS-15.11)', () => {
    const table = position({
      you: { base: 'Y2', hand: 'P4 N1 B1' },
      docks: 'N1',
      mine: '*B1',
      artifacts: ['contract'],
    });
    table.choose('Y2', 'recruit', 'collect', 'contract', 'P4', 'N1', 'done', 'loyalty-card');
    expect(table.options).toEqual(['extra-mine', 'end']);
    expect(table.choose('extra-mine').crystals()).toBe('*B1');
  });

  it("EX-A21: Leader Fish'Bean: mine and mine again (SS-7.3)", () => {
    const table = position({ you: { base: 'B2', hand: 'B1 N1' }, mine: '*B1 *N1' });
    table.choose('B2', 'mine', '*B1', 'mine');
    expect(table.crystals()).toBe('*B1 *N1');
  });

  it('EX-A22: Psychosa looks past the Leader (SS-15.14)', () => {
    const table = position({ inPlay: ['red', 'brown', 'blue', 'yellow'], you: { base: 'Y3 N1', hand: 'R2' } });
    table.choose('skip', 'skill');
    expect(table.options).toEqual(['Y3', 'decline']);
    expect(table.choose('Y3').subjugated()).toBe('Y3');
    expect(table.base()).toContain('N1');
  });

  it('EX-A23: with Rooter a Weedlock of level 1 pays for a level 3 (SS-8.3, 15.17)', () => {
    const table = position({
      inPlay: ['green', 'brown', 'blue', 'yellow'],
      you: { base: 'G2', hand: 'G1' },
      docks: 'Y3',
    });
    table.choose('G2', 'recruit');
    expect(table.hand()).toBe('Y3');
  });

  it('EX-A24: symbols yellow 2, blue 2, green 1, red 1 are 10 + 3 points (SS-18.2)', () => {
    const table = position({ you: { crystals: '*Y1s *Y3s *B1s *B3s *G1s *R1s' } });
    expect(table.scoreLine('symbol-sets')).toBe(13);
  });

  it('EX-A25: a whole score: 22 + 8 + 6 = 36 (SS-18)', () => {
    const table = position({
      you: {
        crystals: '*G6u *G6s *P3s *B6u *Y3 *G1s *N1 *R1',
        artifacts: ['third-time-lucky', 'contract'],
      },
    });
    expect(table.scoreLine('crystals')).toBe(22);
    expect(table.scoreLine('symbol-sets')).toBe(8);
    expect(table.scoreLine('artefacts')).toBe(6);
    expect(table.points()).toBe(36);
  });

  it('EX-A26: a first turn (SS-6.2, 9.5)', () => {
    const table = position({ you: { hand: 'B2 Y1 Y1' }, mine: '*R1', docks: 'Y2' });
    expect(table.prompt).toBe('actions.move'); // nothing to start with: no Artifact, no Leader
    table.choose('mine', 'Y1', 'done', 'skill', 'B2', 'Y2', 'end');
    expect(table.base()).toBe('Y1 B2');
    expect(table.hand()).toBe('Y1 Y2');
    expect(table.crystals()).toBe('*R1');
  });

  it('EX-A27: mining twice, overpaying the second time (SS-7.3, 9.6)', () => {
    const table = position({ you: { base: 'Y1 B2', hand: 'Y1 Y2' }, mine: '*Y3 *G1', docks: 'Y2' });
    table.choose('B2', 'Y2', 'mine', '*Y3', 'Y2', 'Y1', 'done', 'mine');
    table.choose('end');
    expect(table.crystals()).toBe('*Y3 *G1');
    expect(table.hand()).toBe('');
    expect(table.base()).toBe('Y1 B2 Y2 Y1 Y2');
  });

  it('EX-A28: a raid that leaves one card (SS-12)', () => {
    const table = position({ you: { hand: 'P1 P1 P2 P3' }, others: [{ base: 'Y2 N1 N2 B1 Y2' }] });
    table.choose('raid@base-1');
    expect(table.hand(1)).toBe('Y2');
    expect(table.hand()).toBe('P1 P1 P2 P3 B1 N2 N1');
    expect(table.base(1)).toBe('Y2');
  });

  it('EX-A29: Drollo, extra mining, then a raid, and no main action after it (SS-12.1)', () => {
    const table = position({
      you: { base: 'Y2', hand: 'N2 P1' },
      others: [{ base: 'B1 B2' }],
      mine: '*N1 *P1',
      docks: 'P1',
    });
    table.choose('Y2', 'extra-mine', '*N1', 'raid@base-1');
    expect(table.options).toEqual(['end']);
    expect(table.crystals()).toBe('*N1');
    expect(table.hand()).toBe('P1 B1');
  });

  it('EX-A30: with the Club and Diversion a crystal for each of two raids (SS-16.15, 16.16)', () => {
    const table = position({
      you: { artifacts: ['club-of-persuasion', 'diversion'] },
      others: [{ base: 'N1' }, { base: 'B1' }],
      mine: '*P1 *Y1 *R3',
    });
    table.choose('raid@base-1');
    expect(table.options).toEqual(['*P1', '*Y1', 'decline']);
    table.choose('*P1', 'raid@base-2', '*Y1');
    expect(table.crystals()).toBe('*P1 *Y1');
  });

  it('EX-A31: the second raid is allowed with a full hand: Totem yes, cards no (SS-16.15)', () => {
    const table = position({
      you: { hand: 'P1 P1 P2 P3 N1 N1', artifacts: ['diversion'] },
      others: [{ base: 'N1 N2' }, { base: 'B1 B2' }],
    });
    table.choose('raid@base-1', 'raid@base-2');
    expect(table.hand()).toBe('P1 P1 P2 P3 N1 N1 N1');
    expect(table.holderOf('blue')).toBe(0);
    expect(table.base(2)).toBe('B1');
  });

  it('EX-A32: Third Cyber-Hand not at the hand limit, not on a Base of one card (SS-16.14)', () => {
    const artifacts = ['third-cyber-hand'];
    const usable = position({ you: { hand: 'P1', base: 'N1 B1', artifacts } });
    expect(usable.prompt).toBe('start-artifacts.half');
    const full = position({ you: { hand: 'P1 P1 P2 P3 N1 N1 N2', base: 'N1 B1', artifacts } });
    expect(full.prompt).toBe('leader.card');
    const single = position({ you: { hand: 'P1', base: 'B1', artifacts } });
    expect(single.prompt).toBe('leader.card');
  });
});
