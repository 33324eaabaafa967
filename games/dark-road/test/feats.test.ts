import { describe, expect, it } from 'vitest';
import { FEAT_KINDS } from '../content/catalogue.ts';
import type { Feat } from '../pieces.ts';
import { missingFor } from '../rules/feat-counts.ts';
import type { Wagon } from '../state.ts';
import { position } from './position.ts';

/** DR-23: every feat, counted at the end for what was delivered. */
interface Case {
  readonly delivered?: string;
  readonly companions?: string;
  /** Answers where coins or prestige may be chosen. */
  readonly choose?: readonly string[];
  readonly coins?: number;
  readonly prestige?: number;
  readonly vp?: number;
}

const KNIGHTS = 'agatha roderyk isaura';
const HEROES: { readonly [town: string]: readonly string[] } = {
  wawozno: ['agatha', 'roderyk', 'isaura', 'tancred', 'wilhelmina', 'garvain', 'odette'],
  pogorzelce: ['cecily', 'drago', 'maren'],
  daciszklarki: ['anselm', 'bogna', 'crispin'],
  hendolina: ['aurelio', 'dalinka', 'fenwick'],
  wierszonoc: ['ogrim', 'cassia', 'ditmar'],
  kopczyczorty: ['atlantes', 'melisande', 'ozryk'],
};
const first = (...towns: string[]): string => towns.map((town) => HEROES[town]?.[0]).join(' ');
const contracts = (town: string, n: number): string =>
  Array.from({ length: n }, (_, at) => `${town}-${at + 1}`).join(' ');

const CASES: { readonly [feat: string]: readonly Case[] } = {
  'feat-trio-knight': [
    { delivered: KNIGHTS, prestige: 4 },
    { delivered: `${KNIGHTS} tancred wilhelmina`, prestige: 4 },
    { delivered: 'agatha roderyk' },
  ],
  'feat-trio-mercenary': [{ delivered: 'cecily drago maren', prestige: 4 }],
  'feat-trio-alchemist': [{ delivered: 'anselm bogna crispin', coins: 4 }],
  'feat-trio-bard': [{ delivered: 'aurelio dalinka fenwick', coins: 4 }],
  'feat-trio-scholar': [{ delivered: 'ogrim cassia ditmar', choose: ['coins'], coins: 4 }],
  'feat-trio-wizard': [{ delivered: 'atlantes melisande ozryk', choose: ['prestige'], prestige: 4 }],
  'feat-three-lands-1': [
    { delivered: first('wierszonoc', 'wawozno', 'daciszklarki'), choose: ['coins'], coins: 3 },
    { delivered: 'ogrim cassia agatha roderyk anselm', choose: ['prestige'], prestige: 3 },
  ],
  'feat-three-lands-2': [{ delivered: first('kopczyczorty', 'pogorzelce', 'hendolina'), choose: ['coins'], coins: 3 }],
  'feat-supplier-blue': [
    { delivered: 'wawozno-1', coins: 2 },
    { delivered: 'wawozno-1 pogorzelce-1 pogorzelce-2 hendolina-1', coins: 4 },
    { delivered: 'hendolina-1' },
  ],
  'feat-supplier-green': [{ delivered: 'daciszklarki-1 hendolina-1', coins: 4 }],
  'feat-supplier-purple': [{ delivered: 'wierszonoc-1 wawozno-1', coins: 2 }],
  'feat-royal-supplier': [
    { delivered: 'wawozno-1 hendolina-1 kopczyczorty-1', coins: 4 },
    { delivered: 'wawozno-1 wawozno-2 hendolina-1 hendolina-2 kopczyczorty-1 kopczyczorty-2', coins: 4 },
    { delivered: 'wawozno-1 hendolina-1' },
  ],
  'feat-dozen': [
    { delivered: `${(HEROES.wawozno as string[]).join(' ')} ${contracts('wawozno', 5)}`, vp: 2 },
    { delivered: `${(HEROES.wawozno as string[]).join(' ')} ${contracts('wawozno', 4)}` },
  ],
  'feat-five-contracts': [
    { delivered: contracts('hendolina', 5), vp: 2 },
    { delivered: contracts('hendolina', 4) },
    { delivered: `${contracts('hendolina', 5)} ${contracts('wawozno', 5)}`, vp: 2 },
  ],
  'feat-seven-heroes': [{ delivered: (HEROES.wawozno as string[]).join(' '), vp: 2 }, { delivered: KNIGHTS }],
  'feat-all-towns': [
    { delivered: `${first('wawozno', 'pogorzelce', 'daciszklarki')} hendolina-1 wierszonoc-1 kopczyczorty-1`, vp: 3 },
    { delivered: `${first('wawozno', 'pogorzelce', 'daciszklarki')} hendolina-1 wierszonoc-1` },
  ],
  'feat-gifts': [
    { companions: 'phoenix:3 raven:1', prestige: 3 },
    { companions: 'phoenix:3 raven:3 windcat:1', prestige: 4 },
  ],
  'feat-guest-and-goods': [
    { delivered: 'agatha wawozno-1', choose: ['coins'], coins: 2 },
    { delivered: 'agatha roderyk wawozno-1 aurelio hendolina-1', choose: ['coins', 'prestige'], coins: 2, prestige: 2 },
    { delivered: `${KNIGHTS} ${contracts('wawozno', 3)}`, choose: ['coins', 'coins'], coins: 4 },
    { delivered: 'agatha hendolina-1' },
  ],
  'feat-menagerie': [{ companions: 'phoenix raven windcat grace', vp: 2 }, { companions: 'phoenix raven windcat' }],
};

const lastTurn = (feat: string, { delivered = '', companions = '' }: Case) =>
  position({
    round: 13,
    you: { locks: '- - one', reserve: '', feats: feat.replace('feat-', ''), delivered, companions },
  }).choose('gain(2 coins)', 'end');

describe('feats', () => {
  for (const { id } of FEAT_KINDS)
    for (const [at, one] of (CASES[id] ?? []).entries())
      it(`${id} pays what it says (${at + 1})`, () => {
        const table = lastTurn(id, one);
        table.choose(...(one.choose ?? []));
        expect(table.over).toBe(true);
        expect(table.purse()).toMatchObject({ coins: 2 + (one.coins ?? 0), prestige: one.prestige ?? 0 });
        expect(table.points() - Math.min(table.purse().coins, table.purse().prestige)).toBe(one.vp ?? 0);
      });

  it('lack so many cards for one more payment, or will never pay again (DR-23.4)', () => {
    const missing = (feat: string, delivered: string): number => {
      const { state } = position({ you: { feats: feat, delivered } });
      return missingFor(state.wagons[0] as Wagon, state.wagons[0]?.feats[0] as Feat);
    };
    expect(missing('five-contracts', contracts('hendolina', 3))).toBe(2);
    expect(missing('five-contracts', contracts('hendolina', 5))).toBe(Number.POSITIVE_INFINITY);
    expect(missing('trio-knight', 'agatha')).toBe(2);
    expect(missing('royal-supplier', 'wawozno-1 hendolina-1')).toBe(1);
  });

  it('are all tested, each at least once with a reward', () => {
    const paying = Object.entries(CASES).filter(([, cases]) =>
      cases.some(({ coins, prestige, vp }) => coins ?? prestige ?? vp),
    );
    expect(paying.map(([id]) => id).sort()).toEqual(FEAT_KINDS.map(({ id }) => id).sort());
  });
});
