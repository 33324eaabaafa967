import { defined } from '@stolik/engine';
import { LABOUR_UNREST, STABILITY_UNREST, STABILITY_WORKERS, unrestAt, workersAt } from '../content/tables.ts';
import { ALL_KINDS, DOMESTIC, EXPORT } from '../pieces.ts';
import type { State } from '../state.ts';
import { changeUnrest, changeWorkers } from './markers.ts';
import { type GameDealer, run, script } from './steps.ts';
import { areasOfMarket } from './stock.ts';

/** AR-6.4 Phase 3: boards I, II, III, IV. Nobody decides anything. */
export const populationEffects = script('population', [
  run((s, _, dealer) => {
    for (const market of [DOMESTIC, EXPORT]) readMarket(s, market, dealer);
  }),
  run((s, _, dealer) => {
    const { population } = s;
    changeWorkers(s, defined(STABILITY_WORKERS[population]), dealer);
    changeUnrest(s, defined(STABILITY_UNREST[population]), dealer);
  }),
  run((s, _, dealer) => changeUnrest(s, defined(LABOUR_UNREST[s.workers]), dealer)),
]);

/** The lowest row with cubes of each area gives its symbols once. AR-6.5: independence stops everything. */
function readMarket(s: State, market: 0 | 1, dealer: GameDealer): void {
  for (const kind of ALL_KINDS) {
    if (s.ended !== null) return;
    const cubes = defined(areasOfMarket(s, market)[kind]);
    changeWorkers(s, workersAt(market, kind, cubes), dealer);
    changeUnrest(s, unrestAt(market, kind, cubes), dealer);
  }
}
