import { defined, type Option, type Seat, verbOf } from '@stolik/engine';
import { goodNamed, is, isFine } from '../pieces.ts';
import { visitOptions, visitQuestion } from '../rules/delivery.ts';
import type { State } from '../state.ts';
import type { Scene } from './scene.tsx';
import { runningOf } from './so-far.ts';

/** All that can still be handed over, in one go: for a whole town, or for the commission that has been begun. */
export interface Whole {
  readonly of: 'visit' | 'contract';
  /** What is chosen, one after the other; what is taken unasked is left out. */
  readonly options: readonly Option[];
  readonly coins: number;
  readonly prestige: number;
}

/** Null where there is nothing to choose, or one thing alone. */
export function wholeVisit(scene: Scene, picked: readonly Option[]): Whole | null {
  const { state, seat, prompt, running } = scene;
  if (seat === null || !prompt.endsWith('.plan') || scene.options.size === 0) return null;
  const { step } = visitQuestion(state, seat, picked);
  if (step === 'town') return null;
  const of = step === 'goods' ? 'contract' : 'visit';
  const ways = of === 'contract' ? [followed(state, seat, picked, [], isGood)] : allWays(state, seat, picked);
  const worth = ({ picks }: Way): number => {
    const { coins, prestige } = runningOf(scene, picks);
    return coins + prestige;
  };
  const best = ways.reduce((one, other) => (worth(other) > worth(one) ? other : one), defined(ways[0]));
  if (best.asked.length < 2) return null;
  const { coins, prestige } = runningOf(scene, best.picks);
  return { of, options: best.asked, coins: coins - running.coins, prestige: prestige - running.prestige };
}

interface Way {
  /** With all that is taken unasked. */
  readonly picks: readonly Option[];
  readonly asked: readonly Option[];
}

const isGood = (option: Option): boolean => typeof option === 'string' && option.includes('@goods-');

/** Commissions may want the same good: in which order they are handed over matters. */
function allWays(state: State, seat: Seat, picked: readonly Option[]): readonly Way[] {
  const contracts = visitOptions(state, seat, picked).filter(
    (option) => typeof option === 'number' && is.contract(option),
  );
  return orders(contracts).map((order) => followed(state, seat, picked, order, () => true));
}

const orders = (all: readonly Option[]): readonly (readonly Option[])[] =>
  all.length < 2
    ? [all]
    : all.flatMap((first) => orders(all.filter((one) => one !== first)).map((rest) => [first, ...rest]));

/** Contracts in this order with all their goods, then heroes, for as long as `goesOn` says so of what is next. */
function followed(
  state: State,
  seat: Seat,
  picked: readonly Option[],
  order: readonly Option[],
  goesOn: (option: Option) => boolean,
): Way {
  const picks = [...picked];
  const asked: Option[] = [];
  for (;;) {
    const options = visitOptions(state, seat, picks);
    const next = nextOf(options, order);
    if (next === undefined || !goesOn(next)) return { picks, asked };
    picks.push(next);
    if (options.length > 1) asked.push(next);
  }
}

/** Fine goods pay more (DR-14.3). */
function nextOf(options: readonly Option[], order: readonly Option[]): Option | undefined {
  const goods = options.filter(isGood);
  const fine = goods.find((good) => isFine(goodNamed(verbOf(String(good)))));
  const contract = order.find((one) => options.includes(one));
  return fine ?? goods[0] ?? contract ?? options.find((option) => typeof option === 'number' && is.hero(option));
}
