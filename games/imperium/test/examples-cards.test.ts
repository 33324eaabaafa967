import { describe, expect, it } from 'vitest';
import { handLimit } from '../rules/modifiers.ts';
import { atSolstice, position, running } from './position.ts';

/** docs/examples.md, derived: cards in play. */
describe('cards in play', () => {
  const oasis = { play: ['c-oasis'], garrison: { 'c-oasis': ['romans-unrest', 'c-oracle'] } };

  it('EX-40: what is garrisoned shares the fate of its host (IM-11.13)', () => {
    expect(running('abandon(1 region)', { you: oasis }).discard()).toBe('c-oasis romans-unrest c-oracle');
    expect(running('recall(1 region)', { you: oasis }).hand()).toBe('c-oasis romans-unrest c-oracle');
  });

  it('EX-41: a garrisoned unrest still counts (IM-11.13, IM-16.7)', () => {
    const table = position({ you: oasis });
    expect(table.worth('romans-unrest')).toBe(-2);
    expect(table.scoreLine('unrest')).toBe(-4); // with the other one in the deck
  });

  it('EX-42: Triumphant can be neither played nor garrisoned, but discarded and put into history', () => {
    const table = position({ you: { hand: ['c-triumphant', 'c-oasis'] }, market: [] });
    expect(table.options).not.toContain('c-triumphant');
    table.choose('c-oasis');
    expect(table.prompt).toBe('turn.move'); // nothing to garrison
    expect(running('discard(1)', { you: { hand: ['c-triumphant'] } }).discard()).toBe('c-triumphant');
    expect(running('history(1 from hand)', { you: { hand: ['c-triumphant'] } }).history()).toBe('c-triumphant');
  });

  it('EX-43: Prosperity counts production symbols or regions', () => {
    const you = { hand: ['romans-prosperity'], play: ['c-oasis', 'c-coast', 'c-jungle'] };
    const played = (branch: string) => position({ you }).choose('romans-prosperity', 'decline', 'decline', branch);
    expect(played('a').tokens()).toBe('M3 P0 G0');
    expect(played('b').tokens()).toBe('M0 P3 G0');
  });

  it('EX-45: Shaduf answers materials from cards that show water (IM-19.4)', () => {
    const hand = ['romans-prosperity'];
    const wet = position({ you: { hand, play: ['c-shaduf', 'c-oasis'] } });
    wet.choose('romans-prosperity', 'decline', 'decline', 'a');
    expect(wet.prompt).toBe('reaction.card');
    expect(wet.choose('c-shaduf').tokens()).toBe('M2 P0 G1');
    const dry = position({ you: { hand, play: ['c-shaduf', 'c-coast', 'c-jungle'] } });
    dry.choose('romans-prosperity', 'decline', 'decline', 'a');
    expect(dry.prompt).toBe('turn.move');
  });

  it('EX-46: Town pays and goes into history; of the Vikings it is discarded', () => {
    const roman = atSolstice({ you: { play: ['c-town'] } }).choose('accept', 'b');
    expect(roman.tokens()).toBe('M0 P0 G2');
    expect(roman.history()).toBe('c-town');
    expect(roman.worth('c-town')).toBe(2);
    const viking = atSolstice({ you: { nation: 'vikings', play: ['c-town'] } }).choose('accept', 'b');
    expect(viking.discard()).toBe('c-town');
    expect(viking.worth('c-town')).toBe(0);
  });

  it('EX-47: Erik the Red stays in hand without Scandinavia', () => {
    const you = { nation: 'vikings', hand: ['vikings-erik-the-red'], p: 1 };
    expect(position({ you }).options).not.toContain('vikings-erik-the-red');
    expect(position({ you: { ...you, play: ['vikings-scandinavia'] } }).options).toContain('vikings-erik-the-red');
  });

  it('EX-48: Rome, the Eternal City sends City of Rome and its garrison into history (IM-19.8)', () => {
    const table = position({
      you: {
        empire: true,
        hand: ['romans-rome-the-eternal-city'],
        play: ['romans-city-of-rome'],
        garrison: { 'romans-city-of-rome': ['c-oracle'] },
      },
    });
    table.choose('romans-rome-the-eternal-city');
    expect(table.history()).toBe('romans-city-of-rome c-oracle');
    expect(table.play()).toBe('romans-rome-the-eternal-city');
  });

  it('EX-50: a knight under Mountain repeats what Mountain does', () => {
    const table = position({
      you: { empire: true, hand: ['c-cataphract', 'romans-glory', 'romans-conquer'], play: ['c-mountain'] },
    });
    table.choose('c-cataphract', 'decline', 'c-mountain');
    expect(table.tokens()).toBe('M3 P0 G0');
    table.choose('c-coinage', 'romans-conquer');
    expect(table.garrison('c-mountain')).toBe('c-cataphract romans-conquer');
    expect(table.exile).toBe('c-coinage');
    expect(table.discard()).toBe('');
  });

  it('EX-51: hand-size modifiers add up (IM-11.24)', () => {
    const table = position({ you: { empire: true, play: ['romans-legions', 'c-awe-inspiring'] } });
    expect(handLimit(table.player())).toBe(7);
    expect(table.endTurn().player().hand).toHaveLength(7);
  });

  it('EX-52: Direct Democracy makes unrest cheaper, but never below one', () => {
    const hand = ['greeks-unrest', 'greeks-glory', 'greeks-advance'];
    const you = { nation: 'greeks', empire: true, hand, m: 2 };
    const table = position({ you: { ...you, play: ['greeks-direct-democracy'] } });
    table.choose('greeks-unrest');
    expect(table.options).toEqual(['b', 'c']);
    table.choose('b', 'greeks-glory');
    expect(table.hand()).toBe('greeks-advance');
    const both = position({ you: { ...you, play: ['greeks-direct-democracy', 'mauryans-buddhism'] } });
    both.choose('greeks-unrest', 'b', 'greeks-glory');
    expect(both.hand()).toBe('greeks-advance');
    const paid = position({ you: { ...you, play: ['greeks-direct-democracy'] } }).choose('greeks-unrest', 'c');
    expect(paid.tokens()).toBe('M0 P0 G0');
  });
});
