import { describe, expect, it } from 'vitest';
import { ZU_KINDS } from '../content/catalogue.ts';
import { ZU } from '../state.ts';
import { choicesOf, zuPlaysCard } from './zu-table.ts';

/** EE-12.15 to EE-12.34: what each card makes Zu do, and why. Every kind of card must have its entry here. */

/** A card with two colours digs in the more popular one. */
const digs = (card: string, letters: string, popular: string) => () => {
  const levels = [...'YGRPO'].map((letter) => (letter === popular ? 6 : letters.includes(letter) ? 5 : 8)).join('/');
  const map = [...letters].flatMap((letter) => [`${letter}g1`, `${letter}g2`]).join(' ');
  const table = zuPlaysCard(card, {}, { levels, map });
  expect(choicesOf(table)[0]).toMatch(/ level$/);
  expect(table.hold(ZU).split(' ').sort()).toEqual([`${popular}g1`, `${popular}g2`]);
  expect(table.gallery(ZU)).toBe(`${popular}g1 ${popular}g2`);
};

/** A Command places a trader and an envoy. */
const commands = (market: number, centre: number) => () => {
  const table = zuPlaysCard(`zu-command-m${market}`, {});
  expect(table.traders(market, ZU)).toBe(1);
  expect(table.envoys(ZU)).toEqual([0, 1, 2].map((one) => (one === centre ? 1 : 0)));
};

const cards: Record<string, () => void> = {
  'zu-excavate-yellow-green': digs('zu-excavate-yellow-green', 'YG', 'G'),
  'zu-excavate-green-red': digs('zu-excavate-green-red', 'GR', 'G'),
  'zu-excavate-red-purple': digs('zu-excavate-red-purple', 'RP', 'P'),
  'zu-excavate-purple-orange': digs('zu-excavate-purple-orange', 'PO', 'P'),
  'zu-excavate-orange-yellow': digs('zu-excavate-orange-yellow', 'OY', 'Y'),
  'zu-excavate-popular': () => {
    const table = zuPlaysCard('zu-excavate-popular', {}, { levels: '8/3/5/2/2', map: 'Gg1 Rg2' });
    expect(table.hold(ZU)).toBe('Rg2'); // yellow leads, but lies nowhere on the map (EE-12.15)
    // Where nothing lies anywhere it delivers what it holds; with nothing in its holds it fails, and for that (EE-12.10, EE-12.22).
    const nothing = (hold: string) => zuPlaysCard('zu-excavate-popular', { hold }, { map: '' });
    expect(nothing('Gg1').told('delivered')).toHaveLength(1);
    expect(nothing('').told('zu-failed')).toMatchObject([{ action: 'excavate', why: 'nothing-held' }]);
    const empty = zuPlaysCard(
      'zu-excavate-popular',
      { credits: 9 },
      { levels: '8/3/5/2/2', blackMarket: { yellow: 'Yg1' } },
    );
    expect(choicesOf(empty)).toEqual(['yellow level', 'Yg1 wanted']);
    expect(empty.hatch(ZU)).toBe('Yg1');
  },
  'zu-market': () => {
    const table = zuPlaysCard(
      'zu-market',
      { hold: 'Rg1 Rg2 Gg1', traders: '4:1' },
      { queues: { 1: 'R R', 2: 'G G', 3: 'S R R', 4: 'R R R R', 5: 'Y' }, levels: '2/5/8/2/2' },
    );
    expect(choicesOf(table)).toEqual(['red level', 'market 3 buyers', 'market 1 buyers', 'red level', 'red level']);
    expect([table.queue(3), table.queue(1)]).toEqual(['R R S R', 'R R S R']); // a full queue pushes out its front
    expect([1, 2, 3, 4, 5, 6].map((market) => table.traders(market, ZU))).toEqual([1, 0, 1, 1, 0, 0]);
  },
  'zu-command-m1': commands(1, 0),
  'zu-command-m2': commands(2, 0),
  'zu-command-m3': commands(3, 1),
  'zu-command-m4': commands(4, 1),
  'zu-command-m5': commands(5, 2),
  'zu-command-m6': commands(6, 2),
  'zu-sell': () => {
    const table = zuPlaysCard(
      'zu-sell',
      { hold: 'Rg1 Rg2', hatch: 'Rg4 Yg1', traders: '1:1 2:1 3:1 5:1' },
      { queues: { 1: 'R', 2: 'R R', 3: 'S', 4: 'R R R', 5: 'Y' }, levels: '4/2/6/2/2', deck: 'G1 G2' },
    );
    expect(choicesOf(table)).toEqual(['red most-markets', 'Rg2 cheapest', 'Rg4 cheapest']);
    expect(table.told('sold')[0]?.income.credits).toBe(8 + 2 * 4 + 8);
    expect([table.hold(ZU), table.hatch(ZU)]).toEqual(['', 'Yg1']);
    expect(table.envoys(ZU)).toEqual([2, 1, 0]);
    expect(table.hand(ZU)).toBe(''); // no free card (EE-12.12)
    expect(zuPlaysCard('zu-sell', { hold: 'Rg1' }, { queues: { 1: 'R' } }).credits(ZU)).toBe(10); // no trader: failed
  },
  'zu-surge': () => {
    // Your traders count only where Zu has one, too (EE-12.14 b): otherwise the better centre decides.
    const alone = zuPlaysCard(
      'zu-surge',
      { hold: 'Rg1' },
      { you: { traders: '3:2', envoys: '0 3 0' }, queues: { 1: 'R', 3: 'R' } },
    );
    expect(choicesOf(alone)).toEqual(['market 1 influence']);
    const met = zuPlaysCard(
      'zu-surge',
      { hold: 'Rg1', traders: '3:1' },
      { you: { traders: '3:2', envoys: '0 3 0' }, queues: { 1: 'R', 3: 'R' } },
    );
    expect(choicesOf(met)).toEqual(['market 3 your-traders']);
    const table = zuPlaysCard(
      'zu-surge',
      { hold: 'Rg1 Rg2 Yg1 Yg3', hatch: 'Gg1' },
      { queues: { 1: 'G', 3: 'R R R', 6: 'G S' }, levels: '5/4/8/2/2' },
    );
    expect(choicesOf(table)).toEqual(['green fewest-held', 'market 6 buyers']);
    expect(table.told('zu-trader')).toHaveLength(1);
    expect(table.traders(6, ZU)).toBe(0); // and is promoted at once (EE-12.32)
    expect(table.envoys(ZU)).toEqual([0, 0, 1]);
    expect(table.credits(ZU)).toBe(4 + 4);
    expect(zuPlaysCard('zu-surge', { hold: 'Rg1' }, { queues: { 1: 'Y' } }).credits(ZU)).toBe(10);
    expect(zuPlaysCard('zu-surge', {}).told('zu-failed')[0]).toMatchObject({ action: 'surge', why: 'nothing-held' });
  },
  'zu-survey': () => {
    const given = { round: 3, deck: 'Y5', stacks: { yellow: 'Yg3 Yg4' } } as const;
    const both = zuPlaysCard('zu-survey', { credits: 20 }, given);
    expect(choicesOf(both)).toEqual(['Yg3 value']);
    expect([both.hold(ZU), both.map, both.credits(ZU)]).toEqual(['Yg3', 'Yg4', 8]);
    expect(both.state.discard).toHaveLength(1); // no forecast in round 3
    const one = zuPlaysCard('zu-survey', { credits: 8 }, given);
    expect(choicesOf(one)).toEqual(['Yg4 affordable']);
    expect([one.hold(ZU), one.map]).toEqual(['Yg4', 'Yg3']);
    const full = zuPlaysCard('zu-survey', { credits: 20, hold: 'Gg1 Gg2 Gg3 Gg4 Rg1' }, given);
    expect(full.told('zu-buys-nothing')).toHaveLength(1);
    const last = zuPlaysCard(
      'zu-survey',
      { gallery: 'Yg3' },
      { ...given, stackSizes: { yellow: 1 }, stacks: { yellow: 'Yg3' } },
    );
    expect(last.map).toBe('Yg3'); // the only tile left goes to its site
    const marked = zuPlaysCard('zu-survey', {}, { round: 2, forecast: 'R1 R2 R3', markers: '0 1 0', deck: 'Y5' });
    expect(marked.told('zu-failed')[0]?.why).toBe('survey'); // EE-12.33
    const sold = zuPlaysCard('zu-survey', {}, { ...given, stacks: {}, stackSizes: { yellow: 0 } });
    expect([sold.told('zu-surveys').length, sold.told('tiles-drawn'), sold.told('zu-buys-nothing')]).toEqual([
      1,
      [],
      [],
    ]);
    expect(marked.state.discard).toHaveLength(1);
  },
};

describe("Zu's cards", () => {
  for (const [card, check] of Object.entries(cards)) it(`${card} does what it says (EE-12)`, check);

  it('all have a test', () => {
    expect(Object.keys(cards).sort()).toEqual(ZU_KINDS.map(({ id }) => id).sort());
  });
});

describe('the lists of priorities', () => {
  const levels = '2/2/4/4/2';
  const dug = (zu: object, rest: object) => choicesOf(zuPlaysCard('zu-excavate-red-purple', zu, { levels, ...rest }));

  it('colours of one level: two tiles, none held, yours fewest, chance (EE-12.16)', () => {
    expect(dug({}, { map: 'Rg1 Pg1 Pg2' })[0]).toBe('purple two-tiles');
    expect(dug({ hold: 'Pg4' }, { map: 'Rg1 Pg1' })[0]).toBe('red none-held');
    expect(dug({}, { map: 'Rg1 Pg1', you: { hold: 'Rg2' } })[0]).toBe('purple yours-fewest');
    expect(dug({}, { map: 'Rg1 Pg1' })[0]).toMatch(/ random$/);
  });

  it('kinds of one colour: not sampled by you, fewest copies, highest value (EE-12.18)', () => {
    const kinds = (map: string, you: object = {}) => dug({}, { map, you, levels: '2/2/6/4/2' }).slice(1);
    expect(kinds('Rg1 Rg2', { gallery: 'Rg1' })).toEqual(['Rg2 not-sampled']);
    expect(kinds('Rg2 Rg2 Rg3')).toEqual(['Rg3 fewest-copies']);
    expect(kinds('Rg2 Rg3 Rg4')).toEqual(['Rg3 value', 'Rg4 value']);
  });

  it('markets for a sale: buyers, your traders beside its own, influence (EE-12.14)', () => {
    const sold = (you: object, zu: object = {}) =>
      choicesOf(
        zuPlaysCard(
          'zu-sell',
          { hold: 'Rg1', traders: '1:1 3:1 5:1', ...zu },
          { queues: { 1: 'R', 3: 'R', 5: 'R' }, levels: '2/2/6/2/2', you },
        ),
      )[0];
    expect(sold({ traders: '3:2 5:1' })).toBe('market 3 your-traders');
    expect(sold({ envoys: '3 3 1' })).toBe('market 5 influence'); // an envoy there makes a tie
    expect(sold({ envoys: '0 1 2' }, { envoys: '0 1 2' })).toBe('market 1 influence'); // nobody is there yet
    expect(sold({ envoys: '1 4 6' }, { envoys: '2 2 2' })).toBe('market 3 influence'); // the smaller lead of yours
  });

  it('a favourite among colours of one level: the one it holds most of (EE-12.25)', () => {
    const table = zuPlaysCard(
      'zu-market',
      { hold: 'Rg1 Gg1 Gg2', traders: '1:1 2:1 3:1 4:1 5:1' },
      { levels: '2/5/5/2/2' },
    );
    expect(choicesOf(table)).toContain('green most-held');
    expect(table.queue(6)).toBe('S G');
    const nothing = zuPlaysCard('zu-market', { traders: '1:1 2:1 3:1 4:1 5:1' }, {});
    expect(choicesOf(nothing).at(-1)).toMatch(/ random$/); // it holds nothing: any colour
    const gone = zuPlaysCard(
      'zu-market',
      { hold: 'Rg1', traders: '1:1 2:1 3:1 4:1 5:1' },
      { queues: { 1: 'R R R R', 2: 'R R R R', 3: 'R R' }, specials: 0 },
    );
    expect(gone.queue(6)).toBe('');
    expect(gone.told('zu-no-buyer').map(({ kind }) => kind)).toEqual([5, 2]);
  });

  it('deliveries of one value: the hold first, then the less popular colour (EE-12.23a)', () => {
    const full = (hold: string, hatch: string, levels: string) =>
      choicesOf(zuPlaysCard('zu-excavate-popular', { hold, hatch }, { levels })).filter(
        (choice) => !choice.endsWith('level') || choice.endsWith('lower-level'),
      );
    expect(full('Yg1 Gg3 Gg3 Gg3 Gg3', 'Pg2 Gg1 Gg1', '6/5/2/2/2')).toEqual(['Yg1 hold-first', 'Pg2 value']);
    expect(full('Yg1 Pg2 Gg3 Gg3 Gg3', 'Gg1 Gg1 Gg1', '6/5/2/2/2')).toEqual(['Pg2 lower-level', 'Yg1 value']);
  });
});
