import { describe, expect, it } from 'vitest';
import {
  COMPANIONS,
  CONTRACT_KINDS,
  CONTRACTS,
  EVENTS,
  FEATS,
  HERO_KINDS,
  HEROES,
  STEEDS,
  TOWNS,
  UPGRADES,
} from '../content/catalogue.ts';
import componentsFile from '../content/components.json' with { type: 'json' };
import featsFile from '../content/feats.json' with { type: 'json' };
import { Library } from '../content/library.ts';
import { parseProgram, printProgram } from '../content/notation.ts';
import { readCost } from '../content/read-cost.ts';
import { readPower } from '../content/read-power.ts';
import { TILES_PER_KIND } from '../content/tables.ts';
import { darkRoad } from '../index.ts';
import { ALL_KINDS } from '../pieces.ts';
import { VERBS } from '../verbs/index.ts';

describe('what is in the box', () => {
  it('adds up to the list of components', () => {
    const { items } = darkRoad.box;
    const counted = (kind: string, ids?: RegExp): number =>
      items
        .filter((item) => item.kind === kind && (ids?.test(item.id) ?? true))
        .reduce((sum, { count }) => sum + count, 0);
    const box: { [component: string]: number } = {
      'goods-tile': counted('good'),
      'building-tile': counted('building') / 2,
      'contract-tile': counted('contract'),
      'start-hero': HEROES.filter((hero) => HERO_KINDS[hero]?.start).length,
      hero: HEROES.filter((hero) => !HERO_KINDS[hero]?.start).length,
      companion: COMPANIONS.length,
      steed: STEEDS.length,
      feat: FEATS.length,
      upgrade: UPGRADES.length,
      'event-main': EVENTS.length / 2,
      'event-shortcut': EVENTS.length / 2,
      'pc-action': counted('concern', /^pc-\d/),
      'guild-notice': counted('concern', /^notice/),
      sarcophagus: counted('concern', /^sarcophagus/),
      'delivery-tile': counted('concern', /^delivery/),
      ...Object.fromEntries(
        items.filter(({ kind }) => kind === 'die' || kind === 'token').map(({ id, count }) => [id, count]),
      ),
    };
    const listed = componentsFile.components.filter(({ id }) => id in box).map(({ id, count }) => [id, count]);
    expect(listed).toEqual(listed.map(([id]) => [id, box[id as string]]));
    expect(listed.length).toBeGreaterThan(20);
  });

  it('has an id of its own and a source for everything', () => {
    const { items } = darkRoad.box;
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { id, source, sources } of items)
      for (const one of [source, ...Object.values(sources)])
        expect([id, ['rulebook', 'public', 'known', 'designed'].includes(one)]).toEqual([id, true]);
  });

  it('has contracts and heroes as the files say: 15 orders and 18 demands for each kind', () => {
    for (const kind of ALL_KINDS) {
      expect(CONTRACT_KINDS.filter(({ goods }) => goods.includes(kind))).toHaveLength(15);
      expect(HERO_KINDS.filter(({ wants }) => wants.includes(kind))).toHaveLength(18);
      expect(TILES_PER_KIND[kind]).toBe(14);
    }
    for (const [town] of TOWNS.entries()) {
      expect(CONTRACT_KINDS.filter((contract) => contract.town === town)).toHaveLength(5);
      expect(HERO_KINDS.filter((hero) => hero.town === town)).toHaveLength(8);
    }
    expect(CONTRACTS).toHaveLength(30);
  });

  it('writes each feat the same way twice', () => {
    for (const { id, effect, requirement, reward, limit } of featsFile.feats) {
      expect([id, effect.endsWith(`{${reward}}`)]).toEqual([id, true]);
      expect([id, effect.includes('limit')]).toEqual([id, limit !== null]);
      if (limit !== null) expect(effect).toContain(`limit ${limit}`);
      if ('n' in requirement) expect(effect).toContain(`perSet(${requirement.n} `);
    }
  });
});

describe('programs', () => {
  it('are read whatever the spaces, and written in one way', () => {
    const printed = (source: string): string => printProgram(parseProgram(source));
    expect(printed(' choose { gain( 1 lantern )|moveGlowToPool() } ')).toBe(
      'choose{gain(1 lantern) | moveGlowToPool()}',
    );
    expect(printed('exchange{pay(2 coins)|payGood(value1, normal)=>gainGood(any,normal);gain(1 coins)}')).toBe(
      'exchange{pay(2 coins) | payGood(value1,normal) => gainGood(any,normal); gain(1 coins)}',
    );
  });

  it('that this game does not know are refused with a sentence', () => {
    const refused = (read: () => unknown): string => {
      try {
        read();
        return 'accepted';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const library = () => new Library(VERBS);
    expect(refused(() => library().read('fly(3 coins)'))).toBe(
      '"fly(3 coins)" has "fly", which this game does not know',
    );
    expect(refused(() => library().read('gain(3 pearls)'))).toContain('"3 pearls"');
    expect(refused(() => library().read('gain(3 coins'))).toContain('but found the end');
    expect(refused(() => library().read('choose{gain(1 coins)}'))).toContain('a choice of one');
    expect(refused(() => readCost('pay(2 potion)'))).toContain('more than one good');
    expect(refused(() => readPower('passive(invisible())', library().enter))).toContain('the passive "invisible"');
  });
});

describe('content packs', () => {
  const problems = (pack: object): string[] => darkRoad.box.checkPack({ game: 'dark-road', name: 'Test', ...pack });

  it('may replace what they name, and nothing else', () => {
    expect(problems({})).toEqual([]);
    expect(
      problems({ heroes: [{ id: 'hero-agatha', wants: ['potion'], bonus: 'chest', name: { en: 'Agatha II' } }] }),
    ).toEqual([]);
    expect(problems({ events: [{ id: 'event-wolves', lines: { '1': 'lose(5 coins)' } }] })).toEqual([]);
    expect(
      problems({ feats: [{ id: 'feat-dozen', reward: 'choose{gain(5 coins) | gain(5 prestige)}', limit: 2 }] }),
    ).toEqual([]);
    expect(problems({ buildings: [{ id: 'quartz-mine', effect: 'gain(2 quartz)' }] })).toEqual([]);
    expect(problems({ upgrades: [{ id: 'upgrade-strongbox', effect: 'gain(5 coins)' }] })).toEqual([]);
    expect(
      problems({
        spaces: [
          { id: 'dm-left', effect: 'gainGood(tome,normal); gainGood(armor,normal)' },
          { id: 'ruins-top-left', effect: 'choose{gainGood(staff,fine) | gainGood(tome,fine)}' },
        ],
        oracleFaces: [{ id: 'coins', effect: 'gain(4 coins)' }],
        craftTable: [{ id: 'star', good: 'potion' }],
        thresholds: [{ id: 'balanceGap', value: 6 }],
        levels: [{ id: 'merchant', vp: 0 }],
      }),
    ).toEqual([]);
    expect(
      problems({
        goods: [
          {
            id: 'potion',
            shape: {
              cells: [
                [0, 0],
                [1, 0],
              ],
            },
          },
        ],
        storage: [{ id: 'storage', rows: 5, columns: 4 }],
        concernStart: [
          { id: 'start', coins: 8, coinsBySeat: [0, 0, 1, 1], prestige: 4, stock: 3, currentTown: 'hendolina' },
        ],
        concernGains: [{ id: 'building', value: 3 }],
      }),
    ).toEqual([]);
    expect(darkRoad.box.checkPack(null)).toHaveLength(1);
    expect(darkRoad.box.checkPack({ game: 'chess', name: 'x' })).toHaveLength(1);
  });

  it('are told what is wrong, item by item', () => {
    const wrong: [pack: object, says: RegExp][] = [
      [{ dragons: [] }, /"dragons" is not part of a pack/],
      [{ heroes: {} }, /"heroes" must be a list/],
      [{ heroes: [{ id: 'hero-nobody' }] }, /item 1 must have the id of an item of the box/],
      [{ heroes: [{ id: 'hero-agatha' }, { id: 'hero-agatha' }] }, /given twice/],
      [{ heroes: [{ id: 'hero-agatha', power: 9 }] }, /"power" cannot be replaced/],
      [{ heroes: [{ id: 'hero-agatha', town: 'hendolina' }] }, /a knight travels to wawozno/],
      [{ heroes: [{ id: 'hero-agatha', wants: [] }] }, /wants at least one good/],
      [{ heroes: [{ id: 'hero-start-edvar', wants: ['tome'] }] }, /a starting hero wants no goods/],
      [{ contracts: [{ id: 'contract-wawozno-1', goods: ['tome'] }] }, /"goods" must be a list of 3 to 3/],
      [{ companions: [{ id: 'phoenix', count: 4 }] }, /there are 23 cards/],
      [{ steeds: [{ id: 'steed-sweethoof', effect: 'passive(storageBlock(3,3))' }] }, /a block of 3 x 3/],
      [{ events: [{ id: 'event-wolves', lines: { '1': 'rollOracle()' } }] }, /cannot be done here/],
      [{ events: [{ id: 'event-wolves', lines: { '7': 'gain(1 coins)' } }] }, /"lines.7" cannot be replaced/],
      [{ feats: [{ id: 'feat-dozen', requirement: { type: 'luck' } }] }, /a feat cannot ask for "luck"/],
      [{ feats: [{ id: 'feat-dozen', reward: 'gain(1 lantern)' }] }, /gives coins, prestige or victory points/],
      [{ upgrades: [{ id: 'upgrade-trophy', effect: 'gain(1 coins)' }] }, /as a lasting power/],
      [{ guildNotices: [{ id: 'notice-levy', whileActive: 'on(moon){}' }] }, /"whileActive" must be a program/],
      [{ deliveryTiles: [{ id: 'delivery-wawozno', front: 'pcGain(1 pearls)' }] }, /pcGain of "pearls"/],
      [{ spaces: [{ id: 'dm-left', effect: 'lose(1 coins)' }] }, /"lose" cannot be done here/],
      [{ oracleFaces: [{ id: 'coins', effect: 'rollOracle()' }] }, /cannot be done here/],
      [{ craftTable: [{ id: 'star', good: 'dragon' }] }, /"good" must be one of/],
      [{ thresholds: [{ id: 'balanceGap', value: -1 }] }, /a whole number from 0 to 20/],
      [{ levels: [{ id: 'merchant', vp: 99 }] }, /a whole number from -20 to 20/],
      [{ actionCards: [{ id: 'pc-01', move: 9 }] }, /a whole number from 0 to 4/],
      [{ goods: [{ id: 'potion', shape: { cells: [] } }] }, /a list of 1 to 6 different cells/],
      [{ goods: [{ id: 'potion', shape: { cells: [[1, 1]] } }] }, /from the corner/],
      [
        {
          goods: [
            {
              id: 'potion',
              shape: {
                cells: [
                  [0, 0],
                  [0, 0],
                ],
              },
            },
          ],
        },
        /different cells/,
      ],
      [
        {
          goods: [
            {
              id: 'potion',
              shape: {
                cells: [
                  [0, 0],
                  [1, 1],
                ],
              },
            },
          ],
        },
        /in one piece/,
      ],
      [
        {
          goods: [
            {
              id: 'potion',
              shape: {
                cells: [
                  [0, 1],
                  [0, 2],
                  [1, 0],
                  [1, 1],
                ],
              },
            },
          ],
        },
        /its own mirror image/,
      ],
      [{ goods: [{ id: 'potion', tiles: 99 }] }, /"tiles" cannot be replaced/],
      [{ storage: [{ id: 'storage', rows: 6, columns: 6 }] }, /6 x 6 cells; 20 are the most/],
      [
        { storage: [{ id: 'storage', rows: 3, columns: 3 }] },
        /"staff": it does not fit into an empty storage of 3 x 3/,
      ],
      [{ concernStart: [{ id: 'start', stock: 7 }] }, /a whole number from 0 to 6/],
      [{ concernStart: [{ id: 'start', coinsBySeat: [1] }] }, /a list of 4 whole numbers/],
      [{ concernGains: [{ id: 'building', value: 11 }] }, /a whole number from 0 to 10/],
    ];
    for (const [pack, says] of wrong) expect(problems(pack).join('\n')).toMatch(says);
  });
});
