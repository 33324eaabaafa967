import { describe, expect, it } from 'vitest';
import { position, running } from './position.ts';

/** docs/examples.md, derived: the structure of a turn. */
describe('the turn', () => {
  it('EX-20: three actions, and what was bought is in hand or in play (IM-6.2)', () => {
    const hand = ['romans-conquer', 'romans-advance', 'romans-unrest', 'c-oasis', 'romans-glory'];
    const table = position({
      you: { hand, p: 2, m: 3 },
      market: ['c-armenians', 'c-elders 1g', 'c-coinage', 'c-shrine', 'c-steppe'],
    });
    table.choose('romans-conquer', 'c-steppe', 'romans-advance', 'c-elders');
    table.choose('c-oasis', 'c-coinage', 'decline');
    expect(table.player().actions).toBe(0);
    expect(table.tokens()).toBe('M0 P0 G1');
    expect(table.play()).toBe('c-oasis');
    expect(table.discard()).toBe('romans-conquer romans-advance');
    expect(table.unrest()).toBe(2); // one came with Elders
  });

  it('a first region buries nothing unless one wants it to (IM-6.3)', () => {
    const table = position({ you: { hand: ['c-oasis', 'romans-advance'] } }).choose('c-oasis', 'c-armenians');
    expect(table.options[0]).toBe('decline');
    expect(table.options).toContain('romans-advance');
  });

  it('EX-21: an empire cannot play Conquer until Legions lift its icon (IM-6.4)', () => {
    const you = { empire: true, hand: ['romans-conquer'], p: 2 };
    expect(position({ you }).options).not.toContain('romans-conquer');
    expect(position({ you: { ...you, play: ['romans-legions'] } }).options).toContain('romans-conquer');
  });

  it('EX-22: a free-play card needs no action, but is played once in a turn (IM-6.5)', () => {
    const table = position({
      you: { empire: true, actions: 0, hand: ['c-education'], play: ['macedonians-mosaics'], m: 1 },
    });
    table.choose('c-education');
    expect(table.discard()).toBe('c-education');
    table.choose('macedonians-mosaics'); // takes it back
    expect(table.hand()).toBe('c-education');
    expect(table.options).toEqual(['end']);
  });

  it('EX-24: a revolt returns unrest, and nothing may be exhausted for it (IM-7.2, IM-7.3)', () => {
    const unrest = ['romans-unrest', 'romans-unrest', 'c-unrest'];
    const table = position({ you: { empire: true, hand: unrest, play: ['c-wonder'] } });
    const before = table.state.unrestPile.length;
    table.choose('revolt', 'romans-unrest', 'romans-unrest', 'done');
    expect(table.state.unrestPile).toHaveLength(before + 2);
    expect(table.hand()).toBe('c-unrest');
    expect(table.prompt).toBe('put.card'); // clean-up: Wonder was not offered
    expect(table.tokens()).toBe('M0 P0 G0');
  });

  it('EX-25: with more cards than the limit nothing is drawn, and nothing has to be discarded (IM-8.4)', () => {
    const hand = [
      'romans-conquer',
      'romans-advance',
      'romans-unrest',
      'romans-unrest',
      'romans-glory',
      'romans-prosperity',
      'c-steppe',
    ];
    const kept = position({ you: { hand } }).endTurn();
    expect(kept.player().hand).toHaveLength(7);
    const table = position({ you: { hand } });
    table.choose('end', 'c-elders', 'romans-conquer', 'romans-advance', 'romans-unrest', 'romans-unrest', 'done');
    expect(table.player().hand).toHaveLength(5);
  });

  it('EX-26: Carthaginians lay two materials and no progress (IM-8.1)', () => {
    const table = position({ you: { nation: 'carthaginians', power: 'B' } }).endTurn('c-elders');
    expect(table.state.tokens.slice(3, 6)).toEqual([2, 0, 0]);
  });

  it('EX-27: the second reshuffle of a turn brings no nation card; clean-up puts the tokens back (IM-12.4)', () => {
    const table = running('draw(2); discard(2); draw(2)', {
      you: { deck: [], discard: ['romans-glory'], nationDeck: ['romans-raetia', 'romans-gallia-aquitania'] },
    });
    expect(table.told('nation-card')).toHaveLength(1);
    expect(table.told('reshuffled')).toHaveLength(2);
    expect(table.player().exhausted).toHaveLength(1);
  });

  it('EX-29: the accession card makes an empire, and opens no development in the same reshuffle (IM-12.3)', () => {
    const table = running('draw(1)', {
      you: { deck: [], discard: ['romans-glory'], nationDeck: [], m: 9, p: 9 },
    });
    expect(table.player().empire).toBe(true);
    expect(table.told('nation-card')).toHaveLength(1);
    expect(table.told('developed')).toHaveLength(0);
    expect(table.player().exhausts).toBe(4);
    expect(table.player().nationDeck).toEqual([]);
    expect(table.over).toBe(true); // nobody was asked about a development
  });

  it('EX-30: A, B, C, solstice, A, B, C, solstice (IM-5.1)', () => {
    const table = position({ others: [{}, {}] });
    for (let turn = 0; turn < 6; turn++) table.endTurn();
    const order = table.events.flatMap((event): (number | string)[] =>
      event.type === 'turn-began' ? [event.seat] : event.type === 'solstice-began' ? ['solstice'] : [],
    );
    expect(order.slice(0, 8)).toEqual([0, 1, 2, 'solstice', 0, 1, 2, 'solstice']);
  });
});
