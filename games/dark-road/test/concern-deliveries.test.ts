import { describe, expect, it } from 'vitest';
import { DELIVERY_KINDS, TOWN_IDS } from '../content/catalogue.ts';
import { lastTurn } from './concern.ts';

/** What the two sides of a tile bring, coins and prestige being equal before. */
const TILES: { readonly [tile: string]: readonly [front: [number, number], back: [number, number]] } = {
  'delivery-wawozno': [
    [0, 2],
    [0, 1],
  ],
  'delivery-pogorzelce': [
    [0, 2],
    [0, 1],
  ],
  'delivery-daciszklarki': [
    [2, 0],
    [1, 0],
  ],
  'delivery-hendolina': [
    [2, 0],
    [1, 0],
  ],
  'delivery-wierszonoc': [
    [1, 1],
    [0, 1],
  ],
  'delivery-kopczyczorty': [
    [1, 1],
    [0, 1],
  ],
};
const HERO_OF = ['agatha', 'drago', 'anselm', 'aurelio', 'ogrim', 'atlantes'];
const REWARD = [
  [2, 0],
  [2, 0],
  [0, 2],
  [0, 2],
  [1, 1],
  [1, 1],
] as const;

describe('delivery tiles', () => {
  DELIVERY_KINDS.forEach(({ id }, town) => {
    for (const side of [0, 1] as const)
      it(`${id} pays its ${side === 0 ? 'front' : 'back'} and is turned over`, () => {
        const backs = side === 1 ? (TOWN_IDS[town] as string) : '';
        // An idle last turn makes coins and prestige equal; then comes the last visit.
        const table = lastTurn({ heroes: HERO_OF[town] as string, backs, coins: 9, prestige: 8, stock: 4 });
        const [coins, prestige] = (TILES[id] as [[number, number], [number, number]])[side];
        const [more, fame] = REWARD[town] as readonly [number, number];
        expect(table.told('concern-tile')).toMatchObject([{ town, side }]);
        expect([table.concern.coins, table.concern.prestige]).toEqual([9 + more + coins, 9 + fame + prestige]);
        expect(table.concern.tiles[town]).toBe(1 - side);
      });
  });
  it('are all tested', () => expect(Object.keys(TILES)).toEqual(DELIVERY_KINDS.map(({ id }) => id)));
});
