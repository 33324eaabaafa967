import { addTo, defined } from '@stolik/engine';
import { ALL_KINDS, type Kind, kindName } from '../pieces.ts';
import { activePlayer, type State } from '../state.ts';
import { choose, type GameDealer, loop, run, script } from './steps.ts';
import { payCube, shortage, spendToken } from './stock.ts';

/** AR-2.6: cubes of a cost, one by one; a discovery token may stand for any of them. */
export interface Paying {
  /** Cubes still to be paid, by kind. */
  due: number[];
  with: 'cube' | 'token' | null;
}

export const payCubes = script<Paying>('pay', [
  loop(
    (_, { due }) => nextKind(due) !== undefined,
    [choose('with', waysToPay, { about: (_, { due }) => ({ kind: kindName(defined(nextKind(due))) }) }), run(payOne)],
  ),
]);

const nextKind = (due: readonly number[]): Kind | undefined => ALL_KINDS.find((kind) => (due[kind] ?? 0) > 0);

/** A token only if enough of them are left for what cannot be paid otherwise. */
function waysToPay(s: State, { due }: Paying): ('cube' | 'token')[] {
  const { cubes, tokens } = activePlayer(s);
  const kind = defined(nextKind(due));
  const ways: ('cube' | 'token')[] = [];
  if (defined(cubes[kind]) > 0) ways.push('cube');
  const others = due.slice();
  addTo(others, kind, -1);
  if (tokens > 0 && tokens - 1 >= shortage(cubes, others)) ways.push('token');
  return ways;
}

function payOne(s: State, { due, with: way }: Paying, dealer: GameDealer): void {
  const kind = defined(nextKind(due));
  addTo(due, kind, -1);
  if (way === 'token') spendToken(s, s.active);
  else payCube(s, s.active, kind);
  dealer.tell({ type: 'paid-cube', seat: s.active, kind, token: way === 'token' });
}
