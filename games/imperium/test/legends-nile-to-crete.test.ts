import { describe, expect, it } from 'vitest';
import { cardNamed, kindOf } from '../content/catalogue.ts';
import { priceFor } from '../rules/prices.ts';
import { atSolstice, type Position, position, running, type Side } from './position.ts';

/** docs/legends-examples.md, 7 to 9: Egyptians, Mauryans and Minoans. */

const price = (table: Position, card: string) => priceFor(table.state, 0 as never, cardNamed(card), false);
const givenFor =
  (nation: string) =>
  (you: Side, others: readonly Side[] = [{}]) => ({
    box: 'legends' as const,
    you: { nation, ...you },
    others,
  });

describe('Egyptians', () => {
  const legends = givenFor('egyptians');
  const EMBALMING = 'egyptians-embalming';

  it('LX-E1: side A develops even among barbarians', () => {
    const table = position(legends({ power: 'A', hand: [], m: 4, actions: 1 })).choose('egyptians-power-a');
    expect(table.discard()).toBe(EMBALMING);
    expect(table.tokens()).toBe('M0 P0 G0');
    expect([table.player().actions, table.unrest()]).toEqual([0, 1]);
  });

  it('LX-E2: or pays population and takes an unrest for an action', () => {
    const table = position(legends({ power: 'A', hand: [], p: 1, actions: 0 })).choose('egyptians-power-a');
    expect([table.player().actions, table.player().population, table.unrest()]).toEqual([1, 0, 1]);
  });

  it('LX-E3: Embalming answers population paid, not what progress stood for (IM-19.1)', () => {
    const given = legends({ hand: ['egyptians-glory'], play: [EMBALMING], p: 1, g: 2 });
    const paid = running('pay(2 population) -> gain(1 materials)', given).choose('1', 'egyptians-glory');
    expect(paid.history()).toBe('egyptians-glory');
    expect(paid.tokens()).toBe('M1 P0 G1');
    const covered = running('pay(2 population) -> gain(1 materials)', given).choose('2');
    expect(covered.over).toBe(true);
    expect(covered.tokens()).toBe('M1 P1 G0');
    const developed = running(
      'develop',
      legends({ hand: ['egyptians-glory'], play: [EMBALMING], p: 4, development: ['egyptians-egyptian-expansion'] }),
    );
    expect(developed.choose('egyptians-glory').history()).toBe('egyptians-glory');
  });

  it('LX-E5: Medicine lowers the population of developments', () => {
    const table = position(legends({ empire: true, play: ['egyptians-medicine'] }));
    expect(price(table, 'egyptians-egyptian-expansion')).toEqual({ materials: 0, population: 3, progress: 0 });
    expect(price(table, EMBALMING)).toEqual({ materials: 4, population: 0, progress: 0 });
    expect(price(table, 'egyptians-pyramids')).toEqual({ materials: 2, population: 2, progress: 0 });
  });

  it('LX-E6: Pyramids make unrest cheaper', () => {
    const hand = ['egyptians-unrest', 'egyptians-glory'];
    const given = (m: number, p = 0) => legends({ empire: true, hand, m, p, play: ['egyptians-pyramids'] });
    expect(position(given(2)).choose('egyptians-unrest').options).toEqual(['b', 'c']);
    expect(position(given(2)).choose('egyptians-unrest', 'c').tokens()).toBe('M0 P0 G0');
    expect(position(given(0)).choose('egyptians-unrest').hand()).toBe('');
    expect(position(given(0, 1)).choose('egyptians-unrest', 'a').tokens()).toBe('M0 P0 G0');
  });

  it('LX-E7: Obelisk plays an unrest without an action; its solstice discards if it can', () => {
    const table = position(
      legends({ empire: true, hand: ['egyptians-unrest'], play: ['egyptians-obelisk'], p: 1, actions: 0 }),
    );
    const pile = table.state.unrestPile.length;
    table.choose('egyptians-obelisk');
    expect(table.tokens()).toBe('M0 P0 G0');
    expect(table.state.unrestPile).toHaveLength(pile + 1);
    const given = (hand: readonly string[]) => legends({ empire: true, hand, play: ['egyptians-obelisk'] });
    expect(atSolstice(given(['egyptians-glory'])).discard()).toBe('egyptians-glory');
    expect(atSolstice(given([])).tokens()).toBe('M0 P0 G1');
  });

  it('LX-E8: civilised cards count', () => {
    const hand = ['l-education', 'l-onager', 'l-city', 'l-art', 'egyptians-egyptian-legacy'];
    const table = (power: 'A' | 'B') => position(legends({ power, hand, deck: [] }));
    expect([table('A').scoreLine('power'), table('B').scoreLine('power')]).toEqual([8, 10]);
    expect(table('A').worth('egyptians-egyptian-legacy')).toBe(4);
  });
});

describe('Mauryans', () => {
  const legends = givenFor('mauryans');
  const ROAD = 'mauryans-uttarapatha';
  const regions = ['mauryans-gandhara', 'mauryans-magadha', 'mauryans-indus-valley'];

  it('LX-M1: Uttarapatha counts as two regions (IM-19.6)', () => {
    const table = position(legends({ power: 'A', hand: ['mauryans-prosperity'], play: [ROAD, ...regions] }));
    expect(table.scoreLine('power')).toBe(5);
    table.choose('mauryans-prosperity', 'decline', 'decline', 'b');
    expect(table.tokens()).toBe('M0 P5 G0');
  });

  it('LX-M2: also as a price, and wherever it lies', () => {
    const table = position(legends({ hand: ['mauryans-glory-accession'], play: [ROAD, ...regions], acceded: true }));
    table.choose('mauryans-glory-accession', ROAD, 'mauryans-gandhara');
    expect(table.prompt).toBe('take-looked.card');
    expect(table.play()).toBe('mauryans-magadha mauryans-indus-valley');
    const counted = position(legends({ hand: ['l-macedonians'], deck: [ROAD], discard: regions.slice(0, 2) }));
    expect(counted.worth('l-macedonians')).toBe(1);
  });

  it('IM-19.6: with Uttarapatha and two more the player says which two pay for three regions', () => {
    const play = ['mauryans-gandhara', 'mauryans-magadha', ROAD];
    const table = position(legends({ hand: ['mauryans-glory-accession'], play, acceded: true }));
    table.choose('mauryans-glory-accession');
    expect(table.options).toEqual(play);
    table.choose('mauryans-magadha', ROAD);
    expect([table.prompt, table.play()]).toEqual(['take-looked.card', 'mauryans-gandhara']);
  });

  it('LX-M3: Ashoka buries every attack of hand, deck and discard pile', () => {
    const table = position({
      ...legends({
        empire: true,
        hand: ['mauryans-ashoka', 'mauryans-indian-elephants'],
        deck: ['mauryans-prosperity', 'mauryans-indian-elephants-barbarian', 'mauryans-advance'],
        discard: ['l-corruption'],
        play: ['mauryans-gandhara'],
        garrison: { 'mauryans-gandhara': ['l-cataphract'] },
      }),
      fameDeck: ['l-eminent'],
    });
    table.choose('mauryans-ashoka');
    expect(table.hand()).toBe('l-eminent');
    expect(table.history().split(' ').sort()).toEqual([
      'l-corruption',
      'mauryans-ashoka',
      'mauryans-indian-elephants',
      'mauryans-indian-elephants-barbarian',
    ]);
    expect(table.garrison('mauryans-gandhara')).toBe('l-cataphract');
    expect(table.deck().split(' ').sort()).toEqual(['mauryans-advance', 'mauryans-prosperity']);
  });

  it('LX-M4: an empire can play only the Elephants without the icon (IM-19.2)', () => {
    const hand = ['mauryans-indian-elephants', 'mauryans-indian-elephants-barbarian'];
    const { options } = position(legends({ empire: true, hand }));
    expect(options).toContain('mauryans-indian-elephants');
    expect(options).not.toContain('mauryans-indian-elephants-barbarian');
  });

  it('LX-M5: Chandragupta finds Elephants in the nation deck', () => {
    const table = position(legends({ hand: ['mauryans-chandragupta'] })).choose('mauryans-chandragupta');
    table.choose('mauryans-indian-elephants-barbarian');
    expect(table.discard()).toBe('mauryans-indian-elephants-barbarian');
    expect(table.history()).toBe('mauryans-chandragupta');
    const ids = table.player().nationDeck.map((card) => kindOf(card).id);
    expect(ids[0]).toBe('mauryans-glory-accession');
    expect(ids).toContain('mauryans-indian-elephants');
  });

  it('LX-M6: Chanakya takes what there is', () => {
    const table = position({
      ...legends({ hand: ['mauryans-chanakya'] }),
      market: ['l-etruscans', 'l-elders', 'l-plain'],
    });
    table.choose('mauryans-chanakya', 'a');
    expect(table.hand()).toBe('l-elders l-unrest');
    expect(table.history()).toBe('mauryans-chanakya');
  });

  it('LX-M8: the Edicts after Ashoka’s death', () => {
    const playable = (you: Side): boolean =>
      position(legends({ empire: true, hand: ['mauryans-edicts-of-ashoka'], ...you })).options.includes(
        'mauryans-edicts-of-ashoka',
      );
    expect(playable({ discard: ['mauryans-ashoka'] })).toBe(false);
    expect(playable({ history: ['mauryans-ashoka'] })).toBe(true);
  });

  it('LX-M9: the Nanda Dynasty under the Arthashastra', () => {
    const hand = ['mauryans-nanda-dynasty', 'mauryans-arthashastra', 'l-persians'];
    const table = position(legends({ hand }));
    expect(table.options).not.toContain('mauryans-nanda-dynasty');
    expect(table.worth('l-persians')).toBe(2);
    table.choose('mauryans-arthashastra', 'mauryans-nanda-dynasty');
    expect(table.tokens()).toBe('M0 P2 G0');
  });

  it('LX-M10: cards in history count', () => {
    const history = [
      'mauryans-advance',
      'mauryans-chandragupta',
      'mauryans-chanakya',
      'mauryans-prosperity',
      ...regions.slice(0, 2),
    ];
    const table = position(legends({ power: 'B', history, hand: ['mauryans-buddhism'], deck: [] }));
    expect(table.scoreLine('power')).toBe(10);
    expect(table.worth('mauryans-buddhism')).toBe(6);
  });
});

describe('Minoans', () => {
  const legends = givenFor('minoans');
  const POTTERY = 'minoans-pottery';

  it('LX-N1: Pottery gathers progress until it is given up', () => {
    const table = atSolstice(legends({ hand: [], m: 6, play: [POTTERY] }), 4);
    table.choose('a', 'a', 'a');
    expect(table.tokens()).toBe('M0 P0 G3');
    expect(table.discard()).toBe(POTTERY);
  });

  it('LX-N1: before that its tokens are nobody’s', () => {
    const table = atSolstice(legends({ hand: [], m: 6, play: [POTTERY] }), 3).choose('a', 'a', 'a');
    expect(table.player().stored).toMatchObject([{ progress: 3 }]);
    expect(table.tokens()).toBe('M0 P0 G0');
  });

  it('LX-N3: an empire cannot play it again', () => {
    expect(position(legends({ empire: true, hand: [POTTERY] })).options).not.toContain(POTTERY);
  });

  it('LX-N4: recalled, it leaves its tokens to its owner (IM-19.9)', () => {
    const table = position({
      box: 'legends',
      you: { hand: ['l-espionage', 'romans-glory'] },
      others: [{ nation: 'minoans', hand: [], play: [POTTERY] }],
    });
    table.player(1).stored = [{ card: cardNamed(POTTERY), materials: 0, population: 0, progress: 2 }];
    table.choose('l-espionage', 'l-plain');
    expect(table.hand(1)).toBe(POTTERY);
    expect(table.tokens(1)).toBe('M0 P0 G2');
    expect(table.player(1).stored).toEqual([]);
  });

  it('LX-N5: progress counts three times', () => {
    const table = position(legends({ power: 'B', hand: ['minoans-seal-stones'], deck: [], g: 13 }));
    expect(table.points()).toBe(13 + 10 + 10);
  });

  it('LX-N6: Architecture saves a progress', () => {
    const table = position(legends({ empire: true, play: ['minoans-architecture'] }));
    expect(price(table, 'minoans-frescos')).toEqual({ materials: 3, population: 1, progress: 1 });
    expect(price(table, 'minoans-minoan-expansion')).toEqual({ materials: 0, population: 4, progress: 0 });
  });

  it.each([
    ['a', 'M5 P0 G0'],
    ['b', 'M0 P3 G0'],
    ['c', 'M0 P0 G3'],
  ])('LX-N7: Minoan Traders, choice %s: %s', (branch, tokens) => {
    const play = ['minoans-knossos', 'l-city', 'l-city', 'l-peninsula', 'l-plain', 'minoans-cyprus'];
    const table = position({ ...legends({ empire: true, hand: ['minoans-minoan-traders'], play }), market: [] });
    table.choose('minoans-minoan-traders', branch);
    expect([table.tokens(0), table.tokens(1)]).toEqual([tokens, 'M2 P0 G0']);
  });

  it('LX-N9: Linear Script needs something to bury', () => {
    const play = ['minoans-linear-script'];
    expect(position(legends({ hand: [], play })).options).not.toContain('minoans-linear-script');
    expect(position(legends({ hand: [], play, discard: ['minoans-advance'] })).options).toContain(
      'minoans-linear-script',
    );
  });
});
