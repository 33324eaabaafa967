import { applyChoice, type Decision, type Option, seat, start } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../content/catalogue.ts';
import { imperium } from '../index.ts';
import { ownedPiles } from '../rules/count.ts';
import type { State } from '../state.ts';
import { position, running } from './position.ts';

/** docs/examples.md, derived: end and scoring. */
describe('the end', () => {
  it('EX-60: after a trigger in round 7 comes the rest of it, then the whole of round 8 (IM-15.2)', () => {
    const table = position({
      others: [{ hand: ['greeks-glory'], play: ['c-oasis', 'c-coast', 'c-jungle'] }, {}],
      only: { fameDeck: [] },
      round: 7,
    });
    table.endTurn().choose('greeks-glory');
    expect(table.state.trigger).toBe('king-of-kings');
    const turns: string[] = [];
    while (!table.over) {
      turns.push(`${table.state.round}:${table.asked}`);
      if (table.prompt === 'turn.move') table.endTurn();
      else table.decline();
    }
    expect([...new Set(turns)]).toEqual(['7:1', '7:2', '8:0', '8:1', '8:2']);
  });

  it('EX-62: power cards are counted like other cards (IM-16.5)', () => {
    expect(position({ you: { nation: 'romans', power: 'B', p: 23 } }).scoreLine('power')).toBe(10);
    const scythians = position({
      you: {
        nation: 'scythians',
        power: 'B',
        m: 10,
        deck: [],
        hand: ['c-oasis', 'c-coast', 'c-jungle', 'c-forest', 'c-hills', 'c-marsh', 'c-river'],
      },
    });
    expect(scythians.scoreLine('power')).toBe(3 + 2);
  });

  it('EX-63: progress, fame, an Oracle that counts fame, and two unrest (IM-16)', () => {
    const table = position({
      you: {
        power: 'A',
        g: 12,
        history: ['c-praiseworthy'],
        deck: ['c-oracle', 'romans-unrest', 'romans-unrest'],
        discard: ['c-triumphant'],
      },
    });
    expect(table.points()).toBe(30);
    expect(table.worth('c-oracle')).toBe(4);
  });

  it('EX-64: Notorious counts the unrest of the others, ten at most (IM-16)', () => {
    const many = ['c-unrest', 'c-unrest', 'c-unrest', 'c-unrest', 'c-unrest'];
    const table = position({
      you: { hand: ['c-notorious'] },
      others: [
        { nation: 'greeks', discard: many, deck: [] },
        {
          nation: 'scythians',
          discard: ['c-unrest', 'c-unrest', 'c-unrest'],
          hand: ['scythians-unrest', 'scythians-unrest', 'scythians-unrest', 'scythians-unrest-nation'],
          deck: [],
        },
      ],
    });
    expect(table.worth('c-notorious')).toBe(10);
  });

  it('EX-65: after a collapse only those with the least unrest compare points (IM-17.2)', () => {
    const table = running('take(1 unrest)', {
      you: { hand: ['c-unrest', 'c-unrest'], deck: [], g: 1 },
      others: [
        { nation: 'greeks', hand: ['greeks-unrest', 'greeks-unrest', 'greeks-unrest-nation'], deck: [], g: 5 },
        {
          nation: 'scythians',
          hand: [
            'scythians-unrest',
            'scythians-unrest',
            'scythians-unrest',
            'scythians-unrest-nation',
            'scythians-unrest-nation',
          ],
          deck: [],
          g: 90,
        },
      ],
      unrestPile: 1,
    });
    expect(table.state.collapsed).toBe(true);
    expect(table.winners).toEqual([seat(1)]);
  });
});

/** A mixed game in which the first seat leads this nation, dealt with this seed. */
function dealt(nation: string, seats: number, seed: string): State {
  const table = start(imperium, { seats, variants: { box: 'mixed', nations: 'choose', level: 'imperator' } }, seed);
  while (table.state.phase === 'seating') {
    const decision = table.pending[0] as Decision;
    const option = decision.options.includes(nation) ? nation : (decision.options[0] as Option);
    applyChoice(imperium, table, decision, option);
  }
  return table.state;
}

const commonTributaries = (s: State): string[] =>
  s.cards
    .map((card) => kindOf(card))
    .filter(({ start: begins, record }) => begins === 'common' && record.types.includes('tributary'))
    .map(({ id }) => id);

describe('both boxes together', () => {
  it('EX-67: the tributary of a nation that plays is replaced by one of the other box (IM-20.2)', () => {
    const games = Array.from({ length: 12 }, (_, index) => dealt('minoans', 2, `mixed ${index}`)).filter(
      ({ commons }) => commons === 'classics',
    );
    expect(games.length).toBeGreaterThan(0);
    for (const s of games) {
      const ids = commonTributaries(s);
      expect(ids).not.toContain('c-minoans');
      expect(ids).toHaveLength(9);
      expect(ids.filter((id) => id.startsWith('l-')).length).toBeGreaterThanOrEqual(1);
      expect(ids).not.toContain('l-romans'); // marked 3+
      expect(ids).not.toContain('l-xiongnu'); // marked 4
    }
  });

  it('every card that is dealt is somewhere once', () => {
    const s = dealt('qin', 4, 'whole');
    expect(new Set(s.cards).size).toBe(s.cards.length);
    expect(s.players.every((player) => ownedPiles(player).flat().length >= 10)).toBe(true);
  });
});
