import type { Option, TextArg } from '@stolik/engine';
import { steedKind } from '../content/catalogue.ts';
import { FINE_SALE } from '../content/tables.ts';
import { goodOfPiece, is, isFine } from '../pieces.ts';
import { type Plan, readPicks } from '../rules/delivery.ts';
import { totalsWith } from '../rules/end.ts';
import { saleValue } from '../rules/inn.ts';
import { gainsOf } from '../rules/stock.ts';
import { type State, type Wagon, wagonAt } from '../state.ts';
import { contractPays, heroPay } from './deliveries.ts';
import { NOTHING_RUNS, type Running } from './running.ts';
import type { Asked } from './scene.tsx';

/** What the running choice of this chair has settled so far. */
export function runningOf({ state, seat, decision }: Asked, picked: readonly Option[]): Running {
  if (seat === null) return NOTHING_RUNS;
  if (decision?.prompt === 'inn.good') return sale(state, decision.question.args ?? {});
  const wagon = wagonAt(state, seat);
  if (state.phase === 'scoring') {
    const { coins, prestige } = totalsWith(wagon, picked);
    return { ...NOTHING_RUNS, coins: coins - wagon.coins, prestige: prestige - wagon.prestige };
  }
  const visits = state.phase === 'final' || (state.phase === 'play' && state.journey !== null);
  return visits && picked.length > 0 ? deliveries(state, wagon, readPicks(state, seat, picked)) : NOTHING_RUNS;
}

/** DR-11.3: the question tells to whom, and what has been sold. */
function sale(state: State, { hero, sold }: { readonly [name: string]: TextArg }): Running {
  const lost = listed(sold).flatMap((good) => (is.good(good) ? [goodOfPiece(good)] : []));
  const [buyer] = listed({ all: hero === undefined ? [] : [hero] });
  return {
    ...NOTHING_RUNS,
    coins: lost.reduce((sum, good) => sum + saleValue(state, good), 0),
    quartz: lost.filter(isFine).length * FINE_SALE.quartz,
    lost,
    buyer: buyer !== undefined && is.hero(buyer) ? buyer : null,
  };
}

const listed = (arg: TextArg | undefined): number[] =>
  typeof arg === 'object' && 'all' in arg
    ? arg.all.flatMap((one) => (typeof one === 'object' && 'piece' in one ? [one.piece] : []))
    : [];

/** DR-14.3 to 14.6. */
function deliveries(state: State, wagon: Wagon, plan: Plan): Running {
  const lost = plan.contracts.flatMap(({ goods }) => goods);
  let [coins, prestige, quartz] = [0, 0, 0];
  for (const { contract, goods } of plan.contracts) prestige += contractPays(state, contract, goods);
  for (const hero of plan.heroes) {
    const pay = heroPay(state, hero);
    coins += pay.coins;
    prestige += pay.prestige;
  }
  for (const steed of wagon.steeds) {
    const { onFineDelivered } = steedKind(steed).power;
    for (const { what, n } of onFineDelivered === null ? [] : gainsOf(onFineDelivered))
      if (what === 'quartz') quartz += n * lost.filter(isFine).length;
  }
  const last = plan.contracts.at(-1)?.contract;
  return {
    ...NOTHING_RUNS,
    coins,
    prestige,
    quartz,
    lost,
    done: new Set<number>([...plan.heroes, ...plan.contracts.map(({ contract }) => contract)]),
    contracts: new Map(
      plan.contracts.map(({ contract, goods }) => [contract, { goods, open: plan.begun && contract === last }]),
    ),
  };
}
