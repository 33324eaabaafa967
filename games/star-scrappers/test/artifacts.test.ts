import { describe, expect, it } from 'vitest';
import { HALF_KINDS } from '../content/catalogue.ts';
import { type GivenPlayer, position } from './position.ts';

/** SS-16: what each of the 24 halves does. Every half of the box must have its entry here. */

/** The points a left half brings to a player who owns these things. */
const points = (half: string, you: GivenPlayer): number =>
  position({ you: { ...you, artifacts: [half, ...(you.artifacts ?? [])] } }).scoreLine('artefacts');

const halves: Record<string, () => void> = {
  contract: () => expect(points('contract', { crystals: '*B1 *B3 *B6s *P1 *P3' })).toBe(3),
  'third-time-lucky': () => {
    expect(points('third-time-lucky', { crystals: '*B3 *P3 *B1' })).toBe(3);
    expect(points('third-time-lucky', { crystals: '*B3 *P3 *R3' })).toBe(3);
    expect(points('third-time-lucky', { crystals: '*B3 *P3 *R3 *G3' })).toBe(6);
  },
  'mass-production': () => {
    expect(points('mass-production', { crystals: '*B3 *P3' })).toBe(0);
    expect(points('mass-production', { crystals: '*B3 *P3 *R1 *R1 *G1 *G1' })).toBe(4);
  },
  'small-change': () => expect(points('small-change', { crystals: '*B1 *P1s *R3' })).toBe(2),
  'deep-shaft': () => expect(points('deep-shaft', { crystals: '*B6s *P6u *R10u *R3' })).toBe(1 + 1 + 3),
  'totem-cult': () => {
    const table = position({ you: { artifacts: ['totem-cult'], totems: ['blue', 'brown'] } });
    expect(table.scoreLine('artefacts')).toBe(4);
    expect(table.scoreLine('totems')).toBe(6); // on top of the usual 3 each
  },
  'full-spectrum': () => {
    expect(points('full-spectrum', { crystals: '*P1 *N1 *B1 *Y1 *R1' })).toBe(5);
    expect(points('full-spectrum', { crystals: '*P1 *N1 *B1 *Y1 *R1 *G1' })).toBe(9);
  },
  'full-roster': () => {
    expect(points('full-roster', { hand: 'P1 N1 B4' })).toBe(3);
    expect(points('full-roster', { hand: 'P1 P1 P2 N1 N1 N2 B1 B2' })).toBe(7);
  },
  'leaders-monument': () => {
    expect(points('leaders-monument', { base: 'N4 B3' })).toBe(6);
    expect(points('leaders-monument', {})).toBe(0);
  },
  collector: () => expect(points('collector', { artifacts: ['loyalty-card', 'plasma-drill'] })).toBe(6),
  seismograph: () => expect(points('seismograph', { crystals: '*B6u *P10u *B6s' })).toBe(4),
  heraldry: () => expect(points('heraldry', { crystals: '*B6u *P10u *B1s *B1' })).toBe(3),

  'loyalty-card': () => {
    const you = { hand: 'P3' };
    const artifacts = ['leaders-monument']; // cost 5
    expect(position({ you, artifacts, artifactStackSizes: [1, 0, 0] }).options).not.toContain('collect');
    const owner = position({ you: { ...you, artifacts: ['loyalty-card'] }, artifacts, artifactStackSizes: [1, 0, 0] });
    expect(owner.options).toContain('collect');
  },
  'third-cyber-hand': () => {
    const table = position({ you: { base: 'P1 N1 B1', artifacts: ['third-cyber-hand'] } });
    table.choose('third-cyber-hand', 'P1');
    expect(table.hand()).toBe('P1');
    expect(table.base()).toBe('N1 B1');
    expect(table.prompt).toBe('leader.card'); // once in a turn
  },
  diversion: () => {
    const others = [{ base: 'N1' }, { base: 'B1' }];
    expect(position({ others }).choose('raid@base-1').options).toEqual(['end']);
    const owner = position({ you: { artifacts: ['diversion'] }, others }).choose('raid@base-1');
    expect(owner.options).toEqual(['raid@base-2', 'decline']);
  },
  'club-of-persuasion': () => {
    const table = position({ you: { base: 'P1', artifacts: ['club-of-persuasion'] }, mine: '*B1 *B3' });
    table.choose('skip', 'raid@base-0'); // one's own Base too
    expect(table.options).toEqual(['*B1', 'decline']);
  },
  'plasma-drill': () => {
    const mine = '*B6s';
    const you = { hand: 'B4' };
    expect(position({ you, mine }).options).not.toContain('mine');
    expect(position({ you: { ...you, artifacts: ['plasma-drill'] }, mine }).options).toContain('mine');
    const small = position({ you: { hand: 'B2', artifacts: ['plasma-drill'] }, mine: '*B3' });
    expect(small.options).not.toContain('mine'); // only 6 and 10
  },
  'totem-resonator': () => {
    const given = { mine: '*B3' };
    const you = { hand: 'B1', totems: ['blue'] as const };
    expect(position({ ...given, you }).options).not.toContain('mine'); // 3 - 1
    const owner = position({ ...given, you: { ...you, artifacts: ['totem-resonator'] } });
    expect(owner.options).toContain('mine'); // 3 - 2
  },
  'universal-translator': () => {
    const owner = position({ you: { hand: 'N1', artifacts: ['universal-translator'] }, mine: '*B1' });
    expect(owner.choose('mine').crystals()).toBe('*B1'); // the exempt card may be the only one
    expect(position({ you: { hand: 'N1' }, mine: '*B1' }).options).not.toContain('mine');
  },
  'press-gang': () => {
    const artifacts = ['press-gang'];
    const table = position({ you: { artifacts }, docks: 'N1 B2' });
    table.choose('press-gang', 'N1');
    expect(table.hand()).toBe('N1');
    expect(table.state.turn.mainUsed).toEqual([]);
    expect(position({ you: { artifacts }, docks: 'B2' }).prompt).toBe('actions.move'); // no level 1 there
  },
  'second-in-command': () => {
    const table = position({ you: { base: 'B1 P4', artifacts: ['second-in-command'] }, mine: '*B1' });
    table.choose('B1', '*B1');
    expect(table.crystals()).toBe('*B1');
    expect(table.state.turn.skills).toEqual([]); // not the Leader's as well
  },
  'double-shift': () => {
    const table = position({ you: { hand: 'P3 P4', artifacts: ['double-shift'] } });
    expect(table.choose('skill', 'P3').options).toContain('skill');
  },
  'force-field': () => {
    const table = position({ others: [{ base: 'N1 N2 N3', artifacts: ['force-field'] }] });
    table.choose('raid@base-1');
    expect(table.hand(1)).toBe('N3 N2');
    const own = position({ you: { base: 'N1 N2 N3', artifacts: ['force-field'] } }).choose('skip', 'raid@base-0');
    expect(own.hand()).toBe('N3 N2 N1'); // only against others
  },
  'recruitment-office': () => {
    const artifacts = ['recruitment-office'];
    const table = position({ you: { hand: 'P2 P3', artifacts }, docks: 'N4' }).choose('recruit');
    expect(table.options).toEqual(['P2', 'P3']); // with the discount or without it
    expect(position({ you: { artifacts }, docks: 'N2' }).choose('recruit').hand()).toBe('N2');
  },
};

describe('Artifacts', () => {
  for (const { id, rule } of HALF_KINDS) {
    it(`${id} (${rule})`, () => {
      const test = halves[id];
      if (test === undefined) throw new Error(`no test says what ${id} does`);
      test();
    });
  }

  it('a half with a start effect works from the next turn on (SS-10.5)', () => {
    const table = position({
      you: { hand: 'P4 P4', base: 'N1 N2' },
      artifacts: ['third-time-lucky'],
      artifactStackSizes: [1, 0, 0],
    });
    table.choose('skip', 'collect', 'P4', 'third-cyber-hand');
    expect(table.prompt).toBe('actions.move');
    table.choose('end', 'end');
    expect(table.prompt).toBe('start-artifacts.half');
  });

  it('the next card of a stack can be collected at once (SS-10.6)', () => {
    const table = position({
      you: { hand: 'P4 P4 N4 N4', artifacts: ['double-shift'] },
      artifacts: ['small-change'],
      artifactStackSizes: [2, 0, 0],
    });
    table.choose('collect', 'P4', 'P4', 'done', 'small-change', 'collect', 'N4', 'contract');
    expect(table.artifacts()).toBe('double-shift small-change contract');
    expect(table.state.caveIn).toBe(1);
  });
});
