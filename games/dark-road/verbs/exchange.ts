import { type Seat, verbOf } from '@stolik/engine';
import { unknown } from '@stolik/engine/notation';
import { either } from '@stolik/engine/phrases';
import type { Cost, ProgramId } from '../content/effects.ts';
import { costOf } from '../content/read-cost.ts';
import { must } from '../content/read-terms.ts';
import { goodNamed } from '../pieces.ts';
import { canPay, goodsToPay } from '../rules/abilities.ts';
import { giveGood } from '../rules/companions.ts';
import { carryOut } from '../rules/effects.ts';
import { call, choose, decide, type GameDealer, type OrCompanion, run, script, when } from '../rules/steps.ts';
import { goodOption, pay } from '../rules/stock.ts';
import { type State, wagonAt } from '../state.ts';
import { clause, costText, following, programText } from '../words/effects.ts';
import { ALWAYS, by, NOTHING_CERTAIN, told, type Verb } from './verb.ts';

/** DR-22.1: one of the costs in full, then the effect; or nothing. */
export interface Exchange {
  readonly does: 'exchange';
  readonly costs: readonly Cost[];
  readonly program: ProgramId;
}

interface Exchanging {
  seat: Seat;
  open: boolean;
  costs: readonly Cost[];
  program: ProgramId;
  /** The canonical source of the cost. */
  cost?: OrCompanion<string> | null;
  good?: string | null;
}

const exchanging = script<Exchanging>('exchange', [
  decide('cost', payableCosts, { by: (_, { seat }) => seat, open: (_, { open }) => open }),
  when(
    (_, local) => chosenCost(local) !== undefined,
    [
      choose('good', goodsForCost, { by: (_, { seat }) => seat }),
      run(payCost),
      call(carryOut, (_, { seat, open, program }) => ({ seat, open, program, next: 0 })),
    ],
  ),
]);

function payableCosts(s: State, { seat, costs }: Exchanging): string[] {
  const wagon = wagonAt(s, seat);
  const options: string[] = [];
  for (const cost of costs) if (canPay(s, wagon, cost)) options.push(cost.id);
  options.push('none');
  return options;
}

const chosenCost = ({ costs, cost }: Exchanging): Cost | undefined => costs.find(({ id }) => id === cost);

function goodsForCost(s: State, local: Exchanging): string[] {
  const cost = chosenCost(local);
  if (cost?.pays !== 'good') return [];
  return goodsToPay(s, wagonAt(s, local.seat), cost).map((good) => goodOption(good, local.seat));
}

function payCost(s: State, local: Exchanging, dealer: GameDealer): void {
  const cost = chosenCost(local);
  if (cost?.pays === 'tokens') pay(s, local.seat, cost.what, cost.n, dealer);
  if (typeof local.good === 'string') giveGood(s, local.seat, goodNamed(verbOf(local.good)), dealer);
}

export const exchange: Verb<Exchange> = {
  reads: {
    exchange: ({ branches, to }, enter) => {
      must(to.length > 0, 'an exchange for nothing');
      return {
        does: 'exchange',
        costs: branches.map(([cost]) => costOf(cost ?? unknown('an empty cost'))),
        program: enter(to),
      };
    },
  },
  stands: ['building'],
  can: { ...ALWAYS, pay: (s, wagon, { costs }) => costs.some((cost) => canPay(s, wagon, cost)) },
  does: by(exchanging, ({ seat, open }, { costs, program }: Exchange) => ({ seat, open, costs, program })),
  road: null,
  says: told(({ costs, program }, opening) =>
    clause(
      'do-exchange',
      { cost: either(costs.map(costText)), does: programText(program, following(opening)) },
      opening,
    ),
  ),
  brings: NOTHING_CERTAIN,
  shows: ({ costs, program }) => [{ either: costs.map((cost) => ({ cost })) }, '→', { program }],
};
