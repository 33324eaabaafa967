import { defined, type Option, type Seat } from '@stolik/engine';
import type { Bundle, Token } from '../content/effects.ts';
import { tokenNamed } from '../content/read-terms.ts';
import { type State, type Wagon, wagonAt } from '../state.ts';
import { hooksOf, inventoryOf } from './powers.ts';
import { decide, type GameDealer, type OrCompanion, run, script } from './steps.ts';
import { gain, owned, takeAway } from './stock.ts';

/** DR-22.3a: the Estate. One net exchange of bundles, as many given as taken. */
export interface Swapping {
  seat: Seat;
  open: boolean;
  bundles: readonly Bundle[];
  net?: OrCompanion<string> | null;
}

export const swap = script<Swapping>('swap', [
  decide('net', netSwaps, { by: (_, { seat }) => seat, open: (_, { open }) => open }),
  run(doSwap),
]);

/** `lantern+1 quartz-1`: bundles won and given, the fewest first; `none` for none at all. */
function netSwaps(s: State, { seat, bundles }: Swapping): (string & Option)[] {
  const wagon = wagonAt(s, seat);
  const found: number[][] = [];
  const limits = bundles.map((bundle) => ({
    least: -Math.floor(owned(wagon, bundle.what) / bundle.n),
    most: roomFor(s, wagon, bundle),
  }));
  const net: number[] = [];
  const choose = (at: number, sum: number): void => {
    const { least, most } = defined(limits[at]);
    if (at === bundles.length - 1) {
      if (-sum >= least) found.push([...net, -sum]);
      return;
    }
    for (let n = least; n <= Math.min(most, MOST_SWAPS); n++) {
      net[at] = n;
      choose(at + 1, sum + n);
    }
    net.length = at;
  };
  choose(0, 0);
  const size = (swap: readonly number[]): number => swap.reduce((sum, n) => sum + Math.abs(n), 0);
  return found
    .filter((swap) => size(swap) > 0)
    .sort((a, b) => size(a) - size(b))
    .map((swap) => printSwap(swap, bundles))
    .concat('none');
}

/** More bundles than this fit nowhere but in a purse, which is listed last and takes what is left. */
const MOST_SWAPS = 16;

/** So many bundles more fit into the wagon and are in the supply. */
function roomFor(s: State, wagon: Wagon, { n, what }: Bundle): number {
  switch (what) {
    case 'lantern':
      return Math.floor(Math.min(hooksOf(wagon) - wagon.lanterns, s.lanterns) / n);
    case 'quartz':
    case 'horseshoe': {
      const left = what === 'quartz' ? s.quartz : s.horseshoes;
      return Math.floor(Math.min(inventoryOf(wagon) - wagon.horseshoes - wagon.quartz, left) / n);
    }
    default:
      return Number.POSITIVE_INFINITY;
  }
}

const printSwap = (swap: readonly number[], bundles: readonly Bundle[]): string =>
  swap.flatMap((n, at) => (n === 0 ? [] : [`${bundles[at]?.what}${n > 0 ? '+' : '-'}${Math.abs(n)}`])).join(' ');

/** Numbers of bundles by token, as an option names them. */
export const readSwap = (option: string): { what: Token; n: number }[] =>
  option.split(' ').map((word) => {
    const [, what, sign, n] = /^([a-z]+)([+-])(\d+)$/.exec(word) ?? [];
    return { what: tokenNamed(what), n: sign === '-' ? -Number(n) : Number(n) };
  });

function doSwap(s: State, { seat, bundles, net }: Swapping, dealer: GameDealer): void {
  if (typeof net !== 'string' || net === 'none') return;
  const changes = readSwap(net).map(({ what, n }) => ({
    what,
    n: n * (bundles.find((bundle) => bundle.what === what)?.n ?? 0),
  }));
  for (const { what, n } of changes) if (n < 0) takeAway(s, seat, what, -n);
  const given = changes.filter(({ n }) => n < 0).map(({ what, n }) => ({ what, n: -n }));
  dealer.tell({ type: 'swapped', seat, given });
  for (const { what, n } of changes) if (n > 0) gain(s, seat, what, n, dealer);
}
