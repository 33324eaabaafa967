import { keysOf, speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import buildingsFile from '../content/buildings.json' with { type: 'json' };
import companionsFile from '../content/companions.json' with { type: 'json' };
import { LEVELS } from '../content/concern.ts';
import eventsFile from '../content/events.json' with { type: 'json' };
import featsFile from '../content/feats.json' with { type: 'json' };
import goodsFile from '../content/goods.json' with { type: 'json' };
import heroesFile from '../content/heroes.json' with { type: 'json' };
import concernFile from '../content/private-concern.json' with { type: 'json' };
import steedsFile from '../content/steeds.json' with { type: 'json' };
import townsFile from '../content/towns.json' with { type: 'json' };
import upgradesFile from '../content/upgrades.json' with { type: 'json' };
import { darkRoad } from '../index.ts';

const pl = gameText('dark-road', 'pl');
const en = gameText('dark-road', 'en');

describe('the messages', () => {
  it('have a name for every variant, ending, level, score line and kind of piece', () => {
    const wanted = [
      'game-name',
      'game-tagline',
      ...darkRoad.variants.flatMap(({ id, values }) => [
        `variant-${id}`,
        ...values.map((value) => `variant-${id}-${value}`),
      ]),
      ...darkRoad.endings.map((ending) => `ending-${ending}`),
      ...LEVELS.map(({ id }) => `level-${id}`),
      ...['base', 'feats', 'trophy', 'glow'].map((what) => `score-${what}`),
      ...new Set(darkRoad.box.items.map(({ kind }) => `kind-${kind}`)),
    ];
    expect(wanted.filter((key) => !keysOf(pl).includes(key))).toEqual([]);
  });
});

describe('names', () => {
  const speakers = { pl: speakerOf('pl', [pl], darkRoad), en: speakerOf('en', [en], darkRoad) };
  const said = (lang: 'pl' | 'en', key: string): string => speakers[lang].say({ key, args: { form: 'nom' } });

  it('are those of the content files', () => {
    const named = [
      ...heroesFile.heroes,
      ...companionsFile.companions,
      ...steedsFile.steeds,
      ...featsFile.feats,
      ...eventsFile.events,
      ...buildingsFile.buildings,
      ...upgradesFile.upgrades,
      ...concernFile.actionCards,
      ...concernFile.guildNotices,
      ...concernFile.sarcophagusCards,
      ...concernFile.deliveryTiles,
    ].map(({ id, name }) => ({ key: `name-${id}`, name }));
    const goods = goodsFile.goods.flatMap(({ id, name, fineName }) => [
      { key: `good-${id}`, name },
      { key: `good-fine-${id}`, name: fineName },
    ]);
    const towns = townsFile.towns.map(({ id, name }) => ({ key: `town-${id}`, name }));
    for (const { key, name } of [...named, ...goods, ...towns])
      expect([key, said('pl', key), said('en', key)]).toEqual([key, name.pl, name.en]);
  });

  it('of towns are put into the case that "do" asks for in Polish', () => {
    const to = (town: string): string => speakers.pl.say({ key: `town-${town}`, args: { form: 'to' } });
    expect(townsFile.towns.map(({ id }) => to(id))).toEqual([
      'Wąwoźna',
      'Pogorzelec',
      'Dąciszklarek',
      'Hendoliny',
      'Wierszonocy',
      'Kopczyczortów',
    ]);
  });
});
