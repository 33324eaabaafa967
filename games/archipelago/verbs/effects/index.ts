import type { Script } from '@stolik/engine';
import { build } from './build.ts';
import { chooseGift } from './choose-gift.ts';
import { disengage } from './disengage.ts';
import { doubleHarvest } from './double-harvest.ts';
import { exchange } from './exchange.ts';
import { explore } from './explore.ts';
import { freeHarvest } from './free-harvest.ts';
import { gainFlorins } from './gain-florins.ts';
import { gainPerBuilding } from './gain-per-building.ts';
import { gainPerCitizens } from './gain-per-citizens.ts';
import { hire } from './hire.ts';
import { marker } from './marker.ts';
import { markerPerBuilding } from './marker-per-building.ts';
import { migrate } from './migrate.ts';
import { pillage } from './pillage.ts';
import { reproduce } from './reproduce.ts';
import { searchDeck } from './search-deck.ts';
import { shipsToPorts } from './ships-to-ports.ts';
import { sinkShip } from './sink-ship.ts';
import { smuggle } from './smuggle.ts';
import { spy } from './spy.ts';
import { standUp } from './stand-up.ts';
import { steal } from './steal.ts';
import { toMarket } from './to-market.ts';
import { transactions } from './transactions.ts';
import { tribute } from './tribute.ts';
import { unrestByCount } from './unrest-by-count.ts';

/** All that cards and events do: one line each. Where two begin with the same word the one that is asked first stands first. */
export const EFFECTS = {
  marker,
  'marker-per-building': markerPerBuilding,
  'unrest-by-count': unrestByCount,
  'gain-per-building': gainPerBuilding,
  'gain-per-citizens': gainPerCitizens,
  exchange,
  'gain-florins': gainFlorins,
  hire,
  transactions,
  smuggle,
  'to-market': toMarket,
  reproduce,
  migrate,
  explore,
  build,
  'search-deck': searchDeck,
  'sink-ship': sinkShip,
  tribute,
  spy,
  steal,
  pillage,
  'stand-up': standUp,
  disengage,
  'double-harvest': doubleHarvest,
  'free-harvest': freeHarvest,
  'choose-gift': chooseGift,
  'ships-to-ports': shipsToPorts,
};

/** Some of them are actions of a turn too. */
export const effectScripts: readonly Script[] = Object.values(EFFECTS).map(({ does }) => does.script);
