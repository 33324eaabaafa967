import { isRefusal, seatingOf } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import type { ZuRules } from '../content/effects.ts';
import { ZU_OPTIONS } from '../content/tables.ts';
import { excavationEarth } from '../index.ts';
import { zuRules } from '../rules/zu/decks.ts';
import { ZU } from '../state.ts';
import { position } from './position.ts';
import { zuPlaysCard, zuPlaysCards } from './zu-table.ts';

/** EE-12.36: the ten options. Every option must have its entry here. */
const rulesWith = (id: string): ZuRules => zuRules({ [id]: 'on' });

const options: Record<string, (rules: ZuRules) => void> = {
  'zu-easy-no-credits': ({ startCredits }) => expect(startCredits).toBe(0),
  'zu-easy-no-fail-credits': (rules) => {
    const table = zuPlaysCard('zu-sell', { rules });
    expect(table.told('zu-failed')).toHaveLength(1);
    expect(table.credits(ZU)).toBe(0);
  },
  'zu-easy-no-coloured-buyers': (rules) => {
    const table = zuPlaysCard('zu-market', { rules, hold: 'Rg1', traders: '1:1 2:1 3:1 4:1 5:1' });
    expect(table.queue(6)).toBe('S');
  },
  'zu-easy-discard-next': (rules) => {
    const table = zuPlaysCards(['zu-surge', 'zu-market', 'zu-command-m1', 'zu-command-m2'], { rules });
    expect(table.told('zu-threw-away')).toHaveLength(1); // after the Surge, failed though it was; not after the Command
    expect(table.told('zu-card')).toHaveLength(2);
    expect(table.traders(1, ZU)).toBe(1);
    expect(table.state.zu?.deck).toHaveLength(1);
    expect(table.state.zu?.discard).toHaveLength(3);
    const last = zuPlaysCards(['zu-survey', 'zu-market'], { rules }, { round: 3 });
    expect(last.player(ZU).passed).toBe(true); // a last turn of one action
  },
  'zu-easy-limited-crew': (rules) => {
    const given = { rules, supply: 0 };
    expect(zuPlaysCard('zu-market', given).told('zu-failed')[0]?.why).toBe('no-crew');
    expect(zuPlaysCard('zu-command-m1', given).told('zu-failed')).toHaveLength(1);
    const one = zuPlaysCard('zu-command-m1', { rules, supply: 1 });
    expect([one.traders(1, ZU), ...one.envoys(ZU)]).toEqual([1, 0, 0, 0]); // the trader first
    expect(one.told('zu-failed')).toEqual([]);
    expect(zuPlaysCard('zu-market', { rules, supply: 1 }).told('zu-trader')).toHaveLength(1);
    const queues = { queues: { 1: 'R' } };
    expect(zuPlaysCard('zu-surge', { ...given, hold: 'Rg1' }, queues).told('zu-failed')[0]?.why).toBe('no-crew');
    expect(zuPlaysCard('zu-surge', { ...given, hold: 'Rg1', traders: '1:1' }, queues).told('sold')).toHaveLength(1);
    const dug = zuPlaysCard('zu-excavate-popular', given, { map: 'Rg1' });
    expect([dug.hold(ZU), dug.gallery(ZU)]).toEqual(['Rg1', '']); // no sample
    const survey = zuPlaysCard('zu-survey', given, { round: 1, forecast: 'R1 R2 R3' });
    expect(survey.told('forecast-changed')[0]?.marked).toBe(false);
  },
  'zu-hard-both-colours': (rules) => {
    const given = { levels: '2/2/4/6/2', map: 'Rg1 Rg2 Pg1 Pg2' };
    const table = zuPlaysCard('zu-excavate-red-purple', { rules }, given);
    expect(table.hold(ZU)).toBe('Pg1 Rg1'); // one of each, the more popular first
    const slot = zuPlaysCard('zu-excavate-red-purple', { rules, hold: 'Yg1 Yg2 Yg3 Yg4' }, given);
    expect(slot.hold(ZU)).toBe('Yg1 Yg2 Yg3 Yg4 Pg1');
    const second = zuPlaysCard('zu-excavate-red-purple', { rules, gallery: 'Pg1 Pg2' }, given);
    expect(second.hold(ZU)).toBe('Rg1');
    const neither = zuPlaysCard(
      'zu-excavate-red-purple',
      { rules, credits: 9, gallery: 'Pg1 Pg2 Rg1 Rg2' },
      { ...given, blackMarket: { purple: 'Pg4', red: 'Rg4' } },
    );
    expect(neither.hatch(ZU)).toBe('Pg4');
    expect(zuPlaysCard('zu-excavate-popular', { rules }, given).hold(ZU)).toBe('Pg1 Pg2'); // other cards as ever
  },
  'zu-hard-fail-15': (rules) => expect(zuPlaysCard('zu-sell', { rules }).credits(ZU)).toBe(15),
  'zu-hard-any-storage': (rules) => {
    const hold = 'Yg1 Yg2 Yg3 Yg4';
    const table = zuPlaysCard('zu-excavate-popular', { rules, hold }, { map: 'Rg1 Rg3' });
    expect([table.hold(ZU), table.hatch(ZU)]).toEqual([`${hold} Rg1`, 'Rg3']);
    const bought = zuPlaysCard('zu-excavate-popular', { rules, credits: 9 }, { blackMarket: { green: 'Gg1' } });
    expect([bought.hold(ZU), bought.hatch(ZU)]).toEqual(['Gg1', '']);
  },
  'zu-hard-leftover-penalty': (rules) => {
    const table = position({ you: { hand: 'R1', credits: 5, hold: 'Yg3', hatch: 'Yg4' }, zu: { rules } });
    expect(table.points()).toBe(5 - 6 - 3); // below nothing
    expect(table.scoreLine('penalty')).toBe(-9);
    expect(position({ you: { hand: 'R1', credits: 5, hold: 'Yg3' }, zu: {} }).points()).toBe(5);
  },
  'zu-hard-second-acquire': (rules) => {
    const blackMarket = { yellow: 'Yg4', green: 'Gg2', red: 'Rg1', purple: 'Pg1' };
    const given = { levels: '8/2/2/2/2', blackMarket };
    const table = zuPlaysCard('zu-excavate-popular', { rules, credits: 30 }, given);
    expect(table.hatch(ZU)).toBe('Yg4 Gg2'); // 7 and 7: from left to right
    expect(table.credits(ZU)).toBe(30 - 4 - 8);
    expect(zuPlaysCard('zu-excavate-popular', { rules, credits: 5 }, given).hatch(ZU)).toBe('Yg4');
    expect(zuPlaysCard('zu-excavate-popular', { credits: 30 }, given).hatch(ZU)).toBe('Yg4');
  },
};

describe('difficulty options', () => {
  for (const [id, check] of Object.entries(options))
    it(`${id} does what it says (EE-12.36)`, () => check(rulesWith(id)));

  it('all have a test', () => {
    expect(Object.keys(options).sort()).toEqual(ZU_OPTIONS.map(({ id }) => id).sort());
  });

  it('are for one seat, and two that contradict each other are refused with a sentence', () => {
    const refusal = (seats: number, variants: Record<string, string>) => {
      const seating = seatingOf(excavationEarth, seats, variants);
      return isRefusal(seating) ? seating.message : null;
    };
    expect(refusal(2, { 'zu-hard-fail-15': 'on' })).toMatch(/one seat only/);
    expect(refusal(1, { 'zu-hard-fail-15': 'on' })).toBeNull();
    expect(refusal(1, { 'zu-hard-fail-15': 'on', 'zu-easy-no-fail-credits': 'on' })).toMatch(/turn one of them off/);
    expect(refusal(1, { 'start-hand': 'draft' })).toMatch(/cannot be drafted alone/);
    expect(refusal(2, { 'start-hand': 'draft' })).toBeNull();
  });
});
