import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { cardNamed, kindOf } from '../content/catalogue.ts';
import { mayPlay } from '../rules/can.ts';
import { atSolstice, position, running, type Side } from './position.ts';

/** docs/legends-examples.md, 5 and 6: Qin and the Olmecs. */

describe('Qin', () => {
  const legends = (you: Side, others: readonly Side[] = [{}]) => ({
    box: 'legends' as const,
    you: { nation: 'qin', ...you },
    others,
  });
  const walls = (...numbers: number[]): string[] => numbers.map((n) => `qin-long-walls-${n}`);

  it('LX-Q1: population, not progress, is laid on the market (IM-8.1)', () => {
    const table = position(legends({ hand: [] })).endTurn('l-plain');
    expect(table.state.tokens.slice(12)).toEqual([0, 1, 0]);
  });

  it('LX-Q2: side A doubles the population gained with a card of the market', () => {
    const market = ['l-etruscans', 'l-elders', 'l-civil-service', 'l-mining', 'l-plain 3p 1g'];
    const given = { ...legends({ hand: [], power: 'A' }), market };
    const table = running('acquire(region)', given);
    expect(table.prompt).toBe('reaction.card');
    table.choose('qin-power-a');
    expect(table.tokens()).toBe('M0 P6 G1');
    const blind = running('breakThrough(region)', given).choose('region@region-deck');
    expect(blind.over).toBe(true);
  });

  it('LX-Q3: the Mandate makes one discard what there is', () => {
    const table = atSolstice(legends({ hand: ['qin-glory-nation'], play: ['qin-mandate-of-heaven'] }));
    expect(table.discard()).toBe('qin-glory-nation');
    expect(table.play()).toBe('qin-mandate-of-heaven');
  });

  it('LX-Q5: the rulers follow one another under the Mandate', () => {
    const rulers = ['qin-duke-zhuang-of-qin', 'qin-king-wu-of-qin', 'qin-emperor-qin-shi-huang'];
    const playable = (you: Side): string[] => {
      const table = position(legends({ empire: true, ...you }));
      return rulers.filter((id) => mayPlay(table.state, seat(0), cardNamed(id), true));
    };
    const play = ['qin-mandate-of-heaven'];
    expect(playable({})).toEqual([]);
    expect(playable({ play })).toEqual(['qin-duke-zhuang-of-qin']);
    expect(playable({ play, history: ['qin-duke-zhuang-of-qin'] })).toContain('qin-king-wu-of-qin');
    const history = ['qin-king-wu-of-qin'];
    expect(playable({ play, history })).toContain('qin-emperor-qin-shi-huang');
    const hand = ['qin-emperor-qin-shi-huang'];
    const table = position(legends({ empire: true, play, history, hand, actions: 0 }));
    expect(table.options).toContain('qin-emperor-qin-shi-huang');
  });

  it('LX-Q6: King Wu acquires a card for each progress, up to three', () => {
    const table = position(
      legends({
        empire: true,
        g: 5,
        hand: ['qin-king-wu-of-qin'],
        play: ['qin-mandate-of-heaven'],
        history: ['qin-duke-zhuang-of-qin'],
      }),
    );
    table.choose('qin-king-wu-of-qin', '3', 'l-etruscans', 'l-elders', 'l-civil-service');
    expect(table.hand()).toBe('l-etruscans l-unrest l-elders l-unrest l-civil-service l-unrest');
    expect(table.tokens()).toBe('M0 P0 G2');
    expect(table.market).not.toContain('');
    expect(table.worth('qin-king-wu-of-qin')).toBe(2);
  });

  it('LX-Q7: Confucianism drives out Legalism, whose token is lost until clean-up', () => {
    const table = position(legends({ hand: ['qin-confucianism'], play: ['qin-legalism'], p: 3 }));
    table.choose('qin-legalism', 'l-plain', 'qin-confucianism');
    expect(table.discard()).toBe('qin-legalism');
    expect(table.player().exhausted).toEqual([]);
    expect(table.player().exhausts).toBe(4);
  });

  it('LX-Q8: Confucianism for a card with population, or against unrest', () => {
    const given = {
      ...legends({ hand: ['l-unrest', 'l-unrest', 'qin-advance'], play: ['qin-confucianism'] }),
      market: ['l-etruscans 1p', 'l-elders', 'l-civil-service 2g', 'l-mining', 'l-plain 1p'],
    };
    const acquired = position(given).choose('qin-confucianism', 'l-unrest', 'l-unrest', 'a');
    expect(acquired.hand()).toBe('qin-advance l-etruscans l-unrest');
    expect(acquired.player().actions).toBe(2);
    const returned = position(given);
    const pile = returned.state.unrestPile.length;
    returned.choose('qin-confucianism', 'l-unrest', 'l-unrest', 'b', 'l-unrest', 'l-unrest');
    expect(returned.state.unrestPile).toHaveLength(pile + 2);
    expect(returned.discard()).toBe('');
  });

  it('LX-Q10: any of the Long Walls may be recalled against an attack', () => {
    const table = position({
      box: 'legends',
      you: { empire: true, hand: ['l-onager'] },
      others: [{ nation: 'qin', empire: true, hand: [], play: walls(1, 2, 3) }],
    });
    table.choose('l-onager', 'qin-long-walls-2');
    expect(table.options).toEqual(walls(1, 2, 3));
    table.choose('qin-long-walls-3');
    expect(table.hand(1)).toBe('qin-long-walls-3');
    expect(table.told('attack-avoided')).toHaveLength(1);
  });

  it('LX-Q11: Long Walls IV only beside two others', () => {
    const given = (...numbers: number[]) => legends({ empire: true, hand: ['qin-advance'], play: walls(...numbers) });
    expect(position(given(1, 4)).options).not.toContain('qin-long-walls-4');
    const table = position(given(1, 2, 4)).choose('qin-long-walls-4');
    expect(table.deck().split(' ')[0]).toBe('qin-advance');
    expect(table.player().actions).toBe(4);
  });

  it('LX-Q12: every Long Wall counts those in play', () => {
    const table = position(legends({ empire: true, play: walls(1, 2, 3), discard: walls(4) }));
    expect([1, 2, 3, 4].map((n) => table.worth(`qin-long-walls-${n}`))).toEqual([3, 3, 3, 3]);
  });

  it('LX-Q13: Long Walls I make Qin an empire on their way to the discard pile', () => {
    const table = running('draw(1)', legends({ hand: [], deck: [], discard: ['qin-prosperity'], nationDeck: [] }));
    expect(table.player().empire).toBe(true);
    expect([table.hand(), table.deck()].sort()).toEqual(['qin-long-walls-1', 'qin-prosperity']);
  });

  it('LX-Q14: Terracotta Warriors guard a tomb', () => {
    const warriors = ['qin-terracotta-warriors'];
    const worth = (you: Side): number => position(legends(you)).worth('qin-terracotta-warriors');
    expect(worth({ play: ['qin-eastern-zhou'], garrison: { 'qin-eastern-zhou': warriors } })).toBe(7);
    expect([worth({ history: warriors }), worth({ deck: warriors })]).toEqual([3, 0]);
  });

  it('LX-Q16: the power card counts pinned cards that are no regions', () => {
    const play = [...walls(1, 2, 3), 'qin-mandate-of-heaven', 'l-city', 'l-island', 'l-moor', 'l-lakes', 'l-plain'];
    const worth = (power: 'A' | 'B') => position({ ...legends({ power, play }), market: [] }).scoreLine('power');
    expect([worth('A'), worth('B')]).toEqual([5, 10]);
  });
});

describe('Olmecs', () => {
  const legends = (you: Side, others: readonly Side[] = [{}]) => ({
    box: 'legends' as const,
    you: { nation: 'olmecs', ...you },
    others,
  });
  const masks = (n: number): string[] => Array<string>(n).fill('olmecs-stone-mask');
  const COMPASS = 'olmecs-lodestone-compass';

  it('LX-O1: a Stone Mask never reshuffles (IM-11.7)', () => {
    const discard = [...masks(5), 'olmecs-la-venta', 'olmecs-ball-games', COMPASS];
    const deck = ['olmecs-laguna-de-los-cerros', 'olmecs-cacao'];
    const table = position(legends({ hand: masks(1), deck, discard }));
    const nationDeck = table.player().nationDeck.length;
    table.choose('olmecs-stone-mask', 'draw', 'draw', 'olmecs-cacao');
    expect(table.hand()).toBe('olmecs-laguna-de-los-cerros');
    expect(table.deck()).toBe('olmecs-cacao');
    expect(table.player().nationDeck).toHaveLength(nationDeck);
  });

  it('LX-O2: Lodestone Compass for two masks and an action', () => {
    const table = position(legends({ hand: masks(2), play: [COMPASS], actions: 1, exhausts: 1 }));
    table.choose(COMPASS, 'olmecs-stone-mask', 'l-plain');
    expect(table.hand()).toBe('l-plain');
    expect(table.discard()).toBe('olmecs-stone-mask olmecs-stone-mask');
    expect(table.player().actions).toBe(0);
  });

  it('LX-O3: Step Pyramids save one of them', () => {
    const play = [COMPASS, 'olmecs-step-pyramids'];
    const table = position(legends({ empire: true, hand: masks(1), play, actions: 1, exhausts: 2 }));
    table.choose(COMPASS, 'olmecs-step-pyramids', 'l-plain');
    expect(table.hand()).toBe('l-plain');
    expect(table.discard()).toBe('olmecs-stone-mask');
    expect(table.player().exhausts).toBe(0);
    const tired = position(legends({ empire: true, hand: masks(1), play, actions: 1, exhausts: 1 }));
    expect(tired.options).not.toContain(COMPASS); // the one token left would be the Compass’s own
  });

  it('LX-O5: side A of the power card', () => {
    const table = position(legends({ power: 'A', hand: masks(3) })).choose('olmecs-power-a', 'olmecs-stone-mask');
    table.choose('olmecs-stone-mask', 'l-etruscans');
    expect(table.hand()).toBe('l-etruscans l-unrest');
    expect(table.player().actions).toBe(3);
    const buried = position(legends({ power: 'A', hand: [], discard: masks(1) })).choose('olmecs-power-a');
    expect(buried.history()).toBe('olmecs-stone-mask');
  });

  it('LX-O6: a mask as a gift brings an unrest with it', () => {
    const others = [
      { nation: 'egyptians', hand: [] },
      { nation: 'minoans', hand: [] },
    ];
    const hand = ['olmecs-olmec-traders', 'olmecs-stone-mask', 'l-unrest'];
    const table = position(legends({ empire: true, hand }, others));
    table.choose('olmecs-olmec-traders', 'olmecs-stone-mask');
    expect(table.tokens()).toBe('M3 P0 G0');
    expect(table.hand(1)).toBe('olmecs-stone-mask l-unrest');
    expect(table.hand(2)).toBe('l-unrest');
  });

  it('LX-O7: masks count in history, and Jade Mask is one too', () => {
    const worth = (you: Side): number => position(legends({ deck: [], ...you })).worth('olmecs-stone-mask');
    expect([worth({ history: masks(1) }), worth({ hand: masks(1) })]).toEqual([1, 0]);
    expect(running('discard(1 mask)', legends({ hand: ['l-jade-mask'] })).discard()).toBe('l-jade-mask');
  });

  it('LX-O8: Cacao pays for every unrest returned', () => {
    const hand = ['l-unrest'];
    const others = [
      { nation: 'egyptians', hand },
      { nation: 'minoans', hand },
    ];
    const table = position(legends({ hand: ['olmecs-cacao', ...hand], deck: [] }, others));
    table.choose('olmecs-cacao', 'l-unrest', 'l-unrest', 'l-unrest');
    expect(table.tokens()).toBe('M0 P0 G3');
  });

  it('LX-O10: San Lorenzo makes an empire and is played in either state', () => {
    const id = 'olmecs-san-lorenzo-tenochtitlan';
    const drawn = running('draw(1)', legends({ hand: [], deck: [], discard: masks(1), nationDeck: [] }));
    expect(drawn.player().empire).toBe(true);
    for (const empire of [false, true])
      expect(position(legends({ empire, hand: [id], acceded: true })).options).toContain(id);
    expect(kindOf(cardNamed(id)).record.subtypes).toEqual(['metropolis']);
  });

  it('LX-O11: Ritual Sacrifice needs the Pyramids', () => {
    const id = 'olmecs-ritual-sacrifice';
    const hand = [id, ...masks(2)];
    expect(position(legends({ empire: true, hand, p: 2 })).options).not.toContain(id);
    const table = position({
      ...legends({ empire: true, hand, p: 2, play: ['olmecs-step-pyramids'] }),
      fameDeck: ['l-eminent', 'l-independent', 'l-imperial'],
    });
    table.choose(id, 'olmecs-step-pyramids', 'olmecs-stone-mask');
    expect(table.options).toEqual(['l-eminent', 'l-independent', 'l-imperial']);
    table.choose('l-imperial', 'l-independent');
    expect(table.hand()).toBe('olmecs-stone-mask l-imperial');
    expect(table.state.fameDeck.slice(-2).map((card) => kindOf(card).id)).toEqual(['l-eminent', 'l-independent']);
  });

  it('LX-O12: Tres Zapotes', () => {
    const id = 'olmecs-tres-zapotes';
    expect(kindOf(cardNamed(id)).cost).toEqual({ materials: 4, population: 2, progress: 0 });
    const table = position(legends({ empire: true, hand: [id], discard: masks(3) }));
    table.choose(id, 'accept', 'olmecs-stone-mask', 'olmecs-stone-mask');
    expect(table.hand()).toBe('olmecs-stone-mask olmecs-stone-mask');
    expect(table.worth(id)).toBe(3);
  });
});
