import { describe, expect, it } from 'vitest';
import { cardNamed } from '../content/catalogue.ts';
import { DEVELOPMENT_AREA } from '../pieces.ts';
import { handLimit } from '../rules/modifiers.ts';
import { priceFor } from '../rules/prices.ts';
import { type Position, position, running, type Side } from './position.ts';

/** docs/legends-examples.md, 3: the Atlanteans. */

const legends = (you: Side) => ({ box: 'legends' as const, you: { nation: 'atlanteans', ...you } });
const price = (table: Position, card: string) => priceFor(table.state, 0 as never, cardNamed(card), false);

describe('Flood and the sunken pile', () => {
  it('LX-T1: Flood, the region and what lies under it are sunk; the market card is the player’s', () => {
    const table = position({
      ...legends({
        hand: ['atlanteans-flood'],
        play: ['atlanteans-thule'],
        garrison: { 'atlanteans-thule': ['atlanteans-unrest'] },
      }),
      market: ['l-etruscans 2g', 'l-elders', 'l-civil-service', 'l-mining', 'l-plain'],
    });
    table.choose('atlanteans-flood', 'l-etruscans');
    expect(table.sunken()).toBe('atlanteans-flood atlanteans-thule atlanteans-unrest');
    expect(table.hand()).toBe('l-etruscans l-unrest');
    expect(table.tokens()).toBe('M0 P0 G2');
  });

  it('LX-T2: without a region in play Flood stays in hand', () => {
    expect(position(legends({ hand: ['atlanteans-flood'] })).options).not.toContain('atlanteans-flood');
  });

  it('LX-T4: what would go into history is discarded (IM-11.14)', () => {
    const table = position(legends({ hand: ['l-education', 'atlanteans-prosperity'], discard: ['atlanteans-thule'] }));
    table.choose('l-education', 'atlanteans-prosperity', 'atlanteans-thule');
    expect(table.history()).toBe('');
    expect(table.discard().split(' ').sort()).toEqual(['atlanteans-prosperity', 'atlanteans-thule', 'l-education']);
  });

  it('LX-T5: so Phoenicians can be used again', () => {
    const table = position(legends({ hand: ['l-phoenicians'] })).choose('l-phoenicians');
    expect(table.hand()).toBe('l-civil-service l-unrest');
    expect(table.discard()).toBe('l-phoenicians');
  });

  it('LX-T6: a card of barbarians can never be played, but discarded and counted', () => {
    const table = position(legends({ hand: ['l-oracle', 'l-eminent'] }));
    expect(table.options).not.toContain('l-oracle');
    expect(table.worth('l-oracle')).toBe(2);
    expect(running('discard(1)', legends({ hand: ['l-oracle'] })).discard()).toBe('l-oracle');
  });

  it('LX-T13: in other hands Flood discards (IM-11.15)', () => {
    const table = position({
      box: 'legends',
      you: { nation: 'romans', empire: true, hand: ['atlanteans-flood'], play: ['l-island'] },
    });
    table.choose('atlanteans-flood', 'l-plain');
    expect(table.discard()).toBe('atlanteans-flood l-island');
    expect(table.hand()).toBe('l-plain');
  });
});

describe('developments of Atlantis', () => {
  it('LX-T7: the first reshuffle may bring one (IM-12.2)', () => {
    const table = running('draw(1)', legends({ hand: [], deck: [], discard: ['atlanteans-thule'], m: 3, g: 2 }));
    expect(table.prompt).toBe('reshuffle.card');
    table.choose('atlanteans-kleito');
    expect(table.tokens()).toBe('M0 P0 G0');
    expect(table.player().exhausted).toEqual([DEVELOPMENT_AREA]);
    expect([table.hand(), table.deck()].sort()).toEqual(['atlanteans-kleito', 'atlanteans-thule']);
  });

  it('LX-T8: Vast Wealth makes them cheaper', () => {
    const table = position(legends({ play: ['atlanteans-vast-wealth'] }));
    expect(price(table, 'atlanteans-kleito')).toEqual({ materials: 1, population: 0, progress: 2 });
    expect(price(table, 'atlanteans-development')).toEqual({ materials: 2, population: 0, progress: 0 });
    expect(price(table, 'atlanteans-themiscyra')).toEqual({ materials: 0, population: 2, progress: 0 });
    expect(price(table, 'atlanteans-palace-of-poseidon')).toEqual({ materials: 1, population: 2, progress: 1 });
  });

  const MOUNTAIN = 'atlanteans-mountain-of-atlantis';
  const PALACE = 'atlanteans-palace-of-poseidon';

  it('LX-T9: the Palace sinks with its mountain', () => {
    const table = position({
      ...legends({ hand: ['atlanteans-myths-and-legends'], play: [MOUNTAIN, PALACE] }),
      fameDeck: ['l-eminent', 'l-independent'],
    });
    expect(handLimit(table.player())).toBe(6);
    table.choose('atlanteans-myths-and-legends', 'l-eminent');
    expect(table.sunken()).toBe(`${MOUNTAIN} ${PALACE}`);
    expect(handLimit(table.player())).toBe(5);
    expect(table.tokens()).toBe('M0 P0 G1');
    const free = position(legends({ hand: [PALACE], play: [MOUNTAIN], actions: 0 }));
    expect(free.options).toContain(PALACE);
    expect(position(legends({ hand: [PALACE] })).options).not.toContain(PALACE);
  });

  it('LX-T10: Kleito breaks through twice beside the Palace', () => {
    const table = position(legends({ hand: ['atlanteans-kleito'], play: [MOUNTAIN, PALACE] }));
    table.choose('atlanteans-kleito', 'b', 'l-plain');
    const revealed = table.market[4] as string;
    table.choose(revealed);
    expect(table.hand()).toBe(`l-plain ${revealed}`);
    expect(table.sunken()).toBe('atlanteans-kleito');
    const alone = position(legends({ hand: ['atlanteans-kleito'] })).choose('atlanteans-kleito');
    expect(alone.prompt).toBe('acquire.card');
  });

  it('LX-T12: Prosperity counts the symbols of Atlantis', () => {
    const table = position(
      legends({ hand: ['atlanteans-prosperity'], play: ['atlanteans-elysian-fields', 'atlanteans-hesperides'] }),
    );
    table.choose('atlanteans-prosperity', 'decline', 'decline', 'a');
    expect(table.tokens()).toBe('M3 P0 G0');
  });

  it('LX-T14: the last development triggers scoring (IM-15.1)', () => {
    const table = running('develop', legends({ development: ['atlanteans-kleito'], m: 3, g: 2 }));
    expect(table.discard()).toBe('atlanteans-kleito');
    expect(table.state.trigger).toBe('developments');
  });

  it.each([
    [7, 3, 7, 7],
    [12, 6, 10, 10],
  ])('LX-T15: %i regions are worth %i (side A), %i (side B), %i (Advanced Culture)', (count, a, b, culture) => {
    const regions = [
      'c-oasis',
      'c-coast',
      'c-jungle',
      'c-forest',
      'c-hills',
      'c-marsh',
      'c-river',
      'c-cape',
      'l-moor',
      'l-lakes',
      'l-island',
      'l-plain',
    ].slice(0, count);
    const [under, ...rest] = regions;
    const given = (power: 'A' | 'B') => ({
      ...legends({
        power,
        sunken: rest.slice(0, 3),
        play: [rest[3] as string],
        garrison: { [rest[3] as string]: [under as string] },
        discard: rest.slice(4),
        hand: ['atlanteans-advanced-culture'],
        deck: [],
      }),
      market: [],
    });
    expect(position(given('A')).scoreLine('power')).toBe(a);
    expect(position(given('B')).scoreLine('power')).toBe(b);
    expect(position(given('B')).worth('atlanteans-advanced-culture')).toBe(culture);
  });
});
