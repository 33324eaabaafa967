import { describe, expect, it } from 'vitest';
import { MERCENARY_KINDS } from '../content/catalogue.ts';
import { position } from './position.ts';

/** SS-15: what each of the 24 skills does. Every kind of the box must have its entry here. */

const RED = ['red', 'brown', 'blue', 'yellow'] as const;
const GREEN = ['green', 'brown', 'blue', 'yellow'] as const;

/** SS-15.1: a crystal of cost 1 and of one's own colour, as it is now; nothing else. */
function takesOwnColour(letter: string, inPlay?: typeof RED | typeof GREEN): void {
  const other = letter === 'B' ? 'N' : 'B';
  const table = position({
    ...(inPlay ? { inPlay } : {}),
    you: { hand: `${letter}1 ${other}2` },
    mine: `*${letter}1 *${other}1 *${letter}3`,
  });
  table.choose('skill', `${letter}1`);
  expect(table.options).toEqual([`*${letter}1`, 'decline']);
  table.choose(`*${letter}1`);
  expect(table.crystals()).toBe(`*${letter}1`);
  expect(table.playArea).toBe(`${letter}1`);
}

const skills: Record<string, () => void> = {
  'mineggler-tracker': () => takesOwnColour('P'),
  'terron-driller': () => takesOwnColour('N'),
  'hydran-frogtopus': () => takesOwnColour('B'),
  'metanel-raker': () => takesOwnColour('Y'),
  'bioss-cyberwitch': () => takesOwnColour('R', RED),
  'weedlock-sprouter': () => takesOwnColour('G', GREEN),

  'mineggler-snoutdigger': () => {
    const table = position({ you: { hand: 'P2 B2 Y1' }, mine: '*Y3' });
    table.choose('skill', 'P2', '*Y3');
    expect(table.options).toEqual(['purple', 'brown', 'blue', 'red', 'green']); // not the one it has
    table.choose('blue', 'mine'); // cost 3 - 1, for blue cards
    expect(table.playArea).toBe('P2 B2');
  },

  'mineggler-venerable': () => {
    const table = position({ you: { hand: 'P3 B2' }, artifacts: ['third-time-lucky'], artifactStackSizes: [1, 0, 0] });
    expect(table.options).not.toContain('collect');
    table.choose('skill', 'P3', 'collect', 'third-time-lucky'); // cost 6 - 4
    expect(table.playArea).toBe('P3 B2');
  },

  'mineggler-makkarat': () => {
    const table = position({ you: { hand: 'P4 B2' }, mine: '*B6s' });
    expect(table.options).not.toContain('mine');
    table.choose('skill', 'P4', 'mine'); // cost 6 - 4
    expect(table.crystals()).toBe('*B6s');
  },

  'terron-foreman': () => {
    const table = position({ you: { hand: 'N2 B1 B3' }, docks: 'Y4' });
    table.choose('skill', 'N2', 'recruit');
    expect(table.options).toEqual(['B1', 'B3']); // with the discount or without it
  },

  'terron-sergeant': () => {
    const table = position({ you: { hand: 'N3', base: 'P1 B1 Y1' } });
    table.choose('skip', 'skill', 'P1', 'B1');
    expect(table.hand()).toBe('P1 B1');
    expect(table.base()).toBe('Y1');
    const halfway = position({ you: { hand: 'N3', base: 'P1 B1 Y1' } }).choose('skip', 'skill', 'P1', 'stop');
    expect(halfway.hand()).toBe('P1');
  },

  'terron-colonel': () => {
    const table = position({ you: { hand: 'N4' }, docks: 'P1 P2 B3 Y4' });
    table.choose('skill', 'B3');
    expect(table.options).toEqual(['P1', 'P2', 'stop']); // 2 of 5 are left
    table.choose('P2');
    expect(table.hand()).toBe('B3 P2');
    expect(table.prompt).toBe('actions.move');
  },

  'hydran-fishbean': () => {
    const table = position({ you: { hand: 'B2 P3 P4' }, docks: 'Y1 Y2' });
    table.choose('skill', 'B2');
    expect(table.options).toEqual(['Y2', 'decline']);
    table.choose('decline');
    expect(table.options).toContain('skill'); // the permission works all the same
  },

  'hydran-shuwar': () => {
    const table = position({ you: { hand: 'B3', base: 'P1' }, others: [{ base: 'N1 N2 N3' }] });
    table.choose('skip', 'skill');
    expect(table.options).toEqual(['take@base-1', 'decline']); // one's own Base has nothing below its Leader
    table.choose('take@base-1');
    expect(table.options).toEqual(['N1', 'N2', 'stop']);
    table.choose('N1');
    expect(table.hand()).toBe('N1');
    expect(table.base(1)).toBe('N2 N3');
  },

  'hydran-mushell': () => {
    const table = position({ you: { hand: 'B4', base: 'P1 P2' }, others: [{ base: 'N1 N2 N3' }] });
    table.choose('skip', 'skill', 'take@base-1', 'N2', 'N1');
    expect(table.hand()).toBe('N2 N1');
    expect(table.base(1)).toBe('N3');
  },

  'metanel-drollo': () => {
    const table = position({ you: { hand: 'Y2 B1' }, mine: '*B1' });
    table.choose('skill', 'Y2');
    expect(table.options).toEqual(['mine', 'extra-mine', 'end']);
    table.choose('extra-mine');
    expect(table.state.turn.mainUsed).toEqual(['skill']);
  },

  'metanel-ruster': () => {
    const table = position({ you: { hand: 'Y3 N1 P1 P2 Y1' }, mine: '*B3' });
    table.choose('skill', 'Y3');
    expect(table.options).toEqual(['purple', 'brown', 'blue', 'yellow', 'decline']); // colours in play
    table.choose('blue', 'N1', 'P1', 'P2');
    expect(table.prompt).toBe('actions.move'); // three at most
    table.choose('mine');
    expect(table.options).toEqual(['N1', 'P1', 'P2']);
  },

  'metanel-scraper': () => {
    const table = position({ you: { hand: 'Y4 B1' }, mine: '*B1 *R1 *B3' });
    table.choose('skill', 'Y4', 'mine', '*B1');
    expect(table.options).toEqual(['*R1', 'decline']); // the same printed cost
    table.choose('*R1');
    expect(table.crystals()).toBe('*B1 *R1');
  },

  'bioss-psychosa': () => {
    const table = position({ inPlay: RED, you: { hand: 'R2', base: 'N2 B3 Y1' }, others: [{ base: 'N1 N1' }] });
    table.choose('skip', 'skill');
    expect(table.options).toEqual(['N2', 'decline']); // one's own Base, without the Leader
    expect(table.choose('N2').scoreLine('subjugated')).toBe(2);
  },

  'bioss-nursemaid': () => {
    const table = position({ inPlay: RED, you: { hand: 'R3', base: 'N2 B1' }, others: [{ base: 'N2 B2 Y2' }] });
    table.choose('skip', 'skill');
    expect(table.options).toEqual(['N2', 'N2', 'B2', 'decline']);
    table.choose('B2');
    expect(table.subjugated()).toBe('B2');
    expect(table.base(1)).toBe('N2 Y2');
  },

  'bioss-domina': () => {
    const table = position({ inPlay: RED, you: { hand: 'R4 N1 B1 Y1 Y1 Y2' }, mine: '*B1 *P1 *Y1 *B3' });
    table.choose('skill', 'R4', 'N1', 'B1', 'Y1'); // three at most, of level 1
    expect(table.options).toEqual(['*B1', '*P1', '*Y1', 'decline']);
    table.choose('*B1', '*P1', 'decline');
    expect(table.crystals()).toBe('*B1 *P1');
    expect(table.subjugated()).toBe('N1 B1 Y1');
  },

  'weedlock-rooter': () => {
    const table = position({ inPlay: GREEN, you: { hand: 'G2 G3' }, mine: '*G6s' });
    expect(table.options).not.toContain('mine');
    table.choose('skill', 'G2', 'mine'); // 2 x 3
    expect(table.crystals()).toBe('*G6s');
  },

  'weedlock-sower': () => {
    const given = {
      inPlay: GREEN,
      you: { hand: 'G3' },
      others: [{ base: 'G1 G2 N1' }, { base: 'G1 B1' }],
    };
    const each = position(given).choose('skill', 'each');
    expect(each.options).toEqual(['G1', 'G2', 'G1', 'stop']);
    each.choose('G2');
    expect(each.options).toEqual(['G1', 'stop']); // the other Base
    expect(each.choose('G1').hand()).toBe('G2 G1');
    const two = position(given).choose('skill', 'two', 'take@base-1', 'G1', 'G2');
    expect(two.hand()).toBe('G1 G2');
    expect(two.base(1)).toBe('N1');
  },

  'weedlock-mandragore': () => {
    const table = position({
      inPlay: GREEN,
      you: { hand: 'G4' },
      others: [{ base: 'G1 N1 G2 G3 G3' }, { base: 'N1 N2' }],
    });
    table.choose('skill');
    expect(table.options).toEqual(['take@base-1', 'decline']); // a Base without Weedlocks is of no use
    table.choose('take@base-1', 'G1', 'G2', 'G3');
    expect(table.hand()).toBe('G1 G2 G3');
    expect(table.base(1)).toBe('N1 G3');
  },
};

describe('skills', () => {
  for (const { id, rule } of MERCENARY_KINDS) {
    it(`${id} (${rule})`, () => {
      const test = skills[id];
      if (test === undefined) throw new Error(`no test says what ${id} does`);
      test();
    });
  }

  it('no skill reaches a Base behind a Force Field (SS-16.23)', () => {
    const table = position({
      you: { hand: 'B3' },
      others: [{ base: 'N1 N2 N3', artifacts: ['force-field'] }, { base: 'P1 P2' }],
    });
    table.choose('skill');
    expect(table.options).toEqual(['take@base-2', 'decline']);
  });

  it('every skill may be declined, and still be played to choose the next Leader (SS-1.3, 11.2)', () => {
    const table = position({ you: { hand: 'B1 P1', base: 'N1' }, mine: '*B1' });
    table.choose('skip', 'skill', 'B1', 'decline', 'end');
    expect(table.base()).toBe('N1 B1');
    expect(table.crystals()).toBe('');
  });

  it('what lasts is forgotten when the turn ends (SS-13.1, SS-20.12)', () => {
    const table = position({ you: { base: 'P4' }, others: [{ base: 'N1' }], mine: '*B6s' });
    table.choose('P4', 'end');
    expect(table.state.turn.skills).toEqual([]);
  });
});
