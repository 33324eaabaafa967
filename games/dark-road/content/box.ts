import { type Box, type BoxItem, boxItem, type Listed } from '@stolik/engine';
import boardFile from './board.json' with { type: 'json' };
import buildingsFile from './buildings.json' with { type: 'json' };
import companionsFile from './companions.json' with { type: 'json' };
import contractsFile from './contracts.json' with { type: 'json' };
import diceFile from './dice.json' with { type: 'json' };
import eventsFile from './events.json' with { type: 'json' };
import featsFile from './feats.json' with { type: 'json' };
import goodsFile from './goods.json' with { type: 'json' };
import heroesFile from './heroes.json' with { type: 'json' };
import marketFile from './market.json' with { type: 'json' };
import { checkPack } from './pack.ts';
import concernFile from './private-concern.json' with { type: 'json' };
import steedsFile from './steeds.json' with { type: 'json' };
import tokensFile from './tokens.json' with { type: 'json' };
import townsFile from './towns.json' with { type: 'json' };
import upgradesFile from './upgrades.json' with { type: 'json' };
import wagonFile from './wagon.json' with { type: 'json' };

/** These files call the sources of parts `fieldSources`. */
const item =
  (kind: string) =>
  ({ fieldSources, ...listed }: Listed & { readonly fieldSources?: object }): BoxItem =>
    boxItem(kind)({ ...listed, sources: fieldSources ?? {} });

const items: readonly BoxItem[] = [
  ...heroesFile.heroes.map(item('hero')),
  ...contractsFile.contracts.map(item('contract')),
  ...companionsFile.companions.map(item('companion')),
  ...steedsFile.steeds.map(item('steed')),
  ...featsFile.feats.map(item('feat')),
  ...eventsFile.events.map(item('event')),
  ...buildingsFile.buildings.map(item('building')),
  ...upgradesFile.upgrades.map(item('upgrade')),
  ...goodsFile.goods.map((good) => item('good')({ ...good, count: good.tiles })),
  ...diceFile.dice.map(item('die')),
  ...tokensFile.tokens.map(item('token')),
  ...townsFile.towns.map(item('town')),
  ...boardFile.districts.map(item('board')),
  item('board')(boardFile.courtyard),
  item('board')(boardFile.darkMarketCircle),
  item('board')(boardFile.ruins),
  item('board')(marketFile),
  item('board')(wagonFile),
  ...concernFile.markers.map(item('concern')),
  ...concernFile.actionCards.map(item('concern')),
  ...concernFile.guildNotices.map(item('concern')),
  ...concernFile.sarcophagusCards.map(item('concern')),
  ...concernFile.deliveryTiles.map(item('concern')),
];

/** What is in the box, with where we know it from, and what may replace it. */
export const box: Box = { items, checkPack };
