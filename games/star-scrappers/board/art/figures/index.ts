import { MERCENARY_KINDS } from '../../../content/catalogue.ts';
import type { Drawing } from '../drawing.tsx';
import * as biosses from './biosses.ts';
import * as hydrans from './hydrans.ts';
import * as metanels from './metanels.ts';
import * as minegglers from './minegglers.ts';
import * as terrons from './terrons.ts';
import * as weedlocks from './weedlocks.ts';

/** The picture of each kind of Mercenary, by its id. */
const byId: { readonly [id: string]: Drawing } = {
  'mineggler-tracker': minegglers.tracker,
  'mineggler-snoutdigger': minegglers.snoutdigger,
  'mineggler-venerable': minegglers.venerable,
  'mineggler-makkarat': minegglers.makkarat,
  'terron-driller': terrons.driller,
  'terron-foreman': terrons.foreman,
  'terron-sergeant': terrons.sergeant,
  'terron-colonel': terrons.colonel,
  'hydran-frogtopus': hydrans.frogtopus,
  'hydran-fishbean': hydrans.fishbean,
  'hydran-shuwar': hydrans.shuwar,
  'hydran-mushell': hydrans.mushell,
  'metanel-raker': metanels.raker,
  'metanel-drollo': metanels.drollo,
  'metanel-ruster': metanels.ruster,
  'metanel-scraper': metanels.scraper,
  'bioss-cyberwitch': biosses.cyberwitch,
  'bioss-psychosa': biosses.psychosa,
  'bioss-nursemaid': biosses.nursemaid,
  'bioss-domina': biosses.domina,
  'weedlock-sprouter': weedlocks.sprouter,
  'weedlock-rooter': weedlocks.rooter,
  'weedlock-sower': weedlocks.sower,
  'weedlock-mandragore': weedlocks.mandragore,
};

/** Pictures in the order of `MERCENARY_KINDS`. A kind of a content pack without one has its level rings alone. */
export const FIGURES: readonly Drawing[] = MERCENARY_KINDS.map(({ id }) => byId[id] ?? []);
