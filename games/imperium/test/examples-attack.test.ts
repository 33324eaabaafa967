import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

/** docs/examples.md, derived: attacks. */
describe('attacks', () => {
  it('EX-55: who recalls Cape is spared; the others are not (IM-13.3)', () => {
    const table = position({
      you: { nation: 'celts', hand: ['celts-boudicca'] },
      others: [
        { nation: 'greeks', play: ['c-cape', 'c-coast'] },
        { nation: 'persians', play: ['c-oasis'] },
      ],
    });
    table.choose('celts-boudicca');
    expect(table.asked).toBe(1);
    expect(table.options).toEqual(['c-cape', 'pass']);
    table.choose('c-cape');
    expect(table.hand(1)).toBe('c-cape');
    expect(table.play(1)).toBe('c-coast');
    expect(table.discard(2)).toBe('c-oasis');
    expect(table.tokens()).toBe('M0 P0 G1');
    expect(table.history()).toBe('celts-boudicca');
  });

  it('EX-57: a protected player gets neither the gift nor the unrest (IM-13.3)', () => {
    const table = position({
      you: { nation: 'persians', empire: true, hand: ['persians-persian-gold'] },
      others: [{ nation: 'scythians', play: ['scythians-mounted-archers'] }, { nation: 'greeks' }],
    });
    table.choose('persians-persian-gold', 'scythians-mounted-archers');
    expect([0, 1, 2].map((seat) => table.tokens(seat))).toEqual(['M2 P0 G1', 'M0 P0 G0', 'M2 P0 G0']);
    expect([table.unrest(1), table.unrest(2)]).toEqual([0, 1]);
    expect(table.player(1).exhausts).toBe(4);
  });

  it('EX-58: who has too little gives that and takes an unrest (IM-11.5)', () => {
    const table = position({
      you: { nation: 'vikings', hand: ['vikings-go-a-viking'] },
      others: [{ m: 1 }],
    });
    table.choose('vikings-go-a-viking');
    expect([table.tokens(0), table.tokens(1)]).toEqual(['M1 P0 G0', 'M0 P0 G0']);
    expect(table.unrest(1)).toBe(1);
  });

  it('EX-59: Onager pays for every city abandoned', () => {
    const table = position({
      you: { empire: true, hand: ['c-onager'] },
      others: [{ nation: 'greeks', play: ['greeks-city-of-athens'] }, { nation: 'persians' }],
    });
    table.choose('c-onager');
    expect(table.discard(1)).toBe('greeks-city-of-athens');
    expect(table.tokens()).toBe('M2 P0 G0');
    expect(table.prompt).toBe('may.pick');
  });
});
