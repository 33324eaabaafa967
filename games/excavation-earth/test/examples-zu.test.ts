import { applyChoice, type Decision, isOver, type Option, type Seating, seatingOf, start } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { zuKind } from '../content/catalogue.ts';
import { excavationEarth } from '../index.ts';
import type { ZuCard } from '../pieces.ts';
import { endingOf } from '../rules/end.ts';
import { influence } from '../rules/zu/priorities.ts';
import { rivalScore } from '../score.ts';
import { ZU } from '../state.ts';
import { position } from './position.ts';
import { choicesOf, zuPlaysCard } from './zu-table.ts';

/** docs/examples.md, derived examples: Zu. */
describe('examples: Zu', () => {
  it('D43: an empty centre, then a tie to be made, then a tie to be broken (EE-12.13)', () => {
    const { state } = position({ you: { hand: 'R1', envoys: '0 2 2' }, zu: { envoys: '0 1 2' } });
    const order = ([0, 1, 2] as const).toSorted((one, other) => influence(state, other) - influence(state, one));
    expect(order).toEqual([0, 1, 2]);
  });

  it('D45: of two equally popular colours the one in which two kinds can be dug (EE-12.16 a)', () => {
    const table = zuPlaysCard(
      'zu-excavate-red-purple',
      { hold: 'Yg1 Yg2' },
      { levels: '2/2/4/4/2', map: 'Rg2 Rg2 Pg3 Pg4' },
    );
    expect(choicesOf(table)[0]).toBe('purple two-tiles');
    expect(table.hold(ZU)).toBe('Yg1 Yg2 Pg4 Pg3');
  });

  it('D46: first a kind that you have not sampled, then the other (EE-12.18)', () => {
    const table = zuPlaysCard(
      'zu-excavate-yellow-green',
      {},
      { levels: '6/2/2/2/2', map: 'Yg1 Yg1 Yg4', you: { gallery: 'Yg4' } },
    );
    expect(choicesOf(table)).toEqual(['yellow level', 'Yg1 not-sampled']);
    expect(table.hold(ZU)).toBe('Yg1 Yg4');
    expect(table.gallery(ZU)).toBe('Yg1 Yg4');
  });

  const acquiring = (credits: number, hold = '') =>
    zuPlaysCard(
      'zu-excavate-green-red',
      { credits, gallery: 'Yg2 Rg2', hold },
      {
        levels: '2/2/6/2/2',
        map: 'Rg2',
        blackMarket: { yellow: 'Yg2', green: 'Gg2', red: 'Rg2', purple: 'Pg2', orange: 'Og1' },
      },
    );

  it('D47: nothing new to dig: the first suitable top tile from the wanted colour on, into the hatch (EE-12.20)', () => {
    const table = acquiring(7);
    expect(table.hatch(ZU)).toBe('Pg2'); // value 5, cost 6
    expect(table.credits(ZU)).toBe(1);
    expect(table.gallery(ZU)).toBe('Yg2 Rg2 Pg2');
    expect(choicesOf(table)).toContain('Pg2 stack-order');
  });

  it('D48: nothing to be bought: Zu delivers its best pair, or fails (EE-12.22, 12.23)', () => {
    const poor = acquiring(2);
    expect(poor.told('zu-failed')[0]?.credits).toBe(10);
    expect(poor.credits(ZU)).toBe(12);
    const rich = acquiring(0, 'Yg1 Yg3 Gg1 Gg4'); // 5 6 3 5
    expect(rich.told('delivered').map(({ credits }) => credits)).toEqual([6, 5]);
    expect(rich.hold(ZU)).toBe('Yg1 Gg1');
    expect(rich.credits(ZU)).toBe(11);
  });

  it('D50: hold and hatch full: Deliver; only the hold full: Acquire (EE-12.17)', () => {
    const hold = 'Yg1 Yg2 Yg3 Yg4 Gg1';
    const rest = { levels: '2/2/6/2/2', map: 'Rg2 Rg4', blackMarket: { red: 'Rg1' } } as const;
    const full = zuPlaysCard('zu-excavate-green-red', { credits: 20, hold, hatch: 'Gg2 Gg3 Gg4' }, rest);
    expect(full.told('delivered')).toHaveLength(2);
    expect(full.told('zu-full')).toMatchObject([{ hatch: true }]);
    const half = zuPlaysCard('zu-excavate-green-red', { credits: 20, hold, hatch: 'Gg2' }, rest);
    expect(half.hatch(ZU)).toBe('Gg2 Rg1');
    expect(half.told('zu-full')).toMatchObject([{ hatch: false }]);
    expect(half.credits(ZU)).toBe(12);
  });

  it('D51: Market with traders everywhere fails; at five, the sixth gets a trader and two buyers (EE-12.24, 12.25)', () => {
    const everywhere = zuPlaysCard('zu-market', { traders: '1:1 2:1 3:1 4:1 5:1 6:1' });
    expect(everywhere.credits(ZU)).toBe(10);
    const table = zuPlaysCard('zu-market', { traders: '1:1 2:1 3:1 4:1 5:1', hold: 'Rg1' });
    expect(table.traders(6, ZU)).toBe(1);
    expect(table.queue(6)).toBe('S R');
  });

  it('D52: Command where Zu has a trader: only an envoy (EE-12.26)', () => {
    const table = zuPlaysCard('zu-command-m4', { traders: '4:1' });
    expect(table.traders(4, ZU)).toBe(1);
    expect(table.envoys(ZU)).toEqual([0, 1, 0]);
    expect(zuPlaysCard('zu-command-m4', {}).traders(4, ZU)).toBe(1);
  });

  it('D53: two colours that can be sold at two markets each: the greater income decides (EE-12.28)', () => {
    const table = zuPlaysCard(
      'zu-sell',
      { hold: 'Gg1 Gg2 Rg1 Rg2 Rg3', traders: '1:1 2:1 3:1' },
      { queues: { 1: 'G G G R', 2: 'G G R', 3: 'G' }, levels: '2/6/6/2/2' },
    );
    expect(choicesOf(table)).toContain('green income');
    expect(table.told('sold')[0]?.markets).toEqual([0, 1]);
    expect(table.hold(ZU)).toBe('Rg1 Rg2 Rg3');
  });

  it('D55: Survey replaces the leftmost card without a marker; what costs 12 is not bought with 11 (EE-12.33, 12.34)', () => {
    const table = zuPlaysCard(
      'zu-survey',
      { credits: 11, gallery: 'Yg2' },
      { round: 2, forecast: 'R1 G2 P3', markers: '0 - -', deck: 'Y5', stacks: { yellow: 'Yg2 Yg3' } },
    );
    expect(table.state.forecast.length).toBe(3);
    expect(table.told('forecast-changed')[0]).toMatchObject({ marked: true });
    expect(table.state.markers).toEqual([0, ZU, -1]);
    expect(table.told('zu-buys-nothing')).toHaveLength(1);
    expect(table.credits(ZU)).toBe(11);
    expect(table.map).toMatch(/^Yg[23]$/);
  });

  /** A whole game in which you pass at once. */
  function passing(seed: string) {
    const revealed: ZuCard[] = [];
    const seating = seatingOf(excavationEarth, 1, {}) as Seating;
    const listen = (event: { type: string; card?: unknown }) => {
      if (event.type === 'zu-card') revealed.push(event.card as ZuCard);
    };
    const table = start(excavationEarth, seating, seed, listen as never);
    while (!isOver(table)) {
      const decision = table.pending[0] as Decision;
      const option: Option = decision.options.includes('pass') ? 'pass' : (decision.options[0] as Option);
      applyChoice(excavationEarth, table, decision, option, listen as never);
    }
    return { table, revealed };
  }

  it('D56: three decks of ten; three cards come again, the others leave unseen; 30 are revealed (EE-12.4, 12.6)', () => {
    const { table, revealed } = passing('D56');
    expect(revealed).toHaveLength(30);
    const rounds = [0, 10, 20].map((from) => revealed.slice(from, from + 10));
    const [first, second, third] = rounds as [ZuCard[], ZuCard[], ZuCard[]];
    expect(second.filter((card) => first.includes(card))).toHaveLength(3);
    expect(third.filter((card) => second.includes(card))).toHaveLength(3);
    expect(table.state.zu?.removed.length).toBe(7);
    expect(table.state.zu?.gone.length).toBe(7);
    const types = (cards: readonly ZuCard[]) => cards.map((card) => zuKind(card).effect.does).sort();
    expect(types(first)).toEqual(
      ['excavate', 'excavate', 'excavate', 'market', 'market', 'command', 'sell', 'surge', 'surge', 'survey'].sort(),
    );
  });

  it('whoever plays without Zu has no rival score to beat (EE-12.35)', () => {
    expect(rivalScore(position({ you: { hand: 'R1' } }).state)).toBeNull();
    expect(rivalScore(position({ you: { hand: 'R1' }, zu: {} }).state)).not.toBeNull();
  });

  it('D57: what is left in its hold counts for Zu; only strictly more wins (EE-12.35)', () => {
    const end = (credits: number) =>
      position({ you: { hand: 'R1', credits }, zu: { credits: 200, hold: 'Yg3', hatch: 'Yg4' } });
    expect(end(209).points(ZU)).toBe(209);
    expect(end(209).winners).toEqual([]);
    expect(end(210).winners).toEqual([0]);
    expect([endingOf(end(209).state), endingOf(end(210).state)]).toEqual(['zu-unbeaten', 'zu-beaten']);
  });
});
